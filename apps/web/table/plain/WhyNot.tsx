import { Plural, Trans } from '@lingui/react/macro';
import type { Seat, SeatNames } from '@riposte/kernel';
import { useState } from 'react';
import type { AnyUpdate, Session } from '../session.ts';
import styles from './PlainBoard.module.css';
import { RuleNumber } from './Rule.tsx';
import { whyNots } from './whyNots.ts';

/** So many choices are named with a reason; the others are alike. */
const MOST_NAMED = 4;

/** Why something that one might want to do is not among the answers, with the rule behind it. */
export function PlainWhyNot({
  session,
  now,
  names,
}: {
  readonly session: Session;
  readonly now: AnyUpdate;
  readonly names: SeatNames;
}) {
  const [isOpen, setOpen] = useState(false);
  const { viewer } = session.now();
  if (viewer === 'spectator') return undefined;
  return (
    <details className={styles.whyNot} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <Trans>Why not something else?</Trans>
      </summary>
      {isOpen && <Reasons session={session} now={now} names={names} seat={viewer} />}
    </details>
  );
}

function Reasons({
  session,
  now,
  names,
  seat,
}: {
  readonly session: Session;
  readonly now: AnyUpdate;
  readonly names: SeatNames;
  readonly seat: Seat;
}) {
  const open = now.decision ? [now.decision, ...now.offers] : now.offers;
  return whyNots(session.game, now.view, seat, open, names).map(({ kind, refused }) => (
    <details key={kind} className={styles.kind}>
      <summary className={styles.summary}>{kind}</summary>
      <ul className={styles.reasons}>
        {refused.map(({ why, choices }) => (
          <li key={why.text}>
            <p>
              {why.text}
              <RuleNumber game={session.game.id} phrase={why} />
            </p>
            <p className={styles.about}>
              {choices.slice(0, MOST_NAMED).join('; ')}
              {choices.length > MOST_NAMED && (
                <>
                  {'; '}
                  <Plural value={choices.length - MOST_NAMED} one="and one more" other="and # more" />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </details>
  ));
}
