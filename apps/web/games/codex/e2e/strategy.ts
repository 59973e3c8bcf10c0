import { firstOf, type Strategy } from '../../../e2e/table.ts';

/** Attacks the base whenever that is possible, and otherwise gets on: such matches are short. */
const bold: Strategy = ({ answers }) =>
  firstOf(answers, [
    /Base$/,
    /^Attack/,
    /^Play /,
    /^Summon/,
    /^(Hire|Worker)/,
    /^Set the patrol/,
    /^Leave it empty/,
  ]);

export default bold;
