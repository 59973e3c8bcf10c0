import { type ReactNode, useId } from 'react';
import { Drawing, type Drawn } from '../art/Drawing.tsx';
import { RadioGroup } from '../design/RadioGroup.tsx';
import styles from './ModeCards.module.css';

/** One of a few large ones, each with a picture and a sentence. */
export interface ModeCard {
  readonly value: string;
  readonly label: ReactNode;
  readonly about?: ReactNode;
  readonly drawing?: Drawn | undefined;
}

/** A choice of one among cards that explain themselves. */
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
    <RadioGroup
      legend={label}
      value={value}
      options={cards.map((card) => ({
        value: card.value,
        about: `${name}-${card.value}`,
        face: (
          <>
            {card.drawing !== undefined && <Drawing drawn={card.drawing} className={styles.drawing} />}
            <span className={styles.words}>
              <span className={styles.name}>{card.label}</span>
              <span id={`${name}-${card.value}`} className={styles.about}>
                {card.about}
              </span>
            </span>
          </>
        ),
      }))}
      onPick={onPick}
      looks={{ options: styles.cards, option: styles.card }}
    />
  );
}
