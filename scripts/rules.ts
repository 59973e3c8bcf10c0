import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { CHARACTERS, DRAGON } from '@riposte/flash-duel';

/** A numbered sentence of a RULES.md. */
export interface Rule {
  readonly number: string;
  /** The heading it stands under: `9 Answering`. */
  readonly section: string;
  readonly text: string;
}

/** A test as `vitest list --json` tells of it. */
export interface Listed {
  /** The titles of its suites and its own, with ` > ` between them. */
  readonly name: string;
  readonly file: string;
}

/** A card with an ability: what the code calls it, and what is printed on it. */
export interface Ability {
  readonly id: string;
  readonly name: string;
}

/** The rules and abilities of a game, the tests that name each, and what is wrong. */
export interface Coverage {
  readonly game: string;
  readonly rules: readonly (Rule & { readonly tests: readonly string[] })[];
  readonly abilities: readonly (Ability & { readonly tests: readonly string[] })[];
  readonly faults: readonly string[];
}

const SECTION = /^## (\d+ .+)$/;
const RULE = /^- \*\*(\d+\.\d+)\*\* (.+)$/;
const NAMED = /^\d+\.\d+(?:, \d+\.\d+)*(?=\s|$)/;

/** The abilities of the games that have any. */
const ABILITIES: Readonly<Record<string, readonly Ability[]>> = {
  'flash-duel': [...Object.values(CHARACTERS), DRAGON].flatMap(({ abilities }) =>
    Object.entries(abilities).map(([id, { name }]) => ({ id, name })),
  ),
};

/** How much of a rule a listing shows. */
const SHORT = 72;

export function parseRules(markdown: string): readonly Rule[] {
  const rules: Rule[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    section = SECTION.exec(line)?.[1] ?? section;
    const [, number, text] = RULE.exec(line) ?? [];
    if (number && text) rules.push({ number, section, text });
  }
  return rules;
}

/** The rules that a title begins with: `4.1, 4.2 an unblocked …` → 4.1 and 4.2. */
export function rulesNamed(title: string): readonly string[] {
  return NAMED.exec(title)?.[0].split(', ') ?? [];
}

/** A test's own title, without those of its suites. */
export function titleOf({ name }: Listed): string {
  return name.split(' > ').at(-1) ?? name;
}

/** Whether a title names an ability, as it is printed or as the code calls it. */
export function namesAbility(title: string, { id, name }: Ability): boolean {
  return title.includes(name) || title.includes(id);
}

/** Lays rules and abilities beside the titles of the tests. */
export function coverRules(
  game: string,
  rules: readonly Rule[],
  titles: readonly string[],
  abilities: readonly Ability[] = [],
): Coverage {
  const numbers = rules.map(({ number }) => number);
  const covered = rules.map((rule) => ({
    ...rule,
    tests: titles.filter((title) => rulesNamed(title).includes(rule.number)),
  }));
  const named = abilities.map((ability) => ({
    ...ability,
    tests: titles.filter((title) => namesAbility(title, ability)),
  }));
  const faults = [
    ...(rules.length === 0 ? ['RULES.md has no numbered rules'] : []),
    ...numbers
      .filter((number, index) => numbers.indexOf(number) < index)
      .map((number) => `rule ${number} stands there twice`),
    ...rules
      .filter(({ number, section }) => !section.startsWith(`${number.split('.')[0]} `))
      .map(({ number, section }) => `rule ${number} stands under “${section}”`),
    ...covered.filter(({ tests }) => tests.length === 0).map(({ number }) => `rule ${number} has no test`),
    ...titles.flatMap((title) =>
      rulesNamed(title)
        .filter((number) => !numbers.includes(number))
        .map((number) => `there is no rule ${number}, which a test names: “${title}”`),
    ),
    ...named.filter(({ tests }) => tests.length === 0).map(({ name }) => `no test names the ability ${name}`),
  ];
  return { game, rules: covered, abilities: named, faults };
}

/** The rules of a game by section, each with the number of its tests, and their titles if wanted. */
export function formatCoverage({ game, rules }: Coverage, withTests: boolean): string {
  const lines = rules.flatMap(({ number, section, text, tests }, index) => [
    ...(section === rules[index - 1]?.section ? [] : ['', `${game} ${section}`]),
    `${number.padStart(6)} ${String(tests.length).padStart(4)}  ${shorten(text)}`,
    ...(withTests ? tests.map((title) => `${' '.repeat(13)}· ${title}`) : []),
  ]);
  return lines.join('\n');
}

/** One line to end with. */
export function summarize({ game, rules, faults }: Coverage): string {
  const titles = new Set(rules.flatMap(({ tests }) => tests));
  const tested = rules.filter(({ tests }) => tests.length > 0);
  return `${game}: ${tested.length} of ${rules.length} rules tested; tests: ${titles.size}, faults: ${faults.length}`;
}

/** The same of its abilities; nothing where there are none. */
export function summarizeAbilities({ game, abilities }: Coverage): readonly string[] {
  const named = abilities.filter(({ tests }) => tests.length > 0);
  return abilities.length === 0
    ? []
    : [`${game}: ${named.length} of ${abilities.length} abilities named by tests`];
}

function shorten(text: string): string {
  return text.length <= SHORT ? text : `${text.slice(0, SHORT - 1).trimEnd()}…`;
}

/** Every test of the games that is not skipped; throws when a test file cannot be read. */
function listTests(): readonly Listed[] {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-rules-'));
  try {
    const file = join(folder, 'tests.json');
    // Only what goes wrong is said, on stderr; a file that cannot be read leaves no list behind.
    const { status } = spawnSync('node_modules/.bin/vitest', ['list', 'packages/games', `--json=${file}`], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error(`vitest list ended with ${status}`);
    return JSON.parse(readFileSync(file, 'utf8')) as readonly Listed[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, tests: { type: 'boolean' } } });
  const tests = listTests();
  const coverages = globSync('packages/games/*/RULES.md')
    .sort()
    .map((path) => {
      const folder = dirname(path);
      const game = basename(folder);
      const own = tests.filter(({ file }) => relative(folder, file).split('/')[0] !== '..');
      return coverRules(game, parseRules(readFileSync(path, 'utf8')), own.map(titleOf), ABILITIES[game]);
    });
  if (values.json) {
    console.log(JSON.stringify(coverages, undefined, 2));
  } else {
    for (const coverage of coverages) console.log(formatCoverage(coverage, values.tests ?? false));
    console.log('');
    for (const { game, faults } of coverages) for (const fault of faults) console.log(`${game}: ${fault}`);
    for (const coverage of coverages)
      for (const line of [summarize(coverage), ...summarizeAbilities(coverage)]) console.log(line);
  }
  if (coverages.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}
