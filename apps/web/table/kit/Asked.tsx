import { Trans } from '@lingui/react/macro';
import type { AnyChoice } from '@riposte/kernel';
import type { ReactNode } from 'react';
import styles from './Asked.module.css';
import { buttonsFor, type Families } from './answers.ts';
import { Thinking } from './Plate.tsx';
import { Question } from './Question.tsx';
import type { Sight } from './sight.ts';
import type { TableTurn } from './turn.ts';
import { useDress } from './wearing.ts';

/** The buttons that the open question has now: also what digits mean. */
export function buttonsNow(
  families: Families<AnyChoice>,
  { choices, considered, room }: TableTurn,
  view: unknown,
) {
  return buttonsFor(families, choices, considered, room, view);
}

/** The question that is open, with the answers that are being considered. */
export function Asked({ sight, turn }: { readonly sight: Sight; readonly turn: TableTurn }) {
  const { families } = useDress();
  const buttons = buttonsNow(families, turn, sight.view);
  const isGrouped = buttons.some(({ type }) => type === 'group');
  return (
    <Question
      title={turn.title}
      note={turn.note}
      choices={turn.choices}
      view={sight.view}
      buttons={buttons}
      texts={turn.texts}
      advised={turn.advised}
      layout={turn.layout}
      isNarrowed={turn.considering.type !== 'nothing'}
      isSending={sight.state.sending !== undefined}
      aim={turn.aim}
      onAnswer={turn.press}
      onOpen={turn.openGroup}
      onAll={turn.layout === 'desk' && isGrouped ? () => turn.open({ type: 'all' }) : undefined}
      onBack={turn.stepBack}
    />
  );
}

/** Where more are waited for, they are counted. */
const MOST_NAMES = 3;

/** Nothing is asked: who is waited for, or how a replay is steered. */
export function WaitingLine({ sight, controls }: { readonly sight: Sight; readonly controls: ReactNode }) {
  const { state, now, names, seat } = sight;
  const all = now.awaiting.filter((one) => one !== seat).map(names);
  const isMany = all.length > MOST_NAMES;
  const who = (isMany ? all.slice(0, MOST_NAMES - 1) : all).join(', ');
  const others = all.length - MOST_NAMES + 1;
  return (
    <section className={styles.waiting}>
      {!state.caption && (
        <h1 className={styles.title} data-part="question">
          {who !== '' &&
            (isMany ? (
              <Trans>
                Waiting for {who} and {others} others
              </Trans>
            ) : (
              <Trans>Waiting for {who}</Trans>
            ))}
          {who !== '' && <Thinking />}
        </h1>
      )}
      <div className={styles.controls}>{controls}</div>
    </section>
  );
}
