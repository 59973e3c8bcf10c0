import type { AnyChoice, AnyState, Decision, Seat, Skill } from '@riposte/kernel';

const keys = new WeakMap<AnyChoice, string>();

/** The same for choices that are the same: games make most of them once and point at them. */
export function keyOf(choice: AnyChoice): string {
  const known = keys.get(choice);
  if (known !== undefined) return known;
  const key = JSON.stringify(choice);
  keys.set(choice, key);
  return key;
}

/** A choice there has been at a node, and how it went for the one who made it. */
export class Edge {
  readonly seat: Seat;
  readonly choice: AnyChoice;
  /** How likely it seems at first sight, beside the others. */
  readonly weight: number;
  tries = 0;
  /** The sum of the chances that came of it. */
  sum = 0;
  /** How often it could have been tried. */
  available = 0;
  /** By who is asked what next: after the same choices, chance may have made it another seat or another question. */
  #nodes: { readonly seat: Seat; readonly question: string; readonly node: TreeNode }[] | undefined;

  constructor(seat: Seat, choice: AnyChoice, weight: number) {
    this.seat = seat;
    this.choice = choice;
    this.weight = weight;
  }

  /** Where it leads when this is asked next. */
  nodeFor({ seat, question }: Pick<Decision<AnyChoice>, 'seat' | 'question'>): TreeNode {
    this.#nodes ??= [];
    for (const known of this.#nodes)
      if (known.seat === seat && known.question === question) return known.node;
    const node = new TreeNode();
    this.#nodes.push({ seat, question, node });
    return node;
  }

  remember(chance: number): void {
    this.tries += 1;
    this.sum += chance;
  }
}

/** By how much what was never tried is taken to be worse than what was. */
const DOUBT = 0.1;

/** A point of the match as far as it is known: what was chosen on the way to it, and who is asked. Which choices there are differs by what is imagined. */
export class TreeNode {
  readonly edges = new Map<string, Edge>();
  /** The choices of the present match among them. */
  readonly #here: Edge[] = [];

  /**
   * The choice with the best prospects: how it went so far, and more the likelier it seems and the less often it was
   * tried. What was never tried is not tried first: it counts as a little worse than the rest.
   */
  mostPromising(
    state: AnyState,
    decision: Decision<AnyChoice>,
    curiosity: number,
    skill: Weigher | undefined,
    doubt = DOUBT,
  ): Edge {
    const here = this.#meet(state, decision, skill);
    let weight = 0;
    let tries = 0;
    let sum = 0;
    for (let index = 0; index < here.length; index++) {
      const edge = here[index] as Edge;
      weight += edge.weight;
      tries += edge.tries;
      sum += edge.sum;
    }
    const untried = (tries === 0 ? 0.5 : sum / tries) - doubt;
    let best: Edge | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < here.length; index++) {
      const edge = here[index] as Edge;
      const likely = (edge.weight / weight) * Math.sqrt(edge.available);
      const went = edge.tries === 0 ? untried : edge.sum / edge.tries;
      const promise = went + (curiosity * likely) / (1 + edge.tries);
      if (promise > most) {
        best = edge;
        most = promise;
      }
    }
    if (!best) throw new Error('there is nothing to choose');
    return best;
  }

  /** The edge of a choice that is listed here, tried or not. */
  edgeOf(
    choice: AnyChoice,
    state: AnyState,
    decision: Decision<AnyChoice>,
    skill: Weigher | undefined,
  ): Edge {
    this.#meet(state, decision, skill);
    const edge = this.edges.get(keyOf(choice));
    if (!edge) throw new Error(`${keyOf(choice)} is not listed`);
    return edge;
  }

  #meet(state: AnyState, decision: Decision<AnyChoice>, skill: Weigher | undefined): readonly Edge[] {
    const { seat, choices } = decision;
    const here = this.#here;
    here.length = choices.length;
    let isWeighed = false;
    for (let index = 0; index < choices.length; index++) {
      const choice = choices[index] as AnyChoice;
      const key = keyOf(choice);
      let edge = this.edges.get(key);
      if (!edge) {
        if (!isWeighed) {
          weigh(state, decision, skill);
          isWeighed = true;
        }
        // The root of it: what seems ten times as likely is looked at about three times as often.
        edge = new Edge(seat, choice, Math.sqrt(weights[index] as number));
        this.edges.set(key, edge);
      }
      edge.available += 1;
      here[index] = edge;
    }
    return here;
  }
}

/** As much of a skill as a tree asks for. */
type Weigher = Pick<Skill<AnyState, AnyChoice>, 'weigh'>;

const weights: number[] = [];

/** How likely each choice seems at first sight, in the match that is imagined now. */
function weigh(state: AnyState, decision: Decision<AnyChoice>, skill: Weigher | undefined): void {
  weights.length = decision.choices.length;
  if (skill) skill.weigh(state, decision, weights);
  else weights.fill(1);
}
