import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Analyses } from '../analyses/analyses.ts';
import type { Bus } from '../bus/bus.ts';
import type { Days } from '../days/days.ts';
import type { Identity } from '../identity/identity.ts';
import type { QuotaLimits } from '../lobby/quotas.ts';
import type { LobbyDatabase } from '../lobby/schema.ts';
import type { Seeks } from '../lobby/seeks.ts';
import type { Hosts } from '../matches/hosts.ts';
import type { Matches } from '../matches/matches.ts';
import type { Metrics } from '../metrics.ts';
import type { Contacts } from '../reminders/contacts.ts';
import type { Tables } from './tables.ts';

/** How many requests a minute. */
export interface Rates {
  /** From one address, of all players together. */
  readonly address: number;
  /** By one player. */
  readonly player: number;
  /** Files, and paths that lead nowhere, from one address. */
  readonly files: number;
  /** Pages, from one address; and of those, links to tables that are looked up for what they say where they are pasted. */
  readonly pages: number;
  readonly previews: number;
  /** Questions whether this node is well, from one address of the public Internet. */
  readonly probes: number;
  /** New guests from one address. */
  readonly guests: number;
  /** By one player: where they are told of their turns, and tests of it. */
  readonly contacts: number;
  readonly contactTests: number;
  /** Reports, from one network. */
  readonly reports: number;
  /** New analyses, from one network, in an hour. */
  readonly analyses: number;
  /** Duels of the day that are to be checked, from one network, in an hour. */
  readonly duels: number;
  /** Tables laid in a day, rematches too, and as many looks for opponents: by one guest, by one member or program, from one network. */
  readonly tablesByGuest: number;
  readonly tablesByMember: number;
  readonly tablesByNetwork: number;
}

export const RATES: Rates = {
  address: 1_200,
  player: 300,
  // A browser that comes for the first time keeps some 360 files.
  files: 20_000,
  pages: 1_200,
  previews: 300,
  probes: 120,
  guests: 30,
  contacts: 10,
  contactTests: 3,
  reports: 10,
  analyses: 30,
  duels: 60,
  tablesByGuest: 100,
  tablesByMember: 500,
  tablesByNetwork: 2_000,
};

/** What the web server is put together from. */
export interface WebParts {
  /** The address people type. */
  readonly url: string;
  /** How many proxies stand before this server. */
  readonly proxies: number;
  /** With it sites are known again, and nobody else can tell them. */
  readonly secret: string;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly bus: Bus;
  readonly identity: Identity;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly lobby: LobbyDatabase;
  readonly seeks: Seeks;
  readonly contacts: Contacts;
  readonly analyses: Analyses;
  readonly days: Days;
  /** Is told which players ask for anything: they are here. */
  readonly hosts?: Pick<Hosts, 'note'>;
  /** The players whom the operator has named moderators. */
  readonly moderators?: readonly string[];
  /** What has to answer for the server to be ready, by name. */
  readonly checks: Readonly<Record<string, () => Promise<void>>>;
  /** For how long, in milliseconds, it is remembered whether it is ready: a second, if nothing is said. */
  readonly readinessAge?: number;
  /** Whether the server is about to stop. */
  isDraining(): boolean;
  /** How long, in milliseconds, a request may take to arrive: ten seconds, if nothing is said. */
  readonly arrival?: number;
  /** How many connections one address of the public Internet may have. */
  readonly connections?: number;
  readonly rates?: Partial<Rates>;
  readonly quotas?: Partial<QuotaLimits>;
  /** The folder of the built client; without it no pages are served. */
  readonly web?: string;
}

/** The application, which reads its types from the schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
