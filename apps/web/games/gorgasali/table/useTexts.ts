import { useLingui } from '@lingui/react/macro';
import {
  ABILITY_CARDS,
  abilityOf,
  CHARACTER_CARDS,
  type Choice,
  cardName,
  columnOf,
  EXTENSION_OF,
  figureOf,
  isSpring,
  OFF,
  rowOf,
  type Square,
  SUPPORT_CARDS,
  squareName,
  type TurnVars,
  type View,
  WEAPON_CARDS,
} from '@riposte/gorgasali/table';
import { type Question, varsOf } from '@riposte/kernel';
import type { TableTexts } from '../../../table/kit/turn.ts';
import { shortName } from './facts.ts';
import type { IslandSight } from './part.ts';
import type { IslandThing } from './things.ts';

/** What this table says in its own words; what it does not say, the game's words do. */
export function useTexts({ view, names, words, state }: IslandSight): TableTexts<Choice, IslandThing> {
  const { t } = useLingui();
  const lossText = (loss: number) => (loss > 0 ? t` −${loss} health` : '');

  function answer(choice: Choice): string {
    switch (choice.type) {
      case 'roll':
        return t`Throw the dice`;
      case 'go': {
        const [square, loss] = [squareName(choice.to), lossText(choice.loss)];
        if (view.chests.includes(choice.to)) return t`Open the chest on ${square}${loss}`;
        return isSpring(choice.to) ? t`To the spring on ${square}${loss}` : t`Walk to ${square}${loss}`;
      }
      case 'skip':
        return t`Stay here`;
      case 'walk':
        return t`Step by step`;
      case 'step':
        return stepped(choice.to);
      case 'use': {
        const { name } = SUPPORT_CARDS[choice.card];
        return t`Use ${name}`;
      }
      case 'openExtra':
        return t`Open an extra chest`;
      case 'shoot': {
        const { name, group } = WEAPON_CARDS[choice.weapon];
        const target = names(choice.target);
        const extension = SUPPORT_CARDS[EXTENSION_OF[group]].name;
        return choice.extended ? t`${name} at ${target}, ${extension}` : t`${name} at ${target}`;
      }
      case 'throw': {
        const [{ name }, target] = [SUPPORT_CARDS[choice.card], names(choice.target)];
        return t`${name} at ${target}`;
      }
      case 'rearrange':
        return rearranged(choice);
      case 'end':
        return t`End the turn`;
      case 'trade':
        return t`Trade with your mate`;
      case 'revive': {
        const { name } = SUPPORT_CARDS[choice.card];
        return t`Revive with ${name}`;
      }
      default:
        return words.choice(choice, view, names).text;
    }
  }

  /** A step is told by where it leads on the screen: the island shows no names of squares. */
  function stepped(to: Square): string {
    const { square: from } = figureOf(view, view.active);
    const square = squareName(to);
    if (from === OFF) return t`Step to ${square}`;
    const [right, down] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
    const across = right === 0 ? undefined : right < 0 ? t`left` : t`right`;
    const along = down === 0 ? undefined : down < 0 ? t`up` : t`down`;
    const way = [along, across].filter((part) => part !== undefined).join(' ');
    return t`Step ${way} to ${square}`;
  }

  function rearranged({ consumables, swapThrowable }: Extract<Choice, { type: 'rearrange' }>): string {
    const { packThrowable } = figureOf(view, view.active);
    const cards = [...consumables, ...(swapThrowable && packThrowable !== 'none' ? [packThrowable] : [])]
      .map(cardName)
      .join(', ');
    return t`Active: ${cards}`;
  }

  function family(name: string): string {
    const [kind, rest] = name.split(':');
    switch (kind) {
      case 'row': {
        const row = Number(rest) + 1;
        return t`Row ${row}`;
      }
      case 'goChest':
        return t`To a chest`;
      case 'goSpring':
        return t`To a spring`;
      case 'go':
        return t`Walk`;
      case 'shoot':
        return rest === undefined ? t`Shoot` : WEAPON_CARDS[rest as keyof typeof WEAPON_CARDS].name;
      case 'throw':
        return t`Throw`;
      case 'use':
        return t`Use a card`;
      case 'teleport':
        return t`Teleport`;
      case 'barrier':
        return t`Barrier`;
      case 'lightning':
        return t`Ball lightning`;
      case 'rearrange':
        return t`Rearrange`;
      case 'steal':
        return t`Steal`;
      case 'supernova':
        return t`Supernova`;
      case 'hypnosis':
        return t`Hypnosis`;
      case 'swap':
        return t`Eye contact`;
      case 'imitate':
        return t`Imitate`;
      case 'reroll':
        return t`Throw again`;
      case 'place':
        return t`Keep it`;
      case 'give':
        return t`Give`;
      case 'take':
        return t`Take`;
      case 'revive':
        return t`Revive`;
      case 'put':
        return t`Put there`;
      case 'step':
        return t`Step`;
      case 'rest':
        return t`Otherwise`;
      default:
        return t`More`;
    }
  }

  function question({ question: asked }: Question<Choice>): string | undefined {
    switch (asked) {
      case 'prepare':
        return t`Your turn. Throw the dice?`;
      case 'move': {
        const turn = varsOf<TurnVars>(view.stack, 'turn');
        const sum = (turn?.dice ?? []).reduce((total, die) => total + die, 0);
        const number = turn?.aid === 'adrenaline' ? 2 * sum : sum;
        return t`You threw ${number}. Where do you walk?`;
      }
      case 'step':
        return t`Where does your next step lead?`;
      case 'act':
        return t`What do you do now?`;
      default:
        return undefined;
    }
  }

  return {
    answer,
    family,
    question,
    card: ({ touched }) => thingText(touched),
    thing: thingText,
    figure: (seat) => {
      const character = view.figures[seat]?.character ?? 'none';
      return character === 'none' ? names(seat) : CHARACTER_CARDS[character].name;
    },
    person: (seat) => personText(view, seat, state.sitters[seat]?.name ?? ''),
    knowledge: t`The island`,
  };

  function thingText(thing: IslandThing): string {
    switch (thing.type) {
      case 'card': {
        const name = cardName(thing.card);
        if (thing.pack) return t`${name}, in the backpack`;
        return thing.loaded ? name : t`${name}, face down`;
      }
      case 'chest':
        return t`Extra chest`;
      case 'ability':
        return ABILITY_CARDS[thing.ability].name;
      case 'square':
        return squareName(thing.square);
    }
  }
}

function personText(view: View, seat: number, player: string): string {
  const figure = view.figures[seat];
  if (!figure) return player;
  const ability = abilityOf(figure);
  return ability === 'none' ? player : shortName(player);
}
