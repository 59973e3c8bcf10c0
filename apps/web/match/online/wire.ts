import { unreachable } from '@riposte/kernel';
import {
  type ClientMessage,
  type Code,
  PROTOCOL,
  type Refusal,
  refuse,
  type ServerMessage,
} from '@riposte/protocol';
import type {
  Happening,
  LastSeen,
  NumberedNews,
  TableEffect,
  TableRequest,
  WatchPlace,
} from './happening.ts';

/** How far we have got at a place. */
interface Watched extends WatchPlace {
  readonly last?: number;
  /** The history of the server's database in which we were told last. */
  readonly history?: string | undefined;
  /** The key of a private table. */
  readonly key?: string | undefined;
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

type CaughtUp = Extract<ServerMessage, { readonly type: 'caughtUp' }>;

/** Everything about our connection to the server. Replaced, never changed. */
export interface Wire {
  /** `idle`: no page needs it. `waiting`: for the next try. `open`: the server has greeted us. */
  readonly phase: 'idle' | 'connecting' | 'greeting' | 'open' | 'waiting';
  /** How often in a row it could not be opened. */
  readonly failures: number;
  /** After so many silent milliseconds the server takes us for gone. */
  readonly silence: number;
  /** We have asked something, if only whether anybody is there, and heard nothing since. */
  readonly isKnocking: boolean;
  /** Nobody looks at this page: no wire is opened until it is looked at again. */
  readonly isUnseen: boolean;
  readonly watched: readonly Watched[];
  readonly asked: readonly Asked[];
  /** How many requests the wire itself has made. */
  readonly count: number;
}

export const NEW_WIRE: Wire = {
  phase: 'idle',
  failures: 0,
  silence: 60_000,
  isKnocking: false,
  isUnseen: false,
  watched: [],
  asked: [],
  count: 0,
};

/** A wire after something has happened, and what is to be done, in this order. */
export interface WireStep {
  readonly wire: Wire;
  readonly deeds: readonly TableEffect[];
}

/** The first wait before another try, the longest one, and how long nothing may be heard after something was asked. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const KNOCKING = 6_000;
const PUT_OFF = 1_000;

export function step(wire: Wire, happening: Happening): WireStep {
  switch (happening.type) {
    case 'watch':
      return watch(wire, happening.place, happening);
    case 'unwatch':
      return unwatch(wire, happening.place);
    case 'ask':
      return ask(wire, happening.request, happening.asking);
    case 'opened':
      return opened(wire);
    case 'closed':
      return closed(wire, happening.chance);
    case 'heard':
      return heard({ ...wire, isKnocking: false }, happening.message);
    case 'woke':
      return woke(wire);
    case 'offline':
      return offline(wire);
    case 'unseen':
      return unseen(wire);
    case 'seen':
      return woke({ ...wire, isUnseen: false });
    case 'tick':
      return tick(wire);
    case 'again':
      return again(wire);
    case 'renew':
      return wire.phase === 'idle' || wire.isUnseen ? still(wire) : reconnect(wire);
    case 'rest':
      return rest(wire);
    default:
      return unreachable(happening);
  }
}

function still(wire: Wire): WireStep {
  return { wire, deeds: [] };
}

function isAt(one: WatchPlace, other: WatchPlace): boolean {
  return one.match === other.match && one.as === other.as;
}

function watch(wire: Wire, place: WatchPlace, { since, history, key }: LastSeen): WireStep {
  const others = wire.watched.filter((one) => !isAt(one, place));
  const seen = since === undefined ? {} : { last: since, history };
  const watched: Watched = { ...place, ...seen, key, isCatchingUp: true };
  const next = { ...wire, watched: [...others, watched] };
  return wire.phase === 'open' ? askToWatch(next, [watched]) : begin(next);
}

/** Asks for all that came after the last news that was seen. */
function askToWatch(wire: Wire, places: readonly Watched[]): WireStep {
  let { count } = wire;
  const deeds: TableEffect[] = [];
  const watched = wire.watched.map((one) => {
    if (!places.some((place) => isAt(place, one))) return one;
    count += 1;
    const { match, as, last, history, key } = one;
    const request = `r${count}`;
    const since = last === undefined ? {} : { since: last, ...(history !== undefined && { history }) };
    const opened = key === undefined ? {} : { key };
    deeds.push({ type: 'send', message: { type: 'watch', request, match, as, ...since, ...opened } });
    return { ...one, request, isCatchingUp: true };
  });
  return { wire: { ...wire, watched, count }, deeds };
}

function unwatch(wire: Wire, place: WatchPlace): WireStep {
  const { match, as } = place;
  const watched = wire.watched.filter((one) => !isAt(one, place));
  if (watched.length === wire.watched.length || wire.phase !== 'open') return still({ ...wire, watched });
  const count = wire.count + 1;
  const message = { type: 'unwatch', request: `r${count}`, match, as } as const;
  return { wire: { ...wire, watched, count }, deeds: [{ type: 'send', message }] };
}

function ask(wire: Wire, request: string, asking: TableRequest): WireStep {
  const message = { ...asking, request } as Asked['message'];
  const next = { ...wire, asked: [...wire.asked, { message, isPutOff: false }] };
  if (wire.phase !== 'open') return begin(next);
  // Who is asked something is heard soon, or stands still: another server may be there.
  return {
    wire: { ...next, isKnocking: true },
    deeds: [
      { type: 'send', message },
      { type: 'timer', which: 'tick', after: KNOCKING },
    ],
  };
}

/** Opens the wire where nobody does yet. */
function begin(wire: Wire): WireStep {
  if (wire.phase !== 'idle') return still(wire);
  return { wire: { ...wire, phase: 'connecting' }, deeds: [{ type: 'connect' }] };
}

function opened(wire: Wire): WireStep {
  if (wire.phase !== 'connecting') return still(wire);
  const hello = { type: 'hello', protocol: PROTOCOL, client: 'riposte web' } as const;
  return { wire: { ...wire, phase: 'greeting' }, deeds: [{ type: 'send', message: hello }] };
}

/** What was said once is not said again; everything else does no harm when it is repeated. */
function isRepeatable({ message }: Asked): boolean {
  return message.type !== 'chat';
}

function closed(wire: Wire, chance: number): WireStep {
  if (wire.phase === 'idle' || wire.phase === 'waiting') return still(wire);
  const { asked, deeds } = withoutTalk(wire);
  if (wire.watched.length === 0 && asked.length === 0) {
    return { wire: { ...wire, asked, phase: 'idle', isKnocking: false }, deeds };
  }
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** wire.failures);
  const after = Math.round(longest * (0.5 + chance / 2));
  return {
    wire: { ...wire, asked, phase: 'waiting', failures: wire.failures + 1, isKnocking: false },
    deeds: [...deeds, { type: 'timer', which: 'woke', after }],
  };
}

/** It is not known whether it was heard: the speaker is told, and may say it again. */
function withoutTalk({ asked }: Wire): {
  readonly asked: Wire['asked'];
  readonly deeds: readonly TableEffect[];
} {
  const deeds = asked
    .filter((one) => !isRepeatable(one))
    .map(
      ({ message }): TableEffect => ({ type: 'answer', request: message.request, refusal: refuse('BUSY') }),
    );
  return { asked: asked.filter(isRepeatable), deeds };
}

function woke(wire: Wire): WireStep {
  if (wire.isUnseen) return still(wire);
  if (wire.phase === 'waiting')
    return { wire: { ...wire, phase: 'connecting' }, deeds: [{ type: 'connect' }] };
  return wire.phase === 'open' ? knock(wire) : still(wire);
}

/** The browser knows sooner than any silence would tell. */
function offline(wire: Wire): WireStep {
  const { wire: next, deeds } = hungUp(wire);
  if (next === wire) return still(wire);
  return { wire: next, deeds: [...deeds, { type: 'timer', which: 'woke', after: LONGEST_WAIT }] };
}

/** What was asked is answered first. */
function unseen(wire: Wire): WireStep {
  if (wire.phase === 'idle' || wire.asked.length > 0) return still(wire);
  const { wire: next, deeds } = hungUp(wire);
  return { wire: { ...next, isUnseen: true }, deeds };
}

function hungUp(wire: Wire): WireStep {
  if (wire.phase === 'idle' || wire.phase === 'waiting') return still(wire);
  const { asked, deeds } = withoutTalk(wire);
  return {
    wire: { ...wire, asked, phase: 'waiting', isKnocking: false },
    deeds: [...deeds, { type: 'hangUp' }],
  };
}

function tick(wire: Wire): WireStep {
  if (wire.phase !== 'open') return still(wire);
  return wire.isKnocking ? reconnect(wire) : knock(wire);
}

function knock(wire: Wire): WireStep {
  const count = wire.count + 1;
  return {
    wire: { ...wire, count, isKnocking: true },
    deeds: [
      { type: 'send', message: { type: 'ping', request: `r${count}` } },
      { type: 'timer', which: 'tick', after: KNOCKING },
    ],
  };
}

/** Hangs up, and opens another wire at once. */
function reconnect(wire: Wire): WireStep {
  const { asked, deeds } = withoutTalk(wire);
  return {
    wire: { ...wire, asked, phase: 'connecting', isKnocking: false },
    deeds: [...deeds, { type: 'hangUp' }, { type: 'connect' }],
  };
}

function again(wire: Wire): WireStep {
  if (wire.phase !== 'open') return still(wire);
  const late = wire.asked.filter(({ isPutOff }) => isPutOff);
  const asked = wire.asked.map((one) => ({ ...one, isPutOff: false }));
  const lost = wire.watched.filter(({ request, isCatchingUp }) => isCatchingUp && request === undefined);
  const watching = askToWatch({ ...wire, asked }, lost);
  const sending = late.map(({ message }): TableEffect => ({ type: 'send', message }));
  return { wire: watching.wire, deeds: [...watching.deeds, ...sending] };
}

function rest(wire: Wire): WireStep {
  if (wire.watched.length > 0 || wire.asked.length > 0 || wire.phase === 'idle') return still(wire);
  return { wire: { ...wire, phase: 'idle', failures: 0, isKnocking: false }, deeds: [{ type: 'hangUp' }] };
}

function heard(wire: Wire, message: ServerMessage): WireStep {
  switch (message.type) {
    case 'welcome':
      return welcomed({ ...wire, phase: 'open', failures: 0, silence: message.silence });
    case 'accepted':
      return answered(wire, message.request);
    case 'refused':
      return refused(wire, message.request, refusalOf(message));
    case 'table':
    case 'update':
    case 'present':
      return told(wire, message);
    case 'caughtUp':
      return caughtUp(wire, message);
    case 'chat':
    case 'presence':
      return { wire, deeds: [{ type: 'talk', talk: message }] };
    case 'pong':
      return { wire, deeds: [{ type: 'timer', which: 'tick', after: wire.silence / 3 }] };
    case 'closed':
      return dismissed(wire, message.code);
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

/** Goes on where the last wire broke: first what was missed, then what was not answered, in its order. */
function welcomed(wire: Wire): WireStep {
  const watching = askToWatch(wire, wire.watched);
  const asked = wire.asked.map((one) => ({ ...one, isPutOff: false }));
  return {
    wire: { ...watching.wire, asked },
    deeds: [
      { type: 'timer', which: 'tick', after: wire.silence / 3 },
      ...watching.deeds,
      ...asked.map(({ message }): TableEffect => ({ type: 'send', message })),
    ],
  };
}

function answered(wire: Wire, request: string): WireStep {
  const asked = wire.asked.filter(({ message }) => message.request !== request);
  if (asked.length === wire.asked.length) return still(wire);
  return { wire: { ...wire, asked }, deeds: [{ type: 'answer', request }] };
}

const NOT_NOW: readonly Code[] = ['BUSY', 'TOO_MANY', 'DRAINING', 'OTHER_RULES'];

function refused(wire: Wire, request: string | undefined, refusal: Refusal): WireStep {
  const isNotNow = NOT_NOW.includes(refusal.error);
  // Another wire may lead to a server that has the rules.
  const which = refusal.error === 'OTHER_RULES' ? 'renew' : 'again';
  const soon: TableEffect = { type: 'timer', which, after: PUT_OFF };
  const place = wire.watched.find((one) => request !== undefined && one.request === request);
  if (place) {
    if (!isNotNow) {
      const watched = wire.watched.filter((one) => one !== place);
      return { wire: { ...wire, watched }, deeds: [{ type: 'lost', place: placeOf(place), refusal }] };
    }
    const { request: _late, ...rest } = place;
    return { wire: replaced(wire, place, rest), deeds: [soon] };
  }
  const mine = wire.asked.find(({ message }) => message.request === request);
  if (!mine || request === undefined) return isNotNow ? putOffAll(wire, soon) : still(wire);
  if (isNotNow && isRepeatable(mine)) return putOff(wire, [mine], soon);
  const asked = wire.asked.filter((one) => one !== mine);
  return { wire: { ...wire, asked }, deeds: [{ type: 'answer', request, refusal }] };
}

/** Too many messages are refused without saying which; so all that wait are said again, and tables asked for again. */
function putOffAll(wire: Wire, soon: TableEffect): WireStep {
  const watched = wire.watched.map(({ request, ...one }) =>
    one.isCatchingUp || request === undefined ? one : { ...one, request },
  );
  return putOff({ ...wire, watched }, wire.asked.filter(isRepeatable), soon);
}

function putOff(wire: Wire, late: readonly Asked[], soon: TableEffect): WireStep {
  const asked = wire.asked.map((one) => (late.includes(one) ? { ...one, isPutOff: true } : one));
  return { wire: { ...wire, asked }, deeds: [soon] };
}

function placeOf({ match, as }: WatchPlace): WatchPlace {
  return { match, as };
}

function replaced(wire: Wire, old: Watched, next: Watched): Wire {
  return { ...wire, watched: wire.watched.map((one) => (one === old ? next : one)) };
}

/**
 * News are numbered without gaps. What was seen already is dropped; where one is missing, everything after the last
 * one is asked for again. The present says all there is, so it may come from anywhere further on; so may the table
 * before it, while we catch up.
 */
function told(wire: Wire, news: NumberedNews): WireStep {
  const watched = wire.watched.find((one) => isAt(one, news));
  if (!watched) return still(wire);
  const { last, isCatchingUp } = watched;
  const isNext = last === undefined || news.seq === last + 1;
  const isWhole = news.type === 'present' || (news.type === 'table' && isCatchingUp);
  const isFurther = last === undefined || news.seq > last;
  if (!isNext && !(isWhole && (isFurther || isCatchingUp))) {
    return isFurther && !isCatchingUp ? askToWatch(wire, [watched]) : still(wire);
  }
  const history = (news.type === 'table' ? undefined : news.history) ?? watched.history;
  return {
    wire: replaced(wire, watched, { ...watched, last: news.seq, history }),
    deeds: [{ type: 'news', place: placeOf(watched), news }],
  };
}

function caughtUp(wire: Wire, { seq, lost, ...place }: CaughtUp): WireStep {
  const watched = wire.watched.find((one) => isAt(one, place));
  if (!watched) return still(wire);
  const next = { ...watched, last: seq, isCatchingUp: false };
  const deed = { type: 'caughtUp', place: placeOf(place), hasLost: lost !== undefined } as const;
  return { wire: replaced(wire, watched, next), deeds: [deed] };
}

/** The server is about to stop: another one, or the same one soon, takes us at once. */
function dismissed(wire: Wire, code: Code): WireStep {
  return code === 'DRAINING' && wire.phase === 'open' ? reconnect(wire) : still(wire);
}
