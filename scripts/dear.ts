import { matchesGlob } from 'node:path';

/** A test file that may cost more than others. */
export interface Dear {
  /** CPU seconds on the machine of `limits.ts`. */
  readonly seconds: number;
  readonly why: string;
}

/** Test files that may use more than the others of their kind; at most 25. Those with the most begin. */
export const DEAR: Readonly<Record<string, Dear>> = {
  'packages/shelf/trials.test.ts': { seconds: 120, why: 'plays all games for a budget of time' },
  'apps/server/faults/faults.test.ts': {
    seconds: 120,
    why: 'a storm: nodes, databases and buses are killed',
  },
  'apps/web/games/*/e2e/layout.test.ts': { seconds: 120, why: 'every kind of question in four windows' },
  'packages/bots/fairness.test.ts': { seconds: 100, why: 'bots of every game in pairs of worlds' },
  'apps/web/games/*/e2e/{today,why}.test.ts': { seconds: 95, why: 'whole matches, judged' },
  'apps/cli/commands/serve.test.ts': { seconds: 90, why: 'starts and kills the program' },
  'apps/web/e2e/{screens,kit}.test.ts': {
    seconds: 90,
    why: 'every page at two sizes, the largest table in four windows',
  },
  'apps/web/games/*/e2e/{moments,match,binder}.test.ts': {
    seconds: 90,
    why: 'every kind of question, or a whole match',
  },
  'packages/shelf/guides.test.ts': { seconds: 70, why: 'walks through every game with its guide' },
  'apps/server/{node,faults}/*.test.ts': {
    seconds: 60,
    why: 'whole nodes and databases, some of them killed',
  },
  'apps/web/games/*/e2e/{here,online,keyboard,playOn,puzzles,teller}.test.ts': {
    seconds: 60,
    why: 'whole matches: offline, by two people, by keys, past the end, of puzzles, and as they are told',
  },
  'apps/web/e2e/reminders.test.ts': { seconds: 60, why: 'a service of its own, in the whole browser' },
  'apps/web/games/*/e2e/{attack,betrayal,cards,fair,learn,pages}.test.ts': {
    seconds: 45,
    why: 'many pages, or long matches',
  },
  'apps/web/e2e/fourthGame.test.ts': { seconds: 45, why: 'a match with one game more, on its own service' },
  'apps/server/matches/race.test.ts': { seconds: 40, why: 'every game, on both databases' },
  'packages/shelf/playOn.test.ts': { seconds: 40, why: 'every game is taken up at every kind of moment' },
  'apps/server/{analyses,reminders,matches}/*{k,K}illed.test.ts': {
    seconds: 35,
    why: 'programs that are killed',
  },
  'packages/{analysis,bots}/**/*.test.ts': { seconds: 30, why: 'thinking' },
  'apps/web/match/analysis/find.test.ts': { seconds: 30, why: 'a whole match is judged' },
  'scripts/uses.test.ts': { seconds: 30, why: 'plays until every card was used' },
  'apps/server/{live,store,days,http}/*.test.ts': {
    seconds: 25,
    why: 'many clients, both databases, or a real judge',
  },
  'packages/shelf/leaks.test.ts': { seconds: 25, why: 'plants every leak in every game' },
  'packages/games/*/*.test.ts': { seconds: 20, why: 'thousands of deals, faults that a witness notices' },
  'apps/cli/{*,boards/*/*,lab/*/*}.test.ts': {
    seconds: 20,
    why: 'programs with a game more, matches of many',
  },
};

/** The line of a test file. */
export function dearOf(path: string): Dear | undefined {
  return Object.entries(DEAR).find(([pattern]) => matchesGlob(path, pattern))?.[1];
}

/** What takes seconds to open, whatever is tried with it: a second kind of database, a service or a build of its own. */
export const DEAR_OPENINGS =
  /\b(PGlite|embeddedStore|readDump|EACH_STORE|EACH_FORM|OwnPostgres|openOwnHouse|openReachingHouse|openHouseWithSkirmish|builtTestPages)\b/;

/** Test files that open one of their own, and why none that others share will do. */
export const OPENERS: Readonly<Record<string, string>> = {
  'apps/server/faults/changeOver.test.ts': 'its PostgreSQL gives way to a standby',
  'apps/server/http/suspension.test.ts': 'both databases: a player sits down while they are suspended',
  'apps/server/matches/openings.test.ts': 'both databases: a seat is taken by one of many who want it',
  'apps/server/matches/race.test.ts': 'both databases: of two choices for one question one is taken',
  'apps/server/matches/results.test.ts': 'both databases: triggers write what a match leaves',
  'apps/server/node/node.test.ts': 'its PostgreSQL stops and starts again',
  'apps/server/store/appends.test.ts': 'both databases: many writes go in one',
  'apps/server/store/database.test.ts': 'both databases: types, transactions, the schema',
  'apps/server/store/migrations.test.ts': 'both databases: indexes that are built while people play',
  'apps/web/e2e/fourthGame.test.ts': 'a client and a server with one game more',
  'apps/web/e2e/{hostileText,moderation}.test.ts':
    'a service whose moderators, and whose worst names, are put into its database',
  'apps/web/e2e/reminders.test.ts': 'a service that may call a push service on this machine',
  'apps/web/games/*/e2e/binder.test.ts':
    'two of its tables are made twins in its database, which no request can do',
};

/** Where a whole match is played in a browser: some twenty CPU seconds, whatever is tried with it. */
export const WHOLE_MATCH = /\bplaysToTheEnd\(/;

/** Test files that play one, and why a part of one, or one without a browser, will not do. */
export const WHOLE_MATCHES: Readonly<Record<string, string>> = {
  'apps/web/e2e/fourthGame.test.ts': 'a game without drawings ends',
  'apps/web/games/*/e2e/{here,plain}.test.ts': 'without a network, and in words',
  'apps/web/games/*/e2e/{match,online}.test.ts': 'people against each other, through a lost network',
  'apps/web/games/*/e2e/{fair,replay,secrecy}.test.ts': 'verified, shown again, compared byte by byte',
  'apps/web/games/*/e2e/{playOn,today}.test.ts': 'its end is kept, or counted',
  'apps/web/games/*/e2e/{betrayal,pacing,teller}.test.ts': 'the end tells its story',
  'apps/web/games/*/e2e/engines.test.ts': 'in Firefox and WebKit',
};
