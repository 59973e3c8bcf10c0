import { unreachable } from '@riposte/kernel';
import {
  type ClientMessage,
  type Code,
  PROTOCOL,
  type Refusal,
  refuse,
  type ServerMessage,
} from '@riposte/protocol';
import type { Asking, Deed, Frame, Happening, Place } from './happening.ts';

/** How far we have got at a place. */
interface Watched extends Place {
  readonly last?: number;
  /** The request under which it was asked for last. */
  readonly request?: string;
  /** What was missed is on its way. */
  readonly isCatchingUp: boolean;
}

/** Something that was asked and not answered yet. */
interface Asked {
  readonly message: ClientMessage & { readonly request: string };
  /** The server could not do it just then: it is asked again soon. */
  readonly isPutOff: boolean;
}

/** Everything about our line to the server. Replaced, never changed. */
export interface Line {
  /** `idle`: nobody needs it. `waiting`: for the next try. `open`: the server has greeted us. */
  readonly phase: 'idle' | 'connecting' | 'greeting' | 'open' | 'waiting';
  /** How often in a row it could not be opened. */
  readonly failures: number;
  /** After so many silent milliseconds the server takes us for gone. */
  readonly silence: number;
  /** We have asked whether anybody is there, and heard nothing since. */
  readonly isKnocking: boolean;
  readonly watched: readonly Watched[];
  readonly asked: readonly Asked[];
  /** How many requests were made. */
  readonly count: number;
}

export const NEW_LINE: Line = {
  phase: 'idle',
  failures: 0,
  silence: 60_000,
  isKnocking: false,
  watched: [],
  asked: [],
  count: 0,
};

/** A line after something has happened, and what is to be done, in this order. */
export interface Step {
  readonly line: Line;
  readonly deeds: readonly Deed[];
}

/** The first wait before another try, the longest one, and how long an answer to "are you there?" may take. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const KNOCKING = 6_000;
const PUT_OFF = 1_000;

export function step(line: Line, happening: Happening): Step {
  switch (happening.type) {
    case 'watch':
      return watch(line, happening.place, happening.since);
    case 'unwatch':
      return unwatch(line, happening.place);
    case 'ask':
      return ask(line, happening.asking);
    case 'opened':
      return opened(line);
    case 'closed':
      return closed(line, happening.chance);
    case 'heard':
      return heard({ ...line, isKnocking: false }, happening.message);
    case 'woke':
      return woke(line);
    case 'offline':
      return offline(line);
    case 'tick':
      return tick(line);
    case 'again':
      return again(line);
    case 'renew':
      return line.phase === 'idle' ? still(line) : reconnect(line);
    case 'rest':
      return rest(line);
    default:
      return unreachable(happening);
  }
}

function still(line: Line): Step {
  return { line, deeds: [] };
}

function isAt(one: Place, other: Place): boolean {
  return one.match === other.match && one.as === other.as;
}

function watch(line: Line, place: Place, since: number | undefined): Step {
  const others = line.watched.filter((one) => !isAt(one, place));
  const watched: Watched = { ...place, ...(since !== undefined && { last: since }), isCatchingUp: true };
  const next = { ...line, watched: [...others, watched] };
  return line.phase === 'open' ? askToWatch(next, [watched]) : begin(next);
}

/** Asks for all that came after the last frame that was seen. */
function askToWatch(line: Line, places: readonly Watched[]): Step {
  let { count } = line;
  const deeds: Deed[] = [];
  const watched = line.watched.map((one) => {
    if (!places.some((place) => isAt(place, one))) return one;
    count += 1;
    const { match, as, last } = one;
    const request = `r${count}`;
    const since = last === undefined ? {} : { since: last };
    deeds.push({ type: 'send', message: { type: 'watch', request, match, as, ...since } });
    return { ...one, request, isCatchingUp: true };
  });
  return { line: { ...line, watched, count }, deeds };
}

function unwatch(line: Line, place: Place): Step {
  const { match, as } = place;
  const watched = line.watched.filter((one) => !isAt(one, place));
  if (watched.length === line.watched.length || line.phase !== 'open') return still({ ...line, watched });
  const count = line.count + 1;
  const message = { type: 'unwatch', request: `r${count}`, match, as } as const;
  return { line: { ...line, watched, count }, deeds: [{ type: 'send', message }] };
}

function ask(line: Line, asking: Asking): Step {
  const count = line.count + 1;
  const message = { ...asking, request: `r${count}` } as Asked['message'];
  const next = { ...line, count, asked: [...line.asked, { message, isPutOff: false }] };
  return line.phase === 'open' ? { line: next, deeds: [{ type: 'send', message }] } : begin(next);
}

/** Opens the line where nobody does yet. */
function begin(line: Line): Step {
  if (line.phase !== 'idle') return still(line);
  return { line: { ...line, phase: 'connecting' }, deeds: [{ type: 'connect' }] };
}

function opened(line: Line): Step {
  if (line.phase !== 'connecting') return still(line);
  const hello = { type: 'hello', protocol: PROTOCOL, client: 'riposte web' } as const;
  return { line: { ...line, phase: 'greeting' }, deeds: [{ type: 'send', message: hello }] };
}

/** What was said once is not said again; everything else does no harm when it is repeated. */
function isRepeatable({ message }: Asked): boolean {
  return message.type !== 'chat';
}

function closed(line: Line, chance: number): Step {
  if (line.phase === 'idle' || line.phase === 'waiting') return still(line);
  const { asked, deeds } = withoutTalk(line);
  if (line.watched.length === 0 && asked.length === 0) {
    return { line: { ...line, asked, phase: 'idle', isKnocking: false }, deeds };
  }
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** line.failures);
  const after = Math.round(longest * (0.5 + chance / 2));
  return {
    line: { ...line, asked, phase: 'waiting', failures: line.failures + 1, isKnocking: false },
    deeds: [...deeds, { type: 'timer', which: 'woke', after }],
  };
}

/** Nobody knows whether it was heard: whoever said it is told, and may say it again. */
function withoutTalk({ asked }: Line): { readonly asked: Line['asked']; readonly deeds: readonly Deed[] } {
  const deeds = asked
    .filter((one) => !isRepeatable(one))
    .map(({ message }): Deed => ({ type: 'answer', request: message.request, refusal: refuse('BUSY') }));
  return { asked: asked.filter(isRepeatable), deeds };
}

function woke(line: Line): Step {
  if (line.phase === 'waiting')
    return { line: { ...line, phase: 'connecting' }, deeds: [{ type: 'connect' }] };
  return line.phase === 'open' ? knock(line) : still(line);
}

/** The browser knows sooner than any silence would tell. */
function offline(line: Line): Step {
  if (line.phase === 'idle' || line.phase === 'waiting') return still(line);
  const { asked, deeds } = withoutTalk(line);
  return {
    line: { ...line, asked, phase: 'waiting', isKnocking: false },
    deeds: [...deeds, { type: 'hangUp' }, { type: 'timer', which: 'woke', after: LONGEST_WAIT }],
  };
}

function tick(line: Line): Step {
  if (line.phase !== 'open') return still(line);
  return line.isKnocking ? reconnect(line) : knock(line);
}

function knock(line: Line): Step {
  const count = line.count + 1;
  return {
    line: { ...line, count, isKnocking: true },
    deeds: [
      { type: 'send', message: { type: 'ping', request: `r${count}` } },
      { type: 'timer', which: 'tick', after: KNOCKING },
    ],
  };
}

/** Hangs up, and opens another line at once. */
function reconnect(line: Line): Step {
  const { asked, deeds } = withoutTalk(line);
  return {
    line: { ...line, asked, phase: 'connecting', isKnocking: false },
    deeds: [...deeds, { type: 'hangUp' }, { type: 'connect' }],
  };
}

function again(line: Line): Step {
  if (line.phase !== 'open') return still(line);
  const late = line.asked.filter(({ isPutOff }) => isPutOff);
  const asked = line.asked.map((one) => ({ ...one, isPutOff: false }));
  const lost = line.watched.filter(({ request, isCatchingUp }) => isCatchingUp && request === undefined);
  const watching = askToWatch({ ...line, asked }, lost);
  const sending = late.map(({ message }): Deed => ({ type: 'send', message }));
  return { line: watching.line, deeds: [...watching.deeds, ...sending] };
}

function rest(line: Line): Step {
  if (line.watched.length > 0 || line.asked.length > 0 || line.phase === 'idle') return still(line);
  return { line: { ...line, phase: 'idle', failures: 0, isKnocking: false }, deeds: [{ type: 'hangUp' }] };
}

function heard(line: Line, message: ServerMessage): Step {
  switch (message.type) {
    case 'welcome':
      return welcomed({ ...line, phase: 'open', failures: 0, silence: message.silence });
    case 'accepted':
      return answered(line, message.request);
    case 'refused':
      return refused(line, message.request, refusalOf(message));
    case 'table':
    case 'update':
    case 'present':
      return framed(line, message);
    case 'caughtUp':
      return caughtUp(line, message);
    case 'chat':
    case 'presence':
      return { line, deeds: [{ type: 'talk', talk: message }] };
    case 'pong':
      return { line, deeds: [{ type: 'timer', which: 'tick', after: line.silence / 3 }] };
    case 'closed':
      return dismissed(line, message.code);
    default:
      return unreachable(message);
  }
}

function refusalOf(message: {
  readonly code: Code;
  readonly text: string;
  readonly rule?: string | undefined;
}) {
  const { code, text, rule } = message;
  return { ok: false, error: code, why: { text, ...(rule !== undefined && { rule }) } } satisfies Refusal;
}

/** Goes on where the last line broke: first what was missed, then what was not answered, in its order. */
function welcomed(line: Line): Step {
  const watching = askToWatch(line, line.watched);
  const asked = line.asked.map((one) => ({ ...one, isPutOff: false }));
  return {
    line: { ...watching.line, asked },
    deeds: [
      { type: 'timer', which: 'tick', after: line.silence / 3 },
      ...watching.deeds,
      ...asked.map(({ message }): Deed => ({ type: 'send', message })),
    ],
  };
}

function answered(line: Line, request: string): Step {
  const asked = line.asked.filter(({ message }) => message.request !== request);
  if (asked.length === line.asked.length) return still(line);
  return { line: { ...line, asked }, deeds: [{ type: 'answer', request }] };
}

const NOT_NOW: readonly Code[] = ['BUSY', 'TOO_MANY', 'DRAINING'];

function refused(line: Line, request: string | undefined, refusal: Refusal): Step {
  const isNotNow = NOT_NOW.includes(refusal.error);
  const soon: Deed = { type: 'timer', which: 'again', after: PUT_OFF };
  const place = line.watched.find((one) => request !== undefined && one.request === request);
  if (place) {
    if (!isNotNow) {
      const watched = line.watched.filter((one) => one !== place);
      return { line: { ...line, watched }, deeds: [{ type: 'lost', place: placeOf(place), refusal }] };
    }
    const { request: _late, ...rest } = place;
    return { line: replaced(line, place, rest), deeds: [soon] };
  }
  const mine = line.asked.find(({ message }) => message.request === request);
  if (!mine || request === undefined) return isNotNow ? putOffAll(line, soon) : still(line);
  if (isNotNow && isRepeatable(mine)) return putOff(line, [mine], soon);
  const asked = line.asked.filter((one) => one !== mine);
  return { line: { ...line, asked }, deeds: [{ type: 'answer', request, refusal }] };
}

/** Too many messages are refused without saying which; so all that wait are said again. */
function putOffAll(line: Line, soon: Deed): Step {
  return putOff(line, line.asked.filter(isRepeatable), soon);
}

function putOff(line: Line, late: readonly Asked[], soon: Deed): Step {
  const asked = line.asked.map((one) => (late.includes(one) ? { ...one, isPutOff: true } : one));
  return { line: { ...line, asked }, deeds: [soon] };
}

function placeOf({ match, as }: Place): Place {
  return { match, as };
}

function replaced(line: Line, old: Watched, next: Watched): Line {
  return { ...line, watched: line.watched.map((one) => (one === old ? next : one)) };
}

/**
 * Frames are numbered without gaps. What was seen already is dropped; where one is missing, everything after the last
 * one is asked for again. The present says all there is, so it may come from anywhere further on; so may the table
 * before it, while we catch up.
 */
function framed(line: Line, frame: Frame): Step {
  const watched = line.watched.find((one) => isAt(one, frame));
  if (!watched) return still(line);
  const { last, isCatchingUp } = watched;
  const isNext = last === undefined || frame.seq === last + 1;
  const isWhole = frame.type === 'present' || (frame.type === 'table' && isCatchingUp);
  const isFurther = last === undefined || frame.seq > last;
  if (!isNext && !(isWhole && (isFurther || isCatchingUp))) {
    return isFurther && !isCatchingUp ? askToWatch(line, [watched]) : still(line);
  }
  return {
    line: replaced(line, watched, { ...watched, last: frame.seq }),
    deeds: [{ type: 'frame', place: placeOf(watched), frame }],
  };
}

function caughtUp(line: Line, place: Place & { readonly seq: number }): Step {
  const watched = line.watched.find((one) => isAt(one, place));
  if (!watched) return still(line);
  const next = { ...watched, last: place.seq, isCatchingUp: false };
  return { line: replaced(line, watched, next), deeds: [{ type: 'caughtUp', place: placeOf(place) }] };
}

/** The server is about to stop: another one, or the same one soon, takes us at once. */
function dismissed(line: Line, code: Code): Step {
  return code === 'DRAINING' && line.phase === 'open' ? reconnect(line) : still(line);
}
