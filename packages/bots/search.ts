import {
  type AnyChoice,
  type AnyState,
  type Decision,
  type Question,
  type Random,
  roll,
  type Seat,
  shuffle,
} from '@riposte/kernel';
import type { Bot, Playable, RatedChoice, Thought, Turn } from './bot.ts';
import { Experience } from './experience.ts';
import { anyChoice, horizonOf, judge, playOut } from './playout.ts';
import { Edge, keyOf, TreeNode } from './tree.ts';

/** How long a search may think: so many tries (then it is reproducible), or so many milliseconds, or what comes first. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** How a search goes about it. */
export interface SearchOptions extends Budget {
  readonly name?: string;
  /** How much it is drawn to what seems likely and was seldom tried. */
  readonly curiosity?: number;
}

/** The clock, and whether anything can still change, is looked at once for so many tries. */
const TRIES_A_GLANCE = 8;

/** A bot that searches; how, see `Searcher`. */
export function searchBot({ name = 'search', curiosity, ...budget }: SearchOptions): Bot {
  if (budget.iterations === undefined && budget.milliseconds === undefined) {
    throw new Error('a search without a budget would never end');
  }
  return {
    name,
    choose(turn) {
      const only = onlyChoice(turn);
      if (only) return only;
      const search = new Searcher(turn, curiosity);
      const { iterations = Number.POSITIVE_INFINITY, milliseconds } = budget;
      const { clock = () => performance.now() } = turn;
      const begun = milliseconds === undefined ? 0 : clock();
      for (let count = 0; count < iterations; count++) {
        if (count > 0 && count % TRIES_A_GLANCE === 0) {
          const inTime =
            milliseconds === undefined ? iterations : triesLeft(count, clock() - begun, milliseconds);
          if (inTime === 0 || search.isDecided(Math.min(iterations - count, inTime))) break;
        }
        search.once();
      }
      return search.thought();
    },
  };
}

/** How many tries more there may be time for, going by those so far: later ones are quicker, so half as many again. */
function triesLeft(count: number, spent: number, milliseconds: number): number {
  return spent >= milliseconds ? 0 : 1.5 * count * (milliseconds / spent - 1);
}

/** Where there is nothing to think about. */
function onlyChoice({ question, offers = [] }: Turn): Thought | undefined {
  const [choice] = question.choices;
  if (question.choices.length !== 1 || offers.length > 0 || choice === undefined) return undefined;
  return { id: question.id, choice, options: [], iterations: 0 };
}

/** A bot that now and then does not think: so often, of 100. */
export function distracted(bot: Bot, often: number, instead: Bot): Bot {
  return {
    name: bot.name,
    choose: (turn) => (roll(turn.random, 100) < often ? instead : bot).choose(turn),
  };
}

/** A budget that keeps to both. */
export function lesser(one: Budget, other: Budget): Budget {
  const iterations = Math.min(one.iterations ?? Infinity, other.iterations ?? Infinity);
  const milliseconds = Math.min(one.milliseconds ?? Infinity, other.milliseconds ?? Infinity);
  return {
    ...(iterations < Infinity && { iterations }),
    ...(milliseconds < Infinity && { milliseconds }),
  };
}

/** By whose eyes a search looks, and what they see. Without a question it begins where another seat is asked. */
export type Outlook = Omit<Turn, 'question'> & { readonly question?: Question<AnyChoice> };

type Chances = readonly number[] | undefined;
type Decisions = readonly Decision<AnyChoice>[];

const CURIOSITY = 1;
/** By how many standard deviations of the results what was never tried is taken to be worse, where curiosity is measured by them. */
const DOUBT = 0.5;

/**
 * Information-set search with a single observer: each try imagines a match that the seat's view allows and plays it
 * down one tree, in which choices meet that look the same. What others hold is never known, only imagined.
 */
export class Searcher {
  readonly #game: Playable;
  readonly #seat: Seat;
  readonly #view: unknown;
  readonly #random: Random;
  readonly #curiosity: number;
  /** Only where the game has a manner of its own. */
  readonly #experience: Experience | undefined;
  readonly #root = new TreeNode();
  /** Leads to what others may be asked first, where the seat has no question of its own. */
  readonly #before: Edge;
  /** The question each choice of the root answers. */
  readonly #ids = new Map<string, string>();
  /** The question and all offers at once; nothing where each imagined match says who is asked what. */
  #rootDecision: Decision<AnyChoice> | undefined;
  readonly #path: Edge[] = [];
  #iterations = 0;

  constructor({ game, seat, view, question, offers = [], random }: Outlook, curiosity = CURIOSITY) {
    this.#game = game;
    this.#seat = seat;
    this.#view = view;
    this.#random = random;
    const manner = game.skill?.manner;
    this.#curiosity = curiosity * (manner?.curiosity ?? 1);
    this.#experience = manner && new Experience(manner.trust);
    this.#before = new Edge(seat, { type: 'before' }, 1);
    if (!question) return;
    const all = [question, ...offers].flatMap(({ id, choices }) => choices.map((choice) => ({ id, choice })));
    for (const { id, choice } of all) this.#ids.set(keyOf(choice), id);
    const choices = all.map(({ choice }) => choice);
    this.#rootDecision = { kind: 'awaited', seat, question: question.question, choices };
  }

  /**
   * Imagines a match, goes down the tree as far as it goes, plays on from there, and remembers how it ended; says how
   * likely each seat is to win then, if it came to an end. The first choice may be given; tries with the same chance
   * of their own imagine the same match.
   */
  once(first?: AnyChoice, chance = this.#random): Chances {
    const game = this.#game;
    const state = game.imagine(this.#view, chance);
    if (this.#iterations === 0) this.#mixEquals(state);
    const horizon = horizonOf(game, state) + (game.skill?.manner?.further ?? 0);
    this.#path.length = 0;
    const chances = this.#descend(state, horizon, first);
    for (const edge of this.#path) edge.remember(chances?.[edge.seat] ?? 0.5);
    this.#experience?.remember(chances);
    this.#iterations += 1;
    return chances;
  }

  /** What comes first is tried most. Where the game sees no difference between any of its choices, chance says what does. */
  #mixEquals(state: AnyState): void {
    const decision = this.#rootDecision;
    if (!decision) return;
    const choices = [...decision.choices];
    const weights = choices.map(() => 1);
    this.#game.skill?.weigh(state, decision, weights);
    if (!this.#game.skill || weights.some((weight) => weight !== weights[0])) return;
    shuffle(this.#random, choices);
    this.#rootDecision = { ...decision, choices };
  }

  /** Whether so many tries more cannot change which choice was tried most. A search in the usual manner tries on, so as to say more exactly what the others are worth. */
  isDecided(left: number): boolean {
    if (!this.#experience) return false;
    let most = 0;
    let second = 0;
    for (const { tries } of this.#root.edges.values()) {
      if (tries > most) [most, second] = [tries, most];
      else if (tries > second) second = tries;
    }
    return most - second > left;
  }

  thought(): Thought {
    const options = [...this.#root.edges.values()]
      .map(
        ({ choice, tries, sum }): RatedChoice => ({
          id: this.#ids.get(keyOf(choice)) ?? '',
          choice,
          chance: tries === 0 ? 0 : sum / tries,
          tries,
        }),
      )
      .sort((one, other) => other.tries - one.tries || other.chance - one.chance);
    const [best] = options;
    if (!best) throw new Error('there is nothing to choose');
    return { id: best.id, choice: best.choice, options, iterations: this.#iterations };
  }

  #descend(state: AnyState, horizon: number, first: AnyChoice | undefined): Chances {
    const game = this.#game;
    const experience = this.#experience;
    let node = this.#root;
    let decision = this.#rootDecision;
    let given = first;
    if (!decision) {
      const open = this.#settleOthers(state, game.decisions(state));
      const judged = judge(game, state, open, horizon);
      if (judged) return judged;
      decision = open[0] as Decision<AnyChoice>;
      node = this.#before.nodeFor(decision);
    }
    for (;;) {
      const edge = given
        ? node.edgeOf(given, state, decision, game.skill)
        : this.#mostPromising(node, state, decision);
      given = undefined;
      this.#path.push(edge);
      experience?.note(decision, edge.choice);
      const open = this.#settleOthers(state, game.applyInPlace(state, decision.seat, edge.choice));
      if (edge.tries === 0) return playOut(game, state, open, horizon, this.#random, experience);
      const judged = judge(game, state, open, horizon);
      if (judged) return judged;
      decision = open[0] as Decision<AnyChoice>;
      node = edge.nodeFor(decision);
    }
  }

  #mostPromising(node: TreeNode, state: AnyState, decision: Decision<AnyChoice>): Edge {
    const { skill } = this.#game;
    if (!this.#experience) return node.mostPromising(state, decision, this.#curiosity, skill);
    const spread = this.#experience.spreadOf(decision.seat);
    return node.mostPromising(state, decision, this.#curiosity * spread, skill, DOUBT * spread);
  }

  /**
   * Where several are asked at once nobody knows what the others answer, so they are not searched: they answer as
   * players who do not think long, and at most one decision is left, the own seat's if it is asked.
   */
  #settleOthers(state: AnyState, decisions: Decisions): Decisions {
    let open = decisions;
    while (open.length > 1 && open[1]?.kind === 'awaited') {
      const other = open.find(({ seat, kind }) => kind === 'awaited' && seat !== this.#seat) ?? open[0];
      if (!other) return open;
      open = this.#game.applyInPlace(state, other.seat, anyChoice(this.#game, state, other, this.#random));
    }
    return open;
  }
}
