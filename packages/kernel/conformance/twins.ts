import { Authority } from '../authority.ts';
import { type AnyChoice, type Decision, listed } from '../decision.ts';
import type { Paused } from '../frame.ts';
import { fullTable, type Game } from '../game.ts';
import { isSame } from '../json.ts';
import type { Match, Snapshot } from '../match.ts';
import { coupledRandom, fastRandom, type Random, roll } from '../random.ts';
import { formatSave, parseSave } from '../save.ts';
import { type Seat, type Viewer, viewers } from '../seat.ts';
import { expect, expectSame } from './expect.ts';
import { type Arrival, type Both, compareLetters, remembering } from './letters.ts';
import { chosenBy, PLAYERS, pickDecision, type TrialPlayer } from './player.ts';

/** What a seat does in one of two matches. */
export interface TwinAnswer<Choice> {
  readonly id: string;
  readonly choice: Choice;
}

/** What happens next in both matches: an answer in each, or none where the viewer could not tell; or a choice is taken back. */
export type TwinStep<Choice> =
  | { readonly type: 'choice'; readonly seat: Seat; readonly answers: Both<TwinAnswer<Choice> | undefined> }
  | { readonly type: 'undo'; readonly seat: Seat };

/** How two matches are made and played. */
export interface TwinManner {
  /** How often a standing offer is taken, of 100. */
  readonly offers?: number;
  /** How often a choice is taken back where that is free, of 100. */
  readonly undos?: number;
  /** How often chance is bent in one of the two, of 100. */
  readonly bends?: number;
  /** Within how many choices of the deal the point lies at which the two part; anywhere in the game when absent. */
  readonly within?: number;
}

/** A match, and the letters by which it got there. */
interface Moved<State, Choice, Event, View, Options> extends Arrival<State, Choice, Event, View> {
  readonly match: Match<State, Options>;
}

/** How many choices of a decision are looked at for one that both matches have. */
const TRIES = 8;
/** How many results ahead chance is bent. */
const BENT_WITHIN = 4;
/** A game is left where it stands after so many choices. */
const LONGEST = 20_000;

/**
 * Two matches that differ only in what a viewer cannot know, from any point of a game. They go on by the same choices,
 * as far as the viewer can tell: other seats may choose differently behind the same face, and chance may fall
 * differently where nobody sees it. The viewer must be sent the same, until the rules themselves show something.
 */
export class Twins<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options> {
  readonly viewer: Viewer;
  /** Whether the hidden parts differ at all. */
  readonly isDifferent: boolean;
  readonly counts = { steps: 0, undone: 0, refusals: 0 };
  readonly #authority: Authority<State, Choice, Event, View, Options>;
  readonly #random: Random;
  readonly #player: TrialPlayer;
  readonly #manner: Required<TwinManner>;
  readonly #toldBefore: (state: State) => Arrival<State, Choice, Event, View>['told'];
  #matches: Both<Match<State, Options>>;
  #arrivals: Both<Arrival<State, Choice, Event, View>> | undefined;

  constructor(
    given: Game<State, Choice, Event, View, Options>,
    options: Options,
    number: number,
    { offers = 20, undos = 12, bends = 30, within = LONGEST }: TwinManner = {},
  ) {
    const { game, toldBefore } = remembering(given);
    this.#toldBefore = toldBefore;
    this.#authority = new Authority(game);
    this.#random = fastRandom(number);
    this.#manner = { offers, undos, bends, within };
    this.#player = PLAYERS[number % PLAYERS.length] as TrialPlayer;
    const all = viewers(fullTable(game, options));
    this.viewer = all[roll(this.#random, all.length)] as Viewer;
    const { match } = this.#authority.start(options, fastRandom(number));
    const state = this.#anyPoint(match.state);
    const imagined = game.imagine(game.view(state, this.viewer), this.#random);
    const one = { ...match, state: { ...state, random: coupledRandom(number) } };
    const other = { ...match, state: { ...imagined, random: coupledRandom(number) } };
    this.isDifferent = !isSame(one.state, other.state);
    this.#matches = [one, this.#reloaded(other)];
    this.#compareSnapshots();
  }

  get matches(): Both<Match<State, Options>> {
    return this.#matches;
  }

  /** How both matches came to where they are, once they have moved. */
  get arrivals(): Both<Arrival<State, Choice, Event, View>> | undefined {
    return this.#arrivals;
  }

  /** What the viewer knows of the first match. */
  get snapshot(): Snapshot<Choice, View> {
    return this.#authority.snapshot(this.#matches[0], this.viewer);
  }

  /** What could happen next in both, as far as the viewer can tell; nothing when there is no such thing. */
  next(): TwinStep<Choice> | undefined {
    const [one, other] = this.#matches;
    const [here, there] = [one, other].map(({ state }) => this.#authority.game.decisions(state)) as [
      readonly Decision<Choice>[],
      readonly Decision<Choice>[],
    ];
    if (here.length === 0 || there.length === 0) return undefined;
    if (roll(this.#random, 100) < this.#manner.undos) {
      const free = (one.recent?.free ?? []).filter(({ seat }) =>
        other.recent?.free.some((twin) => twin.seat === seat),
      );
      const chosen = free[roll(this.#random, Math.max(1, free.length))];
      if (chosen) return { type: 'undo', seat: chosen.seat };
    }
    for (let tries = 0; tries < TRIES; tries++) {
      const decision = pickDecision(here, this.#manner.offers, this.#random);
      const step = this.#alike(decision, there);
      if (step) return step;
    }
    return undefined;
  }

  /** Does it in both and compares what the viewer is sent; `false` when the pair has come to its end. */
  take(step: TwinStep<Choice>): boolean {
    this.#bend();
    const [one, other] = [this.#moved(step, 0), this.#moved(step, 1)];
    const isSameSoFar = compareLetters(this.viewer, one, other);
    this.#matches = [one.match, other.match];
    this.#arrivals = [one, other];
    this.counts.steps += 1;
    if (step.type === 'undo') this.counts.undone += 1;
    if (!isSameSoFar) return false;
    this.#compareSnapshots();
    return isInStep(one.match.state.random, other.match.state.random);
  }

  /** Tries, for the viewer's seat, things that are not possible. */
  compareRefusals(): void {
    if (this.viewer === 'spectator') return;
    const seat = this.viewer;
    const { game } = this.#authority;
    const [first] = this.#matches;
    const wonders = game.words.wonders(game.view(first.state, seat), seat);
    const { decision, offers } = this.#authority.snapshot(first, seat);
    const tries: unknown[] = [
      wonders[roll(this.#random, Math.max(1, wonders.length))],
      { type: 'nonsense' },
      7,
    ];
    const ids = [decision?.id ?? 'q0', 'q0', ...offers.map(({ id }) => id), 'o0-nothing'];
    for (const given of tries) {
      for (const id of ids) {
        const [one, other] = this.#matches.map((match) => this.#authority.choose(match, seat, id, given));
        expect(one?.ok === other?.ok, `${seat} can tell two games apart by what is accepted`);
        if (one?.ok || other?.ok) continue;
        this.counts.refusals += 1;
        expectSame(other, one, `${seat} can tell two games apart by a refusal`);
      }
    }
    const [one, other] = this.#matches.map((match) => this.#authority.undo(match, seat));
    if (one?.ok && other?.ok) return;
    expectSame(other, one, `${seat} can tell two games apart by whether a choice can be taken back`);
  }

  /** Plays a game to its end, or as far as it is looked at, and returns to a point in it that chance picks. */
  #anyPoint(first: State): State {
    const { game } = this.#authority;
    const state = game.copy(first);
    let point = first;
    for (let count = 1; count < this.#manner.within && !game.outcome(state); count++) {
      const decision = pickDecision(game.decisions(state), this.#manner.offers, this.#random);
      const choice = chosenBy(this.#player, game.skill, state, decision, this.#random);
      game.applyInPlace(state, decision.seat, choice);
      // Each point so far is as likely as the others.
      if (roll(this.#random, count + 1) === 0) point = game.copy(state);
    }
    return point;
  }

  /** A choice of this decision, and what the same seat may do in the other match so that the viewer cannot tell. */
  #alike(decision: Decision<Choice>, there: readonly Decision<Choice>[]): TwinStep<Choice> | undefined {
    const { seat, question } = decision;
    const [one, other] = this.#matches;
    const twin = there.find((its) => its.seat === seat && its.question === question);
    const choice = chosenBy(this.#player, this.#authority.game.skill, one.state, decision, this.#random);
    const face = this.#faceOf(decision, choice);
    const alike = (twin?.choices ?? []).filter((its) => twin && isSame(this.#faceOf(twin, its), face));
    const isUnseen = face === undefined;
    // What the viewer cannot even tell was done need not be done.
    const candidates = isUnseen && roll(this.#random, 2) === 0 ? [] : alike;
    const chosen = candidates[roll(this.#random, Math.max(1, candidates.length))];
    if (chosen === undefined && !isUnseen) return undefined;
    const idIn = (match: Match<State, Options>, its: Choice) => this.#idOf(match, seat, its);
    return {
      type: 'choice',
      seat,
      answers: [
        { id: idIn(one, choice), choice },
        chosen === undefined ? undefined : { id: idIn(other, chosen), choice: chosen },
      ],
    };
  }

  /** What the viewer can tell of a choice. */
  #faceOf({ seat, secret }: Decision<Choice>, choice: Choice): unknown {
    if (seat === this.viewer) return choice;
    if (secret) return 'secret';
    const { facade } = this.#authority.game;
    return facade ? facade({ seat, choice }, this.viewer, this.#seen()) : choice;
  }

  /** What the viewer sees: the same in both matches. */
  #seen(): View {
    return this.snapshot.view;
  }

  #idOf(match: Match<State, Options>, seat: Seat, choice: Choice): string {
    const { decision, offers } = this.#authority.snapshot(match, seat);
    const open = decision ? [decision, ...offers] : offers;
    const question = open.find(({ choices }) => listed(choices, choice) !== undefined);
    if (!question) throw new Error(`${seat} is not asked for ${JSON.stringify(choice)}`);
    return question.id;
  }

  /** Lets one of the next results of chance be another one in the second match. */
  #bend(): void {
    if (roll(this.#random, 100) >= this.#manner.bends) return;
    const [one, other] = this.#matches;
    const { random } = other.state;
    if (random.type !== 'coupled') return;
    const bent = random.results.length + roll(this.#random, BENT_WITHIN);
    this.#matches = [one, { ...other, state: { ...other.state, random: { ...random, bent } } }];
  }

  #moved(step: TwinStep<Choice>, which: 0 | 1): Moved<State, Choice, Event, View, Options> {
    const match = this.#matches[which];
    const answer = step.type === 'choice' ? step.answers[which] : undefined;
    if (step.type === 'choice' && !answer) return { match, state: match.state, letters: [], told: [] };
    const moved = answer
      ? this.#authority.choose(match, step.seat, answer.id, answer.choice)
      : this.#authority.undo(match, step.seat);
    if (!moved.ok) throw new Error(`${step.type} was refused: ${moved.error}`);
    const { match: next, letters } = moved.value;
    return { match: next, state: next.state, letters, told: answer ? this.#toldBefore(next.state) : [] };
  }

  #compareSnapshots(): void {
    const [one, other] = this.#matches.map((match) => this.#authority.snapshot(match, this.viewer));
    expectSame(other, one, `${this.viewer} can tell two games apart by what stands on the table`);
  }

  #reloaded(match: Match<State, Options>): Match<State, Options> {
    const loaded = parseSave(this.#authority.game, formatSave(match));
    if (!loaded.ok) throw new Error(loaded.why.text);
    return loaded.value;
  }
}

/** Whether two generators have come as far: only then are results of the one also results of the other. */
function isInStep(one: Random, other: Random): boolean {
  return one.type === 'coupled' && other.type === 'coupled' && one.a === other.a && one.b === other.b;
}
