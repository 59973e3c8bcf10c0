import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../testing/port.ts';
import { OwnProcess } from './ownProcess.ts';

/** How PostgreSQL ends: at once but in order, or as if the machine had gone. */
export const STOPS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
export type Stop = keyof typeof STOPS;

export type PostgresSettings = Readonly<Record<string, string>>;

/** How we listen: nothing but this machine can reach it. */
const SETTINGS: PostgresSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
};

interface Place {
  /** Where its log is kept. */
  readonly folder: string;
  /** Where its data is kept. */
  readonly place: string;
  readonly name: string;
  readonly settings: PostgresSettings;
}

/** A PostgreSQL server of our own, which may be stopped without disturbing others. */
export class OwnPostgres {
  readonly url: string;
  readonly port: number;
  readonly #server: OwnProcess;

  readonly #log: string;

  private constructor(port: number, server: OwnProcess, log: string) {
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    this.port = port;
    this.#server = server;
    this.#log = log;
  }

  /** Makes one in this folder, or with its data at another place, and starts it with these settings more. */
  static open(folder: string, place = folder, settings: PostgresSettings = {}): Promise<OwnPostgres> {
    return OwnPostgres.#make({ folder, place, name: 'postgres', settings }, (data) => ({
      program: 'initdb',
      args: ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    }));
  }

  /** Makes a standby of this one, and starts it: it follows as long as both are there. */
  openStandby(folder: string): Promise<OwnPostgres> {
    return OwnPostgres.#make({ folder, place: folder, name: 'standby', settings: {} }, (data) => ({
      program: 'pg_basebackup',
      args: ['-D', data, '-d', this.url, '-R', '--checkpoint=fast', '--no-sync'],
    }));
  }

  static async #make(
    { folder, place, name, settings }: Place,
    making: (data: string) => { readonly program: string; readonly args: readonly string[] },
  ): Promise<OwnPostgres> {
    const data = join(place, name);
    mkdirSync(data, { mode: 0o700 });
    const user = userFor(data);
    const log = join(folder, `${name}.log`);
    const { program, args } = making(data);
    await new OwnProcess({ program: findProgram(program), args, user, log }).run();
    const port = await freePort();
    const flags = Object.entries({ ...SETTINGS, ...settings }).flatMap(([setting, value]) => [
      '-c',
      `${setting}=${value}`,
    ]);
    const serving = { program: findProgram('postgres'), args: ['-D', data, '-p', `${port}`, ...flags] };
    const own = new OwnPostgres(port, new OwnProcess({ ...serving, user, log }), log);
    await own.start();
    return own;
  }

  /** Starts it where it does not run, or ends meanwhile, and waits until it answers. */
  async start(): Promise<void> {
    const until = performance.now() + 60_000;
    for (;;) {
      if (!this.#server.isRunning) this.#server.start();
      if (await this.#answers()) return;
      if (performance.now() > until) throw new Error('PostgreSQL does not start');
      await wait(50);
    }
  }

  get pid(): number | undefined {
    return this.#server.pid;
  }

  stop(how: Stop): Promise<void> {
    return this.#server.end(STOPS[how]);
  }

  /** How often it has said this in its log. */
  complaints(words: string): number {
    return readFileSync(this.#log, 'utf8').split(words).length - 1;
  }

  /** Says one thing to one of its databases, and gives the rows it answers. */
  async tell(statement: string, database = 'postgres'): Promise<readonly Record<string, unknown>[]> {
    const client = new Client({ connectionString: new URL(`/${database}`, this.url).href });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query(statement)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** Says one thing in a transaction, and stays in it until it is released. */
  async hold(statement: string): Promise<{ release(): Promise<void> }> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => {});
    await client.connect();
    await client.query('begin');
    await client.query(statement);
    return { release: () => client.end().catch(() => {}) };
  }

  #answers(): Promise<boolean> {
    return this.tell('select 1').then(
      () => true,
      () => false,
    );
  }
}

/** Whether a server of our own can be made on this machine. */
export function hasPostgres(): boolean {
  return lookFor('initdb') !== undefined;
}

function findProgram(name: string): string {
  const found = lookFor(name);
  if (found === undefined) throw new Error(`this needs the programs of PostgreSQL, and there is no ${name}`);
  return found;
}

/** One of PostgreSQL's programs: Debian keeps them out of the way. */
function lookFor(name: string): string | undefined {
  const places = [
    ...(process.env.PATH ?? '').split(':'),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ];
  return places.map((place) => join(place, name)).find((path) => existsSync(path));
}

/** PostgreSQL does not run as root: then its folder is given to the user that its package has made. */
function userFor(data: string): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(data, user.uid, user.gid);
  return user;
}
