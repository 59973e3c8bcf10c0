import { parseRulebook, type Rulebook } from '@riposte/kernel';
import { loadGame } from '../../games/library.ts';

const BOOKS = new Map<string, Promise<Rulebook | undefined>>();

/** The rules of a game; nothing where there is no such game. The same promise each time, so that React may wait for it. */
export function rulebookOf(game: string): Promise<Rulebook | undefined> {
  const known = BOOKS.get(game);
  if (known) return known;
  const book = load(game);
  BOOKS.set(game, book);
  // A reader who was offline may try again.
  book.catch(() => BOOKS.delete(game));
  return book;
}

async function load(game: string): Promise<Rulebook | undefined> {
  const loaded = await loadGame(game);
  if (!loaded) return undefined;
  const answer = await fetch(loaded.guide.rulebook);
  if (!answer.ok) throw new Error(`the rules of ${game} cannot be fetched: ${answer.status}`);
  return parseRulebook(await answer.text());
}
