export { puzzlesIn } from './find.ts';
export { type Position, positionOf } from './position.ts';
export { levelOf, type Puzzle } from './puzzle.ts';
