import { type AnyChoice, type Decision, listed } from './decision.ts';
import { eventsFor, type Told } from './event.ts';
import type { Paused } from './frame.ts';
import type { Game } from './game.ts';
import { isSame } from './json.ts';
import type { Desk, Letter, Match, Move, Question, Snapshot } from './match.ts';
import { copyRandom, type Random } from './random.ts';
import { type Refusal, type Result, refuse } from './result.ts';
import { type Seat, type Viewer, viewers } from './seat.ts';

const NEW_DESK: Desk = { seq: 0, asked: 0, offered: 0 };

/**
 * The one who decides what happens in a match. It holds nothing: it takes a match and a request, and gives
 * the match that follows and a letter for each viewer. Server, offline web and terminal all sit on it.
 */
export class Authority<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options> {
  readonly game: Game<State, Choice, Event, View, Options>;

  constructor(game: Game<State, Choice, Event, View, Options>) {
    this.game = game;
  }

  /** Deals a new match. */
  start(options: Options, random: Random): Move<State, Choice, Event, View, Options> {
    const { id, rulesVersion } = this.game;
    const { state, events } = this.game.setup(options, this.game.seatCount(options), random);
    const desks = viewers(this.game.seatCount(options)).map(() => ({ ...NEW_DESK, seq: 1 }));
    const match = { game: id, rulesVersion, options, state, entries: 0, desks };
    const letters = viewersOf(match).map((viewer) => ({
      viewer,
      update: { seq: 1, events: eventsFor(events, viewer), ...this.snapshot(match, viewer) },
    }));
    return { match, letters };
  }

  /** What a viewer knows of the present: for somebody who joins, or lost the thread. */
  snapshot(match: Match<State, Options>, viewer: Viewer): Snapshot<Choice, View> {
    const decisions = this.game.decisions(match.state);
    const desk = deskOf(match, viewer);
    const mine = decisions.filter(({ seat }) => seat === viewer);
    const awaited = mine.find(({ kind }) => kind === 'awaited');
    const outcome = this.game.outcome(match.state);
    return {
      view: this.game.view(match.state, viewer),
      ...(awaited && { decision: asQuestion(desk, awaited) }),
      offers: mine.filter(({ kind }) => kind === 'offer').map((offer) => asQuestion(desk, offer)),
      awaiting: decisions.filter(({ kind }) => kind === 'awaited').map(({ seat }) => seat),
      undo: match.free?.seat === viewer,
      ...(outcome && { outcome }),
    };
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
    const mine = this.game.decisions(match.state).filter((decision) => decision.seat === seat);
    if (mine.length === 0) {
      return this.game.outcome(match.state)
        ? refuse('GAME_OVER', 'The game is over.')
        : refuse('NOT_YOUR_DECISION', 'Nothing is asked of you now.');
    }
    const decision = mine.find((one) => idOf(desk, one) === id);
    if (!decision) return refuse('OUT_OF_DATE', 'That question is no longer open.');
    const choice = listed(decision.choices, given);
    if (choice === undefined) return this.#whyNot(match, seat, given);

    const applied = this.game.apply(match.state, seat, choice);
    if (!applied.ok) return applied;
    const { state, events } = applied.value;
    const accepted = {
      ...(decision.kind === 'offer' ? afterOffer(desk) : afterQuestion(desk)),
      accepted: { id, choice },
    };
    const next = this.#newQuestions(match, {
      ...withoutFree(match),
      state,
      entries: match.entries + 1,
      desks: match.desks.map((one, index) => (index === seat ? accepted : one)),
    });
    const earlier = match.free?.seat === seat ? match.free.states : [];
    const free = this.#toldNobody(match, next, seat, events) && {
      free: { seat, states: [...earlier, match.state] },
    };
    const move = this.#deliver(match, { ...next, ...(free || {}) }, events);
    return { ok: true, value: { ...move, entry: { type: 'choice', seat, choice } } };
  }

  /** Takes the seat's last choice back, where that tells nobody anything. */
  undo(match: Match<State, Options>, seat: Seat): Result<Move<State, Choice, Event, View, Options>> {
    const desk = seatDesk(match, seat);
    if (!desk) return refuse('NOT_A_SEAT', 'There is no such seat.');
    const states = match.free?.seat === seat ? match.free.states : [];
    const state = states.at(-1);
    if (!state) {
      return desk.accepted
        ? refuse(
            'UNDO_NEEDS_CONSENT',
            'Somebody has learnt something since: the others must agree to take it back.',
          )
        : refuse('NOTHING_TO_UNDO', 'You have chosen nothing that could be taken back.');
    }
    const left = states.slice(0, -1);
    const next = {
      ...withoutFree(match),
      state,
      entries: match.entries + 1,
      desks: match.desks.map((desk, index) => (index === seat ? afresh(desk) : desk)),
      ...(left.length > 0 && { free: { seat, states: left } }),
    };
    return { ok: true, value: { ...this.#deliver(match, next, []), entry: { type: 'undo', seat } } };
  }

  /**
   * With everybody's consent, goes back to an earlier state of this match, the one after its first `to` entries.
   * Chance is not rewound: whoever saw a card drawn does not know that he will draw it again.
   */
  takeBack(
    match: Match<State, Options>,
    seat: Seat,
    earlier: { readonly state: State; readonly to: number },
  ): Move<State, Choice, Event, View, Options> {
    const state = { ...this.game.copy(earlier.state), random: copyRandom(match.state.random) };
    const next = { ...withoutFree(match), state, entries: match.entries + 1, desks: match.desks.map(afresh) };
    return { ...this.#deliver(match, next, []), entry: { type: 'takeback', seat, to: earlier.to } };
  }

  /** Why a choice is not listed, in words that come from the seat's own view. */
  #whyNot(match: Match<State, Options>, seat: Seat, given: unknown): Refusal {
    const view = this.game.view(match.state, seat);
    const wondered = listed(this.game.words.wonders(view, seat), given);
    if (wondered === undefined) return refuse('NOT_LISTED', 'That is not possible now.');
    return { ok: false, error: 'NOT_LISTED', why: this.game.words.whyNot(wondered, view, seat) };
  }

  /** A seat whose question is not the one it had before gets a new id for it. */
  #newQuestions(before: Match<State, Options>, next: Match<State, Options>): Match<State, Options> {
    const was = this.game.decisions(before.state);
    const is = this.game.decisions(next.state);
    const desks = next.desks.map((desk, index) => {
      const counted = desk.asked !== before.desks[index]?.asked;
      return counted || isSame(awaitedOf(was, index), awaitedOf(is, index)) ? desk : afterQuestion(desk);
    });
    return { ...next, desks };
  }

  /** Whether a choice used no chance, and showed nothing to anybody that he did not know. */
  #toldNobody(
    before: Match<State, Options>,
    next: Match<State, Options>,
    seat: Seat,
    events: readonly Told<Event>[],
  ): boolean {
    if (!isSame(before.state.random, next.state.random)) return false;
    // An event for some eyes only shows what was hidden, be it to the one who chose.
    if (events.some(({ to }) => to !== undefined)) return false;
    return viewersOf(next).every((viewer) => {
      if (viewer === seat) return true;
      if (eventsFor(events, viewer).length > 0) return false;
      return isSame(this.snapshot(before, viewer), this.snapshot(next, viewer));
    });
  }

  /** A letter for each viewer to whom anything is new, numbered by what that viewer has been sent before. */
  #deliver(
    before: Match<State, Options>,
    next: Match<State, Options>,
    told: readonly Told<Event>[],
  ): Move<State, Choice, Event, View, Options> {
    const letters: Letter<Choice, Event, View>[] = [];
    const desks = viewersOf(next).map((viewer) => {
      const desk = deskOf(next, viewer);
      const events = eventsFor(told, viewer);
      const now = this.snapshot(next, viewer);
      if (events.length === 0 && isSame(now, this.snapshot(before, viewer))) return desk;
      const seq = desk.seq + 1;
      letters.push({ viewer, update: { seq, events, ...now } });
      return { ...desk, seq };
    });
    return { match: { ...next, desks }, letters };
  }
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

function withoutFree<State, Options>({
  free: _gone,
  ...match
}: Match<State, Options>): Match<State, Options> {
  return match;
}
