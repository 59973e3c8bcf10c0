import { DONE, type Seat, type Tools } from '@riposte/kernel';
import { act, foesAt, mainActions } from './action.ts';
import { openWindow, useAbility, usesAt } from './announce.ts';
import { botAction } from './bot.ts';
import { type Choice, isMainAction } from './choice.ts';
import { drawUpTo, handSizeOf } from './draw.ts';
import type { Event } from './event.ts';
import type { TurnVars } from './frames.ts';
import { closeOpenCards } from './hand.ts';
import { setEffects } from './movement.ts';
import { empty } from './pile.ts';
import { foesOf, isStanding } from './side.ts';
import { marchSoldier } from './soldier.ts';
import { fighterOf, isBot, isDragon, isRaid, rules, type State } from './state.ts';

/** RULES 4: one main action, answered if need be; then discard and draw. */
export const turn = rules.procedure<TurnVars>('turn', {
  begin(table, vars) {
    const { state, tell } = table;
    const { seat } = vars;
    state.active = seat;
    for (const fighter of state.fighters) fighter.usedAbility = false;
    // RULES 18.18, 21.9
    if (state.showings.length > 0) state.showings = [];
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
        return choice.count === undefined ? 'actionChosen' : 'abilityDone';
      }
      if (!choice) {
        // RULES 21.15: a seat that is defeated on its own turn takes no action any more.
        if (isBot(table.state, seat)) table.call(botAction, { drawn: 0 });
        return undefined;
      }
      if (!isMainAction(choice)) throw new Error(`${choice.type} is no main action`);
      if (choice.type === 'push' && table.state.fighters.length > 2)
        vars.pushed = foesAt(table.state, seat, 1);
      act(table, seat, choice);
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
  // What follows happens on some turns only.
  abilityDone(_table, vars) {
    if (!vars.countered) return 'discard';
    // RULES 14.32
    vars.countered = false;
    return 'actionChosen';
  },
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
  recover(table, vars) {
    const { state, tell } = table;
    const { seat } = vars;
    const fighter = fighterOf(state, seat);
    if (!fighter.recovering) return 'actionChosen';
    // RULES 10.1
    fighter.recovering = fighter.effects.recoverAgain === true;
    if (fighter.effects.recoverAgain) setEffects(state, seat, { recoverAgain: undefined });
    vars.resting = true;
    tell?.({ type: 'recovered', seat });
    openFoeWindows(table, seat);
    return 'draw';
  },
});

/** RULES 4.4, 20.8: what was for this turn only is over, and the hand is refilled. */
function endTurn(table: Tools<State, Event>, seat: Seat): void {
  tidy(table.state, seat);
  if (!refillsLater(table.state, seat)) refill(table, seat);
}

/** RULES 4.4: draws up to a full hand, unless an effect forbids it. */
export function refill(table: Tools<State, Event>, seat: Seat): void {
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

/** Asks the opponents of the seat whose turn ends, in turn order; says whether any is asked. */
function openFoeWindows(table: Tools<State, Event>, seat: Seat): boolean {
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
