import { Plural, Trans } from '@lingui/react/macro';
import { type CardEntry, entryOf, kindText, type Pocket, TECH, upper } from '@riposte/codex/table';
import type { ReactNode } from 'react';
import { Emblem } from '../cards/Emblem.tsx';
import { coloursOf, frameOf } from '../cards/frame.ts';
import { Attack, CardCost, CardHealth } from '../cards/Numbers.tsx';
import { Keywords, Sentence } from '../cards/Words.tsx';
import { PlayableWhen } from './Prospect.tsx';
import styles from './Reading.module.css';

interface Props {
  readonly pocket: Pocket;
  readonly left: number;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A card of the binder as a whole: all its words, and when it could be played. */
export function Reading({ pocket, left, children }: Props) {
  const entry = entryOf(pocket.card);
  const { text, fading, forecast } = entry;
  return (
    <section className={styles.reading} data-part="reading" aria-live="polite">
      <span
        className={styles.picture}
        data-frame={frameOf(entry)}
        style={coloursOf(entry)}
        aria-hidden="true"
      >
        <Emblem entry={entry} />
        <span className={styles.cost}>
          <CardCost cost={entry.cost} />
        </span>
        {entry.atk !== undefined && (
          <span className={styles.atk}>
            <Attack atk={entry.atk} />
          </span>
        )}
        {entry.hp !== undefined && (
          <span className={styles.hp}>
            <CardHealth left={entry.hp} />
          </span>
        )}
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and keys must reach it */}
      <div className={styles.words} tabIndex={0}>
        <h3>{entry.name}</h3>
        <p className={styles.kind}>
          {kindLine(entry)}
          <span className="heard">{numbersOf(entry)}</span>.{' '}
          <Plural value={left} _0="None left." one="# left." other="# left." />
        </p>
        <div className={styles.text}>
          {fading !== undefined && <Sentence text={`Fading ${fading}.`} />}
          {forecast !== undefined && <Sentence text={`Forecast ${forecast}.`} />}
          <Keywords face={entry} />
          {text !== undefined && <Sentence text={text} />}
        </div>
        <PlayableWhen pocket={pocket} />
        {pocket.price !== entry.cost && (
          <p className={styles.price}>
            <Trans>It would cost {pocket.price} now.</Trans>
          </p>
        )}
      </div>
      <div className={styles.deeds} data-walk="answers">
        {children}
      </div>
    </section>
  );
}

/** “Feral, unit, tech II, Dinosaur” */
function kindLine(entry: CardEntry): string {
  const { spec = '', kind, tech = 0, types = [] } = entry;
  const level = kind === 'spell' ? [] : [TECH[tech] ?? ''];
  return [upper(spec), ...kindText(entry), ...level, ...types].join(', ');
}

/** “, 9 gold, 8/8”: what the picture shows. */
function numbersOf({ cost, atk, hp }: CardEntry): string {
  const numbers = atk !== undefined ? [`${atk}/${hp}`] : hp !== undefined ? [`${hp} HP`] : [];
  return ['', `${cost} gold`, ...numbers].join(', ');
}
