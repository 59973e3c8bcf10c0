import { ISLAND, OFF, type Square, squareName, terrainOf, zoneOf } from '../board.ts';
import { SUPPORT_CARDS } from '../cards/supports.ts';
import { EXTENSION_OF, WEAPON_CARDS, type WeaponCard } from '../cards/weapons.ts';
import { ABILITY_CARDS, type AbilityCard, abilityOf, CHARACTER_CARDS } from '../character.ts';
import type { Choice } from '../choice.ts';
import { type CardId, isWeapon } from '../ids.ts';
import { figureOf } from '../state.ts';
import type { View } from '../view.ts';
import { isInactive } from '../zone.ts';

/** What a choice would mean, where its name alone does not say it. */
export function about(choice: Choice, view: View): readonly string[] {
  switch (choice.type) {
    case 'character':
      return [abilityText(ABILITY_CARDS[CHARACTER_CARDS[choice.character].ability])];
    case 'neighbour':
    case 'imitate': {
      const from = choice.type === 'neighbour' ? choice.seat : choice.from;
      const ability = abilityOf(figureOf(view, from));
      return ability === 'none' ? [] : [abilityText(ABILITY_CARDS[ability])];
    }
    case 'go':
    case 'teleport':
      return [squareText(view, choice.to)];
    case 'use':
      return [SUPPORT_CARDS[choice.card].text];
    case 'keep':
    case 'leave':
      return [cardText(choice.card)];
    case 'replace':
    case 'steal':
    case 'revive':
      return [cardText(choice.card)];
    case 'give':
    case 'take':
      return choice.card === 'extraChest' ? [] : [cardText(choice.card)];
    case 'throw':
      return [SUPPORT_CARDS[choice.card].text];
    case 'shoot': {
      const { group } = WEAPON_CARDS[choice.weapon];
      const extension = choice.extended ? [SUPPORT_CARDS[EXTENSION_OF[group]].text] : [];
      return [weaponText(WEAPON_CARDS[choice.weapon]), ...extension];
    }
    default:
      return [];
  }
}

export function abilityText({ range, cooldown, text }: AbilityCard): string {
  const reach = range > 0 ? `Range ${range}. ` : '';
  const wait = cooldown > 0 ? ` Cooldown ${cooldown}.` : '';
  return `${reach}${text}${wait}`;
}

/** A weapon in one line. */
function weaponText({ group, range, dice, damage, hit, skill }: WeaponCard): string {
  const thrown = dice === 1 ? 'one die' : `${dice} dice`;
  const deals =
    group === 'massive'
      ? `${damage} with ${hit} or more`
      : group === 'scout'
        ? `${damage}, with 11, 7, 6 or 9 or more at range 1, 2, 3 or 4`
        : `${damage} for each point`;
  return `Range ${range}, ${thrown}: ${deals}.${skill === undefined ? '' : ` ${skill}`}`;
}

export function cardText(card: CardId): string {
  return isWeapon(card) ? weaponText(WEAPON_CARDS[card]) : SUPPORT_CARDS[card].text;
}

/** What lies on a square. */
function squareText(view: View, square: Square): string {
  const parts = [`${squareName(square)}: ${terrainOf(square)}, zone ${zoneOf(square)}`];
  if (isInactive(view, square)) parts.push('inactive');
  if (view.chests.includes(square)) parts.push('a chest');
  if (ISLAND.springs.includes(square)) parts.push('a healing spring');
  const banner = square === OFF ? undefined : view.banners.find(({ squares }) => squares.includes(square));
  if (banner) parts.push(SUPPORT_CARDS[banner.kind].name);
  return `${parts.join(', ')}.`;
}
