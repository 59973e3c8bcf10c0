import type { Seat, Table } from '@riposte/kernel';
import { backFrom, forwardFrom } from './bridge.ts';
import type { Event } from './event.ts';
import type { Card } from './pile.ts';
import { type Effects, editionOf, fighterOf, foeOf, type State } from './state.ts';

/** Adds to what lasts on a fighter; `undefined` takes it away. */
export function setEffects(
  state: State,
  seat: Seat,
  change: { readonly [Name in keyof Effects]?: Effects[Name] | undefined },
): void {
  const fighter = fighterOf(state, seat);
  const effects: { -readonly [Name in keyof Effects]: Effects[Name] } = { ...fighter.effects };
  for (const name of Object.keys(change) as (keyof Effects)[]) {
    if (change[name] === undefined) delete effects[name];
    else Object.assign(effects, { [name]: change[name] });
  }
  fighter.effects = effects;
}

/** Goes forward, stopping next to the opponent; returns where it went. */
export function goForward(
  table: Table<State, Event>,
  seat: Seat,
  steps: number,
): { from: number; to: number } {
  return goTo(table, seat, forwardFrom(table.state, seat, steps), false);
}

/** Goes back of one's own will: this ends Dragon Form. */
export function goBack(table: Table<State, Event>, seat: Seat, steps: number): { from: number; to: number } {
  const { state } = table;
  if (fighterOf(state, seat).effects.dragonForm) setEffects(state, seat, { dragonForm: undefined });
  return goTo(table, seat, backFrom(state, seat, steps), false);
}

/** Is pushed back by somebody. */
export function pushBack(table: Table<State, Event>, by: Seat, steps: number, card?: Card): void {
  const { state, tell } = table;
  const target = foeOf(by);
  const went = goTo(table, target, backFrom(state, target, steps), true);
  tell?.({ type: 'pushed', seat: by, target, ...went, ...(card !== undefined && { card }) });
}

function goTo(
  table: Table<State, Event>,
  seat: Seat,
  to: number,
  pushed: boolean,
): { from: number; to: number } {
  const { state } = table;
  const fighter = fighterOf(state, seat);
  const from = fighter.space;
  fighter.space = to;
  if (
    state.mine &&
    state.mine.owner !== seat &&
    from !== to &&
    isCaught(state, state.mine.space, from, to, pushed)
  ) {
    state.mine = undefined;
    setEffects(state, seat, { skip: true });
    table.tell?.({ type: 'mineSprung', seat });
  }
  return { from, to };
}

/** Landing on a mine sets it off; in the revised edition being pushed over it does as well. */
function isCaught(state: State, mine: number, from: number, to: number, pushed: boolean): boolean {
  if (to === mine) return true;
  return pushed && editionOf(state).mineCatchesPushed && (mine - from) * (mine - to) < 0;
}
