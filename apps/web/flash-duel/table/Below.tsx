import { fightOf } from '@riposte/flash-duel';
import type { ReactNode } from 'react';
import type { Session } from '../../table/session.ts';
import { Asked, Waiting } from './Asked.tsx';
import type { Duel } from './duel.ts';
import { FighterAbilities } from './FighterAbilities.tsx';
import { Gallery } from './Gallery.tsx';
import { Hand } from './Hand.tsx';
import { TallyLine } from './Knowledge.tsx';
import { Market } from './Market.tsx';
import { Mine } from './Mine.tsx';
import { sidesOf } from './people.ts';
import styles from './Table.module.css';
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
}

/** Beneath the bridge: the question, its answers and the hand. */
export function Below({ session, duel, turn, isSettled, lately, controls }: Props) {
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
            <WhyNot why={refused.why} onRule={(rule) => turn.open({ type: 'rule', rule })} />
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

/** A question that needs all the room there is: characters, drafts and swaps. */
export function Wide({ duel, turn }: { readonly duel: Duel; readonly turn: Turn }) {
  const { state, view, seat, decision, names } = duel;
  if (seat === undefined || !decision) return undefined;
  const asked = {
    title: turn.title,
    view,
    choices: turn.choices,
    isSending: state.sending !== undefined,
    onAnswer: turn.answer,
  };
  return (
    <div className={styles.wide}>
      {turn.wide === 'gallery' ? (
        <Gallery key={decision.id} {...asked} />
      ) : (
        <Market key={decision.id} {...asked} names={names} seat={seat} answerText={turn.texts.answerText} />
      )}
    </div>
  );
}
