import type { Rule, RuleChapter } from '@riposte/kernel';

/** What of the rules a reader wants to read. */
export interface RuleSearch {
  /** Words that must all be there, or the beginning of a number. */
  readonly words: string;
  /** All when there is none. */
  readonly edition?: string;
  /** The chapters that matter; all when there are none. */
  readonly chapters?: readonly string[];
}

/** The chapters with the rules that are wanted; a chapter without any is left out. */
export function findRules(chapters: readonly RuleChapter[], wanted: RuleSearch): readonly RuleChapter[] {
  const words = wordsOf(wanted.words);
  return chapters
    .filter(({ number }) => wanted.chapters?.includes(number) ?? true)
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(
        (rule) => isOf(rule, wanted.edition) && words.every((word) => speaksOf(rule, chapter, word)),
      ),
    }))
    .filter(({ rules }) => rules.length > 0);
}

export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** A text in pieces, those that were looked for apart from the others: every second one was. */
export function splitAtWords(text: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [text];
  return text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'gi'));
}

function isOf(rule: Rule, edition: string | undefined): boolean {
  return edition === undefined || rule.edition === undefined || rule.edition === edition;
}

function speaksOf(rule: Rule, chapter: RuleChapter, word: string): boolean {
  if (/^\d+(\.\d*)?$/.test(word)) return isNumbered(rule, word) || rule.text.includes(word);
  return rule.text.toLowerCase().includes(word) || chapter.title.toLowerCase().includes(word);
}

/** `9.` and `9.1` are the beginning of 9.1; `9` is its chapter. */
function isNumbered({ number }: Rule, word: string): boolean {
  return word.includes('.') ? number.startsWith(word) : number.split('.')[0] === word;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
