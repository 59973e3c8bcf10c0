import type { CardGroup } from '@riposte/kernel';

/** What a test of a card or keyword is there for. A title says it first: `edge: 9.1 nothing is healed above its HP`. */
export const TEST_KINDS = ['case', 'negative', 'edge', 'bystander', 'ruling'] as const;
export type TestKind = (typeof TEST_KINDS)[number];

/** What every card that is not plain has at least one of. Not every card has a ruling. */
const WANTED = TEST_KINDS.filter((kind) => kind !== 'ruling');

/** A kind, and who has ruled it: `ruling: (S) …`. */
const KIND = /^(case|negative|edge|bystander|ruling): (?:\(([^)]+)\) )?/;

/** How many tests of each kind something has. */
export type Counts = Readonly<Record<TestKind, number>>;

/** The tests of one card or keyword, counted. */
export interface CountedTests {
  readonly name: string;
  readonly counts: Counts;
}

/** The tests of a game's cards, counted by group, and of all else that is tested by kind. */
export interface Census {
  readonly groups: readonly { readonly name: string; readonly cards: readonly CountedTests[] }[];
  readonly others: readonly CountedTests[];
  readonly faults: readonly string[];
}

/** What a census reads of a test. */
interface Told {
  readonly suites: readonly string[];
  readonly title: string;
}

/** What a test is there for, if its title says so. */
export function kindOf(title: string): TestKind | undefined {
  return KIND.exec(title)?.[1] as TestKind | undefined;
}

/** A title without its kind and source: what is left begins with the rules it names. */
export function withoutKind(title: string): string {
  return title.replace(KIND, '');
}

/** Counts the tests that say what they are there for; nothing where none does. */
export function takeCensus(tests: readonly Told[], groups: readonly CardGroup[]): Census | undefined {
  const told = tests.filter(({ title }) => kindOf(title) !== undefined);
  if (told.length === 0) return undefined;
  const cards = new Set(groups.flatMap((group) => group.cards.map(({ name }) => name)));
  // A test belongs to the card that a suite is called after; to the innermost suite where none is.
  const subjectOf = ({ suites }: Told) => suites.find((suite) => cards.has(suite)) ?? suites.at(-1);
  const bySubject = Map.groupBy(told, subjectOf);
  const count = (name: string): CountedTests => ({ name, counts: countKinds(bySubject.get(name) ?? []) });
  const counted = groups.map((group) => ({ ...group, cards: group.cards.map(({ name }) => count(name)) }));
  const readable = new Set(
    groups.flatMap((group) => group.cards.filter(({ plain }) => !plain).map(({ name }) => name)),
  );
  const others = [...bySubject.keys()].filter((name) => name !== undefined && !cards.has(name)).map(String);
  return {
    groups: counted,
    others: others.sort().map(count),
    faults: [
      ...[...counted.flatMap((group) => group.cards), ...others.map(count)].flatMap(({ name, counts }) =>
        WANTED.filter((kind) => counts[kind] === 0 && (readable.has(name) || !cards.has(name))).map(
          (kind) => `${name} has no test of the kind “${kind}”`,
        ),
      ),
      ...(bySubject.get(undefined) ?? []).map(({ title }) => `a test belongs to nothing: “${title}”`),
      ...told
        .filter(({ title }) => kindOf(title) === 'ruling' && KIND.exec(title)?.[2] === undefined)
        .map(({ title }) => `a test of a ruling does not say whose it is: “${title}”`),
    ],
  };
}

/** A census as a page, to be printed. */
export function formatCensus(name: string, { groups, others }: Census): string {
  const all = [...groups.flatMap(({ cards }) => cards), ...others];
  const total = TEST_KINDS.map((kind) => `${sum(all, kind)} of the kind ${kind}`);
  return [
    `# ${name}: the tests of its cards`,
    '',
    `Tests: ${total.join(', ')}.`,
    '',
    ...groups.flatMap((group) => tableOf(group.name, group.cards)),
    ...(others.length > 0 ? tableOf('Not a card', others) : []),
  ].join('\n');
}

function tableOf(heading: string, rows: readonly CountedTests[]): readonly string[] {
  return [
    `## ${heading}`,
    '',
    `| | ${TEST_KINDS.join(' | ')} |`,
    `| --- | ${TEST_KINDS.map(() => '--:').join(' | ')} |`,
    ...rows.map(
      ({ name, counts }) => `| ${name} | ${TEST_KINDS.map((kind) => counts[kind] || '').join(' | ')} |`,
    ),
    '',
  ];
}

function countKinds(tests: readonly Told[]): Counts {
  const counts = { case: 0, negative: 0, edge: 0, bystander: 0, ruling: 0 };
  for (const { title } of tests) {
    const kind = kindOf(title);
    if (kind) counts[kind] += 1;
  }
  return counts;
}

function sum(rows: readonly CountedTests[], kind: TestKind): number {
  return rows.reduce((before, { counts }) => before + counts[kind], 0);
}
