// RULES 3: a turn is one procedure, phase after phase in reading order.

import { type Ask, DONE, type Seat } from '@riposte/kernel';
import { chainOf } from './ask.ts';
import { gainGold, named, takeControl } from './board.ts';
import { entryOf } from './catalogue.ts';
import { type Choice, PASS, pickOf, type Question, stashOf, techOf } from './choice.ts';
import { drawPhase, mayStash } from './drawPhase.ts';
import { borrowers, giveBack, hireMercenaries, isRecruit, isTaken, lend } from './freeForAll.ts';
import { type CardId, NO_SLOT, SLOTS } from './ids.ts';
import { CANT_PATROL } from './keywords.ts';
import { isFighter } from './kinds.ts';
import { endOf, nearEnd } from './lasting.ts';
import { act, mainChoices } from './mainPhase.ts';
import { isPatrolFull, mapOf, mapRules } from './maps.ts';
import { isFreeForAll } from './options.ts';
import { kindsIn, put, take } from './pile.ts';
import { newCounters, numberOf } from './player.ts';
import { becomeReady } from './readying.ts';
import { fireCopies, fireEphemeral, fireUpkeep, settleNext } from './settle.ts';
import { sheetOf, touch, unsettle } from './sheet.ts';
import {
  ARRIVED,
  ATTACKED,
  DETECTED,
  DISABLED,
  FROM_HAND,
  isActive,
  MAXED,
  playerOf,
  rules,
  type State,
  type Table,
  type Thing,
  teamOf,
  thingOf,
} from './state.ts';
import { fire } from './trigger.ts';

export interface TurnVars {
  /** Whose turn it is; where two have it together, who is asked in a phase that both go through one after the other. */
  seat: Seat;
  /** RULES 17.6: whether it is a turn of one player of a team alone. */
  readonly alone?: true;
  /** RULES 17.6: who has ended the main phase, where the others of the team have not. */
  done?: readonly Seat[];
  /** How many cards were teched, and which slot is filled next. */
  techs: number;
  slot: number;
  /** RULES 16.9: to whom patrollers are lent now; -1 for nobody, and who has had their turn in this. */
  borrower?: number;
  served?: readonly Seat[];
}

export function newTurn(seat: Seat): TurnVars {
  return { seat, techs: 0, slot: 0 };
}

/** RULES 3.20, 17.6: an extra turn, which no other player of a team has. */
export function newTurnAlone(seat: Seat): TurnVars {
  return { ...newTurn(seat), alone: true };
}

/** Whose turn it is, in the order of their seats. */
function allOf({ side }: State): readonly Seat[] {
  return side.length === 1 ? side : [...side].sort();
}

/** Goes on with the next player of the team from this step on; nothing after the last. */
function forMate(state: State, vars: TurnVars, step: string): string | undefined {
  const all = allOf(state);
  const next = all[all.indexOf(vars.seat) + 1];
  vars.seat = next ?? (all[0] as Seat);
  if (next === undefined) return undefined;
  vars.techs = 0;
  vars.slot = 0;
  return step;
}

/** RULES 3.13. */
const TECHS = 2;
/** RULES 3.15. */
const ENOUGH_WORKERS = 10;

/** The tech choices of a seat that has this many workers, RULES 3.13 to 3.15. */
export function techChoices(state: Pick<State, 'players'>, seat: Seat): readonly Choice[] {
  const { codex, cards, workers } = playerOf(state, seat);
  const choices = kindsIn(codex).map((card) => techOf(cards[card] as CardId));
  return workers >= ENOUGH_WORKERS && choices.length > 0 ? [...choices, PASS] : choices;
}

export const turn = rules.procedure<TurnVars>('turn', {
  begin({ state, tell }, { seat, alone }) {
    state.turn += 1;
    state.side = alone ? [seat] : teamOf(state, seat);
    for (const player of state.players) player.counters = newCounters();
    for (const thing of state.things) {
      thing.armorUsed = 0;
      thing.marks &= ~(ARRIVED | ATTACKED | DETECTED | FROM_HAND);
      if (thing.uses.length > 0) thing.uses = [];
    }
    for (const one of state.side) nearEnd(state, one);
    touch(state);
    const [, mate] = state.side;
    tell?.({ type: 'turnBegan', seat, ...(mate !== undefined && { mate }), turn: state.turn });
  },
  techChosen: {
    asks(state, { seat, techs }): Ask<Choice, Question> | undefined {
      if (playerOf(state, seat).turns === 0 || techs >= TECHS) return undefined;
      const choices = techChoices(state, seat);
      return choices.length === 0 ? undefined : { seat, question: 'tech', choices };
    },
    run({ state, tell }, vars, answer) {
      if (answer?.type !== 'tech') return forMate(state, vars, 'techChosen');
      const player = playerOf(state, vars.seat);
      const number = numberOf(player, answer.card);
      take(player.codex, number);
      put(player.discard, number);
      vars.techs += 1;
      tell?.(
        { type: 'teched', seat: vars.seat, card: answer.card },
        { to: teamOf(state, vars.seat), others: { type: 'teched', seat: vars.seat } },
      );
      return 'techChosen';
    },
  },
  ready(table) {
    const { state } = table;
    for (const seat of state.side) playerOf(state, seat).turns += 1;
    becomeReady(table, ...state.things.filter((thing) => isReadied(state, thing)));
    for (const thing of state.things) {
      if (!isActive(state, thing.controller)) continue;
      thing.fresh = isRecruit(state, thing);
      thing.marks &= ~DISABLED;
      const isMaxed = thing.level > 0 && thing.level === entryOf(thing.card).maxLevel;
      thing.marks = isMaxed ? thing.marks | MAXED : thing.marks & ~MAXED;
    }
    unsettle(state);
  },
  upkeep(table) {
    for (const seat of allOf(table.state)) upkeepOf(table, seat);
    settleNext(table);
  },
  mainBegan({ state }) {
    for (const player of state.players) player.counters.reshuffled = false;
    for (const thing of state.things) if (isActive(state, thing.controller)) thing.slot = NO_SLOT;
    // Slots give nothing on the own turn.
    unsettle(state);
  },
  actionChosen: {
    asksAny(state, { done }) {
      const open = done ? state.side.filter((seat) => !done.includes(seat)) : state.side;
      return open.map((seat) => ({ seat, question: 'main', choices: mainChoices(state, seat) }));
    },
    runAny(table, vars, answer) {
      const { state } = table;
      if (!answer || answer.choice.type === 'patrol') return endMain(state, vars, answer?.seat);
      const { seat, choice } = answer;
      // The player who acts decides what follows from it.
      if (state.side[0] !== seat) state.side = [seat, ...state.side.filter((one) => one !== seat)];
      act(table, seat, choice);
      return undefined;
    },
  },
  settled(table) {
    settleNext(table);
    return 'actionChosen';
  },
  slotFilled: {
    asks(state, { seat, slot }): Ask<Choice, Question> | undefined {
      if (slot >= SLOTS.length || isPatrolFull(state, seat)) return undefined;
      const choices = patrollers(state, seat);
      if (choices.length === 0) return undefined;
      choices.push(PASS);
      return { seat, question: 'slot', choices };
    },
    run({ state, tell }, vars, answer) {
      if (!answer) return forMate(state, vars, 'slotFilled');
      const thing = answer.type === 'pick' ? thingOf(state, answer.thing) : undefined;
      if (thing) {
        thing.slot = vars.slot;
        unsettle(state);
        tell?.({ type: 'patrolled', seat: vars.seat, thing: named(thing), slot: vars.slot });
      }
      vars.slot += 1;
      return 'slotFilled';
    },
  },
  borrowerChosen: {
    asks(state, { seat, served = [] }): Ask<Choice, Question> | undefined {
      const choices = isFreeForAll(state) ? borrowers(state, seat, served) : [];
      if (choices.length === 0 || patrollers(state, seat).length === 0) return undefined;
      return { seat, question: 'lend', choices: [...choices, PASS] };
    },
    run(_table, vars, answer) {
      if (answer?.type !== 'opponent') return 'stashChosen';
      vars.borrower = answer.seat;
      vars.slot = 0;
      return undefined;
    },
  },
  lentFilled: {
    asks(state, { seat, slot, borrower = -1 }): Ask<Choice, Question> | undefined {
      if (slot >= SLOTS.length || isTaken(state, borrower, slot)) return undefined;
      if (isPatrolFull(state, borrower)) return undefined;
      const choices = patrollers(state, seat);
      if (choices.length === 0) return undefined;
      choices.push(PASS);
      return { seat, question: 'slot', choices };
    },
    run(table, vars, answer) {
      const { borrower = -1, served = [] } = vars;
      const thing = answer?.type === 'pick' ? thingOf(table.state, answer.thing) : undefined;
      if (thing) lend(table, thing, borrower as Seat, vars.slot);
      vars.slot += 1;
      if (vars.slot < SLOTS.length) return 'lentFilled';
      vars.served = [...served, borrower as Seat];
      vars.borrower = -1;
      return 'borrowerChosen';
    },
  },
  stashChosen: {
    asks(state, { seat }): Ask<Choice, Question> | undefined {
      const { hand, cards } = playerOf(state, seat);
      if (!mayStash(state, seat)) return undefined;
      const choices = kindsIn(hand).map((card) => stashOf(cards[card] as CardId));
      return { seat, question: 'stash', choices: [...choices, PASS] };
    },
    run(table, vars, answer) {
      if (answer?.type !== 'stash') return undefined;
      drawPhase(table, vars.seat, answer.card);
      return forMate(table.state, vars, 'stashChosen') ?? 'endOfTurn';
    },
  },
  draw(table, vars) {
    drawPhase(table, vars.seat);
    return forMate(table.state, vars, 'stashChosen');
  },
  endOfTurn(table) {
    const { state } = table;
    fireEphemeral(state);
    fireCopies(state);
    for (const row of sheetOf(state).rows) fire(state, 'endOfTurn', row);
    for (const thing of state.things) returnControl(table, thing);
    settleNext(table);
  },
  finish(table) {
    const { state, tell } = table;
    endOf(state, ({ until }) => until === 'turn');
    for (const thing of state.things) {
      if (!thing.constructing) continue;
      thing.constructing = false;
      touch(state);
      tell?.({ type: 'finished', thing: named(thing) });
    }
    unsettle(state);
    settleNext(table);
  },
  end: () => DONE,
});

/** RULES 17.6: a player ends the main phase; where another of the team has not, that one goes on. */
function endMain(state: State, vars: TurnVars, seat: Seat | undefined): string {
  const done = [...(vars.done ?? []), ...(seat === undefined ? [] : [seat])];
  if (done.length < state.side.length) {
    vars.done = done;
    return 'actionChosen';
  }
  delete vars.done;
  return 'slotFilled';
}

/** RULES 3.4 to 3.6: the upkeep of a player; what it sets off waits. */
function upkeepOf(table: Table, seat: Seat): void {
  const { state } = table;
  const player = playerOf(state, seat);
  if (isFreeForAll(state)) {
    giveBack(table, seat);
    if (player.turns === 1) hireMercenaries(table, seat);
  }
  gainGold(table, seat, workerGold(state, player.workers), 'workers');
  gainFromMap(table, seat);
  for (const hero of player.heroes) hero.runes = Math.max(0, hero.runes - 1);
  endOf(state, ({ until, by }) => until === 'upkeep' && by === seat);
  fireUpkeep(state, seat);
  for (const row of sheetOf(state).rows) if (row.controller === seat) fire(state, 'upkeep', row);
}

/** RULES 18.3: what the map gives is no gold of the workers. */
function gainFromMap(table: Table, seat: Seat): void {
  const { upkeepGold = 0 } = mapRules(table.state);
  const map = mapOf(table.state);
  if (map !== undefined) gainGold(table, seat, upkeepGold, entryOf(map).name);
}

/** RULES 3.2: whether a thing becomes ready in its player's ready phase. */
function isReadied(state: State, { controller, marks }: Thing): boolean {
  return isActive(state, controller) && (marks & DISABLED) === 0;
}

/** RULES 3.19. */
function workerGold(state: State, workers: number): number {
  return sheetOf(state).rows.reduce((gold, row) => chainOf(row, 'workerGold', gold), workers);
}

/** RULES 8.1: who may patrol and has no slot yet. */
function patrollers(state: State, seat: Seat): Choice[] {
  const choices: Choice[] = [];
  for (const row of sheetOf(state).rows) {
    if (row.controller !== seat || !isFighter(row)) continue;
    if (row.thing.slot !== NO_SLOT || row.thing.exhausted || (row.keywords & CANT_PATROL) !== 0) continue;
    choices.push(pickOf(row.id));
  }
  return choices;
}

/** What was taken for the turn goes back. */
function returnControl(table: Table, thing: Thing): void {
  if (thing.returnsTo < 0) return;
  const seat = thing.returnsTo as Seat;
  thing.returnsTo = -1;
  takeControl(table, thing, seat);
}
