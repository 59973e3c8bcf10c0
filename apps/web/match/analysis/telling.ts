import type { Judged, Telling } from '@riposte/analysis';
import type { Seat, SeatNames } from '@riposte/kernel';
import type { Film } from '../replay/film.ts';
import { sceneIn } from './moments.ts';

/** What is told of a film to one of its players. */
export function tellingOf(film: Film, judged: readonly Judged[], names: SeatNames, seat: Seat): Telling {
  return {
    game: film.game,
    judged,
    seat,
    names,
    sceneAt: (entry) => sceneIn(film, entry),
  };
}
