import type { CardCatalogue, CardGroup, CardText } from '@riposte/kernel';
import { CATEGORIES, type Category, SUPPORT_CARDS } from '../cards/supports.ts';
import { EXTENSION_OF, WEAPON_CARDS, WEAPON_GROUPS, type WeaponGroup } from '../cards/weapons.ts';
import { ABILITY_CARDS, abilityOf, CHARACTER_CARDS } from '../character.ts';
import type { Choice } from '../choice.ts';
import {
  type AbilityId,
  type CardId,
  CHARACTERS,
  EXTENSIONS,
  type ExtensionId,
  isWeapon,
  POTIONS,
  type PotionId,
  SUPPORTS,
  type SupportId,
  WEAPONS,
  type WeaponId,
} from '../ids.ts';
import { cardsOn } from '../mat.ts';
import type { Options } from '../options.ts';
import type { View } from '../view.ts';
import { abilityText, cardText } from './about.ts';

const SOURCES = { rulebook: 'rulebook', public: 'as publicly known' } as const;

/** Weapons whose numbers the rulebook itself gives. */
const PRINTED: readonly WeaponId[] = ['gemini', 'mantis', 'tochinator', 'breathold'];

const GROUP_NAMES: Readonly<Record<WeaponGroup, string>> = {
  'six shooter': 'Six shooters',
  striker: 'Strikers',
  massive: 'Massive weapons',
  scout: 'Scouts',
};
const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  consumable: 'Consumables',
  helmet: 'Helmets',
  body: 'Body armor',
  defensive: 'Defensive cards',
  throwable: 'Throwables',
};
const PASSIVE_CARDS: readonly SupportId[] = ['helmet', 'bodyArmor'];

/** Weapons, support cards and the abilities of the characters. */
export const cards: CardCatalogue<View, Options, Choice> = {
  options: [],
  sources: SOURCES,
  all: () => [
    ...WEAPON_GROUPS.map((group) => ({
      id: group,
      name: GROUP_NAMES[group],
      cards: WEAPONS.filter((weapon) => WEAPON_CARDS[weapon].group === group).map(textOf),
    })),
    ...CATEGORIES.map((category) => ({
      id: category,
      name: CATEGORY_NAMES[category],
      cards: SUPPORTS.filter((card) => SUPPORT_CARDS[card].category === category).map(textOf),
    })),
    ...CHARACTERS.map((character): CardGroup => {
      const { name, ability } = CHARACTER_CARDS[character];
      return { id: character, name, cards: [abilityCard(ability)] };
    }),
  ],
  inPlay(view, names) {
    return view.figures.flatMap((figure, index) => {
      const ability = abilityOf(figure);
      const held = [...new Map(cardsOn(figure).map((one) => [one.card, one])).values()];
      const texts = [
        ...(ability === 'none' ? [] : [abilityCard(ability)]),
        ...held.map(({ card }) => textOf(card)),
      ];
      if (figure.health === 0 || texts.length === 0) return [];
      const used = held.filter(({ card, loaded }) => isWeapon(card) && !loaded).map(({ card }) => card);
      const title = figure.character === 'none' ? {} : { title: CHARACTER_CARDS[figure.character].name };
      return [{ id: String(index), name: names[index] ?? '', ...title, cards: texts, used }];
    });
  },
  usedBy,
};

function usedBy(choice: Choice): string | undefined {
  switch (choice.type) {
    case 'use':
    case 'throw':
      return choice.card;
    case 'shoot':
      return choice.extended ? EXTENSION_OF[WEAPON_CARDS[choice.weapon].group] : choice.weapon;
    case 'teleport':
    case 'barrier':
    case 'lightning':
    case 'supernova':
    case 'hypnosis':
    case 'steal':
    case 'heal':
    case 'freeze':
    case 'imitate':
    case 'swap':
      return choice.type;
    default:
      return undefined;
  }
}

function textOf(card: CardId): CardText {
  const isPassive = !isWeapon(card) && PASSIVE_CARDS.includes(card);
  return {
    id: card,
    name: isWeapon(card) ? WEAPON_CARDS[card].name : SUPPORT_CARDS[card].name,
    text: cardText(card),
    source: isWeapon(card) && !PRINTED.includes(card) ? 'public' : 'rulebook',
    moments: [momentOf(card)],
    ...(isPassive && { passive: true }),
  };
}

function momentOf(card: CardId): string {
  if (isWeapon(card)) return 'your main action';
  if (POTIONS.includes(card as PotionId) || card === 'ammoBag') return 'before the dice are thrown';
  if (EXTENSIONS.includes(card as ExtensionId)) return 'you shoot';
  if (SUPPORT_CARDS[card].category === 'consumable') return 'before you move';
  return PASSIVE_CARDS.includes(card as SupportId) ? 'always on' : 'after the movement';
}

function abilityCard(ability: AbilityId): CardText {
  const { name, passive } = ABILITY_CARDS[ability];
  return {
    id: ability,
    name,
    text: abilityText(ABILITY_CARDS[ability]),
    source: 'rulebook',
    moments: [passive ? 'always on' : 'between any two actions of your turn'],
    ...(passive && { passive: true }),
  };
}
