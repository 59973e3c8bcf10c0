import type { Landmark, Seat, SeatNames } from '@riposte/kernel';
import { viewBefore } from '../names.ts';
import type { AnyUpdate } from '../session.ts';
import { takenBackText } from '../takenBack.ts';
import type { AnyFacts } from './dress.ts';
import type { Sight } from './sight.ts';

/** One line of the log. */
export interface LogLine {
  readonly key: string;
  /** Whose side did it: the colour of its edge. Nobody's are the turns of the game itself. */
  readonly side: 'ours' | 'theirs' | 'nobodys';
  /** The name the sentence begins with, which stands out. */
  readonly who: string;
  readonly rest: string;
  /** Whether only the whole log has it: whose turn it is, what was drawn. */
  readonly minor: boolean;
  readonly landmark?: Landmark | undefined;
}

type Told = Pick<Sight, 'session' | 'namesIn' | 'words'>;

/** Everything that happened, oldest first, in words. */
export function linesOf(dress: AnyFacts, { past, ...told }: Told & Pick<Sight, 'past'>): readonly LogLine[] {
  return past.flatMap((update, index) => linesAt(dress, told, update, viewBefore(past, index)));
}

/** What happened in one update, in words; `before` is how it stood until then. */
export function linesAt(
  dress: AnyFacts,
  { session, namesIn, words }: Told,
  { seq, events, view, takenBack }: AnyUpdate,
  before: unknown,
): readonly LogLine[] {
  const names = namesIn(before);
  const lines = events.map((event, index) => ({
    ...lineOf(dress, names, `${seq}.${index}`, words.event(event, names).text, dress.actor(event), view),
    minor: dress.isMinor(event),
    landmark: session.guide.landmark(event),
  }));
  if (takenBack === undefined) return lines;
  const back = lineOf(dress, names, String(seq), takenBackText(takenBack, names), takenBack, view);
  return [...lines, { ...back, minor: false }];
}

function lineOf(
  dress: AnyFacts,
  names: SeatNames,
  key: string,
  text: string,
  seat: Seat | undefined,
  view: unknown,
): Omit<LogLine, 'minor' | 'landmark'> {
  const name = seat === undefined ? '' : names(seat);
  // “Your” begins with “You”, but is another word.
  const leads = name !== '' && text.startsWith(name) && !/^\p{L}/u.test(text.slice(name.length));
  return {
    key,
    side: seat === undefined ? 'nobodys' : dress.side(seat, view),
    who: leads ? name : '',
    rest: leads ? text.slice(name.length) : text,
  };
}
