import { type Seat, seats } from '@riposte/kernel';
import { figureOf, lives, living, mateOf, type Position } from './state.ts';

type Ended = Pick<Position, 'figures' | 'options' | 'fallen'>;

/**
 * RULES 1.2, 1.3, 17.3: a place for each seat: the living by health, then by eliminations; then the fallen, the last
 * first. A team has one place.
 */
export function placesOf(position: Ended): readonly number[] {
  const teams = teamsOf(position);
  const ranks = new Map(teams.map((team) => [team, rankOf(position, team)]));
  const isAhead = (one: Rank, other: Rank) => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
  };
  const places = new Map<Seat, number>();
  for (const team of teams) {
    const mine = ranks.get(team) ?? [];
    const ahead = teams.filter((other) => isAhead(ranks.get(other) ?? [], mine)).length;
    for (const seat of team) places.set(seat, 1 + ahead);
  }
  return seats(position.figures.length).map((seat) => places.get(seat) ?? 1);
}

/** What comes first counts first. */
type Rank = readonly number[];

function rankOf(position: Ended, team: readonly Seat[]): Rank {
  const sumOf = (value: (seat: Seat) => number) => team.reduce((sum, seat) => sum + value(seat), 0);
  if (team.some((seat) => lives(position, seat))) {
    const health = sumOf((seat) => figureOf(position, seat).health);
    return [1, health, sumOf((seat) => figureOf(position, seat).kills)];
  }
  return [0, Math.max(...team.map((seat) => position.fallen.indexOf(seat)))];
}

function teamsOf(position: Ended): readonly (readonly Seat[])[] {
  return seats(position.figures.length).flatMap((seat) => {
    const mate = mateOf(position, seat);
    if (mate === undefined) return [[seat]];
    return seat < mate ? [[seat, mate]] : [];
  });
}

/** RULES 15.6: the place of a figure that has fallen never changes; that of a team once both have. */
export function settledPlaces(position: Ended): readonly (number | undefined)[] {
  if (living(position).length === position.figures.length)
    return seats(position.figures.length).map(() => undefined);
  const places = placesOf(position);
  return seats(position.figures.length).map((seat) => {
    const mate = mateOf(position, seat) ?? seat;
    return lives(position, seat) || lives(position, mate) ? undefined : places[seat];
  });
}

export function winnersOf(position: Ended): readonly Seat[] {
  const places = placesOf(position);
  return seats(position.figures.length).filter((seat) => places[seat] === 1);
}
