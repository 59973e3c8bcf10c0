import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nonceFrom, sealFrom } from '@riposte/kernel';
import { afterAll, afterEach, expect, test } from 'vitest';
import { run } from '../cli.ts';
import { gameIds } from '../games.ts';
import { ScriptedTerminal } from '../testing/scriptedTerminal.ts';
import { serve } from './serve.ts';

const MAIN = new URL('../main.ts', import.meta.url).pathname;
const NONCE = 'ab'.repeat(16);
/** A busy machine takes its time to open a database. */
const OPENING = 120_000;

const running: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const one of running.splice(0)) one.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What the first server here has left: to begin with it takes half of what an empty folder takes. */
const used = mkdtempSync(join(tmpdir(), 'riposte-serve-'));
afterAll(() => rmSync(used, { recursive: true, force: true }));

function usedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-serve-'));
  folders.push(folder);
  cpSync(used, folder, { recursive: true });
  return folder;
}

/** The real command in a process of its own. */
async function started(...flags: readonly string[]) {
  const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', ...flags], {
    env: { ...process.env, DATABASE_URL: '', NATS_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let said = '';
  child.stdout.on('data', (bytes) => {
    said += bytes;
  });
  child.stderr.on('data', (bytes) => {
    said += bytes;
  });
  const address = () => /Riposte is at (http:\S+)\./.exec(said)?.[1];
  await expect.poll(() => address() ?? child.exitCode, { timeout: OPENING }).not.toBeNull();
  const url = address();
  if (url === undefined) throw new Error(`it did not start: ${said}`);
  return { child, ended, url, said: () => said };
}

/** Asks the server something, with the cookie of the player who asks. */
async function ask(url: string, cookie: string, method: string, path: string, body?: unknown) {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      origin: url,
      ...(cookie !== '' && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const data = JSON.parse(await answer.text());
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(data)}`);
  return {
    data,
    cookie: answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
}

/** Waits until something is asked of us, and takes the first choice; gives the number of what came of it. */
async function move(url: string, cookie: string, table: string): Promise<number | 'over'> {
  let after = 0;
  for (;;) {
    const { data } = await ask(url, cookie, 'GET', `/tables/${table}/present?after=${after}&wait=20`);
    if (data.table.status === 'over') return 'over';
    const { decision } = data.present;
    after = data.seq;
    if (!decision) continue;
    const body = { decision: decision.id, choice: decision.choices[0] };
    return (await ask(url, cookie, 'POST', `/tables/${table}/choose`, body)).data.seq;
  }
}

test('a match survives the sudden end of the server, and goes on against the bot', async () => {
  const data = used;
  const first = await started('--data', data, '--log', 'warn');
  const { cookie } = await ask(first.url, '', 'POST', '/guests', { name: 'Anna' });
  const wish = { game: gameIds()[0], options: {} };
  const { id } = (await ask(first.url, cookie, 'POST', '/tables', wish)).data;
  await ask(first.url, cookie, 'POST', `/tables/${id}/seats`, { nonce: NONCE });
  await ask(first.url, cookie, 'POST', `/tables/${id}/bots`, { bot: 'level-1' });
  let acknowledged = await move(first.url, cookie, id);
  acknowledged = await move(first.url, cookie, id);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await started('--data', data, '--log', 'warn');
  const { data: seen } = await ask(second.url, cookie, 'GET', `/tables/${id}/present`);
  expect(seen.table.status).toBe('running');
  expect(seen.seq).toBeGreaterThanOrEqual(Number(acknowledged));
  while (acknowledged !== 'over') acknowledged = await move(second.url, cookie, id);
  const replay = await fetch(`${second.url}/api/v1/tables/${id}/replay`);
  expect(replay.status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(first.said() + second.said()).not.toMatch(/"level":"(warn|error)"/);
});

test('a deal survives the sudden end of the server between seal and nonce', async () => {
  const data = usedFolder();
  const first = await started('--data', data, '--log', 'warn');
  const roots = ['01'.repeat(32), '02'.repeat(32)] as const;
  const cookies = await Promise.all(
    ['Anna', 'Ben'].map(async (name) => (await ask(first.url, '', 'POST', '/guests', { name })).cookie),
  );
  const [anna = '', ben = ''] = cookies;
  const wish = { game: gameIds()[0], options: {} };
  const { id } = (await ask(first.url, anna, 'POST', '/tables', wish)).data;
  await ask(first.url, anna, 'POST', `/tables/${id}/seats`, { seal: sealFrom(roots[0]) });
  await ask(first.url, ben, 'POST', `/tables/${id}/seats`, { seal: sealFrom(roots[1]) });
  await ask(first.url, anna, 'POST', `/tables/${id}/nonce`, { nonce: nonceFrom(roots[0], 1) });
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await started('--data', data, '--log', 'warn');
  const { data: seen } = await ask(second.url, ben, 'GET', `/tables/${id}`);
  expect(seen).toMatchObject({
    status: 'dealing',
    dealing: { round: 1, seals: roots.map(sealFrom), awaited: [1] },
  });
  const shown = await ask(second.url, ben, 'POST', `/tables/${id}/nonce`, { nonce: nonceFrom(roots[1], 1) });
  expect(shown.data.status).toBe('running');
  expect(shown.data.brokenOff).toBeUndefined();
});

test('a second signal ends it at once', async () => {
  const { child, ended, url } = await started('--data', usedFolder(), '--log', 'silent', '--drain', '300');
  child.kill('SIGINT');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  child.kill('SIGINT');
  expect(await ended).toBe(1);
});

test('what stands in its way is told in a sentence', async () => {
  const { url } = await started('--data', usedFolder(), '--log', 'silent');
  const terminal = new ScriptedTerminal();
  const typed = ['serve', '--log', 'silent', '--data', usedFolder(), '--port', new URL(url).port];
  expect(await run(typed, terminal)).toBe(1);
  expect(terminal.complaints).toContain('is taken by another program');
});

test.each([
  ['--port nowhere', 'RIPOSTE_PORT (or --port) must be a whole number from 0 to 65535'],
  ['--prot 80', 'There is no flag --prot; there are --host'],
])('riposte serve %s is refused', async (line, complaint) => {
  const terminal = new ScriptedTerminal();
  expect(await run(['serve', ...line.split(' ')], terminal)).toBe(2);
  expect(terminal.complaints).toContain(complaint);
});

test('help names every flag there is', async () => {
  const terminal = new ScriptedTerminal();
  await run(['serve', '--none'], terminal);
  const known = /there are (.*)\./.exec(terminal.complaints)?.[1]?.split(', ') ?? [];
  expect(
    Object.keys(serve.flags)
      .map((name) => `--${name}`)
      .sort(),
  ).toEqual(known.sort());
});
