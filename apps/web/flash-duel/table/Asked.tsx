import { Trans } from '@lingui/react/macro';
import type { Choice } from '@riposte/flash-duel';
import type { ReactNode } from 'react';
import { Arrange } from './Arrange.tsx';
import styles from './Asked.module.css';
import { buttonsFor } from './answers.ts';
import type { Duel } from './duel.ts';
import { Thinking } from './Plate.tsx';
import { Question } from './Question.tsx';
import type { useAnswerText } from './useAnswerText.ts';
import { type Considering, NOTHING } from './useConsidering.ts';
import type { Layout } from './useLayout.ts';

/** How many buttons have room. */
const ROOM: Readonly<Record<Layout, number>> = { desk: 6, phone: 5, low: 4 };

interface Props {
  readonly duel: Duel;
  readonly layout: Layout;
  readonly title: string;
  readonly considering: Considering;
  readonly considered: readonly number[];
  readonly texts: ReturnType<typeof useAnswerText>;
  readonly advised: number | undefined;
  readonly note: ReactNode;
  readonly onAnswer: (index: number) => void;
  readonly onConsider: (what: Considering) => void;
  readonly onAll: () => void;
}

/** The buttons that the open question has now: also what digits mean. */
export function buttonsNow(choices: readonly Choice[], considered: readonly number[], layout: Layout) {
  return buttonsFor(choices, considered, ROOM[layout]);
}

/** The question that is open, with the answers that are being considered. */
export function Asked(props: Props) {
  const { duel, layout, title, considering, considered, texts, advised, note, onConsider } = props;
  const choices = duel.decision?.choices ?? [];
  const isSending = duel.state.sending !== undefined;
  if (choices[0]?.type === 'arrange') {
    return (
      <section className={styles.arrange}>
        <h1>{title}</h1>
        <Arrange
          choices={choices}
          answerText={texts.answerText}
          isSending={isSending}
          onAnswer={props.onAnswer}
        />
      </section>
    );
  }
  const buttons = buttonsNow(choices, considered, layout);
  return (
    <Question
      title={title}
      note={note}
      choices={choices}
      buttons={buttons}
      answerText={texts.answerText}
      familyText={texts.familyText}
      advised={advised}
      isNarrowed={considering.type !== 'nothing'}
      isSending={isSending}
      onAnswer={props.onAnswer}
      onOpen={(answers) => onConsider({ type: 'answers', answers })}
      onAll={layout === 'desk' && buttons.some(({ type }) => type === 'group') ? props.onAll : undefined}
      onBack={() => onConsider(NOTHING)}
    />
  );
}

/** Nothing is asked: whom we wait for, or what a replay says. */
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
