import type { SeatNames } from '@riposte/kernel';
import { squareName } from './board.ts';
import { cardName } from './cards/index.ts';
import { SUPPORT_CARDS } from './cards/supports.ts';
import { WEAPON_CARDS } from './cards/weapons.ts';
import { ABILITY_CARDS, CHARACTER_CARDS } from './character.ts';
import type { Item } from './choice.ts';
import type { Cause, Event, Remedy, Thrown } from './event.ts';
import type { BannerKind, CardId } from './ids.ts';

const CAUSES: Readonly<Record<Cause, string>> = {
  weapon: '',
  flame: ' by the flame bulb',
  spear: ' by the magic spear',
  lightning: ' by ball lightning',
  supernova: ' by Supernova',
  ignite: ' by Ignite',
  drain: ' by Drain',
  laugh: ' by Laugh',
  zone: ' in an inactive zone',
};

const REMEDIES: Readonly<Record<Remedy, string>> = {
  potion: 'by a potion',
  spring: 'at the spring',
  heal: 'by Heal',
  jalugar: 'by Jalugar',
  drain: 'by Drain',
};

const STAYS = {
  choice: 'skipped the movement',
  need: 'could not move',
  frost: 'was frozen and did not move',
} as const;

const cardsText = (cards: readonly CardId[]) => cards.map(cardName).join(', ') || 'no cards';
const itemsText = (items: readonly Item[]) =>
  items
    .map(
      ({ card, pack }) =>
        `${card === 'extraChest' ? 'an extra chest' : cardName(card)}${pack ? ' from the backpack' : ''}`,
    )
    .join(', ') || 'nothing';
const facesText = (thrown: readonly Thrown[], names: SeatNames) =>
  thrown.map(({ seat, face }) => `${names(seat)} ${face}`).join(', ');
const bannerName = (kind: BannerKind) => SUPPORT_CARDS[kind].name;

/** What happened, in the past tense. */
export function eventText(event: Event, names: SeatNames): string {
  switch (event.type) {
    case 'charactersChosen':
      return `The choices: ${event.chosen.map(({ seat, character }) => `${names(seat)} ${CHARACTER_CARDS[character].name}`).join(', ')}.`;
    case 'rivalsThrew':
      return `The throws for ${CHARACTER_CARDS[event.character].name}: ${facesText(event.thrown, names)}.`;
    case 'characterTaken':
      return `${names(event.seat)} took ${CHARACTER_CARDS[event.character].name}.`;
    case 'startThrown':
      return `The throws for the start: ${facesText(event.thrown, names)}.`;
    case 'startDecided':
      return `${names(event.seat)} went first.`;
    case 'sectorThrown':
      return `${names(event.seat)} began in sector ${event.sector}.`;
    case 'roundBegan':
      return `Round ${event.round} began.`;
    case 'zoneShrank':
      return `Zone ${event.zone} became inactive: each inactive square costs ${event.price} health.`;
    case 'bannersTaken':
      return `The time was over for ${event.kinds.map(bannerName).join(', ')}.`;
    case 'turnBegan':
      return `${names(event.seat)} had the turn.`;
    case 'diceThrown':
      return `${names(event.seat)} threw ${event.dice.join(' and ')}.`;
    case 'moved':
      return `${names(event.seat)} went to ${squareName(event.way.at(-1) ?? 0)}.`;
    case 'stayed':
      return `${names(event.seat)} ${STAYS[event.by]}.`;
    case 'teleported':
      return `${names(event.seat)} jumped to ${squareName(event.to)}.`;
    case 'cardUsed':
      return `${names(event.seat)} used ${SUPPORT_CARDS[event.card].name}.`;
    case 'chestOpened':
      return `${names(event.seat)} opened ${event.extra ? 'an extra chest' : 'a chest'}: ${cardsText(event.cards)}.`;
    case 'cardDrawn':
      return `${names(event.seat)} drew ${SUPPORT_CARDS[event.card].name}.`;
    case 'cardKept':
      return `${names(event.seat)} kept ${cardName(event.card)}${event.pack ? ' in the backpack' : ''}.`;
    case 'cardReplaced':
      return `${names(event.seat)} kept ${cardName(event.card)} instead of ${cardName(event.instead)}.`;
    case 'cardLeft':
      return `${names(event.seat)} left ${cardName(event.card)}.`;
    case 'cardsMovedUp':
      return `${names(event.seat)} took from the backpack: ${cardsText(event.cards)}.`;
    case 'healed':
      return `${names(event.seat)} gained ${event.amount} health ${REMEDIES[event.by]}.`;
    case 'reloaded':
      return `${names(event.seat)} reloaded.`;
    case 'rearranged':
      return `${names(event.seat)} rearranged the backpack.`;
    case 'bannerPlaced':
      return `${names(event.seat)} placed ${bannerName(event.kind)} on ${event.squares.map(squareName).join(', ')}.`;
    case 'smokeEnded':
      return `${names(event.seat)} stood without smoke again.`;
    case 'shot':
      return `${names(event.seat)} shot ${WEAPON_CARDS[event.weapon].name} at ${names(event.target)} and threw ${event.dice.join(', ')}.`;
    case 'thrownAgain':
      return `${names(event.seat)} threw again: ${event.dice.join(', ')}.`;
    case 'missed':
      return `${names(event.seat)} missed ${names(event.target)}.`;
    case 'bulbThrown':
      return `${names(event.seat)} threw ${SUPPORT_CARDS[event.card].name} at ${names(event.target)}${event.dice.length > 0 ? `, with ${event.dice.join(' and ')}` : ''}.`;
    case 'weaponsTurned':
      return `${names(event.seat)} had all weapons turned face down.`;
    case 'damaged':
      return `${names(event.seat)} lost ${event.amount} health${CAUSES[event.cause]}${event.blocked > 0 ? `; ${event.blocked} were blocked` : ''}.`;
    case 'fell':
      return event.by === 'zone'
        ? `${names(event.seat)} fell in an inactive zone.`
        : `${names(event.seat)} fell to ${names(event.by)}.`;
    case 'looted':
      return `${names(event.seat)} took the cards of ${names(event.from)}: ${cardsText(event.cards)}.`;
    case 'hypnotised':
      return `${names(event.seat)} pulled ${names(event.target)} to ${squareName(event.to)}.`;
    case 'stolen':
      return `${names(event.seat)} stole ${SUPPORT_CARDS[event.card].name} from ${names(event.from)}.`;
    case 'froze':
      return `${names(event.seat)} froze ${event.targets.map(names).join(', ')}.`;
    case 'copied':
      return `${names(event.seat)} copied ${ABILITY_CARDS[event.ability].name} from ${names(event.from)}.`;
    case 'swapped':
      return `${names(event.seat)} swapped places with ${names(event.with)}.`;
    case 'swappedBack':
      return `${names(event.seat)} swapped back with ${names(event.with)}.`;
    case 'revived':
      return `${names(event.seat)} revived ${names(event.mate)} with ${SUPPORT_CARDS[event.card].name}.`;
    case 'tradeProposed':
      return `${names(event.seat)} proposed a trade to ${names(event.mate)}: ${itemsText(event.given)} for ${itemsText(event.taken)}.`;
    case 'traded':
      return `${names(event.seat)} traded with ${names(event.mate)}.`;
    case 'tradeRefused':
      return `${names(event.seat)} refused the trade.`;
    case 'ended':
      return `The game was won by ${event.winners.map(names).join(' and ')}.`;
  }
}
