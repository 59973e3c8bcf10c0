import type { Seat, Tools } from '@riposte/kernel';
import { backFrom, forwardFrom } from './bridge.ts';
import type { Event } from './event.ts';
import { lifted } from './marker.ts';
import type { Card } from './pile.ts';
import { areFoes } from './side.ts';
import { type Effects, editionOf, fighterOf, type Marker, type State } from './state.ts';

const EFFECT_NAMES = [
  'dragonForm',
  'stash',
  'refill',
  'noRefill',
  'banned',
  'recoverAgain',
  'dominated',
  'skip',
  'fought',
  'pacifist',
] as const satisfies readonly (keyof Effects)[];

/** Adds to what lasts on a fighter; `undefined` takes it away. */
export function setEffects(
  state: State,
  seat: Seat,
  change: { readonly [Name in keyof Effects]?: Effects[Name] | undefined },
): void {
  const fighter = fighterOf(state, seat);
  const effects: Record<string, unknown> = {};
  // Always in the same order, so that equal effects are equal bytes.
  for (const name of EFFECT_NAMES) {
    const value = name in change ? change[name] : fighter.effects[name];
    if (value !== undefined) effects[name] = value;
  }
  fighter.effects = effects;
}

/** Where a fighter went. */
export interface Path {
  readonly from: number;
  readonly to: number;
}

/** Goes forward, stopping next to the front-most opponent. */
export function goForward(table: Tools<State, Event>, seat: Seat, steps: number): Path {
  return goAlone(table, seat, forwardFrom(table.state, seat, steps));
}

/** Goes back without being pushed: this ends Dragon Form. */
export function goBack(table: Tools<State, Event>, seat: Seat, steps: number): Path {
  const { state } = table;
  if (fighterOf(state, seat).effects.dragonForm) setEffects(state, seat, { dragonForm: undefined });
  return goAlone(table, seat, backFrom(state, seat, steps));
}

/** RULES 6.2, 18.6: those named are pushed back at the same time. */
export function pushBack(
  table: Tools<State, Event>,
  by: Seat,
  targets: readonly Seat[],
  steps: number,
  card?: Card,
): void {
  const { state, tell } = table;
  const caught: Catch[] = [];
  for (const target of targets) {
    const path = goTo(state, target, backFrom(state, target, steps));
    for (const mine of minesAlong(state, target, path, true)) caught.push({ seat: target, mine });
    tell?.({ type: 'pushed', seat: by, target, ...path, ...(card !== undefined && { card }) });
  }
  springMines(table, caught);
}

function goAlone(table: Tools<State, Event>, seat: Seat, to: number): Path {
  const path = goTo(table.state, seat, to);
  const caught = minesAlong(table.state, seat, path, false).map((mine) => ({ seat, mine }));
  springMines(table, caught);
  return path;
}

function goTo(state: State, seat: Seat, to: number): Path {
  const fighter = fighterOf(state, seat);
  const from = fighter.space;
  fighter.space = to;
  return { from, to };
}

/** A fighter and the mine they have set off. */
interface Catch {
  readonly seat: Seat;
  readonly mine: Marker;
}

/** Landing on an opponent's mine sets it off; in the revised edition being pushed over it does as well. */
function minesAlong(state: State, seat: Seat, { from, to }: Path, pushed: boolean): readonly Marker[] {
  if (state.mines.length === 0 || from === to) return NONE;
  const over = pushed && editionOf(state).mineCatchesPushed;
  return state.mines.filter(
    ({ owner, space }) =>
      areFoes(state, owner, seat) && (space === to || (over && (space - from) * (space - to) < 0)),
  );
}

/** RULES 14.20, 14.21: a mine goes off once, for all who are caught at that moment. */
function springMines({ state, tell }: Tools<State, Event>, caught: readonly Catch[]): void {
  for (const { seat, mine } of caught) {
    state.mines = lifted(state.mines, mine.owner);
    setEffects(state, seat, { skip: true });
    tell?.({ type: 'mineSprung', seat, owner: mine.owner });
  }
}

const NONE: readonly never[] = [];
