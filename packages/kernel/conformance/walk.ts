import type { AnyChoice, Decision } from '../decision.ts';
import type { Told } from '../event.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
import { isSame } from '../json.ts';
import { fastRandom, type Random, roll } from '../random.ts';
import { type Seat, seat, type Viewer, viewers } from '../seat.ts';
import type { Attention } from './attention.ts';
import { GameCourse } from './course.ts';
import { awaited, decisionsOf, expect, expectSame, nameOf } from './expect.ts';
import { chosenBy, PLAYERS, pickDecision, type TrialPlayer } from './player.ts';

/** What the games of a conformance run are like. */
export interface TrialWalk<Options> {
  readonly options: Options;
  readonly games: number;
  /** The first game's number; a fault names the number of its game, so that it can be played again alone. */
  readonly seed?: number;
  /** How often a standing offer is taken instead of an awaited decision, of 100. */
  readonly offers?: number;
  /** Whether at each decision every viewer is looked through, or one that chance picks: several seats cost time. */
  readonly viewers?: 'all' | 'one';
  /** Which decisions are looked at closely: all of them when absent. */
  readonly attention?: Attention;
  /** A game longer than this counts as endless. */
  readonly longest?: number;
  /** Filled with the names of all steps that ran. */
  readonly ran?: Set<string>;
}

/** How often, and for how many choices, a game is played on from an imagined state. */
const GOES_ON_ONE_IN = 4;
const GOES_ON_FOR = 6;

/** What a conformance run has looked at. */
export interface Walked {
  readonly games: number;
  readonly decisions: number;
  /** How many of the decisions were looked at closely, and in how many views. */
  readonly looks: number;
  readonly views: number;
  readonly longest: number;
}

/**
 * Plays games, by chance and sensibly in turn, and checks every promise of the contract where it looks closely;
 * throws at the first broken one.
 */
export function walk<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  { options, games, seed = 0, longest = 20_000, ran, ...manner }: TrialWalk<Options>,
): Walked {
  const counts = { games: 0, decisions: 0, looks: 0, views: 0, longest: 0 };
  for (let number = seed; number < seed + games; number++) {
    try {
      if (ran) game.watch((step) => ran.add(step));
      const walker = new Walker(game, number, manner);
      const decisions = walker.play(options, longest);
      counts.games += 1;
      counts.decisions += decisions;
      counts.looks += walker.looks;
      counts.views += walker.views;
      counts.longest = Math.max(counts.longest, decisions);
    } catch (error) {
      throw new Error(`${game.id}, game ${number}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    } finally {
      if (ran) game.watch(undefined);
    }
  }
  return counts;
}

type Manner = Pick<TrialWalk<unknown>, 'offers' | 'viewers' | 'attention'>;

/** One game, checked. */
class Walker<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options> {
  looks = 0;
  views = 0;
  readonly #game: Game<State, Choice, Event, View, Options>;
  readonly #number: number;
  readonly #offers: number;
  readonly #viewers: 'all' | 'one';
  readonly #attention: Attention | undefined;
  readonly #player: TrialPlayer;
  readonly #random: Random;

  constructor(
    game: Game<State, Choice, Event, View, Options>,
    number: number,
    { offers = 10, viewers: looked = 'all', attention }: Manner,
  ) {
    this.#game = game;
    this.#number = number;
    this.#offers = offers;
    this.#viewers = looked;
    this.#attention = attention;
    this.#player = PLAYERS[number % PLAYERS.length] as TrialPlayer;
    this.#random = fastRandom(number * 2 + 1);
  }

  play(options: Options, longest: number): number {
    const seats = this.#seatsFor(options);
    const { state: first, events } = this.#game.setup(options, seats, fastRandom(this.#number));
    this.#checkWords(events);
    const chosen: { readonly seat: Seat; readonly choice: Choice }[] = [];
    const course = new GameCourse(this.#game);
    let state = first;
    while (!this.#game.outcome(state)) {
      if (chosen.length >= longest) throw new Error(`not over after ${longest} choices`);
      const decisions = this.#game.decisions(state);
      const decision = pickDecision(decisions, this.#offers, this.#random);
      const choice = chosenBy(this.#player, this.#game.skill, state, decision, this.#random);
      if (this.#attention?.isDrawnTo(state, chosen.at(-1)?.choice, choice, this.#random) ?? true) {
        this.#checkDecisions(decisions);
        this.#checkViews(state, seats);
        state = this.#checkApply(state, decision, choice);
      } else state = this.#game.advance(state, decision.seat, choice).state;
      this.#game.check?.(state);
      course.follow(state);
      chosen.push({ seat: decision.seat, choice });
    }
    course.end(state);
    expect(
      awaited(this.#game.decisions(state)).length === 0,
      'a decision is awaited though there is an outcome',
    );
    this.#checkOutcome(state, seats);
    this.#checkAgain(options, seats, chosen, state);
    return chosen.length;
  }

  /** A full table, or now and then a smaller one. */
  #seatsFor(options: Options): number {
    const [least, most] = this.#game.seatRange(options);
    return this.#number % 4 === 0 ? least + roll(this.#random, most - least + 1) : most;
  }

  /** Every decision offers something, once; a seat is awaited; no seat is awaited twice. */
  #checkDecisions(decisions: readonly Decision<Choice>[]): void {
    const asked = awaited(decisions).map((decision) => decision.seat);
    expect(asked.length > 0, 'nobody is awaited though there is no outcome');
    expect(new Set(asked).size === asked.length, 'a seat is awaited twice');
    for (const { seat: one, question, choices } of decisions) {
      expect(choices.length > 0, `seat ${one} is asked ${question} but offered nothing`);
      const distinct = new Set(choices.map((choice) => JSON.stringify(choice)));
      expect(distinct.size === choices.length, `seat ${one} is offered a choice twice`);
    }
  }

  /** A state imagined from a view looks the same to its viewer, and asks the viewer the same. */
  #checkViews(state: State, seats: number): void {
    this.looks += 1;
    const decisions = this.#game.decisions(state);
    const all = viewers(seats);
    const one = this.#viewers === 'all' ? undefined : all[roll(this.#random, all.length)];
    for (const viewer of one === undefined ? all : [one]) {
      this.views += 1;
      const view = this.#game.view(state, viewer);
      const imagined = this.#game.imagine(view, this.#random);
      expectSame(this.#game.view(imagined, viewer), view, `an imagined state looks different to ${viewer}`);
      expectSame(
        decisionsOf(this.#game.decisions(imagined), viewer),
        decisionsOf(decisions, viewer),
        `an imagined state asks ${viewer} other things`,
      );
      if (viewer !== 'spectator') {
        const planned = [imagined, state].map((one) => this.#game.plannable?.(one, viewer, []));
        expectSame(planned[0], planned[1], `an imagined state lets ${viewer} plan other things`);
      }
      if (this.#game.isOpen)
        expect(isSame(openPart(imagined), openPart(state)), `an open game hides something from ${viewer}`);
      for (const decision of decisionsOf(decisions, viewer)) this.#checkQuestion(decision, view);
      this.#checkSharing(state, imagined, viewer);
      if (roll(this.#random, GOES_ON_ONE_IN) === 0) this.#checkGoesOn(imagined);
    }
  }

  /** A game can be played on from what is imagined: a search does nothing else. */
  #checkGoesOn(imagined: State): void {
    for (let left = GOES_ON_FOR; left > 0 && !this.#game.outcome(imagined); left--) {
      const decision = pickDecision(this.#game.decisions(imagined), this.#offers, this.#random);
      const choice = chosenBy(this.#player, this.#game.skill, imagined, decision, this.#random);
      this.#game.applyInPlace(imagined, decision.seat, choice);
    }
  }

  /** What is played on with shares nothing with a view that was made of it, or that it was imagined from. */
  #checkSharing(state: State, imagined: State, viewer: Viewer): void {
    for (const one of [this.#game.copy(state), imagined]) {
      const [decision] = this.#game.decisions(one);
      const choice = decision?.choices[0];
      if (decision?.seat !== viewer || choice === undefined) return;
      const view = this.#game.view(one, viewer);
      const other = this.#game.imagine(view, this.#random);
      const before = JSON.stringify(view);
      this.#game.applyInPlace(one, decision.seat, choice);
      this.#game.applyInPlace(other, decision.seat, choice);
      expect(JSON.stringify(view) === before, `a view of ${viewer} changes as the game goes on`);
    }
  }

  #checkQuestion(decision: Decision<Choice>, view: View): void {
    const { words } = this.#game;
    expect(words.question(decision, view, nameOf).text !== '', `no words for ${decision.question}`);
    const texts = decision.choices.map((choice) => words.choice(choice, view, nameOf).text);
    expect(!texts.includes(''), `no words for a choice of ${decision.question}`);
    expect(new Set(texts).size === texts.length, `two choices of ${decision.question} read alike`);
  }

  #checkWords(events: readonly Told<Event>[]): void {
    for (const { event } of events)
      expect(this.#game.words.event(event, nameOf).text !== '', 'an event without words');
  }

  /** `apply` leaves its input alone, refuses what is not listed, and goes on from a save as from the state itself. */
  #checkApply(state: State, { seat: one }: Decision<Choice>, choice: Choice): State {
    const before = JSON.stringify(state);
    const applied = this.#game.apply(state, one, choice);
    if (!applied.ok) throw new Error(`a listed choice was refused: ${applied.error}`);
    // At once: what a game keeps beside its states is about the last one it was asked of.
    this.#game.check?.(applied.value.state);
    expect(!this.#game.apply(state, one, { type: 'nonsense' }).ok, 'nonsense was accepted');
    expect(!this.#game.apply(state, seat(99), choice).ok, 'a choice of nobody was accepted');
    expect(JSON.stringify(state) === before, 'apply changed its input');

    const saved = JSON.parse(before) as State;
    const resumed = this.#game.apply(saved, one, JSON.parse(JSON.stringify(choice)));
    if (!resumed.ok) throw new Error(`a choice was refused after loading: ${resumed.error}`);
    expectSame(resumed.value, applied.value, 'the game goes on differently after loading');
    const { state: next } = applied.value;
    expect(isSame(JSON.parse(JSON.stringify(next)), next), 'a state holds what a save cannot');
    this.#checkWords(applied.value.events);
    return next;
  }

  #checkOutcome(state: State, seats: number): void {
    const { places } = this.#game.outcome(state) ?? { places: [] };
    expect(places.length === seats, 'not every seat has a place');
    // A player alone may lose.
    expect(places.length === 1 || Math.min(...places) === 1, 'nobody has the first place');
  }

  /** The same deal and the same choices, in place and without events, give the same game. */
  #checkAgain(
    options: Options,
    seats: number,
    chosen: readonly { readonly seat: Seat; readonly choice: Choice }[],
    end: State,
  ): void {
    const { state } = this.#game.setup(options, seats, fastRandom(this.#number));
    for (const one of chosen) this.#game.applyInPlace(state, one.seat, one.choice);
    expectSame(state, end, 'the same choices gave another game');
  }
}

/** All of a state but chance and the answers that wait for others. */
function openPart(state: Paused<unknown>): unknown {
  return {
    ...state,
    random: undefined,
    stack: state.stack.map((frame) => ({ ...frame, answers: undefined })),
  };
}
