import { Trans, useLingui } from '@lingui/react/macro';
import type { AnyGame, Seat, SeatNames } from '@riposte/kernel';
import { type RefObject, useEffect, useRef } from 'react';
import type { AnyUpdate, TableState } from '../session.ts';
import styles from './PlainBoard.module.css';
import { RuleNumber } from './Rule.tsx';
import { resultFor } from './result.ts';

/** What is asked now, or who is waited for, or how it ended: always one line, and read out when it changes. */
export function PlainAsked({
  state,
  now,
  game,
  names,
  hadFocus,
}: {
  readonly state: TableState;
  readonly now: AnyUpdate;
  readonly game: AnyGame;
  readonly names: SeatNames;
  /** Whether something on the board had the focus last, though it may be gone by now. */
  readonly hadFocus: RefObject<boolean>;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { decision } = now;
  const moment = `${decision?.id ?? ''} ${now.seq}`;
  // The button that had the focus went away with its question: go on from the new one, not from the top of the page.
  const shown = useRef(moment);
  useEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (shown.current !== moment && isLost) heading.current?.focus();
    shown.current = moment;
  }, [moment, hadFocus]);
  const asked =
    decision &&
    game.words.question({ ...decision, kind: 'awaited', seat: state.viewer as Seat }, now.view, names);
  return (
    <section className={styles.asked} aria-labelledby="plain-question">
      <h2 id="plain-question" ref={heading} tabIndex={-1} className={styles.label}>
        {state.caption ? <Trans>What happened</Trans> : <Trans>Question</Trans>}
      </h2>
      <p className={styles.question} role="status">
        {state.caption ? (
          state.caption.text
        ) : state.ending || now.outcome ? (
          <Ending state={state} now={now} />
        ) : asked ? (
          asked.text
        ) : (
          <Trans>Waiting for {now.awaiting.map(names).join(', ')}.</Trans>
        )}
        {asked && !state.ending && <RuleNumber game={game.id} phrase={asked} />}
      </p>
      <p className={styles.refusal} role="alert">
        {state.refusal?.text}
        {state.wire === 'broken' && <Trans>The connection is broken. Trying again…</Trans>}
      </p>
    </section>
  );
}

function Ending({ state, now }: { readonly state: TableState; readonly now: AnyUpdate }) {
  const { t } = useLingui();
  if (state.ending || !now.outcome) return state.ending?.text;
  return {
    won: t`You won the match.`,
    lost: t`You lost the match.`,
    drawn: t`Nobody won the match.`,
    watched: t`The match is over.`,
  }[resultFor(now.outcome, state.viewer)];
}
