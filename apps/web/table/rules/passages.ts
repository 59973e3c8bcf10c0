import { chapterOf, type Rule, type Rulebook, rulesOf } from '@riposte/kernel';

/** A rule with those that stand around it, at most so many on either side. */
export function around(book: Rulebook, rule: string, reach: number): readonly Rule[] {
  const rules = chapterOf(book, rule)?.rules ?? [];
  const at = rules.findIndex(({ number }) => number === rule);
  return at < 0 ? rules.slice(0, 2 * reach + 1) : rules.slice(Math.max(0, at - reach), at + reach + 1);
}

/** Every rule that names a card: what has been ruled about it. */
export function rulingsOn(book: Rulebook, card: string): readonly Rule[] {
  return rulesOf(book).filter(({ text }) => text.includes(card));
}
