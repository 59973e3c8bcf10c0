/** A piece of a sentence: plain, said louder, or the number of another rule. */
export interface TextSpan {
  readonly kind: 'plain' | 'strong' | 'rule';
  readonly text: string;
  /** Whether it stands in an aside, such as why something is ruled so. */
  readonly aside?: true;
}

/** One numbered sentence of the rules. */
export interface Rule {
  readonly number: string;
  /** The edition it holds in; all of them when there is none. */
  readonly edition?: string;
  readonly spans: readonly TextSpan[];
  /** The sentence without any marks, its edition included. */
  readonly text: string;
}

/** A chapter of the rules. */
export interface RuleChapter {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The rules of a game as its RULES.md has them. */
export interface Rulebook {
  readonly title: string;
  readonly preface: string;
  readonly chapters: readonly RuleChapter[];
}

const CHAPTER = /^## (\d+) (.+)$/;
const RULE = /^- \*\*(\d+\.\d+)\*\* (.+)$/;
/** `(v4.1) The rule …`, `Dominance (v4.1): …`: the rule is of that edition, which the preface names in bold. */
const EDITION = /^(?:[^.:()]+ )?\(([^()]+)\)(?= |:)/;
/** What a sentence may be marked with, in the order in which it is looked for. */
const MARK =
  /\*\*(?<strong>[^*]+)\*\*|(?<=^|[\s(])_(?<aside>[^_]+)_|(?<![\w.])(?<rule>\d{1,2}\.\d{1,2})(?![\d])/g;

/** Reads a RULES.md: one title, a preface, chapters, and numbered sentences one to a line. */
export function parseRulebook(markdown: string): Rulebook {
  const chapters: { number: string; title: string; rules: Rule[] }[] = [];
  const preface: string[] = [];
  let title = '';
  let editions: readonly string[] = [];
  for (const line of markdown.split('\n')) {
    const [, chapter, name] = CHAPTER.exec(line) ?? [];
    const [, number, sentence] = RULE.exec(line) ?? [];
    if (chapter && name) {
      editions = boldIn(preface.join(' '));
      chapters.push({ number: chapter, title: name, rules: [] });
    } else if (number && sentence) chapters.at(-1)?.rules.push(ruleOf(number, sentence, editions));
    else if (line.startsWith('# ')) title = line.slice(2);
    else if (chapters.length === 0 && line !== '') preface.push(line);
  }
  return { title, preface: bare(preface.join(' ')), chapters };
}

/** A sentence in pieces. */
export function spansOf(sentence: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
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

/** The chapter a rule stands in, or the one with this number. */
export function chapterOf({ chapters }: Rulebook, rule: string): RuleChapter | undefined {
  return chapters.find(({ number }) => number === rule.split('.')[0]);
}

/** A chapter whole, or a chapter with one rule in it, by its number. */
export function lookUp(book: Rulebook, number: string): RuleChapter | undefined {
  const chapter = chapterOf(book, number);
  if (!chapter || number === chapter.number) return chapter;
  const rules = chapter.rules.filter((rule) => rule.number === number);
  return rules.length > 0 ? { ...chapter, rules } : undefined;
}

/** Every rule of the book, in order. */
export function rulesOf({ chapters }: Rulebook): readonly Rule[] {
  return chapters.flatMap(({ rules }) => rules);
}

function ruleOf(number: string, sentence: string, editions: readonly string[]): Rule {
  const named = EDITION.exec(sentence)?.[1];
  const edition = named !== undefined && editions.includes(named) ? named : undefined;
  const said =
    edition && sentence.startsWith(`(${edition}) `) ? sentence.slice(edition.length + 3) : sentence;
  return { number, ...(edition && { edition }), spans: spansOf(said), text: bare(sentence) };
}

function boldIn(text: string): readonly string[] {
  return [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => word);
}

/** The sentence without its Markdown. */
function bare(text: string): string {
  return text
    .replaceAll('**', '')
    .replace(/(^|\s|\()_([^_]+)_/g, '$1$2')
    .replaceAll('`', '');
}
