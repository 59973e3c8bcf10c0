import { botName, LEVELS, levelOf } from '@riposte/bots';
import {
  type Intention,
  type Level,
  type Phrase,
  type Seat,
  unreachable,
  type Viewer,
} from '@riposte/kernel';
import type { ChatLine, TableCard, TableSeat } from '@riposte/protocol';
import type { AnyUpdate, Sending, SessionClocks, Sitter, TableState } from '../../table/session.ts';
import type { NumberedNews, Talk } from './happening.ts';

/** All that is known of a table on a server, from one place at it. Replaced, never changed. */
export interface Room {
  readonly viewer: Viewer;
  readonly card: TableCard;
  /** The levels of the game's bots, which are called by them. */
  readonly levels: readonly Level[];
  /** The number of the last news. */
  readonly seq: number;
  readonly updates: readonly AnyUpdate[];
  readonly clocks?: SessionClocks;
  /** Seats whose players are connected; nothing before the server has said so. */
  readonly here?: readonly Seat[];
  readonly spectators: number;
  readonly said: readonly ChatLine[];
  readonly isOpen: boolean;
  readonly sending?: Sending;
  /** What this seat has planned, as the server said last; whether a change of it is on its way. */
  readonly intention?: Intention | undefined;
  readonly isPlanning?: boolean;
  readonly refusal?: Phrase;
}

/** How many updates are asked for when a page comes to a running match: enough for its log to make sense. */
const LOOKING_BACK = 40;
/** How much of what was said is kept. */
const MOST_SAID = 200;

/** What a page that has just come knows: it asked once, by HTTP. */
export function newRoom(
  viewer: Viewer,
  card: TableCard,
  seq: number,
  levels: readonly Level[] = LEVELS,
): Room {
  return { viewer, card, levels, seq, updates: [], spectators: 0, said: [], isOpen: false };
}

/** From where on to be told what happened, so that the last of it can be read. */
export function sinceOf({ seq }: Room): number {
  return Math.max(0, seq - LOOKING_BACK);
}

/** The room after some news; `at` is `performance.now()`. */
export function withNews(room: Room, news: readonly NumberedNews[], at: number): Room {
  return answered(news.reduce((next, one) => withOne(next, one, at), room));
}

/** The database of the server has lost what we saw last: players are told, and go on from what there is. */
export function withLoss(room: Room): Room {
  const text =
    'The server’s database has lost what happened last at this table. The match goes on from here, with the time there was.';
  return { ...room, refusal: { text } };
}

/** Where another question is open than the one we answered, ours was taken, or came too late. */
export function answered(room: Room): Room {
  const { sending, ...rest } = room;
  return sending && !idsOf(room.updates.at(-1)).includes(sending.id) ? rest : room;
}

function withOne(room: Room, news: NumberedNews, at: number): Room {
  switch (news.type) {
    case 'table':
      return { ...withClocks(room, news, at), seq: news.seq, card: news.table };
    case 'update':
    case 'present':
      return { ...withClocks(room, news, at), seq: news.seq, updates: [...room.updates, updateOf(news)] };
    default:
      return unreachable(news);
  }
}

function withClocks(room: Room, { clocks }: NumberedNews, at: number): Room {
  return clocks ? { ...room, clocks: { ...clocks, at } } : room;
}

function updateOf(news: Exclude<NumberedNews, { type: 'table' }>): AnyUpdate {
  const { seq, view, decision, offers, awaiting, undo, outcome } = news;
  const { events = [], takenBack } = news.type === 'update' ? news : {};
  return {
    seq,
    events,
    ...(takenBack !== undefined && { takenBack }),
    view,
    offers,
    awaiting,
    undo,
    ...(decision && { decision }),
    ...(outcome && {
      outcome: { places: outcome.places, ...(outcome.scores && { scores: outcome.scores }) },
    }),
  };
}

/** What can be answered now. */
function idsOf(update: AnyUpdate | undefined): readonly string[] {
  if (!update) return [];
  return [...(update.decision ? [update.decision.id] : []), ...update.offers.map(({ id }) => id)];
}

/** The id of the first question that a seat is asked in a match. */
const FIRST_ASKED = 'q0';

/** Whether this seat has made a choice; a page that came late and is asked nothing takes it that it has. */
export function hasChosen({ updates }: Pick<Room, 'updates'>): boolean {
  const open = updates.at(-1)?.decision?.id;
  if (open !== undefined) return open !== FIRST_ASKED;
  // A page that comes late begins with an update in which nothing happens.
  const isLate = updates[0]?.events.length === 0;
  return isLate || updates.some(({ decision }) => decision !== undefined);
}

export function withTalk(room: Room, talk: Talk): Room {
  if (talk.type === 'presence') return { ...room, here: talk.here, spectators: talk.spectators };
  const { type: _chat, ...line } = talk;
  return withSaid(room, [line]);
}

/** What was said, each line once, oldest first. */
export function withSaid(room: Room, lines: readonly ChatLine[]): Room {
  const all = new Map([...room.said, ...lines].map((line) => [line.id, line]));
  const said = [...all.values()].sort((one, other) => one.at.localeCompare(other.at));
  return { ...room, said: said.slice(-MOST_SAID) };
}

/** What a game calls a seat, as a view shows it: the character its player chose. */
type Called = (seat: Seat, view: unknown) => string | undefined;

/** The same as a table page knows it. */
export function tableStateOf(room: Room, called: Called = () => undefined): TableState {
  const { viewer, card, updates, clocks, sending, refusal, isOpen, spectators } = room;
  const ending = endingOf(room, called);
  return {
    viewer,
    options: card.options,
    sitters: card.seats.map((seat) => sitterOf(room, seat)),
    updates: card.status === 'over' ? settled(updates, card) : updates,
    wire: isOpen ? 'open' : 'broken',
    ...(spectators > 0 && { watchers: spectators }),
    ...(clocks && { clocks: card.status === 'running' ? clocks : { ...clocks, running: [] } }),
    ...(sending && { sending }),
    ...(refusal && { refusal }),
    ...(ending && { ending }),
  };
}

/** Once the match has ended otherwise than by its rules nothing is asked any more. */
function settled(updates: readonly AnyUpdate[], { outcome }: TableCard): readonly AnyUpdate[] {
  const last = updates.at(-1);
  if (!last || last.outcome || !outcome) return updates;
  const { decision: _open, ...rest } = last;
  const places = { places: outcome.places, ...(outcome.scores && { scores: outcome.scores }) };
  return [...updates.slice(0, -1), { ...rest, offers: [], awaiting: [], undo: false, outcome: places }];
}

export function sitterOf(
  { viewer, here, card, levels }: Room,
  { seat, player, bot, left, awayUntil }: TableSeat,
): Sitter {
  if (bot !== undefined) {
    const level = levelOf(bot);
    const called = botName(bot, levels);
    const name = player ? `${player.name} (${called})` : called;
    return { name, kind: 'bot', ...(level !== undefined && { level }) };
  }
  if (!player) return { name: `Seat ${seat + 1}`, kind: 'nobody' };
  if (seat === viewer) return { name: player.name, kind: 'you' };
  const isAway = left === true || (here !== undefined && card.status === 'running' && !here.includes(seat));
  return {
    name: player.name,
    kind: 'person',
    ...(isAway && { away: true }),
    ...(awayUntil !== undefined && { awayUntil }),
  };
}

/** How the match ended, if not by its rules. */
function endingOf({ card, viewer, levels, updates }: Room, called: Called): Phrase | undefined {
  const { status, by, outcome } = card;
  if (status !== 'over') return undefined;
  const worst = Math.max(...(outcome?.places ?? [1]));
  const loser = card.seats.find(({ seat }) => outcome?.places[seat] === worst && worst > 1);
  const isMe = loser !== undefined && loser.seat === viewer;
  // The same name as everywhere else at the table.
  const view = updates.at(-1)?.view;
  const name =
    (loser && view !== undefined ? called(loser.seat, view) : undefined) ??
    loser?.player?.name ??
    (loser?.bot === undefined ? undefined : botName(loser.bot, levels)) ??
    'A player';
  switch (by) {
    case 'resigned':
      return { text: isMe ? 'You resigned.' : `${name} resigned.` };
    case 'late':
      return { text: isMe ? 'Your time ran out.' : `${name} ran out of time.` };
    case 'draw':
      return { text: 'A draw was agreed.' };
    case 'closed':
      return { text: 'The table was closed.' };
    case 'game':
    case undefined:
      return undefined;
    default:
      return unreachable(by);
  }
}
