export { puzzlesIn } from './find.ts';
export { type PuzzlePosition, positionOf } from './position.ts';
export { levelOf, type Puzzle } from './puzzle.ts';
