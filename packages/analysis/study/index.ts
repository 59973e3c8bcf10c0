export { type BotMatch, botMatch } from './botMatch.ts';
export { Calibration, type Decile, type Saying, sayingsIn, sayingsOf } from './calibration.ts';
export { type Mean, type PlayerTally, StudyTally, type Sureness } from './tally.ts';
