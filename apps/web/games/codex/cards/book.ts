import guide from '@riposte/codex/guide';
import { parseRulebook, type Rulebook } from '@riposte/kernel';

let fetched: Promise<Rulebook> | undefined;

/** The rules, fetched once; a reader who was offline may try again. */
export function rules(): Promise<Rulebook> {
  if (fetched) return fetched;
  const book = load();
  fetched = book;
  book.catch(() => {
    fetched = undefined;
  });
  return book;
}

async function load(): Promise<Rulebook> {
  const answer = await fetch(guide.rulebook);
  if (!answer.ok) throw new Error(`the rules cannot be fetched: ${answer.status}`);
  return parseRulebook(await answer.text());
}
