import { Trans, useLingui } from '@lingui/react/macro';
import type { AbilityId, Choice, View } from '@riposte/flash-duel';
import type { Seat, SeatNames } from '@riposte/kernel';
import { useState } from 'react';
import { AbilityCard } from './AbilityCard.tsx';
import { AbilityText } from './AbilityText.tsx';
import styles from './Market.module.css';
import { sideOf } from './people.ts';

interface Props {
  readonly title: string;
  readonly view: View;
  readonly names: SeatNames;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly answerText: (choice: Choice) => string;
  readonly isSending: boolean;
  readonly onAnswer: (index: number) => void;
}

/** Ability cards to take, one after the other, or to change for each other: read first, then taken. */
export function Market({ title, view, names, seat, choices, answerText, isSending, onAnswer }: Props) {
  const { t } = useLingui();
  const isSwap = choices.some(({ type }) => type === 'swap');
  const pool = isSwap ? view.pool : choices.flatMap(takenBy);
  const mine = view.fighters[seat]?.abilities ?? [];
  const [out, setOut] = useState<AbilityId>();
  const [taken, setTaken] = useState<AbilityId>();
  const answer = choices.findIndex((choice) =>
    choice.type === 'swap'
      ? choice.out === out && choice.in === taken
      : taken !== undefined && takenBy(choice).includes(taken),
  );
  const chosen = choices[answer];
  const keepAll = choices.findIndex(({ type }) => type === 'keepAll');
  const read = taken ?? out;
  return (
    <section className={styles.market} aria-label={title}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {isSwap && (
          <p>
            <Trans>Touch one of yours, then the one you want instead.</Trans>
          </p>
        )}
      </header>
      <div className={styles.pool}>
        <h2>
          <Trans>To take</Trans>
        </h2>
        <ul data-walk="answers" aria-label={t`Abilities to take`}>
          {pool.map((ability) => (
            <li key={ability}>
              <AbilityCard
                ability={ability}
                view={view}
                owner={seat}
                side="ours"
                form="card"
                state={ability === taken ? 'chosen' : 'idle'}
                onTouch={() => setTaken(ability === taken ? undefined : ability)}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.side}>
        <h2>
          <Trans>Yours</Trans>
        </h2>
        <div className={styles.row}>
          {mine.map((ability) => (
            <AbilityCard
              key={ability}
              ability={ability}
              view={view}
              owner={seat}
              side="ours"
              form="pill"
              state={ability === out ? 'chosen' : isSwap ? 'lit' : 'idle'}
              onTouch={() => (isSwap ? setOut(ability) : setTaken(undefined))}
            />
          ))}
          {mine.length === 0 && <Trans>None yet</Trans>}
        </div>
        {view.fighters.map((fighter, index) => {
          const one = index as Seat;
          if (one === seat || fighter.abilities.length === 0) return undefined;
          const who = names(one);
          return (
            <div key={one}>
              <h2>
                <Trans>{who} has</Trans>
              </h2>
              <div className={styles.row}>
                {fighter.abilities.map((ability) => (
                  <AbilityCard
                    key={ability}
                    ability={ability}
                    view={view}
                    owner={one}
                    side={sideOf(one, view)}
                    form="pill"
                    state="idle"
                    onTouch={() => {}}
                  />
                ))}
              </div>
            </div>
          );
        })}
        <div className={styles.read}>{read !== undefined && <AbilityText ability={read} view={view} />}</div>
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.take}
            disabled={isSending || chosen === undefined}
            onClick={() => onAnswer(answer)}
          >
            {chosen ? <TakeText choice={chosen} text={answerText(chosen)} /> : <Trans>Touch a card</Trans>}
          </button>
          {keepAll >= 0 && (
            <button type="button" className={styles.keep} onClick={() => onAnswer(keepAll)}>
              {answerText(choices[keepAll] as Choice)}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function TakeText({ choice, text }: { readonly choice: Choice; readonly text: string }) {
  return choice.type === 'swap' ? text : <Trans>Take {text}</Trans>;
}

function takenBy(choice: Choice): readonly AbilityId[] {
  return choice.type === 'draft' || choice.type === 'takeAbility' ? [choice.ability] : [];
}
