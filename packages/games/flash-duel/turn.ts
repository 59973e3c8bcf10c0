import { DONE, type Seat, type Table, unreachable, varsOf } from '@riposte/kernel';
import { mainActions } from './action.ts';
import { openWindow, useAbility, usesAt } from './announce.ts';
import { botAction } from './bot.ts';
import { directionOf } from './bridge.ts';
import type { Choice } from './choice.ts';
import { drawUpTo, handSizeOf } from './draw.ts';
import type { Event } from './event.ts';
import { type Fight, fight } from './fight.ts';
import { closeOpenCards, playCards } from './hand.ts';
import { goBack, goForward, pushBack, setEffects } from './movement.ts';
import { empty } from './pile.ts';
import { foesOf, foesOn, isStanding } from './side.ts';
import { marchSoldier } from './soldier.ts';
import { fighterOf, isBot, isDragon, isRaid, rules, type State } from './state.ts';

const NOBODY: readonly never[] = [];

/** What a turn keeps. */
export type TurnVars = {
  readonly seat: Seat;
  /** Where it began, for whoever turns time back. */
  from?: number;
  /** RULES 22.4: whom a push has moved, where there are several. */
  pushed?: readonly Seat[];
};

/** RULES 4: one main action, answered if need be; then discard and draw. */
export const turn = rules.procedure<TurnVars>('turn', {
  begin(table, vars) {
    const { state, tell } = table;
    const { seat } = vars;
    state.active = seat;
    for (const fighter of state.fighters) fighter.usedAbility = false;
    // RULES 21.9
    if (state.loyalty && state.loyalty.showings.length > 0)
      state.loyalty = { ...state.loyalty, showings: [] };
    tell?.({ type: 'turnBegan', seat });
    marchSoldier(table, seat);
    const fighter = fighterOf(state, seat);
    if (state.options.mode !== 'simple') vars.from = fighter.space;
    if (fighter.effects.skip) return 'skip';
    if (!fighter.recovering) return undefined;
    openWindow(table, 'recovering', seat);
    return 'recover';
  },
  actionChosen: {
    asks: (state, { seat }) =>
      isBot(state, seat) || !isStanding(state, seat)
        ? undefined
        : { seat, question: 'mainAction', choices: turnChoices(state, seat) },
    run(table, vars, choice) {
      const { seat } = vars;
      if (choice?.type === 'use') {
        useAbility(table, seat, choice);
        // RULES 13.10: the main action is still to come, unless the ability was one.
        return choice.count === undefined ? 'actionChosen' : undefined;
      }
      if (choice?.type === 'push' && table.state.fighters.length > 2)
        vars.pushed = foesAt(table.state, seat, 1);
      if (choice) act(table, seat, choice);
      // RULES 21.15: one who is defeated on his own turn takes no action any more.
      else if (isBot(table.state, seat)) table.call(botAction, { drawn: 0 });
      return undefined;
    },
  },
  discard(table, { seat }) {
    // RULES 4.3
    empty(table.state.played, table.state.discard);
    const own = openWindow(table, 'endOfTurn', seat);
    if (openFoeWindows(table, seat) || own) return undefined;
    endTurn(table, seat);
    return DONE;
  },
  draw(table, { seat }) {
    endTurn(table, seat);
    return DONE;
  },
  // What follows happens on some turns only; `begin` says so.
  skip({ state, tell }, { seat }) {
    // A sprung mine: no recovering, no drawing. A second recovery is still due.
    const fighter = fighterOf(state, seat);
    fighter.recovering = fighter.effects.recoverAgain === true;
    setEffects(state, seat, { skip: undefined, recoverAgain: undefined });
    tell?.({ type: 'turnSkipped', seat });
    tidy(state, seat);
    setEffects(state, seat, { refill: undefined, noRefill: refillsLater(state, seat) ? true : undefined });
    return DONE;
  },
  recover({ state, tell }, { seat }) {
    const fighter = fighterOf(state, seat);
    if (!fighter.recovering) return 'actionChosen';
    // RULES 10.1
    fighter.recovering = fighter.effects.recoverAgain === true;
    if (fighter.effects.recoverAgain) setEffects(state, seat, { recoverAgain: undefined });
    tell?.({ type: 'recovered', seat });
    return 'draw';
  },
});

/** RULES 4.4, 20.8: what was for this turn only is over, and the hand is refilled. */
function endTurn(table: Table<State, Event>, seat: Seat): void {
  tidy(table.state, seat);
  if (!refillsLater(table.state, seat)) refill(table, seat);
}

/** RULES 4.4: draws up to a full hand, unless something keeps one from it. */
export function refill(table: Table<State, Event>, seat: Seat): void {
  const { state } = table;
  const { refill: more, noRefill } = fighterOf(state, seat).effects;
  if (more !== undefined || noRefill) setEffects(state, seat, { refill: undefined, noRefill: undefined });
  if (!noRefill) drawUpTo(table, seat, handSizeOf(state, seat) + (more ?? 0));
}

/** RULES 20.8: in a raid the mortals refill together, when all have taken their turns. */
function refillsLater(state: State, seat: Seat): boolean {
  return isRaid(state) && !isDragon(state, seat);
}

/** What was for this turn only is over. */
function tidy(state: State, seat: Seat): void {
  for (const fighter of state.fighters) closeOpenCards(fighter);
  const { banned, dominated } = fighterOf(state, seat).effects;
  if (banned !== undefined || dominated) setEffects(state, seat, { banned: undefined, dominated: undefined });
}

/** Asks the opponents of the one whose turn ends, in turn order; says whether anybody is asked. */
function openFoeWindows(table: Table<State, Event>, seat: Seat): boolean {
  const foes = foesOf(table.state, seat);
  let opened = false;
  for (let index = 0; index < foes.length; index++)
    if (openWindow(table, 'endOfFoeTurn', foes[index] as Seat, seat)) opened = true;
  return opened;
}

function turnChoices(state: State, seat: Seat): readonly Choice[] {
  const actions = mainActions(state, seat);
  if (fighterOf(state, seat).abilities.length === 0) return actions;
  const before = usesAt(state, seat, 'startOfTurn');
  const instead = usesAt(state, seat, 'mainAction');
  return before.length + instead.length === 0 ? actions : [...actions, ...before, ...instead];
}

/** Takes a main action. */
export function act(table: Table<State, Event>, seat: Seat, choice: Choice): void {
  const { state, tell } = table;
  switch (choice.type) {
    case 'pass':
      tell?.({ type: 'passed', seat });
      return;
    case 'move': {
      playCards(state, seat, choice.card, 1);
      const went = (choice.direction === 'forward' ? goForward : goBack)(table, seat, choice.card);
      tell?.({ type: 'moved', seat, card: choice.card, ...went });
      return;
    }
    case 'push': {
      playCards(state, seat, choice.card, 1);
      const pushed = foesAt(state, seat, 1);
      pushBack(table, seat, pushed, choice.card, choice.card);
      openWindow(table, 'youPush', seat, pushed[0]);
      return;
    }
    case 'dashingStrike': {
      playCards(state, seat, choice.dash, 1);
      const went = goForward(table, seat, choice.dash);
      tell?.({ type: 'dashed', seat, card: choice.dash, ...went });
      beginFight(table, seat, foesAt(state, seat, choice.card), choice.card, choice.count, choice.dash);
      return;
    }
    case 'attack':
      beginFight(table, seat, foesAt(state, seat, choice.card), choice.card, choice.count, 0);
      return;
    case 'goFirst':
    case 'block':
    case 'retreat':
    case 'takeHit':
    case 'chooseCharacter':
    case 'use':
    case 'decline':
    case 'pickCard':
    case 'arrange':
    case 'draft':
    case 'swap':
    case 'keepAll':
    case 'shareBlock':
    case 'dashingBlock':
    case 'lead':
    case 'takeAbility':
    case 'reveal':
    case 'accuse':
    case 'claimLife':
    case 'showHand':
    case 'nameHand':
    case 'nameCount':
    case 'nameNone':
      throw new Error(`${choice.type} is no main action`);
    default:
      unreachable(choice);
  }
}

/** RULES 22.4: everybody who was pushed along with one opponent on this turn. */
export function pushedWith({ stack }: State, foe: Seat): readonly Seat[] {
  return varsOf<TurnVars>(stack, 'turn')?.pushed ?? [foe];
}

/** The opponents so many spaces ahead. */
function foesAt(state: State, seat: Seat, apart: number): readonly Seat[] {
  const { side, space } = fighterOf(state, seat);
  return foesOn(state, seat, space + apart * directionOf(side));
}

/** RULES 7, 8, 18.5: cards are played against opponents, who have to answer. */
export function beginFight(
  table: Table<State, Event>,
  seat: Seat,
  defenders: readonly Seat[],
  card: Fight['card'],
  count: number,
  dash: Fight['dash'],
): void {
  playCards(table.state, seat, card, count);
  threaten(table, seat, defenders, card, count, dash);
}

/** Opponents have to answer an attack or a strike, whatever it was made with. */
export function threaten(
  { state, tell, call }: Table<State, Event>,
  seat: Seat,
  defenders: readonly Seat[],
  card: Fight['card'],
  count: number,
  dash: Fight['dash'],
  numbers: Fight['numbers'] = NOBODY,
): void {
  const [defender] = defenders;
  if (defender === undefined) return;
  const dashing = dash !== 0;
  const { abilities, effects } = fighterOf(state, seat);
  if (abilities.length > 0 && !effects.fought) setEffects(state, seat, { fought: true });
  for (const [index, target] of tell ? defenders.entries() : NOBODY)
    tell?.({ type: 'attacked', seat, target, card: numbers[index - 1] ?? card, count, dashing });
  call(fight, {
    attacker: seat,
    defender,
    others: defenders.length === 1 ? NOBODY : defenders.slice(1),
    struck: NOBODY,
    card,
    count,
    dashing,
    dash,
    numbers,
    needs: card,
    needsCount: count + (effects.dragonForm ? 1 : 0),
    orHigher: false,
    blockable: true,
    retreatable: dashing,
    rolled: 0,
    shared: 0,
    helpers: NOBODY,
    answer: '',
    retreated: 0,
  });
}
