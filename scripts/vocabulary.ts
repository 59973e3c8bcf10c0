import type { SourceFault, SourceFile } from './sources.ts';

/** A word of ours: what it means, and the file whose word it is. */
export interface Word {
  readonly word: string;
  readonly meaning: string;
  /** A file; or, where every game has its own, their folders. */
  readonly home: string;
  /** Where the page says so. */
  readonly line: number;
}

export const PAGE = 'docs/vocabulary.md';

const ROW = /^\| ([\w-]+) +\| (.+?) +\| `([^`]+)` +\|$/;
const DECLARED = /^export (?:interface|type|class|abstract class) (\w+)/;
/** Where types are for the file itself, its tests and its tools, and where games speak their own language. */
const APART =
  /\.test\.tsx?$|(^|\/)(testing|e2e|bench|faults|games|boards)\/|^(packages\/kernel\/skirmish|scripts|examples)\//;

/** The words of the page. */
export function parseVocabulary(markdown: string): readonly Word[] {
  return markdown.split('\n').flatMap((text, index) => {
    const [, word, meaning, home] = ROW.exec(text) ?? [];
    return word && meaning && home && word !== 'word' ? [{ word, meaning, home, line: index + 1 }] : [];
  });
}

/** Where the page and the code disagree: a word without its home, or with two. */
export function checkVocabulary(
  words: readonly Word[],
  sources: readonly SourceFile[],
): readonly SourceFault[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const places = declaredIn(sources);
  return words.flatMap(({ word, home, line }, index) => {
    const fault = (what: string) => [{ path: PAGE, line, what }];
    if (words.findIndex((one) => one.word === word) < index) return fault(`${word} is explained twice`);
    if (home.includes('*')) return [];
    const text = texts.get(home);
    if (text === undefined) return fault(`${word} lives in ${home}, which does not exist`);
    if (!isType(word)) return [];
    if (!new RegExp(`(interface|type|class) ${word}\\b`).test(text))
      return fault(`${word} does not live in ${home}`);
    const others = (places.get(word) ?? []).filter((place) => place.path !== home);
    return others.map((place) => ({ ...place, what: `${word} means something else: see ${PAGE}` }));
  });
}

/** A type is written with a capital; other words are not checked for other meanings. */
function isType(word: string): boolean {
  return /^[A-Z]/.test(word);
}

/** Every exported type, and where. */
function declaredIn(
  sources: readonly SourceFile[],
): ReadonlyMap<string, readonly { readonly path: string; readonly line: number }[]> {
  const declared = sources
    .filter(({ path }) => /\.tsx?$/.test(path) && !APART.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const [, name] = DECLARED.exec(line) ?? [];
        return name ? [{ name, path, line: index + 1 }] : [];
      }),
    );
  return Map.groupBy(declared, ({ name }) => name);
}
