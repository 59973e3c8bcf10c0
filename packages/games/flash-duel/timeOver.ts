import { type Seat, seats, type Table } from '@riposte/kernel';
import { openWindow, sceneOf } from './announce.ts';
import { advanceOf, distance } from './bridge.ts';
import { abilityOf } from './cards/index.ts';
import type { Event } from './event.ts';
import { usable } from './hand.ts';
import { countOf } from './pile.ts';
import { endRound } from './round.ts';
import { editionOf, fighterOf, foeOf, type RoundEnd, rules, type State } from './state.ts';

/** RULES 11.1, 13.12: the last card has been drawn; whatever was under way is not carried on. */
export function runOutOfTime(table: Table<State, Event>): void {
  table.unwindTo('game');
  table.call(timeOver, {});
}

/** RULES 11: hands are compared, then advance. */
const timeOver = rules.procedure<object>('timeOver', {
  announce(table) {
    const { state, tell } = table;
    tell?.({ type: 'timeRanOut' });
    if (editionOf(state).lastHits)
      tell?.({ type: 'handsShown', hands: state.fighters.map((fighter) => usable(fighter).slice()) });
    // RULES 13.6, 13.9: the player whose turn it was first.
    for (const seat of [state.active, foeOf(state.active)]) openWindow(table, 'timeOver', seat);
  },
  settle(table) {
    endRound(table, decidedByAbility(table.state) ?? decidedOnTheBridge(table.state));
  },
});

function decidedOnTheBridge(state: State): RoundEnd {
  const byHits = editionOf(state).lastHits ? larger(state, lastHits) : undefined;
  if (byHits !== undefined) {
    // RULES 16.10: a last hit is a hit; the Dragon may survive one.
    const hit = fighterOf(state, foeOf(byHits));
    hit.life -= 1;
    if (hit.life === 0) return { reason: 'lastHits', winner: byHits };
  }
  const byAdvance = larger(state, advanceOf);
  return byAdvance === undefined ? { reason: 'tie' } : { reason: 'advance', winner: byAdvance };
}

/** RULES 14.16-14.18: an ability that loses a timed-out round goes before one that wins it; two alike cancel out. */
function decidedByAbility(state: State): RoundEnd | undefined {
  if (state.fighters.every(({ abilities }) => abilities.length === 0)) return undefined;
  const losing = seats(2).filter((seat) =>
    verdictsOf(state, seat).some(({ verdict }) => verdict === 'loses'),
  );
  const [loser] = losing;
  if (losing.length === 2) return { reason: 'tie' };
  if (loser !== undefined) {
    for (const { price } of verdictsOf(state, loser)) state.stakes += price;
    return { reason: 'ability', winner: foeOf(loser) };
  }
  const winning = seats(2).filter((seat) =>
    verdictsOf(state, seat).some(({ verdict }) => verdict === 'wins'),
  );
  const [winner] = winning;
  return winning.length === 1 && winner !== undefined ? { reason: 'ability', winner } : undefined;
}

function verdictsOf(state: State, seat: Seat): readonly { verdict: 'wins' | 'loses'; price: number }[] {
  return fighterOf(state, seat).abilities.flatMap((id) => {
    const { modify } = abilityOf(state, id);
    const verdict = modify?.timeOver?.(sceneOf(state, seat));
    return verdict ? [{ verdict, price: modify?.timeOverPrice ?? 0 }] : [];
  });
}

/** RULES 11.2: how many cards a seat holds that could attack from where it stands. */
function lastHits(state: State, seat: Seat): number {
  return countOf(usable(fighterOf(state, seat)), distance(state));
}

/** The seat with the larger measure; nobody when they are equal. */
function larger(state: State, measure: (state: State, seat: Seat) => number): Seat | undefined {
  const [one, other] = seats(2) as readonly [Seat, Seat];
  const difference = measure(state, one) - measure(state, other);
  if (difference === 0) return undefined;
  return difference > 0 ? one : other;
}
