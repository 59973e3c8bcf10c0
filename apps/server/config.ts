import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playerId } from '@riposte/protocol';
import { z } from 'zod';
import type { OutsideReach } from './reminders/outside.ts';
import { keptSecret } from './secret.ts';

/** What a process does: serves clients, thinks for bots, looks for what was left undone. */
export const ROLES = ['web', 'worker', 'sweep'] as const;
export type Role = (typeof ROLES)[number];

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** All that is settled before the server starts. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The address people type; links, cookies and the check of origins follow it. */
  readonly url: string;
  /** Where figures are shown; nowhere when the port is absent. */
  readonly metricsHost: string;
  readonly metricsPort?: number;
  /** How many seconds a node that was told to stop says that it is not ready before it stops listening. */
  readonly drain: number;
  /** How many proxies stand before the server and may name the address of a client. */
  readonly proxies: number;
  readonly roles: readonly Role[];
  /** How long bots take to answer, at least, in milliseconds. */
  readonly botTempo: number;
  readonly log: (typeof LOG_LEVELS)[number];
  /** The folder of the built client. */
  readonly web: string;
  /** The folder of the embedded database, and of the secret that goes with it. */
  readonly data: string;
  /** PostgreSQL; the embedded database when absent. */
  readonly databaseUrl?: string;
  readonly connections: number;
  /** NATS; everything stays in this process when absent. */
  readonly natsUrl?: string;
  /** What sessions are signed with. */
  readonly secret: string;
  /** The ids of players who are moderators. */
  readonly moderators: readonly string[];
  /** The mail server and the sender; no e-mails are sent when absent. */
  readonly mail?: { readonly url: string; readonly from: string };
  /** Where URLs that players give may lead; no variable sets it, so that only a test can open it. */
  readonly reach?: OutsideReach;
}

/** One thing that can be set: by its name in the environment, and by a flag unless it is a secret. */
interface Variable {
  readonly name: string;
  readonly flag?: string;
  readonly schema: z.ZodType;
  readonly must: string;
  readonly example: string;
}

const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max));

const address = (protocols: RegExp) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol));

/** All that can be set, in the order in which it is explained. */
export const VARIABLES = {
  host: {
    name: 'RIPOSTE_HOST',
    flag: 'host',
    schema: z.string().regex(/^[\w.:-]+$/),
    must: 'be an address of this machine',
    example: '127.0.0.1',
  },
  port: {
    name: 'RIPOSTE_PORT',
    flag: 'port',
    schema: wholeNumber(0, 65_535),
    must: 'be a whole number from 0 to 65535',
    example: '8080',
  },
  url: {
    name: 'RIPOSTE_URL',
    flag: 'url',
    schema: address(/^https?:$/).refine((text) => new URL(text).origin === text.replace(/\/$/, '')),
    must: 'be the address people type, without a path',
    example: 'https://riposte.example',
  },
  metricsHost: {
    name: 'RIPOSTE_METRICS_HOST',
    flag: 'metrics-host',
    schema: z.string().regex(/^[\w.:-]+$/),
    must: 'be an address of this machine that only the operator reaches',
    example: '127.0.0.1',
  },
  metricsPort: {
    name: 'RIPOSTE_METRICS_PORT',
    flag: 'metrics-port',
    schema: wholeNumber(0, 65_535),
    must: 'be a whole number from 0 to 65535',
    example: '9464',
  },
  proxies: {
    name: 'RIPOSTE_PROXIES',
    flag: 'proxies',
    schema: wholeNumber(0, 8),
    must: 'be a whole number from 0 to 8',
    example: '1',
  },
  drain: {
    name: 'RIPOSTE_DRAIN',
    flag: 'drain',
    schema: wholeNumber(0, 300),
    must: 'be a whole number of seconds from 0 to 300',
    example: '5',
  },
  roles: {
    name: 'RIPOSTE_ROLES',
    flag: 'roles',
    schema: z
      .string()
      .transform((text) => [...new Set(text.split(',').map((role) => role.trim()))])
      .pipe(z.array(z.enum(ROLES)).min(1)),
    must: `be some of ${ROLES.join(', ')}, with commas between`,
    example: 'web,sweep',
  },
  botTempo: {
    name: 'RIPOSTE_BOT_TEMPO',
    flag: 'bot-tempo',
    schema: wholeNumber(0, 2_000),
    must: 'be a whole number of milliseconds from 0 to 2000',
    example: '100',
  },
  log: {
    name: 'RIPOSTE_LOG',
    flag: 'log',
    schema: z.enum(LOG_LEVELS),
    must: `be one of ${LOG_LEVELS.join(', ')}`,
    example: 'info',
  },
  web: {
    name: 'RIPOSTE_WEB',
    flag: 'web',
    schema: z
      .string()
      .min(1)
      .transform((folder) => resolve(folder)),
    must: 'be the folder of the built client',
    example: './apps/web/dist',
  },
  data: {
    name: 'RIPOSTE_DATA',
    flag: 'data',
    schema: z.string().min(1),
    must: 'be a folder',
    example: './riposte-data',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    schema: address(/^postgres(ql)?:$/),
    must: 'be the address of a PostgreSQL database',
    example: 'postgres://riposte:password@db.example:5432/riposte',
  },
  connections: {
    name: 'RIPOSTE_CONNECTIONS',
    flag: 'connections',
    schema: wholeNumber(1, 1_000),
    must: 'be a whole number from 1 to 1000',
    example: '10',
  },
  natsUrl: {
    name: 'NATS_URL',
    schema: address(/^(nats|tls|wss?):$/),
    must: 'be the address of a NATS server',
    example: 'nats://nats.example:4222',
  },
  secret: {
    name: 'RIPOSTE_SECRET',
    schema: z.string().min(32),
    must: 'have at least 32 characters, the same on every node',
    example: 'what `openssl rand -hex 32` prints',
  },
  moderators: {
    name: 'RIPOSTE_MODERATORS',
    flag: 'moderators',
    schema: z
      .string()
      .transform((text) => text.split(',').map((id) => id.trim()))
      .pipe(z.array(playerId)),
    must: 'be ids of players, with commas between',
    example: '01m7jkjrhwp9q4chrtew34fj9j',
  },
  smtpUrl: {
    name: 'RIPOSTE_SMTP_URL',
    schema: address(/^smtps?:$/),
    must: 'be the address of a mail server',
    example: 'smtp://riposte:password@mail.example:587',
  },
  mailFrom: {
    name: 'RIPOSTE_MAIL_FROM',
    flag: 'mail-from',
    schema: z.string().regex(/^[^\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/),
    must: 'be the sender of e-mails',
    example: 'Riposte <riposte@riposte.example>',
  },
} as const satisfies Record<string, Variable>;

/** Where `npm run build` puts the client. */
const BUILT = fileURLToPath(new URL('../web/dist', import.meta.url));

type Key = keyof typeof VARIABLES;
type Given = { readonly [K in Key]?: z.infer<(typeof VARIABLES)[K]['schema']> };
type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration, or a sentence for each thing that is wrong with it. */
export type Configured =
  | { readonly ok: true; readonly value: Config }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Reads flags and environment; a flag counts more. Makes and keeps a secret where the one-machine form needs one. */
export function readConfig(args: readonly string[], environment: Environment): Configured {
  const flags = readFlags(args);
  if (typeof flags === 'string') return { ok: false, faults: [flags] };
  const faults: string[] = [];
  const given: Record<string, unknown> = {};
  for (const [key, variable] of Object.entries<Variable>(VARIABLES)) {
    const text = (variable.flag && flags[variable.flag]) || environment[variable.name];
    if (text === undefined || text === '') continue;
    const checked = variable.schema.safeParse(text);
    if (checked.success) given[key] = checked.data;
    else faults.push(faultOf(variable, text));
  }
  faults.push(...missing(given));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: complete(given) };
}

/** Whether an address is one that only this machine reaches, where cookies may go without encryption. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

function readFlags(args: readonly string[]): Readonly<Record<string, string | undefined>> | string {
  const names = Object.values<Variable>(VARIABLES).flatMap(({ flag }) => flag ?? []);
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch {
    const wrong = args.find(
      (arg) => !names.some((name) => arg === `--${name}` || arg.startsWith(`--${name}=`)),
    );
    const flags = names.map((name) => `--${name}`).join(', ');
    return wrong?.startsWith('-')
      ? `There is no flag ${wrong.split('=')[0]}; there are ${flags}.`
      : `Every flag needs a value, and nothing stands alone; for example --port 8080. There are ${flags}.`;
  }
}

function faultOf({ name, flag, must, example }: Variable, text: string): string {
  // What has no flag may hold a password.
  const shown = flag ? `, not “${text}”` : '';
  return `${name}${flag ? ` (or --${flag})` : ''} must ${must}${shown}; for example ${example}.`;
}

/** What is needed because of something else that was given. */
function missing(given: Given): readonly string[] {
  const faults: string[] = [];
  const need = ({ name, must, example }: Variable, why: string) =>
    faults.push(`${name} is missing: ${why} It must ${must}; for example ${example}.`);
  if (given.databaseUrl !== undefined && given.secret === undefined) {
    need(VARIABLES.secret, 'with DATABASE_URL there may be several nodes, and they share one secret.');
  }
  if (given.natsUrl !== undefined && given.databaseUrl === undefined) {
    need(VARIABLES.databaseUrl, 'NATS_URL joins several nodes, which need one database.');
  }
  if (given.host !== undefined && !isLoopback(given.host) && given.url === undefined) {
    need(VARIABLES.url, 'others can reach this server, and cookies and links follow the address they type.');
  }
  if (given.smtpUrl !== undefined && given.mailFrom === undefined) {
    need(VARIABLES.mailFrom, 'e-mails that go by RIPOSTE_SMTP_URL come from an address.');
  }
  return faults;
}

function complete(given: Given): Config {
  const host = given.host ?? '127.0.0.1';
  const port = given.port ?? 8_080;
  const data = given.data ?? './riposte-data';
  return {
    host,
    port,
    url: new URL(given.url ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin,
    metricsHost: given.metricsHost ?? '127.0.0.1',
    ...(given.metricsPort !== undefined && { metricsPort: given.metricsPort }),
    drain: given.drain ?? 0,
    proxies: given.proxies ?? 0,
    roles: given.roles ?? ROLES,
    botTempo: given.botTempo ?? 100,
    log: given.log ?? 'info',
    web: given.web ?? BUILT,
    data,
    ...(given.databaseUrl !== undefined && { databaseUrl: given.databaseUrl }),
    connections: given.connections ?? 10,
    ...(given.natsUrl !== undefined && { natsUrl: given.natsUrl }),
    secret: given.secret ?? keptSecret(data),
    moderators: given.moderators ?? [],
    ...(given.smtpUrl !== undefined &&
      given.mailFrom !== undefined && { mail: { url: given.smtpUrl, from: given.mailFrom } }),
  };
}
