import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../testing/port.ts';
import { OwnProcess } from './ownProcess.ts';

/** How PostgreSQL ends: at once but in order, or as if the machine had gone. */
export const STOPS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
export type Stop = keyof typeof STOPS;

/** A PostgreSQL server of our own, which may be stopped without disturbing others. */
export class OwnPostgres {
  readonly url: string;
  readonly #server: OwnProcess;

  private constructor(port: number, server: OwnProcess) {
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    this.#server = server;
  }

  /** Makes one in this folder, and starts it. */
  static async open(folder: string): Promise<OwnPostgres> {
    const programs = findPrograms();
    const data = join(folder, 'postgres');
    mkdirSync(data);
    const user = userFor(data);
    const log = join(folder, 'postgres.log');
    const make = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await new OwnProcess({ program: join(programs, 'initdb'), args: make, user, log }).run();
    const port = await freePort();
    const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '60' };
    const args = [
      ...['-D', data, '-p', `${port}`],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ];
    const server = new OwnProcess({ program: join(programs, 'postgres'), args, user, log });
    const own = new OwnPostgres(port, server);
    await own.start();
    return own;
  }

  /** Starts it, and waits until it answers. */
  async start(): Promise<void> {
    this.#server.start();
    const until = performance.now() + 60_000;
    while (!(await this.#answers())) {
      if (performance.now() > until || !this.#server.isRunning) throw new Error('PostgreSQL does not start');
      await wait(50);
    }
  }

  stop(how: Stop): Promise<void> {
    return this.#server.end(STOPS[how]);
  }

  async #answers(): Promise<boolean> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** The folder with `initdb` and `postgres`: Debian keeps them out of the way. */
function findPrograms(): string {
  const places = [
    ...(process.env.PATH ?? '').split(':'),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ];
  const found = places.find(
    (place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')),
  );
  if (found === undefined) throw new Error('this needs the programs of PostgreSQL (initdb, postgres)');
  return found;
}

/** PostgreSQL does not run as root: then its folder is given to the user that its package has made. */
function userFor(data: string): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(data, user.uid, user.gid);
  return user;
}
