import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Config, readConfig, VARIABLES } from './config.ts';
import { keptSecret } from './secret.ts';

const SECRET = 's'.repeat(32);
const DATABASE = 'postgres://riposte:hush-hush@127.0.0.1:5432/riposte';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function good(args: readonly string[], environment: Record<string, string> = {}): Config {
  const read = readConfig(args, { RIPOSTE_DATA: folder, ...environment });
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.value;
}

function faults(args: readonly string[], environment: Record<string, string> = {}): readonly string[] {
  const read = readConfig(args, { RIPOSTE_DATA: folder, ...environment });
  return read.ok ? [] : read.faults;
}

describe('configuration', () => {
  test('nothing need be set on one machine', () => {
    expect(good([])).toEqual({
      host: '127.0.0.1',
      port: 8080,
      url: 'http://127.0.0.1:8080',
      drain: 0,
      proxies: 0,
      roles: ['web', 'worker', 'sweep'],
      botTempo: 100,
      metricsHost: '127.0.0.1',
      log: 'info',
      web: expect.stringMatching(/apps.web.dist$/),
      data: folder,
      connections: 10,
      secret: expect.stringMatching(/^[0-9a-f]{64}$/),
      moderators: [],
    });
  });

  test('a flag counts more than the environment', () => {
    expect(good(['--port', '81'], { RIPOSTE_PORT: '82' }).port).toBe(81);
    expect(good(['--port=81']).port).toBe(81);
    expect(good([], { RIPOSTE_PORT: '82' }).port).toBe(82);
  });

  test('roles are a list', () => {
    expect(good(['--roles', 'worker, sweep,worker']).roles).toEqual(['worker', 'sweep']);
  });

  test('a slash at the end of the address does not matter', () => {
    expect(good(['--url', 'https://riposte.example/']).url).toBe('https://riposte.example');
  });

  test('the folder of the client may be named from where the server is started', () => {
    expect(good(['--web', './apps/web/dist']).web).toBe(join(process.cwd(), 'apps/web/dist'));
  });

  test('with a database of its own it needs no folder and takes the secret it is given', () => {
    const config = good([], { DATABASE_URL: DATABASE, RIPOSTE_SECRET: SECRET });
    expect(config.secret).toBe(SECRET);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each<[what: string, args: string[], environment: Record<string, string>, sentence: string]>([
    [
      'a port that is a word',
      ['--port', 'http'],
      {},
      'RIPOSTE_PORT (or --port) must be a whole number from 0 to 65535, not “http”; for example 8080.',
    ],
    [
      'a port too high',
      [],
      { RIPOSTE_PORT: '65536' },
      'RIPOSTE_PORT (or --port) must be a whole number from 0 to 65535, not “65536”; for example 8080.',
    ],
    [
      'a role that does not exist',
      ['--roles', 'web,king'],
      {},
      'RIPOSTE_ROLES (or --roles) must be some of web, worker, sweep, with commas between, not “web,king”; for example web,sweep.',
    ],
    [
      'an address with a path',
      ['--url', 'https://riposte.example/play'],
      {},
      'RIPOSTE_URL (or --url) must be the address people type, without a path, not “https://riposte.example/play”; for example https://riposte.example.',
    ],
    [
      'a flag that does not exist',
      ['--prot', '80'],
      {},
      'There is no flag --prot; there are --host, --port, --url, --metrics-host, --metrics-port, --proxies, --drain, --roles, --bot-tempo, --log, --web, --data, --connections, --moderators, --mail-from.',
    ],
    [
      'a word that stands alone',
      ['8080'],
      {},
      'Every flag needs a value, and nothing stands alone; for example --port 8080. There are --host, --port, --url, --metrics-host, --metrics-port, --proxies, --drain, --roles, --bot-tempo, --log, --web, --data, --connections, --moderators, --mail-from.',
    ],
    [
      'a database without a secret',
      [],
      { DATABASE_URL: DATABASE },
      'RIPOSTE_SECRET is missing: with DATABASE_URL there may be several nodes, and they share one secret. It must have at least 32 characters, the same on every node; for example what `openssl rand -hex 32` prints.',
    ],
    [
      'a bus without a database',
      [],
      { NATS_URL: 'nats://127.0.0.1:4222' },
      'DATABASE_URL is missing: NATS_URL joins several nodes, which need one database. It must be the address of a PostgreSQL database; for example postgres://riposte:password@db.example:5432/riposte.',
    ],
    [
      'a mail server without a sender',
      [],
      { RIPOSTE_SMTP_URL: 'smtp://mail.example' },
      'RIPOSTE_MAIL_FROM is missing: e-mails that go by RIPOSTE_SMTP_URL come from an address. It must be the sender of e-mails; for example Riposte <riposte@riposte.example>.',
    ],
    [
      'a server for others without the address they type',
      ['--host', '0.0.0.0'],
      {},
      'RIPOSTE_URL is missing: others can reach this server, and cookies and links follow the address they type. It must be the address people type, without a path; for example https://riposte.example.',
    ],
  ])('%s is explained', (_what, args, environment, sentence) => {
    expect(faults(args, environment)).toEqual([sentence]);
  });

  test('all faults are told at once, and no password or secret is repeated', () => {
    const told = faults(['--port', 'x', '--log', 'loud'], {
      DATABASE_URL: 'mysql://root:hush-hush@db/x',
      RIPOSTE_SECRET: 'too-short',
    });
    expect(told).toHaveLength(4);
    expect(told.join('\n')).not.toMatch(/hush-hush|too-short/);
  });
});

describe('the kept secret', () => {
  test('stays the same from start to start, and only its owner may read it', () => {
    const first = keptSecret(folder);
    expect(keptSecret(folder)).toBe(first);
    expect(readFileSync(join(folder, 'secret'), 'utf8').trim()).toBe(first);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  test('two folders have two secrets', () => {
    expect(keptSecret(join(folder, 'a'))).not.toBe(keptSecret(join(folder, 'b')));
  });

  test('a file that was cut short is not taken for a secret', () => {
    writeFileSync(join(folder, 'secret'), 'abc');
    expect(() => keptSecret(folder)).toThrow(/does not hold a secret/);
  });
});

test('the table in docs/operations.md has every setting, and what it must be', () => {
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` +\| (?:`--([a-z-]+)`)? *\| (.*?) +\| .+ \|$/gm)];
  const variables: readonly { name: string; flag?: string; must: string }[] = Object.values(VARIABLES);
  expect(rows.map(([, name, flag, must]) => ({ name, flag, must }))).toEqual(
    variables.map(({ name, flag, must }) => ({ name, flag, must })),
  );
});
