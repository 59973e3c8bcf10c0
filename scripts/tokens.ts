/** A piece of source code: a word, the contents of a string, or a single sign. Comments and regular expressions are left out. */
export interface Token {
  readonly type: 'word' | 'text' | 'sign';
  readonly value: string;
  /** Counted from 1. */
  readonly line: number;
}

const BLANK = /\s+|\/\/.*|\/\*[\s\S]*?\*\//y;
const WORD = /[\p{L}\p{N}_$#]+/uy;
// A string that is not closed ends with its line, so that an apostrophe in a page's text spoils one line only.
const TEXT = /'((?:\\.|[^'\\\n])*)'?|"((?:\\.|[^"\\\n])*)"?/y;
const PATTERN = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
/** A template up to its end or to the next `${`. */
const TEMPLATE = /((?:\\[\s\S]|\$(?!\{)|[^`\\$])*)(`|\$\{|$)/y;

/** Words after which a slash begins a regular expression; after any other word it divides. */
const BEFORE_PATTERN = [
  'return',
  'typeof',
  'case',
  'of',
  'in',
  'do',
  'else',
  'void',
  'delete',
  'yield',
  'await',
];

/** Reads TypeScript into tokens: enough to tell code from comments and strings, not enough to understand it. */
export function tokenize(source: string): readonly Token[] {
  const tokens: Token[] = [];
  /** For each template we are inside of, how many braces are open in its present `${`. */
  const braces: number[] = [];
  let at = 0;
  let line = 1;

  function match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(source) ?? undefined;
    if (found) at = pattern.lastIndex;
    return found;
  }

  function keep(type: Token['type'], value: string): void {
    tokens.push({ type, value, line });
  }

  function template(): void {
    const [whole = '', text = '', end = ''] = match(TEMPLATE) ?? [];
    keep('text', text);
    line += breaks(whole);
    if (end === '${') braces.push(0);
  }

  while (at < source.length) {
    const blank = match(BLANK);
    if (blank) {
      line += breaks(blank[0]);
      continue;
    }
    const word = match(WORD);
    if (word) {
      keep('word', word[0]);
      continue;
    }
    const text = match(TEXT);
    if (text) {
      keep('text', text[1] ?? text[2] ?? '');
      continue;
    }
    const sign = source[at] ?? '';
    if (sign === '/' && beginsPattern(tokens.at(-1)) && match(PATTERN)) continue;
    at += 1;
    const open = braces.at(-1);
    if (sign === '`') {
      template();
    } else if (sign === '}' && open === 0) {
      braces.pop();
      template();
    } else {
      if (open !== undefined && sign === '{') braces[braces.length - 1] = open + 1;
      if (open !== undefined && sign === '}') braces[braces.length - 1] = open - 1;
      keep('sign', sign);
    }
  }
  return tokens;
}

function breaks(text: string): number {
  return text.split('\n').length - 1;
}

function beginsPattern(before: Token | undefined): boolean {
  if (!before) return true;
  if (before.type === 'sign') return !')]}'.includes(before.value);
  return before.type === 'word' && BEFORE_PATTERN.includes(before.value);
}
