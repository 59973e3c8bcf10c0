import { type Decision, type Seat, unreachable, varsOf } from '@riposte/kernel';
import type { AttackVars } from '../attack.ts';
import type { Row } from '../card.ts';
import { entryOf } from '../catalogue.ts';
import type { Choice, Question } from '../choice.ts';
import { defendersOf } from '../defenders.ts';
import { type Color, ELITE, LOOKOUT, SQUAD_LEADER, TECHNICIAN } from '../ids.ts';
import { isFighter } from '../kinds.ts';
import { levelOfBuilding } from '../price.ts';
import { rowOf } from '../sheet.ts';
import { futureOf, playerOf, type State } from '../state.ts';
import type { TurnVars } from '../turn.ts';
import { fightWorth } from './fight.ts';
import { isGift } from './gift.ts';
import { specWorth, techWorth } from './plan.ts';
import { deckWorth } from './strength.ts';
import { cardWorth, comingWorth, ENOUGH_WORKERS, enduranceOf, heldWorth, worthOf } from './worth.ts';

/** Each hero of the same color. */
const ALIKE = 2;
const WORKER = 5;
const SPARE_WORKER = -1;
const TECH_BUILDING = 5;
const ADD_ON = 0.5;
const TEAR_DOWN = -6;
const DETECT = 0.5;
const SUMMON = 3;
const LEVEL = 1;
const NEXT_BAND = 1.2;
const USE = 1.5;
/** Playing a card is worth more than keeping it. */
const PLAY = 1;
const BOOST = 0.5;
/** A slot that stays empty. */
const EMPTY_SLOT = -1.5;
/** What of others may be chosen is mostly meant for harm, the own mostly for good. */
const FOE = 1;
/** What is given is given to the own, and to the strongest of them. */
const GIFT = 1;
const RUNE = 1;
/** RULES 18.12: a rune is good, but what stays exhausted neither attacks nor patrols. */
const FOREST_RUNE = -1;
const RUIN = -100;
/** RULES 16.9: what patrols for others does not patrol at home. */
const LEND = -3;
/** RULES 16.8: three gold for a point of the base. */
const REPAIR = -0.5;

/** What a choice is worth at first sight, in points; only differences between the choices of a decision count. */
export function deedWorth(state: State, { seat, question }: Decision<Choice>, choice: Choice): number {
  switch (choice.type) {
    case 'tech':
      return techWorth(state, seat, choice.card);
    case 'spec':
      return specWorth(state, seat, choice.spec);
    case 'card':
      if (question === 'discard') return -heldWorth(state, seat, choice.card);
      return choice.from === 'foe' || choice.from === 'foeDiscard'
        ? cardWorth(entryOf(choice.card))
        : heldWorth(state, seat, choice.card);
    case 'stash':
      return heldWorth(state, seat, choice.card) - deckWorth(state, seat);
    case 'discard':
      return -heldWorth(state, seat, choice.card);
    case 'hire': {
      const worker = playerOf(state, seat).workers < ENOUGH_WORKERS ? WORKER : SPARE_WORKER;
      return worker - (choice.card === undefined ? 0 : heldWorth(state, seat, choice.card) / 2);
    }
    case 'summon':
      return SUMMON;
    case 'level':
      return levelWorth(rowOf(state, choice.thing));
    case 'play':
      return PLAY + heldWorth(state, seat, choice.card) + (choice.boost ? BOOST : 0);
    case 'use':
      return USE;
    case 'build':
      return levelOfBuilding(choice.building) > 0 ? TECH_BUILDING : ADD_ON;
    case 'tearDown':
      return TEAR_DOWN;
    case 'detect':
      return DETECT;
    case 'attack':
      return bestFight(state, rowOf(state, choice.thing));
    case 'pick':
      return choice.rune === undefined
        ? pickWorth(state, seat, question as Question, rowOf(state, choice.thing))
        : choice.rune === 'time'
          ? timeWorth(state, seat, choice.thing, choice.less ? -1 : 1)
          : runeWorth(seat, rowOf(state, choice.thing), choice.rune);
    case 'pass':
      return question === 'slot' ? EMPTY_SLOT : 0;
    case 'trigger':
      return isRuinous(state, seat, choice) ? RUIN : 0;
    case 'mode':
      return choice.mode === 'labor' ? -WORKER / 2 : 0;
    case 'hero':
      return alikeWorth(state, seat, entryOf(choice.hero).color);
    case 'deck':
      return alikeWorth(state, seat, choice.color);
    case 'patrol':
      return 0;
    case 'opponent':
      return question === 'lend' ? LEND : 0;
    case 'repair':
      return REPAIR;
    default:
      return unreachable(choice);
  }
}

/** RULES 2.8, 5.6: a team of one color needs no second thought, and its spells are cheap. */
function alikeWorth(state: State, seat: Seat, color: Color): number {
  return ALIKE * playerOf(state, seat).heroes.filter(({ card }) => entryOf(card).color === color).length;
}

/** RULES 1.5: a debt that is not to be paid yet. */
function isRuinous(
  state: State,
  seat: Seat,
  { effect, source }: Extract<Choice, { type: 'trigger' }>,
): boolean {
  const { lends } = source < 0 ? entryOf(effect.slice(0, effect.indexOf('.'))) : {};
  if (!lends?.triggers?.upkeep) return false;
  return state.queue.some((one) => one.effect === effect && one.amount > playerOf(state, seat).gold);
}

/** A level that reaches the next band is worth more. */
function levelWorth(row: Row | undefined): number {
  if (!row) return 0;
  const { entry, thing } = row;
  return entry.bands?.some(({ from }) => from === thing.level + 1) ? LEVEL + NEXT_BAND : LEVEL;
}

function bestFight(state: State, attacker: Row | undefined): number {
  if (!attacker) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const defender of defendersOf(state, attacker))
    best = Math.max(best, fightWorth(state, attacker, defender));
  return best;
}

function pickWorth(state: State, seat: Seat, question: Question, row: Row | undefined): number {
  if (!row) return 0;
  switch (question) {
    case 'slot':
      return slotWorth(varsOf<TurnVars>(state.stack, 'turn')?.slot ?? 0, row);
    case 'defender': {
      const attacker = rowOf(state, varsOf<AttackVars>(state.stack, 'attack')?.attacker ?? -1);
      return attacker ? fightWorth(state, attacker, row) : 0;
    }
    case 'levels':
      return levelWorth(row);
    case 'rune':
      return FOREST_RUNE;
    default:
      if (isGift(state)) return row.controller === seat ? GIFT + worthOf(row) / 8 : -GIFT;
      // What is given up for a card in the future should be worth little.
      if (state.stack.at(-1)?.procedure === 'hurry') return -worthOf(row) / 2;
      return partWorth(seat, state.stack.at(-1)?.step ?? '', row);
  }
}

/** What a part of an effect chooses, by the name of the part. */
function partWorth(seat: Seat, step: string, row: Row): number {
  const isOwn = row.controller === seat;
  const worth = worthOf(row) / 4;
  // The better the thing, the better to be like it, or to hide it.
  if (step === 'copiedChosen' || step === 'veiledChosen') return FOE + worth;
  if (step === 'copyChosen') return FOE - worth;
  // RULES 10.6.
  const isKilled = step.startsWith('target') && row.types.includes('Illusion');
  if (isOwn) return isKilled ? -worth : 0;
  return FOE + (isKilled ? 2 * worth : worth);
}

/** Most runes are good for the thing that has them. */
function runeWorth(seat: Seat, row: Row | undefined, rune: string): number {
  if (!row) return 0;
  return (row.controller === seat) === (rune !== '-1/-1') ? RUNE : -RUNE;
}

/** What more or fewer time runes are worth: what fades stays longer, what is in the future comes later. */
function timeWorth(state: State, seat: Seat, id: number, more: number): number {
  const row = rowOf(state, id);
  const coming = row ? undefined : futureOf(state).find((thing) => thing.id === id);
  const thing = row?.thing ?? coming;
  if (!thing) return 0;
  const isLast = thing.time + more === 0;
  const gain = row
    ? more * (isLast && row.entry.fading !== undefined ? worthOf(row) : RUNE)
    : -more * (isLast ? comingWorth(thing) / 2 : RUNE);
  return thing.controller === seat ? gain : -gain;
}

/** Who stands well in a patrol slot: the leader endures, the elite strikes, the others are no great loss. */
function slotWorth(slot: number, row: Row): number {
  if (!isFighter(row)) return 0;
  switch (slot) {
    case SQUAD_LEADER:
      return 0.5 * enduranceOf(row) + 0.2 * row.atk;
    case ELITE:
      return 0.3 * row.atk + 0.2 * enduranceOf(row);
    case TECHNICIAN:
      return 1 - 0.1 * worthOf(row);
    case LOOKOUT:
      return 0.1 * worthOf(row);
    default:
      return 0.8 - 0.1 * worthOf(row);
  }
}
