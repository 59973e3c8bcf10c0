import type { AnyGuide, SeatNames } from '@riposte/kernel';
import { paint } from '../paint.ts';
import { wrap } from '../paragraph.ts';
import type { AnyBoard, BoardSetting } from './board.ts';

/** For a game without a drawing: what a viewer knows, in the sentences of its guide. */
export function inSentences(guide: AnyGuide): AnyBoard {
  return {
    draw(view, { look, names }) {
      const width = look.columns - 1;
      return guide.facts(view, nameFrom(names)).flatMap(({ heading, lines }) => {
        const [only, ...more] = lines;
        const label = ` ${heading}:`;
        if (more.length === 0 && only !== undefined) return wrap(`${label} ${only}`, width, 3);
        return [paint(look, 'strong', label), ...lines.flatMap((line) => wrap(`   ${line}`, width, 5))];
      });
    },
    caption: (choice, view) => {
      const [hint] = guide.about(choice, view);
      return hint === undefined ? {} : { hint };
    },
  };
}

function nameFrom(names: BoardSetting['names']): SeatNames {
  return (seat) => names[seat] ?? '';
}
