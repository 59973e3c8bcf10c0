import { type Seat, seats } from '@riposte/kernel';
import { figureOf, living, type Position } from './state.ts';

/** RULES 1.2, 1.3: a place for each seat: the living by health, then by eliminations; then the fallen, the last first. */
export function placesOf(position: Pick<Position, 'figures' | 'fallen'>): readonly number[] {
  const alive = living(position);
  const isAhead = (one: Seat, other: Seat) => {
    const [mine, its] = [figureOf(position, one), figureOf(position, other)];
    return mine.health > its.health || (mine.health === its.health && mine.kills > its.kills);
  };
  return seats(position.figures.length).map((seat) =>
    alive.includes(seat)
      ? 1 + alive.filter((other) => isAhead(other, seat)).length
      : fallenPlace(position, seat),
  );
}

/** RULES 15.6: the place of a figure that has fallen never changes. */
export function fallenPlace({ figures, fallen }: Pick<Position, 'figures' | 'fallen'>, seat: Seat): number {
  return figures.length - fallen.indexOf(seat);
}

export function winnersOf(position: Pick<Position, 'figures' | 'fallen'>): readonly Seat[] {
  const places = placesOf(position);
  return seats(position.figures.length).filter((seat) => places[seat] === 1);
}
