import type { Puzzle } from '@riposte/analysis/puzzles';
import text from '@riposte/flash-duel/puzzles.json?raw';

/** The puzzles of Flash Duel, as the lab has found them. */
const puzzles: readonly Puzzle[] = JSON.parse(text);
export default puzzles;
