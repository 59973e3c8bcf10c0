import { benchCrowd } from '../../bench/crowd.ts';
import { measure } from '../../bench/measure.ts';
import { crowded } from './crowded.ts';

// `node apps/web/games/codex/crowdBench.ts`: what a phone has to work where forty things are on the table.
await measure([(browser, site) => benchCrowd(browser, site, crowded())], 'codex');
