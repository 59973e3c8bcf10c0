/** A piece of a sentence: plain, said louder, or the number of another rule. */
export interface Span {
  readonly kind: 'plain' | 'strong' | 'rule';
  readonly text: string;
  /** Whether it stands in an aside, such as why something is ruled so. */
  readonly aside?: true;
}

/** One numbered sentence of the rules. */
export interface Rule {
  readonly number: string;
  /** The edition it holds in; both when there is none. */
  readonly edition?: string;
  readonly spans: readonly Span[];
  /** The same without any marks: what is searched. */
  readonly text: string;
}

export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The rules of a game as its RULES.md has them. */
export interface Rulebook {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

const CHAPTER = /^## (\d+) (.+)$/;
const RULE = /^- \*\*(\d+\.\d+)\*\* (.+)$/;
/** `(v4.1) The rule …`, `Dominance (v4.1): …`: the rule is of that edition. */
const EDITION = /^(?:[^.:()]+ )?\((v4\.1|revised)\)(?= |:)/;
/** What a sentence may be marked with, in the order in which it is looked for. */
const MARK =
  /\*\*(?<strong>[^*]+)\*\*|(?<=^|[\s(])_(?<aside>[^_]+)_|(?<![\w.])(?<rule>\d{1,2}\.\d{1,2})(?![\d])/g;

/** Reads a RULES.md: one title, chapters, and numbered sentences one to a line. */
export function parseRulebook(markdown: string): Rulebook {
  const chapters: { number: string; title: string; rules: Rule[] }[] = [];
  let title = '';
  for (const line of markdown.split('\n')) {
    const [, chapter, name] = CHAPTER.exec(line) ?? [];
    const [, number, sentence] = RULE.exec(line) ?? [];
    if (chapter && name) chapters.push({ number: chapter, title: name, rules: [] });
    else if (number && sentence) chapters.at(-1)?.rules.push(ruleOf(number, sentence));
    else if (line.startsWith('# ')) title = line.slice(2);
  }
  return { title, chapters };
}

function ruleOf(number: string, sentence: string): Rule {
  const edition = EDITION.exec(sentence)?.[1];
  const said = sentence.replace(/^\((v4\.1|revised)\) /, '');
  const spans = spansOf(said);
  return { number, ...(edition && { edition }), spans, text: spans.map(({ text }) => text).join('') };
}

/** A sentence in pieces. */
export function spansOf(sentence: string): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of sentence.matchAll(MARK)) {
    if (match.index > from) spans.push({ kind: 'plain', text: sentence.slice(from, match.index) });
    const { strong, aside, rule } = match.groups ?? {};
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (aside !== undefined)
      spans.push(...spansOf(aside).map((span) => ({ ...span, aside: true as const })));
    else if (rule !== undefined) spans.push({ kind: 'rule', text: rule });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) spans.push({ kind: 'plain', text: sentence.slice(from) });
  return spans;
}

/** The chapter a rule stands in. */
export function chapterOf({ chapters }: Rulebook, rule: string): Chapter | undefined {
  return chapters.find(({ number }) => number === rule.split('.')[0]);
}

/** A rule with those that stand around it, at most so many on either side. */
export function around(book: Rulebook, rule: string, reach: number): readonly Rule[] {
  const rules = chapterOf(book, rule)?.rules ?? [];
  const at = rules.findIndex(({ number }) => number === rule);
  return at < 0 ? rules.slice(0, 2 * reach + 1) : rules.slice(Math.max(0, at - reach), at + reach + 1);
}

/** Every rule that names a card: what has been ruled about it. */
export function rulingsOn({ chapters }: Rulebook, card: string): readonly Rule[] {
  return chapters.flatMap(({ rules }) => rules).filter(({ text }) => text.includes(card));
}
