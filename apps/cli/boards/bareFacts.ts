import { wrap } from '../paragraph.ts';
import type { Board } from './board.ts';

/** For a game that nobody has drawn yet: what the view says, by name. */
export const bareFacts: Board<unknown, unknown> = {
  primer: () => [],
  draw: (view, { look }) =>
    factsOf(view).flatMap(([name, value]) => wrap(` ${name}: ${JSON.stringify(value)}`, look.columns - 1, 3)),
  weigh: () => 'plain',
};

function factsOf(view: unknown): readonly (readonly [string, unknown])[] {
  if (typeof view !== 'object' || view === null) return [['view', view]];
  // The stack is how the machine keeps its place; the question says it in words.
  return Object.entries(view).filter(([name, value]) => name !== 'stack' && value !== undefined);
}
