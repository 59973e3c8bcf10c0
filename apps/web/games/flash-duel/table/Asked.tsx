import { Trans } from '@lingui/react/macro';
import type { Choice } from '@riposte/flash-duel';
import type { ReactNode } from 'react';
import { Arrange } from './Arrange.tsx';
import styles from './Asked.module.css';
import { buttonsFor } from './answers.ts';
import type { Duel } from './duel.ts';
import { Thinking } from './Plate.tsx';
import { Question } from './Question.tsx';
import type { Layout } from './useLayout.ts';
import type { Turn } from './useTurn.ts';

/** How many buttons have room. */
const ROOM: Readonly<Record<Layout, number>> = { desk: 6, phone: 5, low: 4 };

/** The buttons that the open question has now: also what digits mean. */
export function buttonsNow(choices: readonly Choice[], considered: readonly number[], layout: Layout) {
  return buttonsFor(choices, considered, ROOM[layout]);
}

/** The question that is open, with the answers that are being considered. */
export function Asked({
  duel,
  turn,
  lately,
}: {
  readonly duel: Duel;
  readonly turn: Turn;
  readonly lately: string | undefined;
}) {
  const { layout, title, texts, choices } = turn;
  const isSending = duel.state.sending !== undefined;
  if (choices[0]?.type === 'arrange') {
    return (
      <section className={styles.arrange}>
        <h1>{title}</h1>
        <Arrange
          choices={choices}
          answerText={texts.answerText}
          isSending={isSending}
          onAnswer={turn.answer}
        />
      </section>
    );
  }
  const buttons = buttonsNow(choices, turn.considered, layout);
  const isGrouped = buttons.some(({ type }) => type === 'group');
  return (
    <Question
      title={title}
      note={turn.note ?? (duel.decision?.question.startsWith('answer') ? undefined : lately)}
      choices={choices}
      buttons={buttons}
      answerText={texts.answerText}
      familyText={texts.familyText}
      advised={turn.advised}
      isNarrowed={turn.considering.type !== 'nothing'}
      isSending={isSending}
      onAnswer={turn.answer}
      onOpen={(answers) => turn.consider({ type: 'answers', answers })}
      onAll={layout === 'desk' && isGrouped ? () => turn.open({ type: 'all' }) : undefined}
      onBack={turn.putBack}
    />
  );
}

/** Nothing is asked: who is waited for, or what a replay says. */
export function Waiting({ duel, controls }: { readonly duel: Duel; readonly controls: ReactNode }) {
  const { state, now, names } = duel;
  const who = now.awaiting
    .filter((one) => one !== duel.seat)
    .map(names)
    .join(', ');
  return (
    <section className={styles.waiting}>
      <h1 data-caption={state.caption !== undefined}>
        {state.caption ? state.caption.text : who === '' ? '' : <Trans>Waiting for {who}</Trans>}
        {!state.caption && who !== '' && <Thinking />}
      </h1>
      {controls}
    </section>
  );
}
