import { COLORS, SPECS } from '@riposte/codex/table';
import type { RulePictures } from '../../../table/rules/rulePictures.ts';
import { iconOf } from '../cards/icons.ts';
import { WholeCard } from '../cards/WholeCard.tsx';

/** What stands beside the rules and the cards. */
const pictures: RulePictures = {
  Card: WholeCard,
  crest(group) {
    const spec = SPECS.find((one) => one === group);
    if (spec) return iconOf(`sp-${spec}`);
    const color = COLORS.find((one) => group.startsWith(`${one}-`));
    return color && iconOf(`col-${color}`);
  },
};

export default pictures;
