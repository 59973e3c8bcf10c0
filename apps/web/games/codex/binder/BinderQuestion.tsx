import { Trans, useLingui } from '@lingui/react/macro';
import type { Choice, Event } from '@riposte/codex/table';
import { binderOf, type View } from '@riposte/codex/table';
import type { SeatNames } from '@riposte/kernel';
import { useMemo, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import type { Sight } from '../../../table/kit/sight.ts';
import type { TableTurn } from '../../../table/kit/turn.ts';
import { WideHead } from '../table/WideHead.tsx';
import { Binder } from './Binder.tsx';
import styles from './BinderQuestion.module.css';
import { sealingOfQuestion, techedThisTurn } from './sealing.ts';
import type { TurnSum } from './turnSums.ts';
import { turnSums } from './turnSums.ts';

interface Props {
  readonly sight: Sight<Choice, Event, View>;
  readonly turn: Pick<TableTurn<Choice>, 'title' | 'choices' | 'answer' | 'canUndo' | 'undo'>;
}

/**
 * RULES 3.14: the tech choice is what the match waits for. First it is said what others did; then the binder can be put
 * aside again to look at the table.
 */
export function BinderQuestion({ sight, turn }: Props) {
  const { t } = useLingui();
  const { view, seat, state, past, names } = sight;
  const sums = useMemo(() => turnSums(sight), [sight]);
  const leaves = useMemo(() => (seat === undefined ? undefined : binderOf(view, seat)), [view, seat]);
  const before = useMemo(
    () => techedThisTurn(past.flatMap(({ events }) => events) as readonly Event[], seat),
    [past, seat],
  );
  const [isAside, setIsAside] = useState(sums.length > 0 && before.length === 0);
  if (!leaves) return undefined;
  const sealing = sealingOfQuestion(turn.choices, before);
  const answer = (isIt: (choice: Choice) => boolean) => {
    const index = turn.choices.findIndex(isIt);
    if (index >= 0) turn.answer(index);
  };
  if (isAside)
    return (
      <section className={styles.aside} data-folded="true" aria-label={t`The question`}>
        {sums.length > 0 && <TurnSums sums={sums} names={names} />}
        <WideHead
          title={turn.title}
          action={
            <div data-walk="answers">
              <Button kind="solid" onClick={() => setIsAside(false)}>
                <Trans>Open the binder</Trans>
              </Button>
            </div>
          }
        />
      </section>
    );
  return (
    <section className={styles.question} aria-label={t`The question`} data-part="answers">
      <Binder
        leaves={leaves}
        sealing={sealing}
        isBusy={state.sending !== undefined}
        isSent
        head={
          <WideHead
            title={turn.title}
            action={
              <Button onClick={() => setIsAside(true)}>
                <Trans>To the table</Trans>
              </Button>
            }
          >
            <p>
              <Trans>The match waits for this. Nobody sees your cards: they go to your discard pile.</Trans>
            </p>
          </WideHead>
        }
        onSeal={(card) => answer((choice) => choice.type === 'tech' && choice.card === card)}
        onStop={() => answer(({ type }) => type === 'pass')}
        onTakeBack={turn.canUndo && before.length > 0 ? turn.undo : undefined}
      />
    </section>
  );
}

/** What others did since the viewer's last turn, in short. */
function TurnSums({ sums, names }: { readonly sums: readonly TurnSum[]; readonly names: SeatNames }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long sum scrolls, and keys must reach it
    <div className={styles.sums} data-part="sums" tabIndex={0}>
      {sums.map(({ number, seats, deeds }) => {
        const who = seats.map(names).join(', ');
        return (
          <section key={number}>
            <h2>
              <Trans>
                Turn {number}: {who}
              </Trans>
            </h2>
            {deeds.length === 0 ? (
              <p>
                <Trans>Nothing was done.</Trans>
              </p>
            ) : (
              <ul>
                {deeds.map(({ text, isOutcome }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same may be done twice, and nothing moves
                  <li key={index} data-outcome={isOutcome || undefined}>
                    {text}
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
