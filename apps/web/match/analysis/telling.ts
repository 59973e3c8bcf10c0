import type { JudgedChoice, ToldTo } from '@riposte/analysis';
import type { Seat, SeatNames } from '@riposte/kernel';
import type { Film } from '../replay/film.ts';
import { sceneIn } from './moments.ts';

/** What is told of a film to one of its players. */
export function tellingOf(film: Film, judged: readonly JudgedChoice[], names: SeatNames, seat: Seat): ToldTo {
  return {
    game: film.game,
    judged,
    seat,
    names,
    sceneAt: (entry) => sceneIn(film, entry),
  };
}
