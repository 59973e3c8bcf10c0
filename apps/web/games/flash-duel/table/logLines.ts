import type { Event, View } from '@riposte/flash-duel';
import type { Seat, SeatNames } from '@riposte/kernel';
import type { AnyUpdate } from '../../../table/session.ts';
import { takenBackText } from '../../../table/takenBack.ts';

/** One line of the log. */
export interface Line {
  readonly key: string;
  /** Whose side did it: the colour of its edge. Nobody's are the turns of the game itself. */
  readonly side: 'ours' | 'theirs' | 'nobodys';
  /** The name the sentence begins with, which stands out. */
  readonly who: string;
  readonly rest: string;
  /** Whether only the whole log has it: whose turn it is, what was drawn. */
  readonly minor: boolean;
  readonly round: boolean;
}

type Say = (event: Event, names: SeatNames) => { readonly text: string };

/** Everything that happened, oldest first, in words. */
export function linesOf(updates: readonly AnyUpdate[], say: Say, names: SeatNames): readonly Line[] {
  return updates.flatMap(({ seq, events, view, takenBack }) => {
    const lines = (events as readonly Event[]).map((event, index) => ({
      ...lineOf(`${seq}.${index}`, say(event, names).text, actorOf(event), names, view as View),
      minor: MINOR.has(event.type),
      round: event.type === 'roundBegan',
    }));
    if (takenBack === undefined) return lines;
    const back = lineOf(String(seq), takenBackText(takenBack, names), takenBack, names, view as View);
    return [...lines, { ...back, minor: false, round: false }];
  });
}

function lineOf(
  key: string,
  text: string,
  seat: Seat | undefined,
  names: SeatNames,
  view: View,
): Omit<Line, 'minor' | 'round'> {
  const name = seat === undefined ? '' : names(seat);
  const leads = name !== '' && text.startsWith(name);
  return {
    key,
    side: seat === undefined ? 'nobodys' : sideOf(seat, view),
    who: leads ? name : '',
    rest: leads ? text.slice(name.length) : text,
  };
}

/** What the other side has just done, if that is the last that happened: where no log lies open, it is said apart. */
export function lastOfTheirs(lines: readonly Line[]): string | undefined {
  const last = lines.findLast(({ minor }) => !minor);
  return last?.side === 'theirs' ? `${last.who}${last.rest}` : undefined;
}

const MINOR: ReadonlySet<string> = new Set(['turnBegan', 'cardsDrawn', 'coinFlipped', 'firstPlayerChosen']);

/** Who did it, or to whom it happened. */
function actorOf(event: Event): Seat | undefined {
  if ('by' in event) return event.by;
  return 'seat' in event ? event.seat : undefined;
}

/** The viewer's side is ours; to a spectator that is the first side. */
export function sideOf(seat: Seat, { viewer, fighters }: View): 'ours' | 'theirs' {
  const mine = viewer === 'spectator' ? 0 : fighters[viewer]?.side;
  return fighters[seat]?.side === mine ? 'ours' : 'theirs';
}
