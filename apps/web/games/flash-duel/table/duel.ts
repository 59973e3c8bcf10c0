import type { Choice, Event, View } from '@riposte/flash-duel';
import type { Question, Seat, SeatNames, Update, Words } from '@riposte/kernel';
import { namesAt } from '../../../table/names.ts';
import type { Session, TableState } from '../../../table/session.ts';
import { characterName } from './people.ts';

/** A duel as its table needs it: the state of the page in the words of this game. */
export interface Duel {
  readonly state: TableState;
  /** Everything that has been shown, oldest first. */
  readonly past: TableState['updates'];
  readonly now: Update<Choice, Event, View>;
  readonly view: View;
  /** Where the viewer sits; nowhere when they only watch. */
  readonly seat: Seat | undefined;
  readonly decision: Question<Choice> | undefined;
  readonly names: SeatNames;
  readonly words: Words<Choice, Event, View>;
}

/** The duel as it was after so many updates; only after the last is anything asked. Nothing before the first. */
export function duelAt(session: Session, state: TableState, shown: number): Duel | undefined {
  const now = state.updates[shown - 1] as Update<Choice, Event, View> | undefined;
  if (!now) return undefined;
  return {
    state,
    past: state.updates.slice(0, shown),
    now,
    view: now.view,
    seat: state.viewer === 'spectator' ? undefined : state.viewer,
    decision: shown === state.updates.length ? now.decision : undefined,
    names: namesIn(state, now.view),
    words: session.game.words as Words<Choice, Event, View>,
  };
}

/** RULES 16.1: a fighter that the rules play is called what it is. */
function namesIn(state: TableState, view: View): SeatNames {
  const names = namesAt(state);
  return (seat) => {
    if (state.sitters[seat]) return names(seat);
    const character = view.fighters[seat]?.character;
    return characterName(character) ?? 'the Dummy';
  };
}
