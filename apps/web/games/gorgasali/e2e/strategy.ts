import { firstOf, type Strategy } from '../../../e2e/table.ts';

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
