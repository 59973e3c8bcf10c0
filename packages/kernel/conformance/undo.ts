import { Authority } from '../authority.ts';
import { type AnyChoice, type Decision, listed } from '../decision.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
import type { Match, Snapshot } from '../match.ts';
import { fastRandom, type Random, roll } from '../random.ts';
import { type Seat, viewers } from '../seat.ts';
import { expect, expectSame } from './expect.ts';
import { chosenBy, PLAYERS, pickDecision, type TrialPlayer } from './player.ts';

/** What the games of an undo run are like. */
export interface Undos<Options> {
  readonly options: Options;
  readonly games: number;
  readonly seed?: number;
  /** How often a standing offer is taken, of 100. */
  readonly offers?: number;
  /** How often what may be taken back is, of 100. */
  readonly often?: number;
  /** A game is left where it stands after so many choices. */
  readonly longest?: number;
}

/** What an undo run has looked at. */
export interface Undone {
  readonly games: number;
  readonly choices: number;
  /** How many of the choices could be taken back freely. */
  readonly free: number;
  readonly undone: number;
  /** The most that were taken back in a row. */
  readonly longestRun: number;
}

/**
 * Undo cannot peek: after a choice was taken back the state, every view, every question and all that follows are as if
 * it had never been chosen, and the others are told no more than that it was taken back.
 */
export function checkUndo<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  { options, games, seed = 0, offers = 10, often = 40, longest = 2_000 }: Undos<Options>,
): Undone {
  const counts = { games: 0, choices: 0, free: 0, undone: 0, longestRun: 0 };
  for (let number = seed; number < seed + games; number++) {
    try {
      const fickle = new Fickle(game, number, { offers, often });
      fickle.play(options, longest);
      counts.games += 1;
      counts.choices += fickle.choices;
      counts.free += fickle.free;
      counts.undone += fickle.undone;
      counts.longestRun = Math.max(counts.longestRun, fickle.longestRun);
    } catch (error) {
      throw new Error(`${game.id}, undo ${number}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
  return counts;
}

/** A match in which players change their minds, and the same match in which they never had to. */
class Fickle<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options> {
  choices = 0;
  free = 0;
  undone = 0;
  longestRun = 0;
  readonly #authority: Authority<State, Choice, Event, View, Options>;
  readonly #number: number;
  readonly #random: Random;
  readonly #player: TrialPlayer;
  readonly #offers: number;
  readonly #often: number;

  constructor(
    game: Game<State, Choice, Event, View, Options>,
    number: number,
    { offers, often }: { readonly offers: number; readonly often: number },
  ) {
    this.#authority = new Authority(game);
    this.#number = number;
    this.#random = fastRandom(~number);
    this.#player = PLAYERS[number % PLAYERS.length] as TrialPlayer;
    this.#offers = offers;
    this.#often = often;
  }

  play(options: Options, longest: number): void {
    const { game } = this.#authority;
    const deal = () => this.#authority.start(options, fastRandom(this.#number)).match;
    /** The matches before each choice that still stands. */
    const past: { readonly match: Match<State, Options>; readonly seat: Seat; readonly choice: Choice }[] =
      [];
    let match = deal();
    while (this.choices < longest && !game.outcome(match.state)) {
      const decision = pickDecision(game.decisions(match.state), this.#offers, this.#random);
      const choice = chosenBy(this.#player, game.skill, match.state, decision, this.#random);
      past.push({ match, seat: decision.seat, choice });
      match = this.#chosen(match, decision, choice);
      this.choices += 1;
      const { seat } = decision;
      if (!this.#authority.snapshot(match, seat).undo) continue;
      this.free += 1;
      let run = 0;
      while (roll(this.#random, 100) < this.#often && this.#authority.snapshot(match, seat).undo) {
        // A choice of another seat that this one did not notice stays made.
        if (past.at(-1)?.seat !== seat) break;
        const before = past.pop();
        if (!before) break;
        match = this.#undone(match, seat, before.match);
        run += 1;
      }
      this.undone += run;
      this.longestRun = Math.max(this.longestRun, run);
    }
    // All that was chosen and stands, played without ever changing one's mind, leads to the same position.
    const straight = past.reduce(
      (now, { seat, choice }) => game.advance(now, seat, choice).state,
      deal().state,
    );
    expectSame(straight, match.state, 'a match in which choices were taken back ended elsewhere');
  }

  #undone(match: Match<State, Options>, seat: Seat, before: Match<State, Options>): Match<State, Options> {
    const undone = this.#authority.undo(match, seat);
    if (!undone.ok) throw new Error(`undo was offered and refused: ${undone.error}`);
    const { match: back, letters } = undone.value;
    expectSame(back.state, before.state, 'after taking back the state is another');
    for (const viewer of viewers(back.desks.length - 1)) {
      const [now, then] = [back, before].map((one) => this.#authority.snapshot(one, viewer));
      expectSame(
        now && unnumbered(now),
        then && unnumbered(then),
        `after taking back ${viewer} knows something else`,
      );
    }
    for (const { viewer, update } of letters) {
      expect(update.events.length === 0, `${viewer} is told of what was taken back`);
      expect(update.takenBack === seat, `${viewer} is not told that it was taken back`);
    }
    return back;
  }

  #chosen(match: Match<State, Options>, { seat, question }: Decision<Choice>, choice: Choice) {
    const { decision, offers } = this.#authority.snapshot(match, seat);
    const open = [...(decision ? [decision] : []), ...offers];
    const asked = open.find((one) => one.question === question && listed(one.choices, choice) !== undefined);
    const chosen = this.#authority.choose(match, seat, asked?.id ?? '', choice);
    if (!chosen.ok) throw new Error(`a listed choice was refused: ${chosen.error}`);
    return chosen.value.match;
  }
}

/** What a viewer knows, without the numbers of questions and whether something may be taken back. */
function unnumbered<Choice, View>({
  decision,
  offers,
  undo: _undo,
  ...rest
}: Snapshot<Choice, View>): unknown {
  const asked = decision && { question: decision.question, choices: decision.choices };
  return { ...rest, asked, offers: offers.map(({ question, choices }) => ({ question, choices })) };
}
