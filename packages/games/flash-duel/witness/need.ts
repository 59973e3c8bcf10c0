/** What the witness cannot know by itself: what a player chooses, which card is drawn, how a coin falls. */
export type Need =
  | { readonly type: 'choice'; readonly seat: number; readonly options: readonly string[] }
  | { readonly type: 'card'; readonly seat: number }
  | { readonly type: 'coin' };

/** A part of the rules, told as it happens; it stops wherever it needs something, and is given a word or a number. */
export type Telling<Result = void> = Generator<Need, Result, string | number>;

/** Asks a player, who answers with one of the options: a verb, then numbers. */
export function* ask(seat: number, options: readonly string[]): Telling<Answer> {
  const [verb = '', ...rest] = String(yield { type: 'choice', seat, options }).split(' ');
  return { verb, numbers: rest.map(Number) };
}

interface Answer {
  readonly verb: string;
  readonly numbers: readonly number[];
}

/** Flips a coin: 0 or 1. */
export function* flip(): Telling<number> {
  return Number(yield { type: 'coin' });
}

/** Learns which card a player has drawn. */
export function* learn(seat: number): Telling<number> {
  return Number(yield { type: 'card', seat });
}
