import { Trans, useLingui } from '@lingui/react/macro';
import { varsOf } from '@riposte/kernel';
import { useState } from 'react';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { dieOf } from '../art/drawings.ts';
import { keyed } from './keyed.ts';
import type { IslandPart } from './part.ts';
import styles from './Reroll.module.css';
import sheet from './Sheet.module.css';

/** RULES 10.3: each die is kept or thrown again. */
export function Reroll({ sight, turn }: IslandPart) {
  const { t } = useLingui();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const dice = keyed(varsOf<{ dice: readonly number[] }>(sight.view.stack, 'shot')?.dice ?? []);
  const faces = dice
    .flatMap(({ key, item }) => (taken.has(key) ? [item] : []))
    .sort((one, other) => one - other);
  const answer = turn.choices.findIndex(
    (choice) =>
      choice.type === 'reroll' && [...choice.dice].sort((one, other) => one - other).join() === faces.join(),
  );
  const toggle = (key: string) => {
    const next = new Set(taken);
    if (!next.delete(key)) next.add(key);
    setTaken(next);
  };
  const count = faces.length;
  return (
    <section className={sheet.sheet} aria-label={t`The question`}>
      <h1 className={sheet.title} data-part="question">
        {turn.title}
      </h1>
      <div className={styles.dice} data-walk="board">
        {dice.map(({ key, item: face }, index) => (
          <button
            key={key}
            type="button"
            className={styles.die}
            aria-pressed={taken.has(key)}
            aria-label={t`Die ${index + 1} shows ${face}`}
            onClick={() => toggle(key)}
          >
            <Drawing drawn={dieOf(face)} />
          </button>
        ))}
        <p className={styles.hint}>
          <Trans>Touch each die that is to be thrown again.</Trans>
        </p>
      </div>
      <div className={sheet.answers} data-part="answers" data-walk="answers">
        <button
          type="button"
          className={sheet.answer}
          data-first="true"
          disabled={answer < 0 || sight.state.sending !== undefined}
          onClick={() => turn.answer(answer)}
        >
          {count === 0 ? <Trans>Keep all dice</Trans> : <Trans>Throw {count} again</Trans>}
        </button>
      </div>
    </section>
  );
}
