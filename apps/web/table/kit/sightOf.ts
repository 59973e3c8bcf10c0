import type { SeatNames } from '@riposte/kernel';
import { namesAt } from '../names.ts';
import type { Session, TableState } from '../session.ts';
import type { AnyFacts } from './dress.ts';
import type { Sight } from './sight.ts';

/** A match as it was after so many updates; only after the last is anything asked. Nothing before the first. */
export function sightOf(
  dress: AnyFacts,
  session: Session,
  state: TableState,
  shown: number,
): Sight | undefined {
  const now = state.updates[shown - 1];
  if (!now) return undefined;
  const namesIn = (view: unknown) => namesOf(dress, session, state, view);
  return {
    session,
    state,
    past: state.updates.slice(0, shown),
    now,
    view: now.view,
    seat: state.viewer === 'spectator' ? undefined : state.viewer,
    decision: shown === state.updates.length ? now.decision : undefined,
    names: namesIn(now.view),
    namesIn,
    words: session.game.words,
  };
}

/** A figure that the rules play is called what it is. */
function namesOf(dress: AnyFacts, session: Session, state: TableState, view: unknown): SeatNames {
  const names = namesAt(state, session.guide, view);
  return (seat) => (state.sitters[seat] ? undefined : dress.nameOf(seat, view)) ?? names(seat);
}
