// A reason for every kind of choice, in one switch: the compiler sees that none is missing.

import { type Phrase, type Seat, unreachable } from '@riposte/kernel';
import type { AttackVars } from '../attack.ts';
import { hasTech, hasTower, heroLimit } from '../baseBuildings.ts';
import { baseOf, isStunted } from '../board.ts';
import type { Row } from '../card.ts';
import { entryOf } from '../catalogue.ts';
import type { Choice } from '../choice.ts';
import { canAttack, hasDefender, type Obstacle, obstacleOf } from '../defenders.ts';
import type { EffectVars } from '../effectVars.ts';
import { REPAIR_PRICE } from '../freeForAll.ts';
import { type CardId, HEROES_HALL, SQUAD_LEADER, TECH_BUILDINGS, TECH_LAB } from '../ids.ts';
import { CANT_ATTACK, CANT_PATROL, HASTE, HIDDEN, UNTARGETABLE } from '../keywords.ts';
import { isBuilding } from '../kinds.ts';
import { isLost, mapOf, mapRules } from '../maps.ts';
import { isFreeForAll } from '../options.ts';
import { sizeOf } from '../pile.ts';
import { pricesOf } from '../play.ts';
import { numberOf } from '../player.ts';
import {
  barTo,
  buildPrice,
  heroesInPlay,
  hirePrice,
  isAddOnOf,
  isBuilt,
  isWithMate,
  levelOfBuilding,
  mayHire,
  meetsNeeds,
  WORKERS_NEEDED,
} from '../price.ts';
import { rowOf } from '../sheet.ts';
import { DETECTED, isActive, isFriendly, playerOf, type State } from '../state.ts';
import { isParried, isWarded, mayTarget } from '../targets.ts';
import { actionsOf, countRunes, isSpent, offeringsOf, tirableFor } from '../use.ts';
import { asState, type View } from '../view.ts';
import { cardName, thingName } from './label.ts';

function no(text: string, rule: string): Phrase {
  return { text, rule };
}

const ANOTHER_QUESTION = no('Another question is open.', '11.4');

/** Why a choice is not listed, from what the seat may know. */
export function whyNot(choice: Choice, view: View, seat: Seat): Phrase {
  const state = asState(view);
  if (state.winners) return no('The game is over.', '1.4');
  switch (choice.type) {
    case 'hero':
      return no('Heroes are chosen before the game begins, each once.', '2.2');
    case 'deck':
      return no('The starting deck is chosen once, with the heroes.', '2.3');
    case 'tech':
      return whyNotTech(state, seat, choice.card);
    case 'spec':
      return no('A spec is chosen with the first tech II building, or with a tech lab.', '6.3');
    case 'trigger':
      return no('No such ability waits, or its order makes no difference.', '11.6');
    case 'mode':
      return no('No effect asks for that now.', '11.9');
    case 'stash':
      return no('A card is kept in your draw phase only, where a card of yours lets you.', '3.21');
    case 'discard':
      return no('No cost asks for that card.', '5.18');
    case 'card':
    case 'opponent':
      return no('No effect asks for that now.', '11.1');
    case 'pass':
      return no('Something has to be chosen.', '11.2');
    case 'pick':
      return whyNotPick(state, seat, choice.thing);
    default:
      return whyNotAct(choice, state, seat);
  }
}

type Deed = Extract<
  Choice,
  {
    readonly type:
      | 'hire'
      | 'summon'
      | 'level'
      | 'play'
      | 'use'
      | 'build'
      | 'tearDown'
      | 'detect'
      | 'attack'
      | 'repair'
      | 'patrol';
  }
>;

/** Why something cannot be done in the main phase. */
function whyNotAct(choice: Deed, state: State, seat: Seat): Phrase {
  if (!isActive(state, seat) || state.turn === 0) return no('You act in your own main phase only.', '3.9');
  switch (choice.type) {
    case 'play':
      return whyNotPlay(state, seat, choice.card);
    case 'hire':
      return whyNotHire(state, seat, choice.card);
    case 'summon':
      return whyNotSummon(state, seat, choice.hero);
    case 'build':
      return whyNotBuild(state, seat, choice.building);
    case 'attack':
      return whyNotAttack(state, seat, choice.thing);
    case 'level':
      return whyNotLevel(state, seat, choice.thing);
    case 'use':
      return whyNotUse(state, seat, choice.thing, choice.action);
    case 'tearDown':
      return no('You may tear down an add-on of yours only.', '6.6');
    case 'detect':
      return whyNotDetect(state, seat, choice.thing);
    case 'repair':
      return whyNotRepair(state, seat);
    case 'patrol':
      return ANOTHER_QUESTION;
    default:
      return unreachable(choice);
  }
}

function isInHand(state: State, seat: Seat, card: CardId): boolean {
  const player = playerOf(state, seat);
  return (player.hand[numberOf(player, card)] ?? 0) > 0;
}

function lacking(state: State, seat: Seat, price: number, rule: string): Phrase {
  const { gold } = playerOf(state, seat);
  return price > gold ? no(`It costs ${price} gold, and you have ${gold}.`, rule) : ANOTHER_QUESTION;
}

function whyNotHire(state: State, seat: Seat, card: CardId | undefined): Phrase {
  const isFree = mapRules(state).hiresWithoutCard === true;
  if (isFree && card !== undefined) return no(`${mapName(state)}: a worker is hired without a card.`, '18.6');
  if (!isFree && (card === undefined || !isInHand(state, seat, card)))
    return no('That card is not in your hand.', '4.1');
  if (!mayHire(state, seat)) return no('You have hired a worker this turn.', '4.1');
  const price = hirePrice(state, seat);
  const lack = lacking(state, seat, price, '4.1');
  const { hireGold } = mapRules(state);
  return hireGold === undefined || lack === ANOTHER_QUESTION
    ? lack
    : no(`${mapName(state)}: ${lack.text}`, '18.9');
}

function mapName(state: State): string {
  return cardName(mapOf(state) ?? '');
}

function whyNotTech(state: State, seat: Seat, card: CardId): Phrase {
  const player = playerOf(state, seat);
  const number = numberOf(player, card);
  if (number < 0) return no('That card is none of your codex.', '2.4');
  return (player.codex[number] ?? 0) === 0
    ? no('Both copies have left your codex.', '3.13')
    : no('Cards are teched as your turn begins, from your second turn on.', '3.14');
}

function whyNotPlay(state: State, seat: Seat, card: CardId): Phrase {
  const entry = entryOf(card);
  if (!isInHand(state, seat, card)) return no('That card is not in your hand.', '5.1');
  if (!meetsNeeds(state, seat, entry)) {
    if (entry.kind === 'spell') return whyNotCast(state, seat, card);
    const level = entry.tech ?? 0;
    return hasTech(state, seat, level)
      ? no(`It needs the spec ${entry.spec}, and you have chosen another.`, '5.2')
      : no(`It needs a working ${cardName(TECH_BUILDINGS[level - 1] ?? '')}.`, '5.2');
  }
  const bar = barTo(state, seat, entry, 'hand');
  if (bar) return no(`${thingName(bar.thing)} keeps you from playing it.`, '5.20');
  const price = pricesOf(state, seat, entry)[0]?.price ?? 0;
  if (price > playerOf(state, seat).gold) return lacking(state, seat, price, '5.1');
  return isMainOpen(state) && entry.kind === 'spell'
    ? no('Nothing would come of it now.', '5.13')
    : ANOTHER_QUESTION;
}

function whyNotCast(state: State, seat: Seat, card: CardId): Phrase {
  const { ultimate, spec, castsAtOnce } = entryOf(card);
  const heroes = heroesInPlay(state, seat);
  if (heroes.length === 0) return no('A spell needs a hero in play.', '5.5');
  if (heroes.every(({ silent }) => silent)) return no('Your heroes are silent.', '13.18');
  if (ultimate && mapRules(state).ultimatesAtOnce) return no(`It needs a ${spec} hero in play.`, '18.14');
  if (castsAtOnce) return no(`It needs a ${spec} hero at the maximum level.`, '5.24');
  return ultimate
    ? no(`An ultimate needs a ${spec} hero at the maximum level since the turn began.`, '5.8')
    : no(`It needs a ${spec} hero in play.`, '5.7');
}

/** Whether the main phase asks, and no effect does. */
function isMainOpen({ stack }: State): boolean {
  const top = stack.at(-1);
  return top?.procedure === 'turn' && top.step === 'actionChosen';
}

function whyNotSummon(state: State, seat: Seat, hero: CardId): Phrase {
  const slot = playerOf(state, seat).heroes.find(({ card }) => card === hero);
  if (!slot) return no('You do not lead that hero.', '2.1');
  if (state.things.some(({ card, owner }) => card === hero && owner === seat))
    return no('That hero is in play.', '4.3');
  if (isLost(state, slot)) return no(`${mapName(state)}: that hero died, and is out of the game.`, '18.5');
  if (slot.runes > 0)
    return no(`That hero has ${slot.runes} summoning ${slot.runes === 1 ? 'rune' : 'runes'}.`, '4.4');
  const limit = heroLimit(state, seat);
  if (heroesInPlay(state, seat).length >= limit) return no(`Your hero limit is ${limit}.`, '4.5');
  return lacking(state, seat, entryOf(hero).cost, '4.3');
}

function whyNotLevel(state: State, seat: Seat, id: number): Phrase {
  const row = rowOf(state, id);
  if (row?.entry.kind !== 'hero' || row.controller !== seat)
    return no('Only a hero of yours in play gains levels.', '4.7');
  if (isStunted(state, row.thing)) return no('That hero gains no levels now.', '4.14');
  return row.thing.level >= (row.entry.maxLevel ?? 0)
    ? no('That hero is at the maximum level.', '4.7')
    : lacking(state, seat, 1, '4.7');
}

function whyNotBuild(state: State, seat: Seat, building: CardId): Phrase {
  const price = buildPrice(state, seat, building);
  if (price !== undefined) return lacking(state, seat, price, '6.1');
  const level = levelOfBuilding(building);
  if (isBuilt(state, seat, building)) return no('It stands already.', level > 0 ? '6.1' : '6.5');
  if (level === 0 && mapRules(state).hallAndLab && (building === HEROES_HALL || building === TECH_LAB))
    return no(`${mapName(state)}: all have what it gives, and nobody builds one.`, '18.16');
  if (level === 0)
    return isAddOnOf(state, building)
      ? isWithMate(state, seat, building)
        ? no('The other player of your team has one.', '17.5')
        : no('You have an add-on; tear it down first.', '6.5')
      : no('The basic game has no such add-on.', '2.7');
  const needed = WORKERS_NEEDED[level - 1] ?? 0;
  const { workers } = playerOf(state, seat);
  return workers < needed
    ? no(`It needs ${needed} workers, and you have ${workers}.`, '6.1')
    : no(`It needs a working ${cardName(TECH_BUILDINGS[level - 2] ?? '')}.`, '6.1');
}

function whyNotAttack(state: State, seat: Seat, thing: number): Phrase {
  const row = rowOf(state, thing);
  if (!row || row.controller !== seat || isBuilding(row))
    return no('Only a unit or hero of yours attacks.', '7.1');
  if (row.thing.exhausted) return no('It is exhausted.', '7.1');
  if (row.thing.fresh && (row.keywords & HASTE) === 0) return no('It has arrival fatigue.', '5.3');
  if ((row.keywords & CANT_ATTACK) !== 0) return no('It cannot attack.', '14.30');
  if (!canAttack(row))
    return row.entry.kind === 'unit' || row.entry.kind === 'hero'
      ? no('It has attacked this turn.', '14.23')
      : no('Only units and heroes attack.', '7.1');
  return hasDefender(state, row) ? ANOTHER_QUESTION : no('There is nothing it could attack.', '7.4');
}

function whyNotUse(state: State, seat: Seat, id: number, name: string): Phrase {
  const row = rowOf(state, id);
  const action = row && actionsOf(row).find(([one]) => one === name)?.[1];
  if (!row || !action || row.controller !== seat) return no('There is no such ability of yours.', '5.18');
  const { cost, when, times } = action;
  const { gold, hand } = playerOf(state, seat);
  const { thing, keywords } = row;
  if (isSpent(thing, action))
    return times === undefined
      ? no('It was used this turn.', '5.21')
      : no(`It was used ${times} times this turn.`, '5.27');
  if (cost.exhaust && thing.exhausted) return no('It is exhausted.', '5.18');
  if (cost.exhaust && thing.fresh && (keywords & HASTE) === 0) return no('It has arrival fatigue.', '5.3');
  if (gold < (cost.gold ?? 0)) return lacking(state, seat, cost.gold ?? 0, '5.18');
  if (sizeOf(hand) < (cost.discard ?? 0)) return no('You have too few cards to discard.', '5.18');
  const { runes } = cost;
  if (runes && countRunes(thing, runes.rune) < runes.amount)
    return no(`It has too few ${runes.rune} runes.`, '5.18');
  if (cost.sacrifices && offeringsOf(state, row, cost).length === 0)
    return no('You have nothing to sacrifice for it.', '5.22');
  if (cost.exhausts && tirableFor(state, row, cost).length < cost.exhausts.amount)
    return no('You have too few to exhaust for it.', '5.23');
  if (when?.(row, state) === false) return no('What it asks for is not so now.', '5.18');
  return isMainOpen(state) ? no('Nothing would come of it now.', '5.13') : ANOTHER_QUESTION;
}

function whyNotDetect(state: State, seat: Seat, id: number): Phrase {
  if (!hasTower(state, seat)) return no('You have no working tower.', '6.12');
  if (playerOf(state, seat).counters.towerUsed) return no('Your tower has detected this turn.', '6.12');
  const row = rowOf(state, id);
  return row &&
    !isFriendly(state, row.controller, seat) &&
    (row.keywords & HIDDEN) !== 0 &&
    !(row.thing.marks & DETECTED)
    ? ANOTHER_QUESTION
    : no('It is not hidden.', '6.12');
}

function whyNotRepair(state: State, seat: Seat): Phrase {
  if (!isFreeForAll(state)) return no('A base is repaired for gold in a free-for-all only.', '16.8');
  return baseOf(state, seat).damage === 0
    ? no('Your base has no damage.', '16.8')
    : lacking(state, seat, REPAIR_PRICE, '16.8');
}

/** Why a thing cannot be chosen for what is asked. */
function whyNotPick(state: State, seat: Seat, id: number): Phrase {
  const row = rowOf(state, id);
  const top = state.stack.at(-1);
  if (!row) return no('It is not in play.', '9.7');
  if (top?.procedure === 'attack') {
    const attacker = rowOf(state, (top.vars as unknown as AttackVars).attacker);
    return whyNotReached(state, attacker, row);
  }
  if (top?.step === 'slotFilled' || top?.step === 'lentFilled') {
    if (row.controller !== seat) return no('Only units and heroes of yours patrol.', '8.1');
    if (row.thing.exhausted) return no('It is exhausted.', '8.1');
    return (row.keywords & CANT_PATROL) !== 0
      ? no('It cannot patrol.', '14.30')
      : no('It has a slot already.', '8.1');
  }
  const { card, me } = (top?.vars ?? {}) as Partial<EffectVars>;
  if (card === undefined || me === undefined) return no('Nothing asks for a choice among things.', '11.1');
  if ((row.keywords & UNTARGETABLE) !== 0) return no('It is untargetable.', '10.2');
  if (isWarded(row, card)) return no('Such a spell cannot target it.', '10.9');
  const isTheirs = !isFriendly(state, row.controller, me);
  if (isTheirs && isParried(state, row))
    return no('A card of its player keeps you from targeting it.', '10.11');
  if (isTheirs && row.resist > playerOf(state, me).gold)
    return no(`It has resist ${row.resist}, and you have ${playerOf(state, me).gold} gold.`, '10.3');
  if (!mayTarget(state, me, row, playerOf(state, me).gold)) return no('It is hidden from you.', '10.2');
  return no(`${cardName(card)} does not reach it.`, '11.1');
}

/** Why an attacker that is only considered could not be aimed at a thing. */
export function whyNotAimed(view: View, attacker: number, target: number): Phrase {
  const state = asState(view);
  const row = rowOf(state, target);
  return row ? whyNotReached(state, rowOf(state, attacker), row) : no('It is not in play.', '9.7');
}

function whyNotReached(state: State, attacker: Row | undefined, target: Row): Phrase {
  const obstacle = attacker && obstacleOf(state, attacker, target);
  return obstacle ? obstacleText(obstacle) : no('It cannot be chosen here.', '7.4');
}

function obstacleText(obstacle: Obstacle): Phrase {
  switch (obstacle.type) {
    case 'under construction':
      return no('It is under construction.', '6.2');
    case 'no HP':
      return no('It has no HP.', '7.4');
    case 'unattackable':
      return no('It is unattackable.', '14.27');
    case 'flying':
      return no('It flies.', '14.10');
    case 'hidden':
      return no('It is invisible.', '14.14');
    case 'card':
      return no('Its card does not let this attacker choose it.', '7.5');
    case 'toll':
      return no(`To attack it costs ${obstacle.toll} gold, and you have less.`, '7.16');
    case 'lasting':
      return no('A spell that lasts forbids this attack.', '11.10');
    case 'patroller': {
      const { thing } = obstacle.patroller;
      return thing.slot === SQUAD_LEADER
        ? no(`The squad leader ${thingName(thing)} has to be attacked first.`, '7.2')
        : no(`${thingName(thing)} patrols and stops the attack.`, '7.3');
    }
    default:
      return unreachable(obstacle);
  }
}
