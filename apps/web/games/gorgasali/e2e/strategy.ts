import type { Wish } from '../../../e2e/meeting.ts';
import { firstOf, type Strategy } from '../../../e2e/table.ts';

/** A match that is soon over: the quick pace, and characters that chance gives. */
export const QUICK: readonly Wish[] = [
  ['Pace', 'Quick'],
  ['Characters', 'Dealt'],
];

/** Throws, opens what there is to open, shoots whenever possible, and walks on: no question is left alone. */
const restless: Strategy = ({ answers }) =>
  firstOf(answers, [
    / at /,
    /^Shoot/,
    /^Throw the dice/,
    /^Open an extra/,
    /^Open the chest/,
    /^To a chest/,
    /^End the turn/,
  ]);

export default restless;
