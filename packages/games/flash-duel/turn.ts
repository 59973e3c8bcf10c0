import { DONE, type Seat, type Table, unreachable } from '@riposte/kernel';
import { mainActions } from './action.ts';
import { openWindow, useAbility, usesAt } from './announce.ts';
import { botAction } from './bot.ts';
import { handSizeOf, marchSoldier } from './cards/always.ts';
import type { Choice } from './choice.ts';
import { drawUpTo } from './draw.ts';
import type { Event } from './event.ts';
import { type Fight, fight } from './fight.ts';
import { closeOpenCards, playCards } from './hand.ts';
import { goBack, goForward, pushBack, setEffects } from './movement.ts';
import { empty } from './pile.ts';
import { fighterOf, foeOf, isBot, rules, type State } from './state.ts';

/** RULES 4: one main action, answered if need be; then discard and draw. */
export const turn = rules.procedure<{ seat: Seat; from?: number }>('turn', {
  begin(table, vars) {
    const { state, tell } = table;
    const { seat } = vars;
    state.active = seat;
    for (const fighter of state.fighters) fighter.usedAbility = false;
    tell?.({ type: 'turnBegan', seat });
    marchSoldier(table, seat);
    const fighter = fighterOf(state, seat);
    // Where the turn began: time may be turned back.
    if (fighterOf(state, foeOf(seat)).abilities.length > 0) vars.from = fighter.space;
    if (fighter.effects.skip) return 'skip';
    openWindow(table, 'startOfFoeTurn', foeOf(seat));
    if (!fighter.recovering) return undefined;
    openWindow(table, 'recovering', seat);
    return 'recover';
  },
  actionChosen: {
    asks: (state, { seat }) =>
      isBot(state, seat) ? undefined : { seat, question: 'mainAction', choices: turnChoices(state, seat) },
    run(table, { seat }, choice) {
      if (choice?.type === 'use') {
        useAbility(table, seat, choice);
        // RULES 13.10: the main action is still to come, unless the ability was one.
        return choice.count === undefined ? 'actionChosen' : undefined;
      }
      if (choice) act(table, seat, choice);
      else table.call(botAction, { drawn: 0 });
      return undefined;
    },
  },
  discard(table, { seat }) {
    // RULES 4.3
    empty(table.state.played, table.state.discard);
    openWindow(table, 'endOfTurn', seat);
    openWindow(table, 'endOfFoeTurn', foeOf(seat));
  },
  draw(table, { seat }) {
    const { state } = table;
    const { effects } = fighterOf(state, seat);
    tidy(state, seat);
    // RULES 4.4
    if (!effects.noRefill) drawUpTo(table, seat, handSizeOf(state, seat) + (effects.refill ?? 0));
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

/** What was for this turn only is over. */
function tidy(state: State, seat: Seat): void {
  for (const fighter of state.fighters) closeOpenCards(fighter);
  const { refill, noRefill, banned, dominated } = fighterOf(state, seat).effects;
  if (refill !== undefined || noRefill || banned !== undefined || dominated) {
    setEffects(state, seat, {
      refill: undefined,
      noRefill: undefined,
      banned: undefined,
      dominated: undefined,
    });
  }
}

function turnChoices(state: State, seat: Seat): readonly Choice[] {
  const actions = mainActions(state, seat);
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
    case 'push':
      playCards(state, seat, choice.card, 1);
      pushBack(table, seat, choice.card, choice.card);
      openWindow(table, 'youPush', seat);
      return;
    case 'dashingStrike': {
      playCards(state, seat, choice.dash, 1);
      const went = goForward(table, seat, choice.dash);
      tell?.({ type: 'dashed', seat, card: choice.dash, ...went });
      beginFight(table, seat, choice.card, choice.count, choice.dash);
      return;
    }
    case 'attack':
      beginFight(table, seat, choice.card, choice.count, 0);
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
      throw new Error(`${choice.type} is no main action`);
    default:
      unreachable(choice);
  }
}

/** RULES 7, 8: cards are played against the opponent, who has to answer. */
export function beginFight(
  table: Table<State, Event>,
  seat: Seat,
  card: Fight['card'],
  count: number,
  dash: Fight['dash'],
): void {
  playCards(table.state, seat, card, count);
  threaten(table, seat, card, count, dash);
}

/** The opponent has to answer an attack or a strike, whatever it was made with. */
export function threaten(
  { state, tell, call }: Table<State, Event>,
  seat: Seat,
  card: Fight['card'],
  count: number,
  dash: Fight['dash'],
): void {
  const target = foeOf(seat);
  const dashing = dash !== 0;
  const { abilities, effects } = fighterOf(state, seat);
  if (abilities.length > 0 && !effects.fought) setEffects(state, seat, { fought: true });
  tell?.({ type: 'attacked', seat, target, card, count, dashing });
  call(fight, {
    attacker: seat,
    defender: target,
    card,
    count,
    dashing,
    dash,
    needs: card,
    needsCount: count + (effects.dragonForm ? 1 : 0),
    orHigher: false,
    blockable: true,
    retreatable: dashing,
    answer: '',
    retreated: 0,
  });
}
