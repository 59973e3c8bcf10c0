import { useLingui } from '@lingui/react/macro';
import { useCue } from '../sound/useCue.ts';
import styles from './Hand.module.css';
import type { HandCard } from './hand.ts';
import type { TableTurn } from './turn.ts';
import { useDress } from './wearing.ts';

/** So many cards a fan can show. */
const FAN = { desk: 12, phone: 9, low: 9 } as const;

/** The hand: big cards in a fan, as the game draws them. */
export function Hand({
  turn,
  isResting,
}: {
  readonly turn: TableTurn;
  /** Whether nothing is asked: then no card is greyed, there is nothing to compare. */
  readonly isResting: boolean;
}) {
  const { t } = useLingui();
  const { Card } = useDress();
  const { hand, lifted, texts } = turn;
  useCue('cardChosen', hand.some(({ key }) => key === lifted?.key) ? lifted?.key : undefined);
  return (
    <ul
      className={styles.hand}
      style={{ '--count': hand.length } as React.CSSProperties}
      data-walk="hand"
      data-scrolls={hand.length > FAN[turn.layout]}
      aria-label={t`Your hand`}
    >
      {hand.map((card, index) => (
        <li
          key={card.key}
          className={styles.place}
          style={{ '--at': index - (hand.length - 1) / 2 } as React.CSSProperties}
        >
          <button
            type="button"
            className={styles.card}
            data-state={stateOf(card, turn, isResting)}
            data-glows={card.glows}
            aria-pressed={card.key === lifted?.key}
            aria-label={labelOf(card)}
            onClick={() => turn.touch(card.touched)}
          >
            <Card card={card} />
          </button>
        </li>
      ))}
    </ul>
  );

  function labelOf(card: HandCard): string {
    const name = texts.card(card);
    return card.legal || isResting ? name : t`${name}, cannot be played now`;
  }
}

function stateOf(
  { key, legal }: HandCard,
  { lifted, refused, along }: TableTurn,
  isResting: boolean,
): string {
  if (key === lifted?.key) return 'lifted';
  if (key === refused?.key) return 'refused';
  if (along.includes(key)) return 'mate';
  return legal || isResting ? 'idle' : 'dull';
}
