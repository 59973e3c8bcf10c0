import { type AnyChoice, type Decision, listed } from './decision.ts';
import { eventsFor, showsAnything, type Told } from './event.ts';
import type { Paused } from './frame.ts';
import { type AnyGame, type AnyState, fullTable, type Game } from './game.ts';
import { isSame } from './json.ts';
import type { Desk, Letter, Match, Move, Question, Snapshot } from './match.ts';
import { Memory } from './memory.ts';
import { copyRandom, type Random } from './random.ts';
import { afterChoice, mayTakeBack, shortened, withoutLast } from './recent.ts';
import { type Refusal, type Result, refuse } from './result.ts';
import { type Seat, type Viewer, viewers } from './seat.ts';

const NEW_DESK: Desk = { seq: 0, asked: 0, offered: 0 };

/** What is new to a viewer. */
interface News<Choice, Event, View> {
  readonly viewer: Viewer;
  readonly events: readonly Event[];
  /** What the viewer knows now, but for whether a choice may be taken back. */
  readonly now: Sight<Choice, View>;
  readonly isNew: boolean;
}

type Sight<Choice, View> = Omit<Snapshot<Choice, View>, 'undo'>;

/**
 * The authority decides what happens in a match. It takes a match and a request, and gives the match that follows and
 * a letter for each viewer; the match itself is in its caller's hands. Server, offline web and terminal all sit on it.
 */
export class Authority<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options> {
  readonly game: Game<State, Choice, Event, View, Options>;
  readonly #memory: Memory<State, Choice, Event, View, Options>;

  constructor(game: Game<State, Choice, Event, View, Options>) {
    this.game = game;
    this.#memory = new Memory(game);
  }

  /** Deals a new match: for a full table, or for as many as sit there. */
  start(
    options: Options,
    random: Random,
    seats = fullTable(this.game, options),
  ): Move<State, Choice, Event, View, Options> {
    const { id, rulesVersion } = this.game;
    const { state, events } = this.game.setup(options, seats, random);
    const match = { game: id, rulesVersion, options, state, entries: 0, desks: desksFor(seats) };
    const letters = viewersOf(match).map((viewer) => ({
      viewer,
      update: { seq: 1, events: eventsFor(events, viewer), ...this.snapshot(match, viewer) },
    }));
    return { match, letters };
  }

  /** Goes on with a match that was put away: each viewer is told again how it stands. */
  takeUp(match: Match<State, Options>): Move<State, Choice, Event, View, Options> {
    const letters = viewersOf(match).map((viewer) => ({
      viewer,
      update: { seq: deskOf(match, viewer).seq, events: [], ...this.snapshot(match, viewer) },
    }));
    return { match, letters };
  }

  /** What a viewer knows of the present: for a viewer who joins, or lost the thread. */
  snapshot(match: Match<State, Options>, viewer: Viewer): Snapshot<Choice, View> {
    return { ...this.#sight(match, viewer), undo: mayTakeBack(match.recent, viewer) };
  }

  /** A seat answers the decision with this id. A refusal depends only on what that seat may know. */
  choose(
    match: Match<State, Options>,
    seat: Seat,
    id: string,
    given: unknown,
  ): Result<Move<State, Choice, Event, View, Options>> {
    const desk = seatDesk(match, seat);
    if (!desk) return refuse('NOT_A_SEAT', 'There is no such seat.');
    if (desk.accepted?.id === id && isSame(desk.accepted.choice, given)) {
      return { ok: true, value: { match, letters: [] } };
    }
    const mine = this.#memory.decisions(match.state).filter((decision) => decision.seat === seat);
    if (mine.length === 0) {
      return this.#memory.outcome(match.state)
        ? refuse('GAME_OVER', 'The game is over.')
        : refuse('NOT_YOUR_DECISION', 'Nothing is asked of you now.');
    }
    const decision = mine.find((one) => idOf(desk, one) === id);
    if (!decision) return refuse('OUT_OF_DATE', 'That question is no longer open.');
    const choice = listed(decision.choices, given);
    if (choice === undefined) return this.#whyNot(match, seat, given);

    const { state, events, decisions } = this.game.advance(match.state, seat, choice);
    this.#memory.learn(state, decisions);
    const accepted = {
      ...(decision.kind === 'offer' ? afterOffer(desk) : afterQuestion(desk)),
      accepted: { id, choice },
    };
    const next = this.#newQuestions(match, {
      ...withoutRecent(match),
      state,
      entries: match.entries + 1,
      desks: match.desks.map((one, index) => (index === seat ? accepted : one)),
    });
    const news = this.#news(match, next, events);
    const recent =
      this.#memory.outcome(state) === undefined
        ? afterChoice(
            match.recent,
            match.state,
            { seat, choice },
            {
              // No chance was used, and nothing hidden was shown to anybody.
              isFree: isSame(match.state.random, state.random) && !events.some(showsAnything),
              noticedBy: news.flatMap(({ viewer, isNew }) =>
                isNew && viewer !== 'spectator' ? [viewer] : [],
              ),
            },
          )
        : undefined;
    const move = deliver(match, withRecent(next, shortened(this.game, recent)), news);
    return { ok: true, value: { ...move, entry: { type: 'choice', seat, choice } } };
  }

  /**
   * Takes the seat's last choice back: freely as long as no chance was used, nothing hidden was shown to anybody, and
   * the seat has not seen another seat act. Then the match is as if it had never been chosen.
   */
  undo(match: Match<State, Options>, seat: Seat): Result<Move<State, Choice, Event, View, Options>> {
    const desk = seatDesk(match, seat);
    if (!desk) return refuse('NOT_A_SEAT', 'There is no such seat.');
    const left = withoutLast(this.game, match.recent, seat);
    if (!left) {
      return desk.accepted
        ? refuse(
            'UNDO_NEEDS_CONSENT',
            'Chance was used, something hidden was shown, or another player has acted since: the others must agree.',
          )
        : refuse('NOTHING_TO_UNDO', 'You have chosen nothing that could be taken back.');
    }
    const next = this.#newQuestions(match, {
      ...withoutRecent(match),
      state: left.state,
      entries: match.entries + 1,
      desks: match.desks.map((one, index) => (index === seat ? afresh(one) : one)),
    });
    const move = deliver(match, withRecent(next, left.recent), this.#news(match, next, []), seat);
    return { ok: true, value: { ...move, entry: { type: 'undo', seat } } };
  }

  /**
   * With everybody's consent, goes back to an earlier state of this match, the one after its first `to` entries.
   * Chance is not rewound: a player who saw a card drawn does not know that it will be drawn again.
   */
  takeBack(
    match: Match<State, Options>,
    seat: Seat,
    earlier: { readonly state: State; readonly to: number },
  ): Move<State, Choice, Event, View, Options> {
    const state = { ...this.game.copy(earlier.state), random: copyRandom(match.state.random) };
    const next = {
      ...withoutRecent(match),
      state,
      entries: match.entries + 1,
      desks: match.desks.map(afresh),
    };
    const move = deliver(match, next, this.#news(match, next, []), seat);
    return { ...move, entry: { type: 'takeback', seat, to: earlier.to } };
  }

  #sight(match: Match<State, Options>, viewer: Viewer): Sight<Choice, View> {
    const decisions = this.#memory.decisions(match.state);
    const desk = deskOf(match, viewer);
    const mine = decisions.filter(({ seat }) => seat === viewer);
    const awaited = mine.find(({ kind }) => kind === 'awaited');
    const outcome = this.#memory.outcome(match.state);
    return {
      view: this.#memory.view(match.state, viewer),
      ...(awaited && { decision: asQuestion(desk, awaited) }),
      offers: mine.filter(({ kind }) => kind === 'offer').map((offer) => asQuestion(desk, offer)),
      awaiting: decisions.filter(({ kind }) => kind === 'awaited').map(({ seat }) => seat),
      ...(outcome && { outcome }),
    };
  }

  /** Why a choice is not listed, in words that come from the seat's own view. */
  #whyNot(match: Match<State, Options>, seat: Seat, given: unknown): Refusal {
    const view = this.#memory.view(match.state, seat);
    const wondered = listed(this.game.words.wonders(view, seat), given);
    if (wondered === undefined) return refuse('NOT_LISTED', 'That is not possible now.');
    return { ok: false, error: 'NOT_LISTED', why: this.game.words.whyNot(wondered, view, seat) };
  }

  /** A seat whose question is not the one it had before gets a new id for it. */
  #newQuestions(before: Match<State, Options>, next: Match<State, Options>): Match<State, Options> {
    const was = this.#memory.decisions(before.state);
    const is = this.#memory.decisions(next.state);
    const desks = next.desks.map((desk, index) => {
      const counted = desk.asked !== before.desks[index]?.asked;
      return counted || isSame(awaitedOf(was, index), awaitedOf(is, index)) ? desk : afterQuestion(desk);
    });
    return { ...next, desks };
  }

  /** What each viewer learns by a change. */
  #news(
    before: Match<State, Options>,
    next: Match<State, Options>,
    told: readonly Told<Event>[],
  ): readonly News<Choice, Event, View>[] {
    return viewersOf(next).map((viewer) => {
      const events = eventsFor(told, viewer);
      const now = this.#sight(next, viewer);
      return {
        viewer,
        events,
        now,
        isNew: events.length > 0 || !isSame(now, this.#sight(before, viewer)),
      };
    });
  }
}

/** The desks of a table at which everybody has been told how it begins. */
export function desksFor(seats: number): readonly Desk[] {
  return viewers(seats).map(() => ({ ...NEW_DESK, seq: 1 }));
}

const KNOWN = new WeakMap<AnyGame, AnyAuthority>();

/** The authority of some game. */
export type AnyAuthority = Authority<AnyState, AnyChoice, unknown, unknown, unknown>;

/** The one authority of a game, which remembers the states that were asked about last. */
export function authorityOf(game: AnyGame): AnyAuthority {
  const known = KNOWN.get(game);
  if (known) return known;
  const authority = new Authority(game);
  KNOWN.set(game, authority);
  return authority;
}

/** A letter for each viewer to whom anything is new, numbered by what that viewer has been sent before. */
function deliver<State, Choice, Event, View, Options>(
  before: Match<State, Options>,
  next: Match<State, Options>,
  news: readonly News<Choice, Event, View>[],
  takenBack?: Seat,
): Move<State, Choice, Event, View, Options> {
  const letters: Letter<Choice, Event, View>[] = [];
  const desks = news.map(({ viewer, events, now, isNew }) => {
    const desk = deskOf(next, viewer);
    const undo = mayTakeBack(next.recent, viewer);
    if (!isNew && undo === mayTakeBack(before.recent, viewer)) return desk;
    const seq = desk.seq + 1;
    const update = { seq, events, ...(takenBack !== undefined && { takenBack }), ...now, undo };
    letters.push({ viewer, update });
    return { ...desk, seq };
  });
  return { match: { ...next, desks }, letters };
}

function viewersOf<State, Options>(match: Match<State, Options>): readonly Viewer[] {
  return viewers(match.desks.length - 1);
}

/** The desk of a viewer who exists; the spectators' is the last. */
function deskOf<State, Options>(match: Match<State, Options>, viewer: Viewer): Desk {
  const desk = viewer === 'spectator' ? match.desks.at(-1) : seatDesk(match, viewer);
  if (!desk) throw new Error(`no desk for ${viewer}`);
  return desk;
}

/** The desk of a seat that may not exist: it was named from outside. */
function seatDesk<State, Options>(match: Match<State, Options>, seat: Seat): Desk | undefined {
  return match.desks.slice(0, -1)[seat];
}

function idOf(desk: Desk, decision: Decision<unknown>): string {
  return decision.kind === 'awaited' ? `q${desk.asked}` : `o${desk.offered}-${decision.question}`;
}

function asQuestion<Choice>(desk: Desk, decision: Decision<Choice>): Question<Choice> {
  return { id: idOf(desk, decision), question: decision.question, choices: decision.choices };
}

function awaitedOf<Choice>(
  decisions: readonly Decision<Choice>[],
  seat: number,
): Decision<Choice> | undefined {
  return decisions.find((decision) => decision.kind === 'awaited' && decision.seat === seat);
}

function afterQuestion(desk: Desk): Desk {
  return { ...desk, asked: desk.asked + 1 };
}

function afterOffer(desk: Desk): Desk {
  return { ...desk, offered: desk.offered + 1 };
}

/** After going back, every id is new: an answer sent before it must not be taken for one sent after. */
function afresh({ accepted: _gone, ...desk }: Desk): Desk {
  return afterOffer(afterQuestion(desk));
}

function withoutRecent<State, Options>({
  recent: _gone,
  ...match
}: Match<State, Options>): Match<State, Options> {
  return match;
}

function withRecent<State, Options>(
  match: Match<State, Options>,
  recent: Match<State, Options>['recent'],
): Match<State, Options> {
  return recent ? { ...match, recent } : match;
}
