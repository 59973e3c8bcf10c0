import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type CardGroup,
  chapterOf,
  parseOptions,
  parseRulebook,
  type Rule,
  type Rulebook,
  rulesOf,
} from '@riposte/kernel';
import { SHELF } from '@riposte/shelf';
import { type Census, formatCensus, takeCensus, withoutKind } from './kinds.ts';
import type { Report } from './tally.ts';

/** A test of a game: its file, the titles of its suites from the outside in, and its own. */
export interface Titled {
  readonly file: string;
  readonly suites: readonly string[];
  readonly title: string;
}

/** A test as `vitest list --json` tells of it: the titles of its suites and its own, with ` > ` between them. */
interface Listed {
  readonly name: string;
  readonly file: string;
}

/** A card that has to be read: what the code calls it, and what is printed on it. */
export interface NamedCard {
  readonly id: string;
  readonly name: string;
}

/** The rules and cards of a game, the tests that name each, and what is wrong. */
export interface Coverage {
  readonly game: string;
  readonly book: Rulebook;
  readonly rules: readonly (Rule & { readonly tests: readonly string[] })[];
  readonly cards: readonly (NamedCard & { readonly tests: readonly string[] })[];
  /** What the rules settle by rulings that have names of their own. */
  readonly rulings: readonly { readonly name: string; readonly tests: readonly string[] }[];
  /** Rules that sources settle in several ways, each way tested: `… . By the manual: …`, `9.1, A1 by the manual: …`. */
  readonly ways: readonly { readonly rule: string; readonly by: string; readonly tests: readonly string[] }[];
  readonly faults: readonly string[];
}

/** Where a rule says what one of several sources says. */
const WAYS = /\. By (the \w+): /g;

const NAMED = /^\d+\.\d+(?:, (?:\d+\.\d+|[A-Z]\d+))*(?=\s|$)/;
/** A ruling has a letter of its own: `6.5, A4 …`. */
const RULING = /^[A-Z]/;

/** Where a rule names its rulings: `Ruling D13, D14: …`, `Ruling B5 (designer).` */
const RULINGS = /\bRuling ([A-Z]\d+(?:, [A-Z]\d+)*)(?: \([^)]*\))?[:.]/g;

const GAMES = 'packages/games';

/** How much of a rule a listing shows. */
const SHORT = 72;

/** The rules that a title begins with: `4.1, 4.2 an unblocked …` → 4.1 and 4.2. Rulings may stand among them. */
export function rulesNamed(title: string): readonly string[] {
  return namedIn(title).filter((name) => !RULING.test(name));
}

/** The rulings among them. */
function rulingsNamed(title: string): readonly string[] {
  return namedIn(title).filter((name) => RULING.test(name));
}

function namedIn(title: string): readonly string[] {
  return NAMED.exec(withoutKind(title))?.[0].split(', ') ?? [];
}

/** The tests that a run has been through; those that were skipped prove nothing. */
export function testsOf({ testResults }: Report): readonly Titled[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title }) => ({ file: name, suites: ancestorTitles, title })),
  );
}

/** Whether a title names a card, as it is printed or as the code calls it. */
export function namesCard(title: string, { id, name }: NamedCard): boolean {
  return title.includes(name) || title.includes(id);
}

/** Lays rules and cards beside the titles of the tests. */
export function coverRules(
  game: string,
  book: Rulebook,
  tests: readonly Pick<Titled, 'suites' | 'title'>[],
  cards: readonly NamedCard[] = [],
): Coverage {
  const titles = tests.map(({ title }) => title);
  const rules = rulesOf(book);
  const numbers = rules.map(({ number }) => number);
  const covered = rules.map((rule) => ({
    ...rule,
    tests: titles.filter((title) => rulesNamed(title).includes(rule.number)),
  }));
  const rulings = [
    ...new Set(
      rules.flatMap(({ text }) => [...text.matchAll(RULINGS)].flatMap(([, names = '']) => names.split(', '))),
    ),
  ].map((name) => ({ name, tests: titles.filter((title) => rulingsNamed(title).includes(name)) }));
  const ways = covered.flatMap(({ number, text, tests: own }) =>
    [...text.matchAll(WAYS)].map(([, by = '']) => ({
      rule: number,
      by,
      tests: own.filter((title) => title.includes(` by ${by}:`)),
    })),
  );
  const named = cards.map((card) => ({
    ...card,
    tests: tests
      .filter(({ suites, title }) => [...suites, title].some((one) => namesCard(one, card)))
      .map(({ title }) => title),
  }));
  const faults = [
    ...(rules.length === 0 ? ['RULES.md has no numbered rules'] : []),
    ...numbers
      .filter((number, index) => numbers.indexOf(number) < index)
      .map((number) => `rule ${number} stands there twice`),
    ...book.chapters.flatMap((chapter) =>
      chapter.rules
        .filter((rule) => chapterOf(book, rule.number) !== chapter)
        .map(({ number }) => `rule ${number} stands under “${chapter.number} ${chapter.title}”`),
    ),
    ...covered.filter(({ tests }) => tests.length === 0).map(({ number }) => `rule ${number} has no test`),
    ...titles.flatMap((title) =>
      rulesNamed(title)
        .filter((number) => !numbers.includes(number))
        .map((number) => `there is no rule ${number}, which a test names: “${title}”`),
    ),
    ...named.filter(({ tests }) => tests.length === 0).map(({ name }) => `no test names the card ${name}`),
    ...rulings
      .filter(({ tests }) => tests.length === 0)
      .map(({ name }) => `no test names the ruling ${name}`),
    ...ways
      .filter(({ tests }) => tests.length === 0)
      .map(({ rule, by }) => `rule ${rule} has no test by ${by}`),
    ...titles.flatMap((title) =>
      rulingsNamed(title)
        .filter((name) => !rulings.some((ruling) => ruling.name === name))
        .map((name) => `there is no ruling ${name}, which a test names: “${title}”`),
    ),
  ];
  return { game, book, rules: covered, cards: named, rulings, ways, faults };
}

/** The rules of a game by chapter, each with the number of its tests, and their titles if wanted. */
export function formatCoverage({ game, book, rules }: Coverage, withTests: boolean): string {
  const lines = book.chapters.flatMap((chapter) => [
    '',
    `${game} ${chapter.number} ${chapter.title}`,
    ...chapter.rules.flatMap(({ number, text }) => {
      const tests = rules.find((rule) => rule.number === number)?.tests ?? [];
      return [
        `${number.padStart(6)} ${String(tests.length).padStart(4)}  ${shorten(text)}`,
        ...(withTests ? tests.map((title) => `${' '.repeat(13)}· ${title}`) : []),
      ];
    }),
  ]);
  return lines.join('\n');
}

/** What a game comes to: a line for its rules, and one each for its cards and named rulings, if it has any. */
export function summarize({ game, rules, cards, rulings, ways, faults }: Coverage): readonly string[] {
  const titles = new Set(rules.flatMap(({ tests }) => tests));
  const tested = rules.filter(({ tests }) => tests.length > 0).length;
  const named = cards.filter(({ tests }) => tests.length > 0).length;
  return [
    `${game}: ${tested} of ${rules.length} rules tested; tests: ${titles.size}, faults: ${faults.length}`,
    ...(cards.length === 0 ? [] : [`${game}: ${named} of ${cards.length} cards named by tests`]),
    ...(rulings.length === 0
      ? []
      : [
          `${game}: ${rulings.filter(({ tests }) => tests.length > 0).length} of ${rulings.length} rulings named by tests`,
        ]),
    ...[...new Set(ways.map(({ by }) => by))].map((by) => {
      const all = ways.filter((way) => way.by === by);
      return `${game}: ${all.filter(({ tests }) => tests.length > 0).length} of ${all.length} rules with several rulings tested by ${by}`;
    }),
  ];
}

function shorten(text: string): string {
  return text.length <= SHORT ? text : `${text.slice(0, SHORT - 1).trimEnd()}…`;
}

/** Every test of the games that is not skipped; throws when a test file cannot be read. */
function listTests(): readonly Titled[] {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-rules-'));
  try {
    const file = join(folder, 'tests.json');
    // Only what goes wrong is said, on stderr; a file that cannot be read leaves no list behind.
    const { status } = spawnSync('node_modules/.bin/vitest', ['list', 'packages/games', `--json=${file}`], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error(`vitest list ended with ${status}`);
    const listed = JSON.parse(readFileSync(file, 'utf8')) as readonly Listed[];
    return listed.map(({ file: path, name }) => {
      const suites = name.split(' > ');
      return { file: path, title: suites.pop() ?? name, suites };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A game as its folder tells it. */
interface Read {
  readonly name: string;
  readonly coverage: Coverage;
  readonly census: Census | undefined;
}

/** All cards of a game that have to be read, if its guide names them. */
async function cardsOf(id: string): Promise<readonly CardGroup[]> {
  const shelved = SHELF.find((one) => one.id === id);
  const options = shelved && parseOptions((await shelved.rules()).options, {});
  return options?.ok ? ((await shelved?.guide())?.cards?.all(options.value) ?? []) : [];
}

/** How a game is covered by the tests in its folder. */
async function read(id: string, tests: readonly Titled[]): Promise<Read> {
  const folder = join(GAMES, id);
  const own = tests.filter(({ file }) => relative(folder, file).split('/')[0] !== '..');
  const groups = await cardsOf(id);
  const book = parseRulebook(readFileSync(join(folder, 'RULES.md'), 'utf8'));
  const census = takeCensus(own, groups);
  const coverage = coverRules(
    id,
    book,
    own,
    groups.flatMap((group) => group.cards),
  );
  return { name: book.title.split(':')[0] ?? id, coverage, census };
}

/** What is wrong with a game. */
function faultsOf({ coverage, census }: Read): readonly string[] {
  return [...coverage.faults, ...(census?.faults ?? [])];
}

if (import.meta.main) {
  // With the reports of a run of the tests they are not listed again, which takes as long as loading all of them.
  const { values } = parseArgs({
    options: {
      report: { type: 'string' },
      json: { type: 'boolean' },
      tests: { type: 'boolean' },
      kinds: { type: 'boolean' },
    },
  });
  const tests = values.report
    ? testsOf(JSON.parse(readFileSync(values.report, 'utf8')) as Report)
    : listTests();
  const games = await Promise.all(SHELF.map(({ id }) => read(id, tests)));
  const coverages = games.map((game) => ({ ...game.coverage, faults: faultsOf(game) }));
  if (values.json) {
    console.log(JSON.stringify(coverages, undefined, 2));
  } else if (values.kinds) {
    for (const { name, census } of games) if (census) console.log(formatCensus(name, census));
  } else {
    for (const coverage of coverages) console.log(formatCoverage(coverage, values.tests ?? false));
    console.log('');
    for (const { game, faults } of coverages) for (const fault of faults) console.log(`${game}: ${fault}`);
    for (const coverage of coverages) for (const line of summarize(coverage)) console.log(line);
  }
  if (coverages.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}
