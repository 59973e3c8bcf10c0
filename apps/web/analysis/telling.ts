import type { Judged, Telling } from '@riposte/analysis';
import type { Seat } from '@riposte/kernel';
import type { Film } from '../replay/film.ts';
import type { Sitter } from '../table/session.ts';
import { sceneIn } from './moments.ts';

/** What is told of a film to one of its players. */
export function tellingOf(
  film: Film,
  judged: readonly Judged[],
  sitters: readonly Sitter[],
  seat: Seat,
): Telling {
  return {
    game: film.game,
    judged,
    seat,
    names: (one) => (sitters[one]?.kind === 'you' ? 'You' : (sitters[one]?.name ?? `Seat ${one + 1}`)),
    sceneAt: (entry) => sceneIn(film, entry),
  };
}
