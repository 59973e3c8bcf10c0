import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failedGames } from './gameScripts.ts';

let games = '';
beforeEach(() => {
  games = mkdtempSync(join(tmpdir(), 'riposte-games-'));
});
afterEach(() => rmSync(games, { recursive: true }));

function writeScript(game: string, text: string): void {
  mkdirSync(join(games, game, 'e2e'), { recursive: true });
  writeFileSync(join(games, game, 'e2e/shots.ts'), text);
}

test('a script that fails or is killed is told with the name of its game, and the others run all the same', () => {
  writeScript('chess', 'process.exit(3)');
  writeScript('go', "process.exit(process.argv[2] === 'phone' ? 0 : 1)");
  writeScript('hex', "process.kill(process.pid, 'SIGKILL')");
  expect(failedGames(games, 'e2e/shots.ts', ['phone'])).toEqual(['chess', 'hex']);
  expect(failedGames(games, 'e2e/shots.ts', [])).toEqual(['chess', 'go', 'hex']);
});
