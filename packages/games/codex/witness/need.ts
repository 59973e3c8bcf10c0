/** What the witness cannot know by itself: which of the things it lists a player chooses. */
export interface Need {
  readonly about: 'action' | 'defender' | 'obliterate' | 'excess' | 'sparkshot' | 'levels' | 'target';
  readonly options: readonly string[];
}

/** A part of the rules, told as it happens; it stops wherever a player decides. */
export type Telling<Result = void> = Generator<Need, Result, string>;

/** Asks for a verb and the number of a figure. */
export function* ask(about: Need['about'], options: readonly string[]): Telling<readonly [string, number]> {
  const [verb = '', id = ''] = (yield { about, options }).split(' ');
  return [verb, Number(id)];
}

/** Asks for one of some things that have numbers. */
export function* pick<Item extends { readonly id: number }>(
  about: Need['about'],
  items: readonly Item[],
): Telling<Item> {
  const id = Number(yield { about, options: items.map((item) => String(item.id)) });
  const picked = items.find((item) => item.id === id);
  if (!picked) throw new Error(`${about}: ${id} was not among them`);
  return picked;
}

/** Asks for one of some things that have numbers, or for none of them. */
export function* pickOrPass<Item extends { readonly id: number }>(
  about: Need['about'],
  items: readonly Item[],
): Telling<Item | undefined> {
  const id = yield { about, options: [...items.map((item) => String(item.id)), 'end'] };
  return items.find((item) => String(item.id) === id);
}
