import { useLingui } from '@lingui/react/macro';
import type { Card } from '@riposte/flash-duel';
import { useCue } from '../../../sound/useCue.ts';
import { GameDrawing } from '../art/GameDrawing.tsx';
import styles from './Hand.module.css';
import type { HandCard } from './hand.ts';

interface Props {
  readonly cards: readonly HandCard[];
  /** The card that was lifted. */
  readonly lifted: string | undefined;
  /** Further cards that the considered answers would play, by number and how many. */
  readonly along: readonly Card[];
  /** The card that was touched though it cannot be played. */
  readonly refused: string | undefined;
  /** Whether nothing is asked: then no card is greyed, there is nothing to compare. */
  readonly resting: boolean;
  readonly onTouch: (card: HandCard) => void;
}

/** The hand: big cards in a fan. */
export function Hand({ cards, lifted, along, refused, resting, onTouch }: Props) {
  const { t } = useLingui();
  const mates = matesOf(cards, lifted, along);
  useCue('cardChosen', lifted);
  return (
    <ul
      className={styles.hand}
      style={{ '--count': cards.length } as React.CSSProperties}
      data-walk="hand"
      aria-label={t`Your hand`}
    >
      {cards.map((one, index) => (
        <li
          key={one.key}
          className={styles.place}
          style={{ '--at': index - (cards.length - 1) / 2 } as React.CSSProperties}
        >
          <button
            type="button"
            className={styles.card}
            data-state={stateOf(one, lifted, mates, refused, resting)}
            data-reaches={one.reaches}
            aria-pressed={one.key === lifted}
            aria-label={labelOf(one)}
            onClick={() => onTouch(one)}
          >
            <GameDrawing name={`card${one.card}`} />
            {one.open && (
              <span className={styles.open} aria-hidden>
                {one.was === undefined ? '+' : one.was}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );

  function labelOf({ card, reaches, legal, open }: HandCard): string {
    const number = open ? t`${card}, lying open` : String(card);
    if (reaches) return t`${number}, reaches the opponent`;
    return legal || resting ? number : t`${number}, cannot be played now`;
  }
}

/** Which cards of the hand go along with the lifted one: as many of each number as the answers would play. */
function matesOf(
  cards: readonly HandCard[],
  lifted: string | undefined,
  along: readonly Card[],
): ReadonlySet<string> {
  const mates = new Set<string>();
  for (const number of along) {
    const mate = cards.find(({ key, card }) => card === number && key !== lifted && !mates.has(key));
    if (mate) mates.add(mate.key);
  }
  return mates;
}

function stateOf(
  { key, legal }: HandCard,
  lifted: string | undefined,
  mates: ReadonlySet<string>,
  refused: string | undefined,
  resting: boolean,
): string {
  if (key === lifted) return 'lifted';
  if (key === refused) return 'refused';
  if (mates.has(key)) return 'mate';
  return legal || resting ? 'idle' : 'dull';
}
