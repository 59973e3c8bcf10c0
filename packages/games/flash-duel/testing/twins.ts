import {
  Authority,
  type Decision,
  fastRandom,
  listed,
  type Match,
  type Move,
  type Random,
  roll,
  type Seat,
  seat,
  type Viewer,
  viewers,
} from '@riposte/kernel';
import { CLAIM_LIFE, REVEAL } from '../choice.ts';
import { type Choice, type Event, flashDuel, type Options, type State, type View } from '../index.ts';
import { optionsOf } from '../state.ts';

type Chosen = { readonly seat: Seat; readonly choice: Choice };

/** By these the rules themselves tell who has the traitor card. */
const SHOWING: readonly Event['type'][] = ['revealed', 'lifeClaimed', 'traitorKnown'];
/** When that happens without a choice. */
const ENDING: readonly Event['type'][] = ['timeRanOut', 'roundEnded'];
/** How often a standing offer is taken, of 100. */
const OFFERS = 12;

/**
 * Two matches of Betrayal that differ only in who holds the traitor card. The same choices are made in both, and
 * all but the two holders must be sent the same, byte by byte.
 */
export class Twins {
  readonly counts = { steps: 0, letters: 0, offers: 0, refusals: 0 };
  readonly #authority = new Authority(flashDuel);
  readonly #random: Random;
  readonly #holders: readonly [Seat, Seat];
  #matches: readonly [Match<State, Options>, Match<State, Options>];

  constructor(edition: Options['edition'], number: number) {
    this.#random = fastRandom(number);
    let { match } = this.#authority.start(optionsOf({ mode: 'betrayal', edition }), fastRandom(~number));
    while (match.state.round === 0) match = this.#choose(match, this.#anything([match, match])).match;
    const one = roll(this.#random, 5);
    const other = (one + 1 + roll(this.#random, 4)) % 5;
    this.#holders = [seat(one), seat(other)];
    this.#matches = [heldBy(match, seat(one)), heldBy(match, seat(other))];
    for (const viewer of this.#others) {
      const snapshots = this.#matches.map((of) => this.#authority.snapshot(of, viewer));
      this.#expectEqual(snapshots, `${viewer} sees something else after the deal`);
    }
  }

  /** Makes one choice in both matches; `false` when the rules have shown who holds the card. */
  step(): boolean {
    this.#compareDecisions();
    this.#compareRefusals();
    const chosen = this.#anything(this.#matches);
    const [one, other] = this.#matches.map((match) => this.#choose(match, chosen));
    if (!one || !other) throw new Error('two matches are compared');
    this.#matches = [one.match, other.match];
    const told = [one, other].map(({ letters }) => letters.flatMap(({ update }) => update.events));
    if (told.some((events) => events.some(({ type }) => SHOWING.includes(type)))) {
      const ended = told.some((events) => events.some(({ type }) => ENDING.includes(type)));
      if (!ended) throw new Error(`${JSON.stringify(chosen)} shows who holds the traitor card`);
      return false;
    }
    for (const viewer of this.#others) {
      const letters = [one, other].map((move) => move.letters.filter((letter) => letter.viewer === viewer));
      this.#expectEqual(letters, `${viewer} is sent something else after ${JSON.stringify(chosen)}`);
      this.counts.letters += letters[0]?.length ?? 0;
    }
    this.#expectEqual(
      [one, other].map(({ match }) => match.state.random),
      'chance went another way',
    );
    this.counts.steps += 1;
    return true;
  }

  /** Those who must not notice. */
  get #others(): readonly Viewer[] {
    return viewers(5).filter((viewer) => !this.#holders.some((holder) => holder === viewer));
  }

  /** Who is asked what must be the same, apart from what the card is good for. */
  #compareDecisions(): void {
    const asked = this.#matches.map(({ state }) => decisionsOf(state));
    this.#expectEqual(asked, 'a seat is asked something else');
  }

  /** A seat that does not know tries things that may not be possible; both refusals must be the same words. */
  #compareRefusals(): void {
    const able = this.#others.filter((viewer) => viewer !== 'spectator');
    const by = able[roll(this.#random, able.length)] as Seat;
    const [match] = this.#matches;
    const wonders = flashDuel.words.wonders(flashDuel.view(match.state, by), by);
    const { decision, offers } = this.#authority.snapshot(match, by);
    const ids = [decision?.id ?? 'q0', offers[0]?.id ?? 'o0-treason'];
    const tries: unknown[] = [
      REVEAL,
      CLAIM_LIFE,
      wonders[roll(this.#random, wonders.length)],
      { type: 'bribe' },
    ];
    const id = ids[roll(this.#random, ids.length)] ?? '';
    const given = tries[roll(this.#random, tries.length)];
    const answers = this.#matches.map((one) => this.#authority.choose(one, by, id, given));
    this.#expectEqual(
      answers.map((answer) => (answer.ok ? 'accepted' : answer)),
      `${by} is answered something else to ${JSON.stringify(given)}`,
    );
    if (!answers[0]?.ok) this.counts.refusals += 1;
    const undone = this.#matches.map((one) => this.#authority.undo(one, by));
    this.#expectEqual(
      undone.map((answer) => (answer.ok ? 'accepted' : answer)),
      `${by} can take something back`,
    );
  }

  /** A random choice that is possible in both and shows nothing: neither holder is accused. */
  #anything([one, other]: readonly [Match<State, Options>, Match<State, Options>]): Chosen {
    const there = flashDuel.decisions(other.state);
    const common = flashDuel.decisions(one.state).flatMap(({ seat: by, question, kind, choices }) => {
      const twin = there.find((decision) => decision.seat === by && decision.question === question);
      return choices
        .filter((choice) => twin && listed(twin.choices, choice) !== undefined && !this.#shows(choice))
        .map((choice) => ({ seat: by, choice, kind }));
    });
    const wanted = roll(this.#random, 100) < OFFERS ? 'offer' : 'awaited';
    const preferred = common.filter(({ kind }) => kind === wanted);
    const from = preferred.length > 0 ? preferred : common;
    const chosen = from[roll(this.#random, Math.max(1, from.length))];
    if (!chosen) throw new Error('nobody can do anything');
    if (chosen.kind === 'offer') this.counts.offers += 1;
    return chosen;
  }

  #shows(choice: Choice): boolean {
    return choice.type === 'accuse' && this.#holders.includes(choice.seat);
  }

  #choose(
    match: Match<State, Options>,
    { seat: by, choice }: Chosen,
  ): Move<State, Choice, Event, View, Options> {
    const { decision, offers } = this.#authority.snapshot(match, by);
    const question = [...(decision ? [decision] : []), ...offers].find(
      ({ choices }) => listed(choices, choice) !== undefined,
    );
    const result = this.#authority.choose(match, by, question?.id ?? '', choice);
    if (!result.ok) throw new Error(`${JSON.stringify(choice)}: ${result.why.text}`);
    return result.value;
  }

  #expectEqual([one, other]: readonly unknown[], otherwise: string): void {
    const [is, should] = [JSON.stringify(one), JSON.stringify(other)];
    if (is !== should) throw new Error(`${otherwise}, holders ${this.#holders}:\n  ${is}\n  ${should}`);
  }
}

function heldBy(match: Match<State, Options>, traitor: Seat): Match<State, Options> {
  const { state } = match;
  if (!state.loyalty) throw new Error('no loyalty cards have been dealt');
  return { ...match, state: { ...state, loyalty: { ...state.loyalty, traitor } } };
}

function decisionsOf(state: State): readonly Decision<Choice>[] {
  return flashDuel.decisions(state).filter(({ question }) => question !== 'treason');
}
