/** What the witness cannot know by itself: what a player chooses, what dice show, and which way a figure took. */
export type Need =
  | { readonly type: 'choice'; readonly options: readonly string[] }
  | { readonly type: 'dice'; readonly count: number }
  /** Each square that was entered. */
  | { readonly type: 'way' };

/** A part of the rules, told as it happens; it stops wherever it needs something. */
export type Telling<Result = void> = Generator<Need, Result, string | readonly number[]>;

/** Asks the player: a verb, then what it is about. */
export function* ask(options: readonly string[]): Telling<readonly string[]> {
  return String(yield { type: 'choice', options }).split(' ');
}

export function* throwDice(count: number): Telling<readonly number[]> {
  const dice = yield { type: 'dice', count };
  if (typeof dice === 'string' || dice.length !== count) throw new Error(`${count} dice, not ${dice}`);
  return dice;
}

export function* learnWay(): Telling<readonly number[]> {
  const way = yield { type: 'way' };
  if (typeof way === 'string') throw new Error(`no way, but ${way}`);
  return way;
}
