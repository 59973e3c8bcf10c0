import { SLOTS } from '@riposte/codex/table';
import { varsOf } from '@riposte/kernel';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { iconOf } from '../cards/icons.ts';
import { StackPiece } from './StackPiece.tsx';
import type { SideProps } from './sideProps.ts';
import styles from './WarBoard.module.css';

/** The five patrol slots of a player; the other head of a team has a row of its own, smaller and further back. */
export function Patrol({
  label,
  whose,
  isBehind = false,
  ...props
}: SideProps & {
  readonly label: string;
  /** Whose row it is, where a side has two. */
  readonly whose?: string | undefined;
  readonly isBehind?: boolean;
}) {
  const { sight, turn, side, seat, field } = props;
  const asked = seat === sight.seat ? slotAsked(sight) : -1;
  return (
    <ul
      className={styles.patrol}
      data-side={side}
      data-behind={isBehind}
      data-part={isBehind ? `behind-${side}` : `patrol-${side}`}
      aria-label={label}
    >
      {field.patrol.map((stack, slot) => (
        <li
          key={SLOTS[slot]}
          className={styles.slot}
          data-filled={stack !== undefined}
          data-asked={slot === asked}
        >
          {stack ? (
            <StackPiece {...props} stack={stack} isSmall={isBehind || turn.layout !== 'desk'} />
          ) : (
            <Drawing drawn={slotIcon(slot)} className={styles.empty} />
          )}
        </li>
      ))}
      {whose !== undefined && (
        <li className={styles.whose} aria-hidden>
          {whose}
        </li>
      )}
    </ul>
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
