import { firstOf, type Strategy } from '../../../e2e/table.ts';

/** Strikes whenever possible and never defends: such matches are short. */
const bold: Strategy = ({ answers }) =>
  firstOf(answers, [/^Attack/, /^Dash/, /^Let it hit/, /^Use none/, /forward/i]);

export default bold;
