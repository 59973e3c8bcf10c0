import { unreachable } from '@riposte/kernel';
import { barrierAt } from '../banner.ts';
import { OFF, rangeOf, type Square } from '../board.ts';
import { POTION_HEALS } from '../cards/supports.ts';
import { ABILITY_CARDS, abilityOf } from '../character.ts';
import type { Choice, Item, Question } from '../choice.ts';
import { type AidId, type CardId, type ConsumableId, isWeapon, type SupportId } from '../ids.ts';
import { type Effort, endsOf } from '../path.ts';
import { hasClearView } from '../sight.ts';
import { type Figure, figureOf, MOST_HEALTH, mateOf } from '../state.ts';
import { worthOf } from './cards.ts';
import { BEST_MEAN } from './odds.ts';
import { dangerAt, type SeatOutlook, stepsBetween } from './outlook.ts';
import { bestShotFrom, chestWorth, foeOn, KILL, shotWorth, squareWorth, standingWorth } from './square.ts';

/** What a choice is weighed by besides the table: what was asked, and with what the figure moves. */
export interface WeighedChoice {
  readonly outlook: SeatOutlook;
  readonly question: Question;
  readonly effort: Effort;
  /** The card that is being placed. */
  readonly card: CardId | 'none';
}

/** How a lethal way counts. */
const DEATH = -300;
const LOSS = 1.2;
const AID = 5;
const EXTENSION = 7;
const SHOT = 5;
const RELOAD = 8;
const SUPERNOVA = 35;
const HEAL = 15;
const HEALS = 20;
const FLAME = (40 * 10) / 36;
const SPEAR = 60 / 6;
/** Nobody walks step by step who need not. */
const NEVER = -40;
const REARRANGING = 14;
const WOUNDED = 50;
const FROM_MATE = -10;
const REVIVE = 60;
/** A trade ends the turn, and mostly brings little. */
const TRADE = -5;
const PROPOSE = 4;

/** What a choice is worth, in points of health; what is done without gain is worth 0. */
export function deedWorth(occasion: WeighedChoice, choice: Choice): number {
  const { outlook, card } = occasion;
  const { figure } = outlook;
  switch (choice.type) {
    case 'go':
      return choice.loss >= figure.health ? DEATH : squareWorth(outlook, choice.to) - LOSS * choice.loss;
    case 'teleport':
      return squareWorth(outlook, choice.to) - AID;
    case 'skip':
    case 'stay':
      return figure.square === OFF ? -20 : standingWorth(outlook, figure.square);
    case 'walk':
      return NEVER;
    case 'step':
      return squareWorth(outlook, choice.to);
    case 'stop':
      return chestWorth(outlook);
    case 'use':
      return useWorth(occasion, choice.card);
    case 'openExtra':
      return chestWorth(outlook) + 4;
    case 'shoot': {
      const foe = foeOn(outlook, choice.target);
      if (!foe) return 0;
      const worth = shotWorth(outlook, choice.weapon, foe, figure.square, choice.extended);
      return worth + SHOT - (choice.extended ? EXTENSION : 0);
    }
    case 'reload':
      return RELOAD;
    case 'rearrange':
      return rearrangedWorth(outlook, choice.consumables);
    case 'barrier':
      return barrierWorth(outlook, barrierAt(choice.from, choice.along));
    case 'lightning':
      return lightningWorth(outlook, choice.at);
    case 'throw':
      return throwWorth(outlook, choice);
    case 'reroll':
      return choice.dice.reduce((sum, die) => sum + 3.5 - die, 0) * 3;
    case 'keep':
      return choice.pack ? 0 : 2;
    case 'replace':
      return card === 'none' ? 0 : worthOf(card, figure) - worthOf(choice.card, figure, choice.loaded);
    case 'supernova':
      return choice.targets.reduce((sum, target) => sum + SUPERNOVA + killed(outlook, target, SUPERNOVA), 0);
    case 'hypnosis':
      return pullWorth(outlook, choice.target);
    case 'steal':
      return foeOn(outlook, choice.from) ? 1.2 * worthOf(choice.card, figure) + 1 : FROM_MATE;
    case 'heal':
      return HEAL + Math.min(HEALS, MOST_HEALTH - figure.health);
    case 'freeze':
      return freezeWorth(outlook);
    case 'imitate':
      return imitateWorth(outlook, choice.from);
    case 'swap':
      return swapWorth(outlook, foeOn(outlook, choice.with)?.square ?? figure.square);
    case 'swapBack':
      return -1;
    case 'revive':
      return REVIVE;
    case 'trade':
      return TRADE;
    case 'give':
      return dealWorth(outlook, choice, 'give');
    case 'take':
      return dealWorth(outlook, choice, 'take');
    case 'propose':
      return PROPOSE;
    case 'callOff':
      return TRADE;
    case 'agree':
      return PROPOSE;
    case 'put':
    case 'character':
    case 'neighbour':
    case 'roll':
    case 'end':
    case 'refuse':
    case 'leave':
      return 0;
    default:
      return unreachable(choice);
  }
}

function useWorth(occasion: WeighedChoice, card: SupportId): number {
  const { outlook } = occasion;
  const { figure } = outlook;
  const missing = MOST_HEALTH - figure.health;
  switch (card) {
    case 'smallPotion':
    case 'mediumPotion':
    case 'largePotion': {
      const heals = POTION_HEALS[card];
      const urgency = figure.health < 40 ? 12 : 0;
      return Math.min(heals, missing) - 0.8 * heals + urgency;
    }
    case 'ammoBag':
      return outlook.loaded.length === 0 ? 0.4 * bestMean(outlook) : -3;
    case 'platform':
      return 0.4 * dangerAt(outlook, figure.square) - 4;
    case 'field':
      return 0.5 * dangerAt(outlook, figure.square) - 5;
    case 'smoke':
      return 0.5 * dangerAt(outlook, figure.square) - 10;
    case 'axe':
    case 'rope':
    case 'boat':
    case 'compass':
    case 'adrenaline':
      return aidedWorth(occasion, card) - AID;
    default:
      return 0;
  }
}

function bestMean({ figure }: SeatOutlook): number {
  return figure.weapons.reduce((best, { weapon }) => Math.max(best, BEST_MEAN[weapon]), 0);
}

/** The best square that a card helps to reach. Adrenaline reaches too many to look at each: chests are enough. */
function aidedWorth({ outlook, effort }: WeighedChoice, aid: Exclude<AidId, 'teleport'>): number {
  let best = Number.NEGATIVE_INFINITY;
  if (aid === 'adrenaline') {
    const { square } = outlook.figure;
    for (const chest of outlook.position.chests)
      if (square !== OFF && stepsBetween(square, chest) <= 1.5 * effort.number)
        best = Math.max(best, squareWorth(outlook, chest));
    return best - AID;
  }
  const { position, seat, figure } = outlook;
  for (const { to, loss } of endsOf(position, seat, { ...effort, aid }))
    if (loss < figure.health) best = Math.max(best, squareWorth(outlook, to) - LOSS * loss);
  return best;
}

/** Potions and ammo belong into active slots, rather than what helps on the way. */
function rearrangedWorth({ figure }: SeatOutlook, active: readonly ConsumableId[]): number {
  const worth = (cards: readonly ConsumableId[]) =>
    cards.reduce((sum, card) => sum + worthOf(card, figure), 0);
  return worth(active) - worth(figure.consumables) - REARRANGING;
}

function killed(outlook: SeatOutlook, target: Parameters<typeof foeOn>[1], damage: number): number {
  return (foeOn(outlook, target)?.figure.health ?? MOST_HEALTH) <= damage ? KILL : 0;
}

function throwWorth(outlook: SeatOutlook, { card, target }: Extract<Choice, { type: 'throw' }>): number {
  const foe = foeOn(outlook, target);
  if (!foe) return 0;
  if (card === 'ntt') return 0.4 * foe.damage + 1;
  if (card === 'spear') return SPEAR + killed(outlook, target, 60) / 6;
  const near = outlook.foes.filter((other) => rangeOf(other.square, foe.square) <= 1).length;
  return FLAME * near + killed(outlook, target, 40) / 4;
}

/** A barrier is worth the danger that it hides its owner from. */
function barrierWorth(outlook: SeatOutlook, squares: readonly Square[]): number {
  const { figure, foes, barriers } = outlook;
  const walls = [...barriers, ...squares];
  let hidden = 0;
  for (const foe of foes)
    if (rangeOf(foe.square, figure.square) <= 8 && !hasClearView(foe.square, figure.square, walls))
      hidden += foe.damage;
  return 0.3 * hidden - 4;
}

function lightningWorth({ foes }: SeatOutlook, at: Square): number {
  let near = 0;
  for (const { square } of foes) near += Math.max(0, 9 - rangeOf(square, at));
  return 2 * near - 4;
}

/** To pull a foe near is worth the shot that becomes possible, and that it cannot shoot back. */
function pullWorth(outlook: SeatOutlook, target: Parameters<typeof foeOn>[1]): number {
  const foe = foeOn(outlook, target);
  const { figure } = outlook;
  if (!foe || figure.square === OFF) return FROM_MATE;
  const shots = outlook.loaded.map((weapon) =>
    shotWorth(outlook, weapon, { ...foe, square: figure.square }, figure.square, false),
  );
  return Math.max(0, ...shots) - bestShotFrom(outlook, figure.square) + 0.3 * foe.damage - 3;
}

/** What a weapon is worth to a member who has none, beside one who has two. */
function dealWorth({ position, seat, figure }: SeatOutlook, { card }: Item, way: 'give' | 'take'): number {
  const mate = mateOf(position, seat);
  if (mate === undefined || card === 'extraChest') return -2;
  const other = figureOf(position, mate);
  const need = (of: Figure) => (isWeapon(card) ? 2 - of.weapons.length : of.health < WOUNDED ? 1 : 0);
  const difference = need(other) - need(figure);
  return (way === 'give' ? 4 : -4) * difference - 1;
}

/** Half of what it stops. */
function freezeWorth({ figure, foes }: SeatOutlook): number {
  let stopped = 0;
  for (const { square, damage } of foes)
    if (rangeOf(square, figure.square) <= ABILITY_CARDS.freeze.range) stopped += damage;
  return 0.5 * stopped + 2;
}

function imitateWorth({ position, figure }: SeatOutlook, from: Parameters<typeof figureOf>[1]): number {
  const ability = abilityOf(figureOf(position, from));
  if (figure.copied === 'none') return ability === 'none' ? 0 : 8;
  return figure.cooldown > 2 && ability !== 'none' && ABILITY_CARDS[ability].cooldown < figure.cooldown
    ? 4
    : -4;
}

/** What the other square would be worth, beside the own. */
function swapWorth(outlook: SeatOutlook, there: Square): number {
  const here = outlook.figure.square;
  return 0.8 * (standingWorth(outlook, there) - standingWorth(outlook, here)) - 6;
}

/** Whether a card that is placed is one of those that a mat wants. */
export function cardOf(choices: readonly Choice[]): CardId | 'none' {
  for (const choice of choices) if (choice.type === 'keep' || choice.type === 'leave') return choice.card;
  return 'none';
}
