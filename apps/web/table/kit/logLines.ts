import type { Seat } from '@riposte/kernel';
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
  readonly round: boolean;
}

type Told = Pick<Sight, 'session' | 'past' | 'names' | 'words'>;

/** Everything that happened, oldest first, in words. */
export function linesOf(dress: AnyFacts, told: Told): readonly LogLine[] {
  const { session, past, names, words } = told;
  return past.flatMap(({ seq, events, view, takenBack }) => {
    const lines = events.map((event, index) => ({
      ...lineOf(dress, told, `${seq}.${index}`, words.event(event, names).text, dress.actor(event), view),
      minor: dress.isMinor(event),
      round: session.guide.landmark(event) === 'round',
    }));
    if (takenBack === undefined) return lines;
    const back = lineOf(dress, told, String(seq), takenBackText(takenBack, names), takenBack, view);
    return [...lines, { ...back, minor: false, round: false }];
  });
}

function lineOf(
  dress: AnyFacts,
  { names }: Told,
  key: string,
  text: string,
  seat: Seat | undefined,
  view: unknown,
): Omit<LogLine, 'minor' | 'round'> {
  const name = seat === undefined ? '' : names(seat);
  const leads = name !== '' && text.startsWith(name);
  return {
    key,
    side: seat === undefined ? 'nobodys' : dress.side(seat, view),
    who: leads ? name : '',
    rest: leads ? text.slice(name.length) : text,
  };
}

/** What the other side has just done, if that is the last that happened: where no log lies open, it is said apart. */
export function lastOfTheirs(lines: readonly LogLine[]): string | undefined {
  const last = lines.findLast(({ minor }) => !minor);
  return last?.side === 'theirs' ? `${last.who}${last.rest}` : undefined;
}
