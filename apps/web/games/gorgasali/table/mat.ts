import {
  type CardId,
  type Choice,
  cardsOn,
  categoryOf,
  type Figure,
  figureOf,
  isWeapon,
  type View,
} from '@riposte/gorgasali/table';
import type { Phrase, Seat, Words } from '@riposte/kernel';
import type { HandCard } from '../../../table/kit/hand.ts';
import { answersWith } from './answers.ts';
import { keyed } from './keyed.ts';
import { type CardThing, CHEST_THING, type IslandThing } from './things.ts';

/** Every card on a mat as a thing that can be touched. */
export function thingsOn(figure: Figure): readonly CardThing[] {
  const nameOf = ({ card, pack, loaded }: ReturnType<typeof cardsOn>[number]) =>
    `${card}${pack ? ' packed' : ''}${loaded ? ' loaded' : ''}`;
  return keyed(cardsOn(figure), nameOf).map(({ key, item: { card, pack, loaded } }) => ({
    type: 'card',
    key,
    card,
    pack,
    loaded: loaded || !isWeapon(card),
  }));
}

/** What the viewer has: the cards of the mat, and extra chests. */
export function matOf(
  view: View,
  seat: Seat,
  choices: readonly Choice[] | undefined,
): readonly HandCard<IslandThing>[] {
  const figure = figureOf(view, seat);
  const things: readonly IslandThing[] = [
    ...thingsOn(figure),
    ...(figure.extraChests > 0 ? [CHEST_THING] : []),
  ];
  return things.map((touched) => ({
    key: touched.key,
    touched,
    legal: answersWith(touched, choices ?? []).length > 0,
    glows: false,
  }));
}

/** A slot of a mat: what it holds, if anything. */
interface Slot {
  readonly key: string;
  readonly held: CardThing | undefined;
}

/** The slots of one kind, in the order of a mat. */
export interface SlotGroup {
  readonly kind: 'weapons' | 'defence' | 'consumables' | 'throw' | 'armor' | 'pack';
  readonly slots: readonly Slot[];
}

const KIND_OF = {
  weapon: 'weapons',
  defensive: 'defence',
  consumable: 'consumables',
  throwable: 'throw',
  helmet: 'armor',
  body: 'armor',
} as const;

/** RULES 4.1: how many slots there are of each kind. */
const ROOM = { weapons: 2, defence: 1, consumables: 2, throw: 1, armor: 2, pack: 3 } as const;

/** A mat, slot by slot. */
export function slotsOf(figure: Figure): readonly SlotGroup[] {
  const things = thingsOn(figure);
  const kinds = Object.keys(ROOM) as readonly SlotGroup['kind'][];
  return kinds.map((kind) => {
    const held = things.filter(({ card, pack }) => kindOf(card, pack) === kind);
    const count = Math.max(ROOM[kind], held.length);
    const slots = Array.from({ length: count }, (_, index) => ({
      key: `${kind} ${index}`,
      held: held[index],
    }));
    return { kind, slots };
  });
}

function kindOf(card: CardId, pack: boolean): SlotGroup['kind'] {
  return pack ? 'pack' : KIND_OF[categoryOf(card)];
}

/** Why nothing can be done with a card, a chest, an ability or a square. */
export function whyNotThing(
  touched: IslandThing,
  view: View,
  seat: Seat,
  whyNot: Words<Choice, unknown, View>['whyNot'],
): Phrase | undefined {
  return whyNot(wishOf(touched, view, seat), view, seat);
}

/** The choice that a touch stands for. */
function wishOf(touched: IslandThing, view: View, seat: Seat): Choice {
  switch (touched.type) {
    case 'square':
      return { type: 'go', to: touched.square, loss: 0 };
    case 'chest':
      return { type: 'openExtra' };
    case 'ability':
      return abilityWish(touched.ability, view, seat);
    case 'card': {
      const { card, loaded } = touched;
      if (isWeapon(card))
        return loaded ? { type: 'shoot', weapon: card, target: seat, extended: false } : { type: 'reload' };
      if (card === 'barrier') return { type: 'barrier', from: 0, along: 'across' };
      if (card === 'lightning') return { type: 'lightning', at: 0 };
      if (card === 'flame' || card === 'spear' || card === 'ntt')
        return { type: 'throw', card, target: seat };
      return { type: 'use', card };
    }
  }
}

function abilityWish(ability: string, view: View, seat: Seat): Choice {
  switch (ability) {
    case 'supernova':
      return { type: 'supernova', targets: [] };
    case 'hypnosis':
      return { type: 'hypnosis', target: seat };
    case 'steal':
      return { type: 'steal', from: seat, card: 'axe', pack: false };
    case 'heal':
      return { type: 'heal' };
    case 'freeze':
      return { type: 'freeze' };
    case 'swap':
      return { type: 'swap', with: seat };
    default:
      return { type: 'imitate', from: view.active };
  }
}
