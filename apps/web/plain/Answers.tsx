import { Trans } from '@lingui/react/macro';
import type { AnyChoice, Question, Seat, SeatNames } from '@riposte/kernel';
import { useEffect, useId } from 'react';
import { isTyping } from '../table/keys.ts';
import type { AnyUpdate, Session } from '../table/session.ts';
import { TELLERS } from './facts.ts';
import styles from './PlainBoard.module.css';

interface Props {
  readonly session: Session;
  readonly now: AnyUpdate;
  readonly names: SeatNames;
}

/** The answers to the question as a numbered list of buttons, and apart from them what may be done at any time. */
export function Answers({ session, now, names }: Props) {
  const { decision, offers } = now;
  useDigits(session, decision);
  return (
    <>
      {decision && (
        <section className={styles.part} aria-labelledby="plain-answers">
          <h2 id="plain-answers" className={styles.label}>
            <Trans>Your answers</Trans>
          </h2>
          <ol className={styles.answers}>
            {decision.choices.map((choice, index) => (
              <Answer
                key={`${decision.id} ${JSON.stringify(choice)}`}
                session={session}
                question={decision}
                choice={choice}
                view={now.view}
                names={names}
                {...(index < 9 && { digit: index + 1 })}
              />
            ))}
          </ol>
        </section>
      )}
      {offers.length > 0 && (
        <section className={styles.part} aria-labelledby="plain-offers">
          <h2 id="plain-offers" className={styles.label}>
            <Trans>Offers, at any time</Trans>
          </h2>
          {offers.map((offer) => (
            <Offer key={offer.id} session={session} offer={offer} now={now} names={names} />
          ))}
        </section>
      )}
    </>
  );
}

function Offer({ session, offer, now, names }: Props & { readonly offer: Question<AnyChoice> }) {
  const viewer = session.now().viewer as Seat;
  const asked = session.game.words.question({ ...offer, kind: 'offer', seat: viewer }, now.view, names);
  return (
    <>
      <h3 className={styles.offer}>{asked.text}</h3>
      <ul className={styles.answers}>
        {offer.choices.map((choice) => (
          <Answer
            key={`${offer.id} ${JSON.stringify(choice)}`}
            session={session}
            question={offer}
            choice={choice}
            view={now.view}
            names={names}
          />
        ))}
      </ul>
    </>
  );
}

function Answer({
  session,
  question,
  choice,
  view,
  names,
  digit,
}: {
  readonly session: Session;
  readonly question: Question<AnyChoice>;
  readonly choice: AnyChoice;
  readonly view: unknown;
  readonly names: SeatNames;
  readonly digit?: number;
}) {
  const id = useId();
  const { text } = session.game.words.choice(choice, view, names);
  const about = TELLERS[session.game.id]?.about(choice, view) ?? [];
  const isTold = about.length > 0;
  const isSending = session.now().sending?.id === question.id;
  return (
    <li>
      <button
        type="button"
        className={styles.answer}
        aria-labelledby={id}
        aria-describedby={isTold ? `${id}-about` : undefined}
        data-told={isTold}
        aria-keyshortcuts={digit?.toString()}
        aria-disabled={isSending || undefined}
        onClick={() => !isSending && session.choose(question.id, choice)}
      >
        {digit !== undefined && (
          <span className={styles.digit} aria-hidden="true">
            {digit}
          </span>
        )}
        <span className={styles.words}>
          <span id={id} className={styles.choice}>
            {text}
          </span>
          {isTold && (
            <span id={`${id}-about`} className={styles.told}>
              {about.map((line) => (
                <span key={line} className={styles.about}>
                  {line}
                </span>
              ))}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

/** Whether something lies over the table, a rule or a menu: keys are not meant for what is below. */
function isReading({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('[role="dialog"]') !== null;
}

/** Digits choose the first nine answers. */
function useDigits(session: Session, question: Question<AnyChoice> | undefined): void {
  useEffect(() => {
    if (!question) return;
    const onKey = (event: KeyboardEvent) => {
      if (!/^[1-9]$/.test(event.key) || event.repeat || isTyping(event) || isReading(event)) return;
      const choice = question.choices[Number(event.key) - 1];
      if (choice && !session.now().sending) session.choose(question.id, choice);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session, question]);
}
