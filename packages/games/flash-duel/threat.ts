import type { Seat, Tools } from '@riposte/kernel';
import type { Event } from './event.ts';
import { fight } from './fight.ts';
import type { Fight } from './frames.ts';
import { playCards } from './hand.ts';
import { setEffects } from './movement.ts';
import { fighterOf, type State } from './state.ts';

const NOBODY: readonly never[] = [];

/** RULES 7, 8, 18.5: cards are played against opponents, who have to answer. */
export function beginFight(
  table: Tools<State, Event>,
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
  { state, tell, call }: Tools<State, Event>,
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
    turned: NOBODY,
    shared: 0,
    helpers: NOBODY,
    answer: '',
    retreated: 0,
  });
}
