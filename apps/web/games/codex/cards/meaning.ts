import { TERMS, upper } from '@riposte/codex/table';
import { type Rulebook, rulesOf } from '@riposte/kernel';

/** What a keyword means: the first sentence of its rule, with its number where it has one. */
export function meaningOf(book: Rulebook, keyword: string, number?: number): string | undefined {
  // It says so itself.
  if (keyword.startsWith("can't")) return undefined;
  const rule = rulesOf(book).find((one) => one.number === TERMS[keyword]);
  if (!rule) return undefined;
  const text = rule.spans
    .filter(({ aside }) => !aside)
    .map((span) => span.text)
    .join('')
    .replaceAll(/ \([\d., and]+\)/g, '');
  const [sentence = ''] = text.split(/(?<=\.) /);
  const said = sentence.toLowerCase().startsWith(keyword) ? sentence.replace(/^[^:.,]*: /, '') : sentence;
  return upper(number === undefined ? said : said.replaceAll(/\bX\b/g, String(number)));
}
