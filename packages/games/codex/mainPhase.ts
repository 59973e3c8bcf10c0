import type { Seat } from '@riposte/kernel';
import { attack, newAttack } from './attack.ts';
import { hasTower, heroLimit } from './baseBuildings.ts';
import { arrive, isStunted, named } from './board.ts';
import { build } from './build.ts';
import { entryOf } from './catalogue.ts';
import {
  attackOf,
  boostedOf,
  buildOf,
  type Choice,
  detectOf,
  HIRE,
  hireOf,
  levelOf,
  PATROL,
  playOf,
  REPAIR,
  summonOf,
  tearDownOf,
  useOf,
} from './choice.ts';
import { canAttack, hasDefender } from './defenders.ts';
import { mayRepair, repair } from './freeForAll.ts';
import { futureChoices, hurry } from './hurry.ts';
import { ADD_ONS, type CardId, TECH_BUILDINGS } from './ids.ts';
import { HIDDEN } from './keywords.ts';
import { levelUp } from './levels.ts';
import { isLost, mapRules } from './maps.ts';
import { kindsIn, put, take } from './pile.ts';
import { hideFromHand } from './piles.ts';
import { isPlayable, play, pricesOf } from './play.ts';
import { numberOf } from './player.ts';
import { buildPrice, heroesInPlay, hirePrice, mayHire, priceOf, standingAddOn } from './price.ts';
import { rowOf, sheetOf, unsettle } from './sheet.ts';
import { watchersOf } from './sight.ts';
import {
  DETECTED,
  DOOMED,
  futureOf,
  isFriendly,
  playerOf,
  type State,
  type Table,
  thingOf,
} from './state.ts';
import { actionsOf, isUsable, use } from './use.ts';

const BUILDINGS: readonly CardId[] = [...TECH_BUILDINGS, ...ADD_ONS];

/** RULES 3.8: everything a player may do in the main phase. */
export function mainChoices(state: State, seat: Seat): readonly Choice[] {
  const choices: Choice[] = [PATROL];
  handChoices(state, seat, choices);
  heroChoices(state, seat, choices);
  baseChoices(state, seat, choices);
  thingChoices(state, seat, choices);
  if (mayRepair(state, seat)) choices.push(REPAIR);
  if (state.future) futureChoices(state, seat, choices);
  return choices;
}

function handChoices(state: State, seat: Seat, choices: Choice[]): void {
  const player = playerOf(state, seat);
  const hires = mayHire(state, seat) && player.gold >= hirePrice(state, seat);
  const takesCard = !mapRules(state).hiresWithoutCard;
  if (hires && !takesCard) choices.push(HIRE);
  for (const number of kindsIn(player.hand)) {
    const card = player.cards[number] as CardId;
    if (hires && takesCard) choices.push(hireOf(card));
    const entry = entryOf(card);
    const price = priceOf(state, seat, entry);
    if (isPlayable(state, seat, entry, price)) choices.push(playOf(card));
    if (entry.boost !== undefined && isPlayable(state, seat, entry, price + entry.boost))
      choices.push(boostedOf(card));
  }
}

function heroChoices(state: State, seat: Seat, choices: Choice[]): void {
  const { heroes, gold } = playerOf(state, seat);
  const inPlay = heroesInPlay(state, seat);
  if (inPlay.length < heroLimit(state, seat)) {
    for (const slot of heroes) {
      const { card, runes } = slot;
      const isOut = state.things.some((thing) => thing.card === card && thing.owner === seat);
      if (runes === 0 && !isOut && !isLost(state, slot) && entryOf(card).cost <= gold)
        choices.push(summonOf(card));
    }
  }
  if (gold === 0) return;
  for (const { id, thing, entry } of inPlay)
    if (thing.level < (entry.maxLevel ?? 0) && !isStunted(state, thing)) choices.push(levelOf(id));
}

function baseChoices(state: State, seat: Seat, choices: Choice[]): void {
  const player = playerOf(state, seat);
  for (const building of BUILDINGS) {
    const price = buildPrice(state, seat, building);
    if (price !== undefined && price <= player.gold) choices.push(buildOf(building));
  }
  const addOn = standingAddOn(state, seat);
  if (addOn) choices.push(tearDownOf(addOn.id));
  if (!hasTower(state, seat) || player.counters.towerUsed) return;
  for (const { id, controller, keywords, thing } of sheetOf(state).rows)
    if ((keywords & HIDDEN) !== 0 && (thing.marks & DETECTED) === 0 && !isFriendly(state, controller, seat))
      choices.push(detectOf(id));
}

function thingChoices(state: State, seat: Seat, choices: Choice[]): void {
  for (const row of sheetOf(state).rows) {
    if (row.controller !== seat) continue;
    if (canAttack(row) && hasDefender(state, row)) choices.push(attackOf(row.id));
    for (const [action, entry] of actionsOf(row))
      if (isUsable(state, row, entry)) choices.push(useOf(row.id, action));
  }
}

/** Does what was chosen; the patrol is set elsewhere. */
export function act(table: Table, seat: Seat, choice: Choice): void {
  const { state, tell, call } = table;
  const player = playerOf(state, seat);
  switch (choice.type) {
    case 'hire':
      hire(table, seat, choice.card);
      return;
    case 'summon':
      player.gold -= entryOf(choice.hero).cost;
      arrive(table, choice.hero, seat, { level: 1 });
      return;
    case 'level': {
      const thing = thingOf(state, choice.thing);
      player.gold -= 1;
      if (thing) levelUp(table, thing, 1);
      return;
    }
    case 'play': {
      const boosted = choice.boost === true;
      const cost =
        pricesOf(state, seat, entryOf(choice.card)).find(({ boost }) => boost === boosted)?.price ?? 0;
      call(play, { seat, card: choice.card, boosted, cost, from: 'hand', thing: -1 });
      return;
    }
    case 'use': {
      if (thingOf({ things: futureOf(state) }, choice.thing)) {
        call(hurry, { seat, thing: choice.thing });
        return;
      }
      const row = rowOf(state, choice.thing);
      const left = row ? (actionsOf(row).find(([name]) => name === choice.action)?.[1].cost.discard ?? 0) : 0;
      call(use, { seat, thing: choice.thing, action: choice.action, left });
      return;
    }
    case 'build':
      call(build, { seat, building: choice.building });
      return;
    case 'tearDown':
    case 'detect': {
      const thing = thingOf(state, choice.thing);
      if (!thing) return;
      if (choice.type === 'detect') player.counters.towerUsed = true;
      thing.marks |= choice.type === 'detect' ? DETECTED : DOOMED;
      unsettle(state);
      tell?.(
        choice.type === 'detect'
          ? { type: 'detected', seat, thing: named(thing) }
          : { type: 'tornDown', thing: named(thing) },
      );
      return;
    }
    case 'repair':
      repair(table, seat);
      return;
    case 'attack':
      call(attack, newAttack(seat, choice.thing));
      return;
    default:
      throw new Error(`${choice.type} is no action`);
  }
}

/** RULES 4.1, 18.6. */
function hire({ state, tell }: Table, seat: Seat, card: CardId | undefined): void {
  const player = playerOf(state, seat);
  player.gold -= hirePrice(state, seat);
  player.counters.hired = true;
  unsettle(state);
  player.workers += 1;
  if (card === undefined) {
    tell?.({ type: 'hired', seat });
    return;
  }
  const number = numberOf(player, card);
  take(player.hand, number);
  hideFromHand(player);
  put(player.tucked, number);
  tell?.({ type: 'hired', seat, card }, { to: watchersOf(state, seat), others: { type: 'hired', seat } });
}
