import { parseRulebook, type Rulebook } from './rulebook.ts';

/** Where the rules of each game are; they are loaded when somebody wants to read them. */
const SOURCES: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  'flash-duel': () => import('@riposte/flash-duel/RULES.md?raw'),
};

const BOOKS = new Map<string, Promise<Rulebook | undefined>>();

/** The rules of a game; nothing where it has none. The same promise each time, so that React may wait for it. */
export function rulebookOf(game: string): Promise<Rulebook | undefined> {
  const known = BOOKS.get(game);
  if (known) return known;
  const book = load(game);
  BOOKS.set(game, book);
  // Whoever was offline may try again.
  book.catch(() => BOOKS.delete(game));
  return book;
}

async function load(game: string): Promise<Rulebook | undefined> {
  const source = await SOURCES[game]?.();
  return source && parseRulebook(source.default);
}
