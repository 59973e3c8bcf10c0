import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fullTable, parseOptions } from '@riposte/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { GAMES } from '../games.ts';
import { API } from '../http/app.ts';
import { Client } from '../http/testServer.ts';
import { OPENING } from '../testing/databases.ts';
import { type RunningNode, startNode } from './node.ts';

const ROOT = new URL('../../../', import.meta.url);
const API_PAGE = readFileSync(new URL('docs/api.md', ROOT), 'utf8');

let node: RunningNode;
const folder = mkdtempSync(join(tmpdir(), 'riposte-examples-'));
const running: ChildProcess[] = [];
beforeAll(async () => {
  const config = readConfig(['--port', '0', '--data', folder, '--log', 'silent'], {});
  if (!config.ok) throw new Error(config.faults.join(' '));
  node = await startNode(config.value);
}, 5 * OPENING);
afterAll(async () => {
  for (const one of running) one.kill();
  await node.stop();
  rmSync(folder, { recursive: true });
});

/** As the page says: a guest, and then a token. */
async function newToken(name: string): Promise<string> {
  const guest = new Client(node.address, {});
  await guest.ask('POST', `${API}/guests`, { name });
  const { data } = await guest.ask('POST', `${API}/me/tokens`, { name: 'my bot' });
  return data.token;
}

/** A game for more than two, and for how many. */
function forMany(): readonly [id: string, seats: number] {
  for (const game of GAMES) {
    const options = parseOptions(game.options, {});
    const seats = options.ok ? fullTable(game, options.value) : 0;
    if (seats > 2) return [game.id, seats];
  }
  throw new Error('all games are for two');
}

/** Runs a command of the page, with what stands for something else replaced. */
function runs(command: string, meant: Readonly<Record<string, string>>, more = '') {
  expect(API_PAGE).toContain(`\n${command}\n`);
  const line = Object.entries({ 'http://127.0.0.1:8080': node.address, ...meant }).reduce(
    (text, [written, real]) => text.replace(written, real),
    command,
  );
  const path = `${new URL('node_modules/.bin', ROOT).pathname}:${process.env.PATH}`;
  const child = spawn('sh', ['-c', `exec env ${line} ${more}`], {
    cwd: ROOT,
    env: { ...process.env, PATH: path },
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      said += bytes;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  // What npm thinks of the configuration of this machine is not what the bot says.
  return { said: () => said.replaceAll(/^npm warn .*\n/gm, ''), ended };
}

test('the two example bots, run as the page says, play a whole match against each other', async () => {
  const ada = runs('RIPOSTE_URL=http://127.0.0.1:8080 RIPOSTE_TOKEN=FIRST npx node examples/bot.ts', {
    FIRST: await newToken('Ada'),
  });
  await expect.poll(ada.said, { timeout: 60_000 }).toMatch(/^table \S+\n/);
  const table = ada.said().trim().split(' ')[1] ?? '';
  const bob = runs('RIPOSTE_URL=http://127.0.0.1:8080 RIPOSTE_TOKEN=SECOND python3 examples/bot.py TABLE', {
    SECOND: await newToken('Bob'),
    TABLE: table,
  });
  expect([await ada.ended, await bob.ended]).toEqual([0, 0]);
  const played =
    /^table \S+\n(?:waiting for 1 more of 2 players\n)?dealt with our nonce: [Tt]rue\nover (game|draw) \[ ?\d, \d ?\]\n$/;
  for (const bot of [ada, bob]) expect(bot.said()).toMatch(played);
  const { data, status } = await new Client(node.address).ask('GET', `${API}/tables/${table}`);
  expect([status, data.status, data.by]).toEqual([200, 'over', 'game']);
});

test.each([
  ['the bot in TypeScript', 'npx node examples/bot.ts', 'FIRST'],
  ['the bot in Python', 'python3 examples/bot.py TABLE', 'SECOND'],
])('%s says how many players are wanted, and leaves when they do not come', async (_name, command, token) => {
  const [game, seats] = forMany();
  const written = `RIPOSTE_URL=http://127.0.0.1:8080 RIPOSTE_TOKEN=${token} ${command}`;
  const bot = runs(written, { [token]: `${await newToken('Cleo')} RIPOSTE_WAIT=1`, TABLE: '' }, game);
  expect(await bot.ended).toBe(1);
  expect(bot.said().split('\n').slice(1)).toEqual([
    `waiting for ${seats - 1} more of ${seats} players`,
    `gave up after 1 s: the table still wants ${seats - 1} of ${seats} players`,
    '',
  ]);
});

test('the bot on the page is the bot in the folder', () => {
  const source = readFileSync(new URL('examples/bot.py', ROOT), 'utf8');
  expect(API_PAGE).toContain(`\n\`\`\`py\n${source}\`\`\`\n`);
});
