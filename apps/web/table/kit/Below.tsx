import { lazy, type ReactNode, Suspense } from 'react';
import { Asked, WaitingLine } from './Asked.tsx';
import styles from './Board.module.css';
import type { AnyPart } from './dress.ts';
import { Hand } from './Hand.tsx';
import { Mine } from './Mine.tsx';
import { sidesOf } from './sides.ts';
import { Teller } from './Teller.tsx';
import { useDress } from './wearing.ts';

const WhyNot = lazy(() => import('./WhyNot.tsx'));

interface Props extends AnyPart {
  readonly isSettled: boolean;
  readonly controls: ReactNode;
  readonly onRule: (rule: string) => void;
}

/** Beneath the board: the question, its answers and the hand. While a wide question has the room, it stays unseen. */
export function Below({ sight, turn, isSettled, controls, onRule }: Props) {
  const dress = useDress();
  const { session, state, seat, decision } = sight;
  const { hand, refused, isOver, isWide } = turn;
  const isDesk = turn.layout === 'desk';
  const [first] = sidesOf(dress, sight).ours;
  const part = { sight, turn };
  return (
    <div className={styles.panel} data-put-away={isWide}>
      {!isDesk && (
        <div className={styles.line} data-part="line">
          <dress.KnowledgeLine {...part} />
        </div>
      )}
      {!isDesk && (
        <div className={styles.own} data-part="own">
          <Mine {...part} />
          <div>{first !== undefined && <dress.Before {...part} seat={first} />}</div>
        </div>
      )}
      {(!isOver || state.caption) && (
        <div className={styles.told}>
          <Teller sight={sight} />
        </div>
      )}
      <div className={styles.asked}>
        {decision && !isOver
          ? !isWide && <Asked sight={sight} turn={turn} />
          : // A replay can be steered at any time.
            (state.caption || (!isOver && isSettled)) && <WaitingLine sight={sight} controls={controls} />}
      </div>
      <div className={styles.hand} data-part="hand">
        {refused && (
          <div className={styles.why}>
            <Suspense>
              <WhyNot game={session.game.id} why={refused.why} onRule={onRule} />
            </Suspense>
          </div>
        )}
        {seat !== undefined && !isOver && dress.Mat && <dress.Mat {...part} />}
        {seat !== undefined && hand.length > 0 && !isOver && !dress.Mat && (
          <Hand turn={turn} isResting={decision === undefined || !hand.some(({ legal }) => legal)} />
        )}
      </div>
    </div>
  );
}
