import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fastRandom, roll } from '@riposte/kernel';

/** Lines of a file, the first of which has the number one. */
interface Part {
  readonly first: number;
  readonly last: number;
}

/** A line that begins something at the top of a file, or an entry of a list there, such as a card. */
const BEGINS = /^(export |async )*(function|const|let|class|interface|type|enum)\b|^ {2}\{$/;

/** The parts of a file: each begins where something at the top of it does, or in a list there, and ends before the next. */
export function partsOf(text: string): readonly Part[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => (BEGINS.test(line) ? [index + 1] : []));
  return starts.map((first, index) => ({ first, last: (starts[index + 1] ?? lines.length + 1) - 1 }));
}

/** Of all parts of these files so many in a hundred, drawn by chance, as Stryker's `--mutate` names them. */
export function drawnParts(
  texts: ReadonlyMap<string, string>,
  share: number,
  seed: number,
): readonly string[] {
  const random = fastRandom(seed);
  return [...texts].flatMap(([file, text]) =>
    partsOf(text)
      .filter(() => roll(random, 100) < share)
      .map(({ first, last }) => `${file}:${first}-${last}`),
  );
}

// `npm run drawn -- 15 'packages/games/GAME/**/*.ts' [--seed 1]`: what `npm run mutants -- --mutate` takes.
if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' } },
  });
  const [share = '100', ...patterns] = positionals;
  const files = globSync(patterns, {
    exclude: ['**/*.test.ts', '**/testing/**', '**/node_modules/**'],
  }).toSorted();
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  process.stdout.write(`${drawnParts(texts, Number(share), Number(values.seed)).join(',')}\n`);
}
