import { parseArgs } from 'node:util';
import {
  countByArea,
  formatFault,
  pathsKept,
  readSource,
  type SourceFault,
  type SourceFile,
} from './sources.ts';
import { checkVocabulary, PAGE, parseVocabulary } from './vocabulary.ts';

/** A person is *they*: these words stand nowhere, in code, comments, titles, docs, rules, cards or screens. */
const FORBIDDEN = /(?<![\w-])(he|his|him|himself)(?![\w-])/gi;
/** A noun mostly says it better. They are counted, not forbidden: "somebody" is sometimes what is meant. */
const VAGUE = /(?<![\w-])(somebody|whoever)(?![\w-])/gi;

/** What is read: everything in words. */
const READ =
  /\.(ts|tsx|css|html|jsonc?|py|sh|ya?ml|md|txt|po)$|(^|\/)(\.ci\/[^/]+|Dockerfile|NOTICE|LICENSE)$/;
/** Packages of others, and matches kept from earlier releases, which are never written again. */
const OTHERS = /(^|\/)(package-lock\.json$|saves\/)/;

/** Where one of these words may stand, and why. */
interface Exception {
  readonly path: RegExp;
  readonly line: RegExp;
  readonly why: string;
}

const EXCEPTIONS: readonly Exception[] = [
  { path: /^scripts\/texts(\.test)?\.ts$/, line: /./, why: 'here the words themselves are meant' },
  { path: /^CONTRIBUTING\.md$/, line: /npm run texts/, why: 'there they are quoted as forbidden' },
];

export function isReadForWords(path: string): boolean {
  return READ.test(path) && !OTHERS.test(path);
}

/** Every place where a person is called *he*. */
export function checkTexts(sources: readonly SourceFile[]): readonly SourceFault[] {
  return placesOf(sources, FORBIDDEN, (word) => `“${word}”: say they, the player, the opponent`);
}

/** Every place that might name who is meant. */
export function vaguePlaces(sources: readonly SourceFile[]): readonly SourceFault[] {
  return placesOf(sources, VAGUE, (word) => `“${word}”: say who, if a noun fits`);
}

function placesOf(
  sources: readonly SourceFile[],
  words: RegExp,
  advice: (word: string) => string,
): readonly SourceFault[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      if (EXCEPTIONS.some((one) => one.path.test(path) && one.line.test(line))) return [];
      const found = [...line.matchAll(words)].map(([word]) => word);
      return found.map((word) => ({ path, line: index + 1, what: `${advice(word)}: ${around(line, word)}` }));
    }),
  );
}

/** Enough of a line to see what is meant. */
function around(line: string, word: string): string {
  const at = line.search(new RegExp(`\\b${word}\\b`));
  return line.slice(Math.max(0, at - 40), at + 60).trim();
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { list: { type: 'boolean' } } });
  const sources = pathsKept().filter(isReadForWords).map(readSource);
  const page = sources.find(({ path }) => path === PAGE)?.text ?? '';
  const faults = [...checkTexts(sources), ...checkVocabulary(parseVocabulary(page), sources)];
  const vague = vaguePlaces(sources);
  if (values.list) for (const fault of [...faults, ...vague]) console.log(formatFault(fault));
  else for (const fault of faults) console.error(formatFault(fault));
  for (const line of countByArea(faults))
    console.log(`he, his, him, himself, or a word with two meanings: ${line}`);
  for (const line of countByArea(vague)) console.log(`somebody, whoever: ${line}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${sources.length} texts read.`);
}
