import { readFileSync } from 'node:fs';
import { type Finding, plantLeaks } from '@riposte/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { SHELF } from './withSkirmish.ts';
import { WORKSHOP } from './workshop.ts';

/** How many pairs of each game are looked at for what a leak can travel by, and where their numbers begin. */
const PAIRS = process.env.RIPOSTE_DEEP ? 600 : 60;
const SEED = Number(process.env.RIPOSTE_SEED ?? 0);
const DOCUMENT = '../../docs/secrecy.md';
const [BEGIN, END] = ['<!-- planted: written by packages/shelf/leaks.test.ts -->', '<!-- /planted -->'];

const found = new Map<string, readonly Finding[]>();

describe.each(SHELF)('$name', ({ id, name, rules }) => {
  test('holds no leak that its pairs would not find', async () => {
    const findings = plantLeaks(await rules(), await trialsOf(id), { pairs: PAIRS, seed: SEED });
    found.set(name, findings);
    report(name, findings);
    const blind = findings.filter(({ verdict }) => verdict === 'not found');
    expect(blind.map(({ what, why }) => `${name}: ${what}: not found ${why}`)).toEqual([]);
  });
});

// `vitest -u` writes it.
test('docs/secrecy.md says which planted leaks are found in which game', async ({ skip }) => {
  if (found.size < SHELF.length) skip('not all games were tried');
  const text = readFileSync(new URL(DOCUMENT, import.meta.url), 'utf8');
  const [before, rest = ''] = text.split(BEGIN);
  const [, after] = rest.split(END);
  await expect(`${before}${BEGIN}\n\n${table()}\n\n${END}${after}`).toMatchFileSnapshot(DOCUMENT);
});

/** The kernel's test game has no place in the workshop. */
async function trialsOf(id: string) {
  if (id === 'skirmish') return [{ name: 'Skirmish for 4', options: { seats: 4, rounds: 8 } }];
  const bench = WORKSHOP.find((one) => one.id === id);
  if (!bench) throw new Error(`${id} is not in the workshop`);
  return (await bench.trials()).default;
}

function table(): string {
  const columns = [...found.values()];
  const whats = columns[0]?.map(({ what }) => what) ?? [];
  const rows = whats.map((what, row) => [what, ...columns.map((findings) => cellOf(findings[row]))]);
  const all = [['planted', ...found.keys()], ...rows];
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.map((cells) => cells[column]?.length ?? 0)),
  );
  const lines = all.map((cells) => lineOf(cells.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
  return [lines[0], lineOf(widths.map((width) => '-'.repeat(width))), ...lines.slice(1)].join('\n');
}

function cellOf(finding: Finding | undefined): string {
  return finding?.verdict === 'nothing to find it in' ? finding.why : (finding?.verdict ?? '');
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function report(name: string, findings: readonly Finding[]): void {
  const lines = findings.map(({ what, verdict, why }) => `  ${what}: ${verdict}, ${why}`);
  // biome-ignore lint/suspicious/noConsole: what was found belongs into the log of the gate
  console.info(`${name}, planted leaks, numbers from ${SEED}:\n${lines.join('\n')}`);
}
