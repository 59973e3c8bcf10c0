import { type AnyChoice, type Random, roll, type Seat } from '@riposte/kernel';

const keys = new WeakMap<AnyChoice, string>();

/** The same for choices that are the same: games make most of them once and point at them. */
export function keyOf(choice: AnyChoice): string {
  const known = keys.get(choice);
  if (known !== undefined) return known;
  const key = JSON.stringify(choice);
  keys.set(choice, key);
  return key;
}

/** A choice that was tried at a node, and how it went for the one who made it. */
export class Edge {
  readonly seat: Seat;
  readonly choice: AnyChoice;
  tries = 0;
  /** The sum of the chances that came of it. */
  sum = 0;
  /** How often it could have been tried. */
  available = 0;
  /** By the seat that is asked next: with the same choices, chance may have made it another. */
  #nodes: (TreeNode | undefined)[] | undefined;

  constructor(seat: Seat, choice: AnyChoice) {
    this.seat = seat;
    this.choice = choice;
  }

  /** Where it leads when this seat is asked next. */
  nodeFor(seat: Seat): TreeNode {
    this.#nodes ??= [];
    const node = this.#nodes[seat] ?? new TreeNode();
    this.#nodes[seat] = node;
    return node;
  }

  remember(chance: number): void {
    this.tries += 1;
    this.sum += chance;
  }
}

/** A point of the match as far as it is known: what was chosen on the way to it, and who is asked. Which choices there are differs by what is imagined. */
export class TreeNode {
  readonly edges = new Map<string, Edge>();
  readonly #unknown: AnyChoice[] = [];

  /** A choice that has never been tried here, if there is one. */
  edgeToTry(seat: Seat, choices: readonly AnyChoice[], random: Random): Edge | undefined {
    const unknown = this.#unknown;
    unknown.length = 0;
    for (let index = 0; index < choices.length; index++) {
      const choice = choices[index] as AnyChoice;
      const edge = this.edges.get(keyOf(choice));
      if (edge) edge.available += 1;
      else unknown.push(choice);
    }
    if (unknown.length === 0) return undefined;
    const choice = unknown[roll(random, unknown.length)] as AnyChoice;
    const edge = new Edge(seat, choice);
    edge.available = 1;
    this.edges.set(keyOf(choice), edge);
    return edge;
  }

  /** Of choices that have all been tried, the one with the best prospects, those seldom tried favoured. */
  mostPromising(choices: readonly AnyChoice[], curiosity: number): Edge {
    let best: Edge | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < choices.length; index++) {
      const edge = this.edges.get(keyOf(choices[index] as AnyChoice)) as Edge;
      const { tries, sum, available } = edge;
      const promise = sum / tries + curiosity * Math.sqrt(Math.log(available) / tries);
      if (promise > most) {
        best = edge;
        most = promise;
      }
    }
    if (!best) throw new Error('there is nothing to choose');
    return best;
  }
}
