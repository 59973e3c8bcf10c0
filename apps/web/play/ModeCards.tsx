import type { ReactNode } from 'react';
import { useId } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import styles from './ModeCards.module.css';

/** One of a few large ones, each with a picture and a sentence. */
export interface ModeCard {
  readonly value: string;
  readonly label: ReactNode;
  readonly about?: ReactNode;
  readonly drawing?: string | undefined;
}

/** A choice of one among cards that explain themselves: a group of radio buttons. */
export function ModeCards({
  label,
  value,
  cards,
  onPick,
}: {
  readonly label: ReactNode;
  readonly value: string;
  readonly cards: readonly ModeCard[];
  readonly onPick: (value: string) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.cards}>
        {cards.map((card) => (
          <label key={card.value} className={styles.card}>
            <input
              type="radio"
              className="heard"
              name={name}
              value={card.value}
              checked={card.value === value}
              aria-describedby={`${name}-${card.value}`}
              onChange={() => onPick(card.value)}
            />
            {card.drawing !== undefined && <Drawing name={card.drawing} className={styles.drawing} />}
            <span className={styles.words}>
              <span className={styles.name}>{card.label}</span>
              <span id={`${name}-${card.value}`} className={styles.about}>
                {card.about}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
