import type { BenchTerms } from '../../bench/terms.ts';

const terms: BenchTerms = { script: 150, work: 60 };

export default terms;
