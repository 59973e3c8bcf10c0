import { useLingui } from '@lingui/react/macro';
import { SLOTS } from '@riposte/codex/table';
import { varsOf } from '@riposte/kernel';
import { Drawing } from '../../../art/Drawing.tsx';
import { iconOf } from '../cards/icons.ts';
import type { Stack } from '../scene/field.ts';
import { Base, Buildings } from './Base.tsx';
import { Command } from './Command.tsx';
import { lightOf } from './lights.ts';
import { Piece } from './Piece.tsx';
import type { SideProps } from './sideProps.ts';
import styles from './WarBoard.module.css';

/** So many in a back line have their names; more stand smaller. */
const ROOMY = 8;

/** One side of the table: the base, the patrol, and the back line. */
export function Side(props: SideProps) {
  const { t } = useLingui();
  const { sight, turn, side, seat, field, prospect, deed, onTouch } = props;
  const isDesk = turn.layout === 'desk';
  const asked = seat === sight.seat ? slotAsked(sight) : -1;
  const piece = (stack: Stack, isSmall: boolean) => (
    <Piece
      stack={stack}
      side={side}
      isSmall={isSmall}
      light={lightOf({ sight, turn }, stack, prospect)}
      fate={prospect.foreseen?.fates.find(({ id }) => stack.ids.includes(id))}
      deed={deed(stack.top.id)}
      onTouch={onTouch}
    />
  );
  return (
    <>
      <div className={styles.home} data-side={side} data-part={`base-${side}`}>
        <Base {...props} />
        {!isDesk && <Buildings {...props} />}
      </div>
      <ul
        className={styles.patrol}
        data-side={side}
        data-part={`patrol-${side}`}
        aria-label={side === 'ours' ? t`Your patrol` : t`Their patrol`}
      >
        {field.patrol.map((stack, slot) => (
          <li
            key={SLOTS[slot]}
            className={styles.slot}
            data-filled={stack !== undefined}
            data-asked={slot === asked}
          >
            {stack ? piece(stack, !isDesk) : <Drawing drawn={slotIcon(slot)} className={styles.empty} />}
          </li>
        ))}
      </ul>
      <div
        className={styles.back}
        data-side={side}
        data-part={`back-${side}`}
        data-crowd={field.back.length > ROOMY}
      >
        {isDesk ? <Buildings {...props} /> : <Command sight={sight} turn={turn} seat={seat} />}
        <ul
          className={styles.line}
          style={{ '--count': field.back.length } as React.CSSProperties}
          aria-label={side === 'ours' ? t`Your back line` : t`Their back line`}
        >
          {field.back.map((stack) => (
            <li key={stack.top.id}>{piece(stack, !isDesk || field.back.length > ROOMY)}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The slot that is being filled. */
function slotAsked({ view, decision }: SideProps['sight']): number {
  if (decision?.question !== 'slot') return -1;
  return varsOf<{ readonly slot: number }>(view.stack, 'turn')?.slot ?? -1;
}

export function slotIcon(slot: number) {
  return iconOf(`s-${SLOTS[slot]?.replace(' ', '')}`);
}
