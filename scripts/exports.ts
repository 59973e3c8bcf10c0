import type { SourceFault, SourceFile } from './sources.ts';

/** A type, a class, a component or a table, exported by its name. Functions that begin small are told apart by what they are given. */
const EXPORTED =
  /^export (?:default )?(?:abstract |async )?(?:interface|type|class|const|function|enum) ([A-Z]\w*)/gm;

/** What only tests, benchmarks and scripts of a test use may be called as it likes. */
const BESIDE = /\.test\.tsx?$|(^|\/)(testing|e2e|faults)\//;

/** The folder of a game, wherever it is: for the contract, in the browser, in the terminal. */
const GAME = /^(?:packages\/games|apps\/web\/games|apps\/cli\/boards|packages\/kernel)\/([^/]+)\//;

/**
 * Names that still mean two things, and may until somebody finds a better one. The list only shrinks: a name that is
 * told apart leaves it.
 */
export const TWICE: readonly string[] = [
  'Aftermath',
  'Answer',
  'Answers',
  'DAY',
  'DUEL',
  'DayResult',
  'Deed',
  'Field',
  'Figure',
  'Ground',
  'Held',
  'Island',
  'Losses',
  'Need',
  'PASSWORD',
  'Places',
  'Print',
  'Question',
  'Refusal',
  'Result',
  'SCAVENGER',
  'SHELF',
  'SQUAD_LEADER',
  'Share',
  'Sheet',
  'Side',
  'Sides',
  'TECHNICIAN',
  'Table',
  'Until',
  'WIDTH',
  'Waiting',
  'Watch',
];

/**
 * Names that are exported in more than one place, though a reader takes them for one thing. Games may call their own
 * parts alike, as the contract has it: each of them has its `State`, and its `Table`.
 */
function exportedTwice(sources: readonly SourceFile[]): ReadonlyMap<string, readonly SourceFile[]> {
  const places = new Map<string, SourceFile[]>();
  for (const source of sources) {
    if (BESIDE.test(source.path)) continue;
    for (const [, name = ''] of source.text.matchAll(EXPORTED)) {
      const known = places.get(name);
      if (!known) places.set(name, [source]);
      else if (!known.includes(source)) known.push(source);
    }
  }
  return new Map([...places].filter(([, found]) => found.length > 1 && !areAlike(found)));
}

function areAlike(found: readonly SourceFile[]): boolean {
  const games = found.map(({ path }) => GAME.exec(path)?.[1]);
  return games.every((game) => game !== undefined) && new Set(games).size === games.length;
}

/** What is wrong with the names that are exported, and with the list of exceptions. */
export function checkExports(sources: readonly SourceFile[], allowed = TWICE): readonly SourceFault[] {
  const twice = exportedTwice(sources);
  const named = [...twice].filter(([name]) => !allowed.includes(name));
  return [
    ...named.map(([name, [first, ...others]]) => ({
      path: first?.path ?? '',
      line: 1,
      what: `exports ${name}, and so does ${others.map(({ path }) => path).join(', ')}`,
    })),
    ...allowed
      .filter((name) => !twice.has(name))
      .map((name) => ({
        path: 'scripts/exports.ts',
        line: 1,
        what: `${name} is exported once: take it off the list`,
      })),
  ];
}
