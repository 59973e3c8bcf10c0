import type { Event, View } from '@riposte/flash-duel';
import type { Seat, SeatNames } from '@riposte/kernel';
import type { AnyUpdate } from '../../table/session.ts';

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
  return updates.flatMap(({ seq, events, view }) =>
    (events as readonly Event[]).map((event, index) => {
      const { text } = say(event, names);
      const seat = actorOf(event);
      const name = seat === undefined ? '' : names(seat);
      const leads = name !== '' && text.startsWith(name);
      return {
        key: `${seq}.${index}`,
        side: seat === undefined ? 'nobodys' : sideOf(seat, view as View),
        who: leads ? name : '',
        rest: leads ? text.slice(name.length) : text,
        minor: MINOR.has(event.type),
        round: event.type === 'roundBegan',
      };
    }),
  );
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

/** The viewer's side is ours; whoever watches sees the first side as that. */
export function sideOf(seat: Seat, { viewer, fighters }: View): 'ours' | 'theirs' {
  const mine = viewer === 'spectator' ? 0 : fighters[viewer]?.side;
  return fighters[seat]?.side === mine ? 'ours' : 'theirs';
}
