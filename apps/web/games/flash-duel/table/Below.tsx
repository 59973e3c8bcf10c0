import { fightOf } from '@riposte/flash-duel';
import type { ReactNode } from 'react';
import type { Session } from '../../../table/session.ts';
import { Asked, Waiting } from './Asked.tsx';
import styles from './Board.module.css';
import type { Duel } from './duel.ts';
import { FighterAbilities } from './FighterAbilities.tsx';
import { Hand } from './Hand.tsx';
import { TallyLine } from './Knowledge.tsx';
import { Mine } from './Mine.tsx';
import { sidesOf } from './people.ts';
import { knowledgeOf } from './tally.ts';
import type { Turn } from './useTurn.ts';
import { WhyNot } from './WhyNot.tsx';

interface Props {
  readonly session: Session;
  readonly duel: Duel;
  readonly turn: Turn;
  readonly isSettled: boolean;
  /** What the other side has just done, where no log tells it. */
  readonly lately: string | undefined;
  readonly controls: ReactNode;
  readonly onRule: (rule: string) => void;
}

/** Beneath the bridge: the question, its answers and the hand. */
export function Below({ session, duel, turn, isSettled, lately, controls, onRule }: Props) {
  const { state, view, seat, decision } = duel;
  const { hand, refused, isOver } = turn;
  const isDesk = turn.layout === 'desk';
  return (
    <div className={styles.panel}>
      {!isDesk && (
        <div className={styles.tally}>
          <TallyLine known={knowledgeOf(view)} marked={fightOf(view)?.needs} />
        </div>
      )}
      {!isDesk && <FighterAbilities duel={duel} turn={turn} owner={sidesOf(view).ours[0]} />}
      {!isDesk && <Mine duel={duel} onTake={(id, choice) => session.choose(id, choice)} />}
      <div className={styles.asked}>
        {decision ? (
          <Asked duel={duel} turn={turn} lately={lately} />
        ) : (
          // A replay says what happens while it does, and can be steered at any time.
          (state.caption || (!isOver && isSettled)) && <Waiting duel={duel} controls={controls} />
        )}
      </div>
      <div className={styles.hand}>
        {refused && (
          <div className={styles.why}>
            <WhyNot why={refused.why} onRule={onRule} />
          </div>
        )}
        {seat !== undefined && hand.length > 0 && !isOver && (
          <Hand
            cards={hand}
            lifted={turn.lifted}
            along={turn.along}
            refused={refused?.key}
            resting={decision === undefined || !hand.some(({ legal }) => legal)}
            onTouch={turn.touchCard}
          />
        )}
      </div>
    </div>
  );
}
