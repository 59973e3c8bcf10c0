import type { BenchTerms } from '../../bench/terms.ts';

const terms: BenchTerms = { script: 220, work: 80, board: '[data-part="island"]' };

export default terms;
