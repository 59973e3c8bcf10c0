import { type AbilityId, abilityOf, type Choice, type View } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import { type Layout, useRoomForText } from '../../../table/kit/useLayout.ts';
import styles from './Abilities.module.css';
import { AbilityCard } from './AbilityCard.tsx';
import { answersBy } from './answers.ts';

interface Props {
  readonly seat: Seat;
  readonly view: View;
  readonly side: 'ours' | 'theirs';
  readonly layout: Layout;
  /** The open question's choices, where it is this seat's. */
  readonly choices: readonly Choice[];
  readonly chosen: string | undefined;
  readonly label: string;
  readonly onTouch: (ability: AbilityId) => void;
}

/** More cards than these do not fit beside a fighter with their text. */
const MOST_CARDS = 3;

/** The ability cards of one fighter. */
export default function Abilities({ seat, view, side, layout, choices, chosen, label, onTouch }: Props) {
  const isRoomy = useRoomForText();
  const fighter = view.fighters[seat];
  if (!fighter || fighter.abilities.length === 0) return undefined;
  const { abilities, spent } = fighter;
  const hasText =
    layout === 'desk' && isRoomy && abilities.length <= MOST_CARDS && view.fighters.length === 2;
  const form = hasText ? 'card' : 'pill';
  const stateOf = (ability: AbilityId) => {
    if (ability === chosen) return 'chosen';
    if (spent.includes(ability)) return 'spent';
    return answersBy(choices, ability).length > 0 ? 'lit' : 'idle';
  };
  return (
    <ul
      className={styles.abilities}
      data-side={side}
      data-form={form}
      data-many={abilities.length > MOST_CARDS}
      aria-label={label}
    >
      {abilities.map((ability) => (
        <li key={ability} style={{ '--words': wordsOn(ability, view) } as React.CSSProperties}>
          <AbilityCard
            ability={ability}
            view={view}
            owner={seat}
            side={side}
            form={form}
            state={stateOf(ability)}
            onTouch={() => onTouch(ability)}
          />
        </li>
      ))}
    </ul>
  );
}

/** How much stands on a card: a long name takes a line more. */
function wordsOn(ability: AbilityId, view: View): number {
  const { name, text } = abilityOf(view, ability);
  return text.length + 2 * name.length;
}
