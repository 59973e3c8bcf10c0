import { SHELF } from '@riposte/shelf';

/** A fault that is planted in a copy of the repository, to see that the check can fail. */
export interface PlantedFault {
  /** Where, from the root of the repository. */
  readonly file: string;
  /** What stands there once, and what is put in its place. */
  readonly instead: string;
  readonly plant: string;
  /** The test file that finds it. */
  readonly test: string;
  /** The test in it that has to fail; none where the file itself is what is at fault. */
  readonly title?: string;
  /** Where a table of cases makes the titles: how that of one case begins. */
  readonly only?: string;
  /** What has to be named in what is said then, beside the test. */
  readonly names?: string;
}

/** Promises of the server that could be broken without anybody noticing. */
const IN_SERVER: Readonly<Record<string, PlantedFault>> = {
  ackBeforeCommit: {
    file: 'apps/server/matches/conductor.ts',
    instead: 'const appended = await appends.append(move);',
    plant: "void appends.append(move).catch(() => {}); const appended: string = 'done';",
    test: 'apps/server/live/order.test.ts',
    title: 'a choice is not acknowledged before it is committed',
  },
  publishBeforeCommit: {
    file: 'apps/server/matches/conductor.ts',
    instead: 'const appended = await appends.append(move);',
    plant: `outbox.put({ before: table, table: taken.value.table, notices: taken.value.notices });
      const appended = await appends.append(move);`,
    test: 'apps/server/live/order.test.ts',
    title: 'nobody is told of a choice before it is committed',
  },
  headCheckOff: {
    file: 'apps/server/live/headCheck.ts',
    instead: 'await this.check().catch(this.#parts.onError);',
    plant: '',
    test: 'apps/server/live/play.test.ts',
    title: 'a notice that never came, and after which nothing comes, is found by the head check',
  },
  historyIgnored: {
    file: 'apps/server/matches/resumption.ts',
    instead: "if (status !== 'running' || now.isFirst || history === now.id) return undefined;",
    plant: "if (status !== 'none') return undefined;",
    test: 'apps/server/live/loss.test.ts',
    title: 'those who saw a move that the database lost are told so, though another was made in its place',
  },
  lineBeforeIgnored: {
    file: 'apps/server/matches/conductor.ts',
    instead: 'before: table.key };',
    plant: 'before: undefined };',
    test: 'apps/server/matches/loss.test.ts',
    title: 'a node that remembers a move the database has lost does not write after another in its place',
  },
  lockTable: {
    file: 'apps/server/store/migrations/0001-first-release/time.sql',
    instead: 'is_locked := true;',
    plant: 'is_locked := false;',
    test: 'apps/server/time/serviceClock.test.ts',
    title: 'where the tables are locked no time passes, though nobody wants to write',
  },
  stallCharged: {
    file: 'apps/server/time/serviceClock.ts',
    instead: '...(isNew && {',
    plant: '...(false && {',
    test: 'apps/server/time/serviceClock.test.ts',
    title: 'while nothing can be written anywhere no time passes, though all nodes beat',
  },
  delayCharged: {
    file: 'apps/server/matches/step.ts',
    instead: 'delay > 0 ? delayed(before, delay, at) : before',
    plant: 'delay < 0 ? delayed(before, delay, at) : before',
    test: 'apps/server/matches/delays.test.ts',
    title: 'a choice that waited beyond the end of the clock is taken, and nobody is charged for it',
  },
  lateWhileItWaits: {
    file: 'apps/server/matches/conductor.ts',
    instead: 'this.#since(table, request) < deadline ? []',
    plant: 'this.#since(table, request) < 0 ? []',
    test: 'apps/server/matches/delays.test.ts',
    title: 'so is one that failed, and was asked for again at once; no sweep was faster, on whichever node',
  },
  nonceNotCommitted: {
    file: 'packages/kernel/dealing.ts',
    instead: '!isNonce(nonce) || sealOf(nonce) !== boundBy(dealing)[seat]',
    plant: '!isNonce(nonce)',
    test: 'apps/server/matches/dealing.test.ts',
    title:
      'a shill who has seen the other nonce cannot show another than the sealed one, stand up or sit elsewhere',
  },
  insideIsCalled: {
    file: 'apps/server/reminders/outside.ts',
    instead: "if (reach === 'outside' && !all.every(({ address }) => isOutside(address))) {",
    plant: 'if (false) {',
    test: 'apps/server/reminders/outside.test.ts',
    title: 'is not connected to, though it led elsewhere when it was given',
  },
  insideIsTaken: {
    file: 'apps/server/reminders/outside.ts',
    instead: 'return isPlain && (isName ?',
    plant: 'return url; return isPlain && (isName ?',
    test: 'apps/server/http/contacts.test.ts',
    title: 'a contact that came to lead inside is not called',
  },
  limitsByRawUrl: {
    file: 'apps/server/http/guard.ts',
    instead: "const route = request.routeOptions.url ?? '';",
    plant: 'const route = request.url;',
    test: 'apps/server/http/guard.test.ts',
    title: 'all spellings of an address count together, for the address and for the player',
  },
  everyMoveMakesReady: {
    file: 'apps/server/node/readiness.ts',
    instead: 'const { stalled } = appends;',
    plant: 'const { oldest: stalled } = appends;',
    test: 'apps/server/node/readiness.test.ts',
    title: 'two locked rows do not make a node not ready, whether other matches go on or not',
  },
  toldWhileHere: {
    file: 'apps/server/reminders/reminders.ts',
    instead: 'if (isHere) {',
    plant: 'if (isHere && !here) {',
    test: 'apps/server/reminders/reminders.test.ts',
    title: 'no player is told while they are connected, on any node; they are once they have gone',
  },
  toldAtMostOnce: {
    file: 'apps/server/reminders/reminders.ts',
    instead: 'if (!table) return this.#forget(delivery);',
    plant: 'await this.#forget(delivery); if (!table) return;',
    test: 'apps/server/reminders/reminders.test.ts',
    title: 'a node that dies after it has taken a reminder leaves it to another',
  },
  whoAsksKept: {
    file: 'apps/server/identity/knownCallers.ts',
    instead: 'this.#drop(player);\n    this.#bus?.publish(SUBJECT, Buffer.from(player));',
    plant: 'void player;',
    test: 'apps/server/http/whoAsks.test.ts',
    title: 'who signs out is refused at once where they did, and on another node as soon as it is told',
  },
  toldAgain: {
    file: 'apps/server/reminders/notes.ts',
    instead: 'on conflict (match_id, seat, since) do nothing',
    plant: 'on conflict (match_id, seat, since) do update set settled_at = null',
    test: 'apps/server/reminders/reminders.test.ts',
    title: 'a player who is away is told of a turn once, whichever node finds it, and not at once',
  },
  suspendedSits: {
    file: 'apps/server/store/suspensions.ts',
    instead: 'const suspension = await suspensionOf(db, id);',
    plant: 'const suspension = undefined as Suspension | undefined;',
    test: 'apps/server/http/suspension.test.ts',
    title: 'keeps a player from tables, new tables, rematches and the search, and says why and until when',
  },
  suspensionUnlocked: {
    file: 'apps/server/store/suspensions.ts',
    instead: '    for share`',
    plant: '`',
    test: 'apps/server/http/suspension.test.ts',
    title: 'waits for a player who is just sitting down',
  },
  strangerReports: {
    file: 'apps/server/lobby/reports.ts',
    instead: 'if (!(await wasThere(db, player, line.match_id))) return NOT_THERE;',
    plant: '',
    test: 'apps/server/http/reports.test.ts',
    title: 'a stranger, who was never at the table, cannot report what was said there, nor who sits there',
  },
};

/** What strangers would learn of private tables. */
const IN_PRIVACY: Readonly<Record<string, PlantedFault>> = {
  hiddenAfterPaging: {
    file: 'apps/server/http/tables.ts',
    instead: `const cards = await this.#matches.lookups.tablesOf(player, { after: from.value, isOwn });
    return { ok: true, value: this.#pageOf(list, cards) };`,
    plant: `const all = await this.#matches.lookups.tablesOf(player, { after: from.value, isOwn: true });
    const items = all.filter(({ visibility }) => isOwn || visibility === 'public');
    const last = all.at(-1);
    return { ok: true, value: { items, ...(last && { next: last.id }) } };`,
    test: 'apps/server/http/privateLists.test.ts',
    title:
      'tell no private table to nobody, a stranger, an opponent or a friend, on any route and by any cursor',
  },
  cursorOfHidden: {
    file: 'apps/server/matches/lookups.ts',
    instead: 'and is_public and match_id <',
    plant: 'and match_id <',
    test: 'apps/server/http/privateLists.test.ts',
    title: 'are the same for a stranger, byte for byte, whether or not there are private tables',
  },
  idIsKey: {
    file: 'apps/server/matches/invitations.ts',
    instead: 'if (key === undefined) return false;',
    plant: 'if (key === undefined) return true;',
    test: 'apps/server/http/privateTables.test.ts',
    title: 'is no table at all while it is',
  },
  anyKeyOpens: {
    file: 'apps/server/matches/invitations.ts',
    instead: 'timingSafeEqual(digest(kept), digest(key))',
    plant: 'digest(kept).length === digest(key).length',
    test: 'apps/server/http/privateTables.test.ts',
    title: 'is no table at all while it is',
  },
};

/** What lets one visitor stand in the way of all others. */
const IN_QUEUES: Readonly<Record<string, PlantedFault>> = {
  queueInOrderOfArrival: {
    file: 'apps/server/analyses/jobs.ts',
    instead: 'order by turn, asked_at limit 1',
    plant: 'order by asked_at limit 1',
    test: 'apps/server/analyses/jobs.test.ts',
    title: 'who asks for one analysis waits for one of another’s, however many those are',
  },
  duelsInOrderOfArrival: {
    file: 'apps/server/days/duelChecks.ts',
    instead: 'order by turn, asked_at limit 1',
    plant: 'order by asked_at limit 1',
    test: 'apps/server/http/fullTilt.test.ts',
    title: 'the duels of others are checked after the one under way and one of the site',
  },
  oneHostFillsTheList: {
    file: 'apps/server/matches/lookups.ts',
    instead: 'partition by creator order by id desc',
    plant: 'partition by id',
    test: 'apps/server/http/openTables.test.ts',
    title: 'one host has two places, one site five, and older tables of others come in',
  },
  hostGoneTableStays: {
    file: 'apps/server/matches/record.ts',
    instead: "if (setting.visibility === 'private' || (isByLetter && isReached)) return last;",
    plant: 'if (isReached !== undefined) return last;',
    test: 'apps/server/matches/hosts.test.ts',
    title: 'a public table closes two minutes after its host was here last, on any node',
  },
  oneLogCountsTwice: {
    file: 'apps/server/days/days.ts',
    instead: 'const log = canonical(entries);',
    plant: 'const log = attempt.attempt;',
    test: 'apps/server/http/days.test.ts',
    title: 'one log counts once a day, however many tries it is said to be; another player may play the same',
  },
};

/** What comes back from a database otherwise than it went in. */
const IN_STORE: Readonly<Record<string, PlantedFault>> = {
  bigintIsText: {
    file: 'apps/server/store/pool.ts',
    instead: 'const BIGINT = 20;',
    plant: 'const BIGINT = -20;',
    test: 'apps/server/store/database.test.ts',
    title: 'milliseconds come back as numbers, lists as lists, times as dates',
  },
  timeWithoutZone: {
    file: 'apps/server/store/migrations/0001-first-release/players.sql',
    instead: 'until_at timestamptz not null',
    plant: 'until_at timestamp not null',
    test: 'apps/server/store/database.test.ts',
    title: 'no time is kept without its zone',
  },
  listIndexMissing: {
    file: 'apps/server/store/migrations/0001-first-release/matches.sql',
    instead: 'on matches (game, status, id desc)',
    plant: 'on matches (creator, status, id desc)',
    test: 'apps/server/store/buffers.test.ts',
    only: 'running tables of a game take',
    names: 'running tables of a game take at most 120 pages',
  },
  columnMissing: {
    file: 'apps/server/store/migrations/0001-first-release/players.sql',
    instead: 'until_at timestamptz not null,',
    plant: '',
    test: 'apps/server/matches/vacations.test.ts',
  },
  personUnlisted: {
    file: 'apps/server/store/migrations/0001-first-release/players.sql',
    instead: 'seen_at timestamptz not null default now(),',
    plant: 'seen_at timestamptz not null default now(), address text,',
    test: 'apps/server/store/personalData.test.ts',
    title: 'know the same tables and columns: a new one is personal, or it is not',
    names: 'networks.address',
  },
  onlyPostgresTakesIt: {
    file: 'apps/server/store/players.ts',
    instead:
      'export async function findPlayer(db: Database, id: string): Promise<StoredPlayer | undefined> {',
    plant:
      "export async function findPlayer(db: Database, id: string): Promise<StoredPlayer | undefined> { await (await import('kysely')).sql`select 1; select 2`.execute(db);",
    test: 'apps/server/store/database.test.ts',
    title: 'a player is found by id',
  },
};

/** What a test leaves to the next one in its process. */
const IN_TESTS: Readonly<Record<string, PlantedFault>> = {
  timerLeft: leftBehind('setInterval(() => {}, 60_000);'),
  listenerLeft: leftBehind("process.on('SIGUSR2', () => {});"),
  environmentLeft: leftBehind("process.env.RIPOSTE_LEFT = '1';"),
  databaseLeft: leftBehind("await (await import('./testing/postgres.ts')).newDatabase();"),
};

function leftBehind(code: string): PlantedFault {
  return {
    file: 'apps/server/config.test.ts',
    instead: "const SECRET = 's'.repeat(32);",
    plant: `const SECRET = 's'.repeat(32);\n${code}`,
    test: 'apps/server/config.test.ts',
    names: 'config.test.ts leaves behind',
  };
}

/** The first on the shelf stands for all. */
const GAME = SHELF[0]?.id ?? '';

/** What people see, or have to look at. */
const IN_PAGES: Readonly<Record<string, PlantedFault>> = {
  buttonCovered: {
    file: 'apps/web/table/kit/Board.module.css',
    instead: '  grid-area: 1 / 1;\n  overflow: hidden;',
    plant: '  grid-area: 1 / 1 / 2 / 3;\n  z-index: 9;\n  overflow: hidden;\n  pointer-events: auto;',
    test: `apps/web/games/${GAME}/e2e/layout.test.ts`,
    only: "at '844x390' nothing is cut",
    names: 'covered: ',
  },
  nameCut: {
    file: 'apps/web/table/kit/Plate.module.css',
    instead: '  max-width: 100%;\n}\n\n/* Where the tools',
    plant: '  max-width: 2.5rem;\n}\n\n/* Where the tools',
    test: `apps/web/games/${GAME}/e2e/layout.test.ts`,
    only: "at '360x640' nothing is cut",
    names: 'cut: ',
  },
  contrastOfThree: {
    file: 'apps/web/design/tokens.css',
    instead: '--ash: #a5abc0;',
    plant: '--ash: #5f6473;',
    test: 'apps/web/e2e/screens.test.ts',
    only: "nothing on the screen “'settings'”",
    names: 'color-contrast: ',
  },
  buttonWithoutName: {
    file: 'apps/web/match/replay/Controls.tsx',
    instead: 'label={t`Log, viewer and sharing`}',
    plant: 'label=""',
    test: 'apps/web/e2e/screens.test.ts',
    only: "nothing on the screen “'replay'”",
    names: 'button-name: ',
  },
  endlessMotion: {
    file: 'apps/web/design/base.css',
    instead: 'animation-iteration-count: 1 !important;',
    plant: '',
    test: 'apps/web/e2e/screens.test.ts',
    only: "nothing on the screen “'play'”",
    names: 'moves without end: ',
  },
  scriptNotKept: {
    file: 'apps/web/vite.config.ts',
    instead: "globIgnores: ['notifications.js'],",
    plant: "globIgnores: ['notifications.js', 'assets/RulesPage-*.js'],",
    test: `apps/web/games/${GAME}/e2e/here.test.ts`,
    title: 'after one visit the rules are read and a whole duel is played without a network',
  },
};

/** What makes the check slower, and nothing else worse. */
const IN_TIME: Readonly<Record<string, PlantedFault>> = {
  ownDatabase: {
    file: 'apps/server/lobby/seeks.test.ts',
    instead: "import { DUEL_ID } from '../testing/duel.ts';",
    plant:
      "import { DUEL_ID } from '../testing/duel.ts';\nimport { embeddedStore } from '../testing/databases.ts';\nawait (await embeddedStore()).close();",
    test: 'scripts/dear.test.ts',
    only: 'a test file that opens a database, a service or a build of its own says why in scripts/dear.ts',
    names: 'apps/server/lobby/seeks.test.ts',
  },
  ownBuild: {
    file: 'apps/web/e2e/record.test.ts',
    instead: "import { expect, test } from 'vitest';",
    plant:
      "import { expect, test } from 'vitest';\nimport { builtTestPages } from './client.ts';\nbuiltTestPages();",
    test: 'scripts/dear.test.ts',
    only: 'a test file that opens a database, a service or a build of its own says why in scripts/dear.ts',
    names: 'apps/web/e2e/record.test.ts',
  },
  wholeMatch: {
    file: 'apps/web/e2e/record.test.ts',
    instead: "import { expect, test } from 'vitest';",
    plant:
      "import { expect, test } from 'vitest';\ntest('another match', async () => { await (await invite('Cem')).playsToTheEnd(() => 0); });",
    test: 'scripts/dear.test.ts',
    only: 'a test file that plays a whole match in a browser says why in scripts/dear.ts',
    names: 'apps/web/e2e/record.test.ts',
  },
  sleep: {
    file: 'packages/kernel/json.test.ts',
    instead: "import { describe, expect, test } from 'vitest';",
    plant:
      "import { describe, expect, test } from 'vitest';\nawait new Promise((resolve) => setTimeout(resolve, 90_000));",
    test: 'packages/kernel/json.test.ts',
    names: 'packages/kernel/json.test.ts waits for',
  },
};

/** What blinds the pairs that prove that nothing leaks. */
const IN_SECRECY: Readonly<Record<string, PlantedFault>> = {
  dealBelieved: {
    file: 'packages/kernel/conformance/letters.ts',
    instead: 'if (isSameButChance(one.state, other.state)) return;',
    plant: 'return;',
    test: 'packages/shelf/leaks.test.ts',
    title: 'holds no leak that its pairs would not find',
    names: 'what the deal shows only some is shown to everybody, and the rules say so: not found',
  },
  lettersUnread: {
    file: 'packages/kernel/conformance/twins.ts',
    instead: 'compareLetters(this.viewer, one, other);',
    plant: 'isSame(one.letters, other.letters);',
    test: 'packages/shelf/leaks.test.ts',
    title: 'holds no leak that its pairs would not find',
    names: 'a view shows the next results of chance: not found',
  },
  shownToOthers: {
    file: 'packages/kernel/event.ts',
    instead: '(to && !isAmong(to, viewer))',
    plant: 'to === undefined',
    test: 'packages/kernel/event.test.ts',
    title: 'an event shows something to',
  },
};

/** All that the check has to find, by name. */
export const PLANTED: Readonly<Record<string, PlantedFault>> = {
  ...IN_SERVER,
  ...IN_PRIVACY,
  ...IN_QUEUES,
  ...IN_STORE,
  ...IN_TESTS,
  ...IN_PAGES,
  ...IN_TIME,
  ...IN_SECRECY,
};

/** A source with the fault in it. */
export function withFault({ file, instead, plant }: PlantedFault, source: string): string {
  const parts = source.split(instead);
  if (parts.length !== 2) throw new Error(`${file} does not say once: ${instead}`);
  return parts.join(plant);
}
