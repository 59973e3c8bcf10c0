import { type Seat, seats, type Tools, varsOf } from '@riposte/kernel';
import { openWindow, sceneOf } from './announce.ts';
import { advanceOf, distance } from './bridge.ts';
import { abilityOf } from './catalogue.ts';
import type { Event } from './event.ts';
import type { TurnVars } from './frames.ts';
import { usable } from './hand.ts';
import { claimLife, isOut } from './hit.ts';
import type { AbilityId, Side } from './ids.ts';
import { countOf } from './pile.ts';
import { endRound } from './round.ts';
import { foesOf, inTurnOrder, isStanding, otherSide, SIDES } from './side.ts';
import {
  editionOf,
  fighterOf,
  isDragon,
  isRaid,
  membersOf,
  type RoundEnd,
  rules,
  type State,
  traitorOf,
} from './state.ts';

/** RULES 11.1, 13.12: the last card has been drawn; whatever was under way is not carried on. */
export function runOutOfTime(table: Tools<State, Event>): void {
  const turn = varsOf<TurnVars>(table.state.stack, 'turn');
  table.unwindTo('game');
  table.call(timeOver, turn?.resting ? { resting: turn.seat } : {});
}

/** RULES 11: hands are compared, then advance. */
const timeOver = rules.procedure<{ readonly resting?: Seat }>('timeOver', {
  announce(table, { resting }) {
    const { state, tell } = table;
    tell?.({ type: 'timeRanOut' });
    showTraitorCard(table);
    if (editionOf(state).lastHits)
      tell?.(
        { type: 'handsShown', hands: state.fighters.map((fighter) => usable(fighter).slice()) },
        { shows: true },
      );
    // RULES 13.6, 13.9: the player whose turn it was first.
    // RULES 13.8: a player who was recovering uses nothing.
    for (const seat of inTurnOrder(state)) if (seat !== resting) openWindow(table, 'timeOver', seat);
  },
  settle(table) {
    endRound(table, decidedByAbility(table.state) ?? decidedOnTheBridge(table.state));
  },
});

/** RULES 21.8, 21.13, 21.14: a traitor nobody has found out shows the card and stays on the same space; so does the Dragon. */
function showTraitorCard(table: Tools<State, Event>): void {
  const { state, tell } = table;
  const { loyalty } = state;
  if (!loyalty || loyalty.shown) return;
  if (isDragon(state, loyalty.traitor)) {
    claimLife(table, loyalty);
  } else if (isStanding(state, loyalty.traitor)) {
    state.loyalty = { ...loyalty, shown: true };
    fighterOf(state, loyalty.traitor).side = 1;
    tell?.({ type: 'revealed', seat: loyalty.traitor }, { shows: true });
  }
}

function decidedOnTheBridge(state: State): RoundEnd {
  if (editionOf(state).lastHits) {
    strikeLastHits(state);
    const out = SIDES.filter((side) => isOut(state, side));
    if (out.length === 2) return { reason: 'tie' };
    if (out[0] !== undefined) return { reason: 'lastHits', winner: otherSide(out[0]) };
  }
  // RULES 19.12
  const byPlayers =
    state.options.mode === 'team' ? larger((side) => standing(state, side).length) : undefined;
  if (byPlayers !== undefined) return { reason: 'players', winner: byPlayers };
  // RULES 11.3, 19.13, 20.13
  const byAdvance = larger((side) => advanceOfSide(state, side));
  return byAdvance === undefined ? { reason: 'tie' } : { reason: 'advance', winner: byAdvance };
}

/** RULES 11.2, 19.11, 20.12, 21.13: each fighter is measured against each opponent. */
function strikeLastHits(state: State): void {
  // A defeated traitor may still be unknown.
  const traitor = state.loyalty?.shown ? traitorOf(state) : undefined;
  // The traitor strikes first, and cannot be struck.
  if (traitor !== undefined && isStanding(state, traitor)) {
    for (const seat of foesOf(state, traitor)) if (lastHit(state, traitor, seat) > 0) strike(state, seat);
  }
  const pairs = inTurnOrder(state)
    .filter((seat) => fighterOf(state, seat).side === 0 && isStanding(state, seat))
    .flatMap((seat) => foesOf(state, seat).map((foe) => [seat, foe] as const))
    .filter(([, foe]) => foe !== traitor);
  if (isRaid(state)) {
    // RULES 20.12: one at a time, until the Dragon is defeated.
    for (const [seat, foe] of pairs) {
      const hit = lastHit(state, seat, foe);
      if (isStanding(state, foe) && hit !== 0) strike(state, hit > 0 ? foe : seat);
    }
    return;
  }
  // RULES 19.11: all at once.
  const hits = pairs.flatMap(([seat, foe]) => {
    const hit = lastHit(state, seat, foe);
    return hit === 0 ? [] : [hit > 0 ? foe : seat];
  });
  for (const seat of hits) strike(state, seat);
}

/** RULES 11.2: by how many cards that could attack the other the first seat has more; below 0, the other has. */
function lastHit(state: State, seat: Seat, foe: Seat): number {
  const apart = distance(state, seat, foe);
  return countOf(usable(fighterOf(state, seat)), apart) - countOf(usable(fighterOf(state, foe)), apart);
}

/** RULES 16.10: a last hit is a hit; the Dragon may survive one. */
function strike(state: State, seat: Seat): void {
  const fighter = fighterOf(state, seat);
  fighter.life = Math.max(0, fighter.life - 1);
}

/** Those of a side who are not defeated. */
function standing(state: State, side: Side): readonly Seat[] {
  return seats(state.fighters.length).filter(
    (seat) => fighterOf(state, seat).side === side && isStanding(state, seat),
  );
}

/** RULES 19.13, 20.13: how far a side's front-most fighter has come; in a raid only the Dragon counts for its side. */
function advanceOfSide(state: State, side: Side): number {
  const counting = standing(state, side).filter(
    (seat) => !isRaid(state) || side === 0 || isDragon(state, seat),
  );
  return Math.max(...counting.map((seat) => advanceOf(state, seat)));
}

/** RULES 14.16-14.18: an ability that loses a timed-out round goes before one that wins it; two alike cancel out. */
function decidedByAbility(state: State): RoundEnd | undefined {
  if (state.fighters.every(({ abilities }) => abilities.length === 0)) return undefined;
  const losing = SIDES.filter((side) => verdictsOf(state, side).some(({ verdict }) => verdict === 'loses'));
  const [loser] = losing;
  if (losing.length === 2) return { reason: 'tie' };
  if (loser !== undefined) {
    for (const { price } of verdictsOf(state, loser)) state.stakes += price;
    return { reason: 'ability', winner: otherSide(loser) };
  }
  const winning = SIDES.filter((side) => verdictsOf(state, side).some(({ verdict }) => verdict === 'wins'));
  const [winner] = winning;
  return winning.length === 1 && winner !== undefined ? { reason: 'ability', winner } : undefined;
}

/** Which ability decided a round that ended like this, if one did: asked while all still stands as it did then. */
export function abilityDeciding(state: State, { reason, winner }: RoundEnd): AbilityId | undefined {
  if (reason !== 'ability' || winner === undefined) return undefined;
  const lost = verdictsOf(state, otherSide(winner)).find(({ verdict }) => verdict === 'loses');
  return (lost ?? verdictsOf(state, winner).find(({ verdict }) => verdict === 'wins'))?.id;
}

function verdictsOf(
  state: State,
  side: Side,
): readonly { id: AbilityId; verdict: 'wins' | 'loses'; price: number }[] {
  return membersOf(state, side).flatMap((seat) =>
    fighterOf(state, seat).abilities.flatMap((id) => {
      const { modify } = abilityOf(state, id);
      const scene = sceneOf(state, seat);
      const counts = isStanding(state, seat) || modify?.outlives?.(scene);
      const verdict = counts ? modify?.timeOver?.(scene) : undefined;
      return verdict ? [{ id, verdict, price: modify?.timeOverPrice ?? 0 }] : [];
    }),
  );
}

/** The side with the larger measure; neither when they are equal. */
function larger(measure: (side: Side) => number): Side | undefined {
  const difference = measure(0) - measure(1);
  if (difference === 0) return undefined;
  return difference > 0 ? 0 : 1;
}
