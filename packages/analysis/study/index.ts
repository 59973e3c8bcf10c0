export { type BotMatch, botMatch } from './botMatch.ts';
export { Calibration, type Decile, type Saying, sayingsIn, sayingsOf } from './calibration.ts';
export { type Mean, type PlayerTally, type Sureness, Tally } from './tally.ts';
