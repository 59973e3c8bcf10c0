import { Authority } from '../authority.ts';
import { type AnyChoice, listed } from '../decision.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
import type { Letter, Match, Move } from '../match.ts';
import { coupledRandom, fastRandom, type Random, roll } from '../random.ts';
import { formatSave, parseSave } from '../save.ts';
import { type Seat, type Viewer, viewers } from '../seat.ts';
import { expect, expectSame } from './expect.ts';

/** What the pairs of games of a secrecy run are like. */
export interface Pairs<Event, Options> {
  readonly options: Options;
  readonly games: number;
  readonly seed?: number;
  /** Events by which the rules themselves show a viewer something hidden: a pair is compared until one happens. */
  readonly reveals: (event: Event) => boolean;
  /** How many choices a pair is followed for. */
  readonly steps?: number;
  /** How often a standing offer is taken, of 100. */
  readonly offers?: number;
}

/** What a secrecy run has looked at. */
export interface Compared {
  readonly pairs: number;
  /** Pairs whose hidden parts really differed. */
  readonly differing: number;
  readonly steps: number;
  readonly refusals: number;
}

type Twin<State, Options> = readonly [Match<State, Options>, Match<State, Options>];

/**
 * Nothing leaks: two matches that differ only in what a viewer cannot know, played on with the same choices, send
 * that viewer the same bytes: views, events, questions, refusals, numbering, and whether there is a letter at all.
 */
export function comparePairs<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  { options, games, seed = 0, reveals, steps = 12, offers = 20 }: Pairs<Event, Options>,
): Compared {
  const counts = { pairs: 0, differing: 0, steps: 0, refusals: 0 };
  for (let number = seed; number < seed + games; number++) {
    try {
      const pair = new Pair(game, fastRandom(number), reveals, offers);
      const differed = pair.open(options, number);
      counts.pairs += 1;
      if (differed) counts.differing += 1;
      for (let step = 0; step < steps && pair.step(); step++) counts.steps += 1;
      counts.refusals += pair.refusals;
    } catch (error) {
      throw new Error(`${game.id}, pair ${number}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
  return counts;
}

class Pair<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options> {
  refusals = 0;
  readonly #authority: Authority<State, Choice, Event, View, Options>;
  readonly #random: Random;
  readonly #reveals: (event: Event) => boolean;
  readonly #offers: number;
  #viewer: Viewer = 'spectator';
  #twins: Twin<State, Options> | undefined;

  constructor(
    game: Game<State, Choice, Event, View, Options>,
    random: Random,
    reveals: (event: Event) => boolean,
    offers: number,
  ) {
    this.#authority = new Authority(game);
    this.#random = random;
    this.#reveals = reveals;
    this.#offers = offers;
  }

  /** Plays a match to a random point and makes its twin; says whether the two differ at all. */
  open(options: Options, number: number): boolean {
    const { game } = this.#authority;
    const all = viewers(game.seatCount(options));
    this.#viewer = all[roll(this.#random, all.length)] as Viewer;
    const { match } = this.#authority.start(options, fastRandom(number));
    const { state } = match;
    for (let left = roll(this.#random, 60); left > 0 && !game.outcome(state); left--) {
      const chosen = this.#commonChoice([match, match]);
      if (chosen) game.applyInPlace(state, chosen.seat, chosen.choice);
    }
    const imagined = game.imagine(game.view(state, this.#viewer), this.#random);
    const one = { ...match, state: { ...state, random: coupledRandom(number) } };
    const other = { ...match, state: { ...imagined, random: coupledRandom(number) } };
    this.#twins = [one, this.#reloaded(other)];
    this.#compareSnapshots();
    return JSON.stringify(one.state) !== JSON.stringify(other.state);
  }

  /** Makes the same choice in both and compares what the viewer is sent; `false` when the pair has come to its end. */
  step(): boolean {
    if (!this.#twins) return false;
    const chosen = this.#commonChoice(this.#twins);
    if (!chosen) return false;
    this.#compareRefusals();
    const [one, other] = this.#twins.map((match) => this.#choose(match, chosen.seat, chosen.choice));
    if (!one || !other) throw new Error('a listed choice was refused');
    // A game may end by what was hidden: then all is told.
    if (this.#isOver(one.match) !== this.#isOver(other.match)) return false;
    // Where chance dealt the viewer something else, what follows may differ by right.
    if (JSON.stringify(one.match.state.random) !== JSON.stringify(other.match.state.random)) return false;
    const revealed = this.#hasRevealed(one.letters) && this.#hasRevealed(other.letters);
    if (
      revealed &&
      JSON.stringify(this.#letters(one.letters)) !== JSON.stringify(this.#letters(other.letters))
    ) {
      expectSame(
        this.#types(other.letters),
        this.#types(one.letters),
        'something was shown in one of two games only',
      );
      return false;
    }
    expectSame(
      this.#letters(other.letters),
      this.#letters(one.letters),
      `${this.#viewer} can tell two games apart`,
    );
    this.#twins = [one.match, other.match];
    this.#compareSnapshots();
    return true;
  }

  #isOver({ state }: Match<State, Options>): boolean {
    return this.#authority.game.outcome(state) !== undefined;
  }

  #compareSnapshots(): void {
    const [one, other] = (this.#twins ?? []).map((match) => this.#authority.snapshot(match, this.#viewer));
    expectSame(other, one, `${this.#viewer} can tell two games apart by what stands on the table`);
  }

  /** Tries, for the viewer's seat, things that are not possible. */
  #compareRefusals(): void {
    if (this.#viewer === 'spectator' || !this.#twins) return;
    const seat = this.#viewer;
    const { game } = this.#authority;
    const [first] = this.#twins;
    const view = game.view(first.state, seat);
    const wonders = game.words.wonders(view, seat);
    const tries: unknown[] = [wonders[roll(this.#random, wonders.length)], { type: 'nonsense' }, 7];
    const ids = [this.#authority.snapshot(first, seat).decision?.id ?? 'q0', 'q0', 'o0-flee'];
    for (const given of tries) {
      for (const id of ids) {
        const [one, other] = this.#twins.map((match) => this.#authority.choose(match, seat, id, given));
        expect(one?.ok === other?.ok, `${seat} can tell two games apart by what is accepted`);
        if (one?.ok || other?.ok) continue;
        this.refusals += 1;
        expectSame(other, one, `${seat} can tell two games apart by a refusal`);
      }
    }
    const [one, other] = this.#twins.map((match) => this.#authority.undo(match, seat));
    if (one?.ok && other?.ok) return;
    expectSame(other, one, `${seat} can tell two games apart by whether a choice can be taken back`);
  }

  /** A random choice that is possible in both: the viewer's own are the same anyway. */
  #commonChoice([one, other]: Twin<State, Options>): { seat: Seat; choice: Choice } | undefined {
    const there = this.#authority.game.decisions(other.state);
    const common = this.#authority.game.decisions(one.state).flatMap((decision) => {
      const twin = there.find(
        ({ seat, question }) => seat === decision.seat && question === decision.question,
      );
      const choices = decision.choices.filter((choice) => twin && listed(twin.choices, choice) !== undefined);
      return choices.map((choice) => ({ seat: decision.seat, choice, kind: decision.kind }));
    });
    const wanted = roll(this.#random, 100) < this.#offers ? 'offer' : 'awaited';
    const preferred = common.filter(({ kind }) => kind === wanted);
    const from = preferred.length > 0 ? preferred : common;
    return from[roll(this.#random, Math.max(1, from.length))];
  }

  #choose(
    match: Match<State, Options>,
    seat: Seat,
    choice: Choice,
  ): Move<State, Choice, Event, View, Options> | undefined {
    const { decision, offers } = this.#authority.snapshot(match, seat);
    const question = [...(decision ? [decision] : []), ...offers].find(
      ({ choices }) => listed(choices, choice) !== undefined,
    );
    const chosen = question && this.#authority.choose(match, seat, question.id, choice);
    return chosen?.ok ? chosen.value : undefined;
  }

  #reloaded(match: Match<State, Options>): Match<State, Options> {
    const loaded = parseSave(this.#authority.game, formatSave(match));
    if (!loaded.ok) throw new Error(loaded.why.text);
    return loaded.value;
  }

  #letters(letters: readonly Letter<Choice, Event, View>[]): readonly Letter<Choice, Event, View>[] {
    return letters.filter(({ viewer }) => viewer === this.#viewer);
  }

  /** What happened, up to the first thing that the rules themselves show: what follows from it may differ by right. */
  #types(letters: readonly Letter<Choice, Event, View>[]): readonly string[] {
    const events = this.#letters(letters).flatMap(({ update }) => update.events);
    const end = events.findIndex(this.#reveals) + 1;
    return events.slice(0, end).map((event) => (event as { readonly type: string }).type);
  }

  #hasRevealed(letters: readonly Letter<Choice, Event, View>[]): boolean {
    return this.#letters(letters).some(({ update }) => update.events.some(this.#reveals));
  }
}
