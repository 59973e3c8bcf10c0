import { Plural, Trans } from '@lingui/react/macro';
import type { AnyChoice, Question, Seat, SeatNames } from '@riposte/kernel';
import { useEffect, useState } from 'react';
import { type Fold, foldsOf } from '../folds.ts';
import { isTyping } from '../keys.ts';
import { ChoiceButton } from '../kit/ChoiceButton.tsx';
import type { AnyUpdate, Session } from '../session.ts';
import styles from './PlainBoard.module.css';

interface Props {
  readonly session: Session;
  readonly now: AnyUpdate;
  readonly names: SeatNames;
}

/** The answers to the question as a numbered list of buttons, and apart from them what may be done at any time. */
export function Answers({ session, now, names }: Props) {
  const { decision, offers } = now;
  return (
    <>
      {decision && (
        <section className={styles.part} aria-labelledby="plain-answers">
          <h2 id="plain-answers" className={styles.label}>
            <Trans>Your answers</Trans>
          </h2>
          <Listed key={decision.id} session={session} question={decision} view={now.view} names={names} />
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

/** The answers to one question. Of a long list first the groups are shown, then the answers in the one that is opened. */
function Listed({
  session,
  question,
  view,
  names,
}: {
  readonly session: Session;
  readonly question: Question<AnyChoice>;
  readonly view: unknown;
  readonly names: SeatNames;
}) {
  const folds = foldsOf(question.choices, session.game.words, view);
  const [opened, setOpened] = useState<string>();
  const group = folds.find((fold) => fold.type === 'several' && fold.name === opened);
  const shown: readonly Fold[] =
    group?.type === 'several' ? group.choices.map((choice) => ({ type: 'one', choice })) : folds;
  const take = (fold: Fold) => {
    if (fold.type === 'several') setOpened(fold.name);
    else if (!session.now().sending) session.choose(question.id, fold.choice);
  };
  useKeys(shown, take, group && (() => setOpened(undefined)));
  return (
    <>
      {group?.type === 'several' && (
        <h3 className={styles.offer} role="status">
          {group.name}
        </h3>
      )}
      <ol className={styles.answers}>
        {shown.map((fold, index) => {
          const digit = index < 9 ? index + 1 : undefined;
          return fold.type === 'several' ? (
            <li key={fold.name}>
              <ChoiceButton
                text={fold.name}
                note={<Plural value={fold.choices.length} one="# answer" other="# answers" />}
                digit={digit}
                isGroup
                onTake={() => take(fold)}
              />
            </li>
          ) : (
            <Answer
              key={JSON.stringify(fold.choice)}
              session={session}
              question={question}
              choice={fold.choice}
              view={view}
              names={names}
              digit={digit}
            />
          );
        })}
        {group && (
          <li>
            <ChoiceButton text={<Trans>Back to all answers</Trans>} onTake={() => setOpened(undefined)} />
          </li>
        )}
      </ol>
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
  readonly digit?: number | undefined;
}) {
  return (
    <li>
      <ChoiceButton
        text={session.game.words.choice(choice, view, names).text}
        about={session.guide.about(choice, view)}
        digit={digit}
        isBusy={session.now().sending?.id === question.id}
        onTake={() => session.choose(question.id, choice)}
      />
    </li>
  );
}

/** Whether something lies over the table, a rule or a menu: keys are not meant for what is below. */
function isReading({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('[role="dialog"]') !== null;
}

/** Digits take the first nine that are listed; Escape leads back out of a group. */
function useKeys(shown: readonly Fold[], take: (fold: Fold) => void, back: (() => void) | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || isTyping(event) || isReading(event)) return;
      const fold = /^[1-9]$/.test(event.key) ? shown[Number(event.key) - 1] : undefined;
      if (fold) take(fold);
      else if (event.key === 'Escape') back?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
