import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codex as rules } from '@riposte/codex';
import {
  type AnyGame,
  asAny,
  fastRandom,
  formatReplay,
  History,
  parseOptions,
  type Seat,
} from '@riposte/kernel';
import { chosenBy } from '@riposte/kernel/conformance';
import { skirmish } from '@riposte/kernel/skirmish';
import { afterAll, expect, test } from 'vitest';
import { run } from '../../cli.ts';
import { dealFrom } from '../../play/fairDeal.ts';
import { ScriptedTerminal } from '../../testing/scriptedTerminal.ts';
import { shelveSkirmish } from '../../testing/skirmish.ts';

const folder = mkdtempSync(join(tmpdir(), 'riposte-'));
const codex = asAny(rules);
shelveSkirmish();
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the file of a match of which so many choices were made. */
function playedFor(choices: number, game: AnyGame, given: Readonly<Record<string, unknown>>): string {
  const options = parseOptions(game.options, given);
  if (!options.ok) throw new Error(options.why.text);
  const deal = dealFrom('5eed'.repeat(16), 2);
  const history = new History(game, options.value, deal);
  const random = fastRandom(5);
  for (let count = 0; count < choices; count++) {
    const [seat] = history.snapshot('spectator').awaiting;
    const { decision } = history.snapshot(seat as Seat);
    if (seat === undefined || !decision) break;
    const asked = { ...decision, seat, kind: 'awaited' as const };
    history.choose(seat, decision.id, chosenBy('sensible', game.skill, history.match.state, asked, random));
  }
  const file = join(folder, `${game.id}-${choices}.replay`);
  const replay = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options.value as Record<string, unknown>,
    deal,
    names: ['Ada', 'Bo'],
    entries: history.entries,
  };
  writeFileSync(file, formatReplay(game, replay, history.match.state));
  return file;
}

async function says(...typed: readonly string[]): Promise<readonly [code: number, said: string]> {
  const terminal = new ScriptedTerminal();
  const code = await run(['turns', ...typed], terminal);
  return [code, terminal.shown + terminal.complaints];
}

test('the last whole turn is printed, any other by its number, or all of them', async () => {
  const file = playedFor(60, codex, { heroes: 'dealt' });
  const [code, last] = await says(file);
  expect(code).toBe(0);
  expect(last).toMatch(/^Codex, turn \d+: (Ada|Bo)\n/);
  expect(last).toMatch(/\nPatrol\n {2}Squad leader: /);
  expect(last).toMatch(/\nFloating gold \d+, workers \d+\nHand \d/);
  const [, second] = await says(file, '--turn', '2');
  expect(second).toMatch(/^Codex, turn 2: /);
  const [, all] = await says(file, '--all');
  expect(all.startsWith('Codex, turn 1: ')).toBe(true);
  expect(all.endsWith(last)).toBe(true);
  expect(all).toContain(second);
});

test('what cannot be printed is said', async () => {
  expect(await says(playedFor(0, codex, { heroes: 'dealt' }))).toEqual([
    1,
    expect.stringContaining('No turn of this match was played to its end.'),
  ]);
  expect(await says(playedFor(60, codex, { heroes: 'dealt' }), '--turn', '999')).toEqual([
    1,
    expect.stringContaining('There is no turn 999'),
  ]);
  expect(await says(playedFor(3, asAny(skirmish), {}))).toEqual([
    1,
    expect.stringContaining('has no text of a turn'),
  ]);
});
