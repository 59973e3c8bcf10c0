import { readFileSync } from 'node:fs';
import { APPEAL_AGAIN, KEPT_DAYS, LIMITS, UNTIL_CONFIRMED } from '@riposte/protocol';
import { expect, test } from 'vitest';
import { ARRIVAL, CONNECTIONS } from './http/connections.ts';
import { NETWORKS } from './http/network.ts';
import { RATES } from './http/parts.ts';
import { LIVE_LIMITS } from './live/limits.ts';
import { MOST_ASIDES, MOST_OFFERS } from './matches/asides.ts';
import { IN_TIME } from './matches/inTime.ts';
import { CHECKPOINT_EVERY } from './matches/record.ts';
import { QUIET } from './matches/reminderDue.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8').replaceAll(/\s+/g, ' ');

const WORDS = 'no one two three four five six seven eight nine ten'.split(' ');
/** A number as the documents write it: up to ten in letters. */
const said = (number: number) => WORDS[number] ?? number.toLocaleString('en');
const figure = (number: number) => number.toLocaleString('en');
const seconds = (milliseconds: number) => said(milliseconds / 1_000);
const KIB = 1_024;

const OPERATIONS = 'docs/operations.md';
const SECURITY = 'SECURITY.md';
const HOSTILE = 'docs/hostile.md';
const PRIVACY = 'apps/web/pages/about/PrivacyPage.tsx';

/** What the documents say of limits and periods, with the constants of the code in it. */
const SENTENCES: readonly (readonly [file: string, sentence: string])[] = [
  [
    SECURITY,
    `messages of the live channel ${LIMITS.clientBytes / KIB} KiB, a duel of the day ${LIMITS.duelBytes / KIB} KiB`,
  ],
  [SECURITY, `A session lasts ${KEPT_DAYS.session} days after it was used last`],
  [SECURITY, `an HMAC, for ${KEPT_DAYS.network} days`],
  [SECURITY, `A request has ${seconds(ARRIVAL)} seconds to arrive`],
  [SECURITY, `one address of the public Internet has ${figure(CONNECTIONS)} connections at most`],
  [
    OPERATIONS,
    `${figure(RATES.address)} requests of the API from one address, ${RATES.player} by one player`,
  ],
  [OPERATIONS, `${RATES.guests} new guests and accounts from one address`],
  [
    OPERATIONS,
    `Of pages ${figure(RATES.pages)} from one address, of files ${figure(RATES.files)} (a browser that comes`,
  ],
  [OPERATIONS, `beyond ${RATES.previews} look-ups a minute from one address`],
  [OPERATIONS, `as one address, and a site of 48 bits as ${said(NETWORKS)}`],
  [
    OPERATIONS,
    `one address has ${figure(CONNECTIONS)} connections at most (${LIVE_LIMITS.perAddress} browsers, for`,
  ],
  [OPERATIONS, `A request that has not arrived after ${seconds(ARRIVAL)} seconds is given up`],
  [OPERATIONS, `an address of the public Internet ${RATES.probes} times a minute`],
  [
    OPERATIONS,
    `say ${said(RATES.contacts)} times a minute where they are to be told of their turns, and test it ${said(RATES.contactTests)} times`,
  ],
  [OPERATIONS, `${RATES.reports} a minute from one network`],
  [
    OPERATIONS,
    `${RATES.analyses} new analyses and ${RATES.duels} duels an hour from one network, ${said(NETWORKS)} times that from a site`,
  ],
  [OPERATIONS, `sessions that are over (${KEPT_DAYS.session} days after they were used last)`],
  [OPERATIONS, `were not here for ${KEPT_DAYS.unseatedGuest === 7 ? 'a week' : '?'}`],
  [OPERATIONS, `former name stays theirs for ${KEPT_DAYS.formerName} days`],
  [OPERATIONS, `for ${KEPT_DAYS.audit === 2 * 365 ? 'two years' : '?'} (of a deleted player`],
  [OPERATIONS, `appeal (again ${APPEAL_AGAIN} days after the answer)`],
  [
    OPERATIONS,
    `a suspension of ${UNTIL_CONFIRMED} days (or what stands, if that is longer) until a second moderator confirms`,
  ],
  [OPERATIONS, `waited for for ${said(QUIET / 60_000)} minutes`],
  [OPERATIONS, `answered with \`BUSY\` before ${said(Math.ceil(IN_TIME / 1_000))} are over`],
  [
    HOSTILE,
    `a seat has ${MOST_ASIDES} of them in a match, and ${said(MOST_OFFERS)} offers between two choices`,
  ],
  ['docs/vocabulary.md', `after every ${CHECKPOINT_EVERY}th line`],
  [PRIVACY, '{session} days after you used it last'],
  [PRIVACY, 'kept: <Trans>{network} days.</Trans>'],
  [PRIVACY, 'kept: <Trans>{visit} days.</Trans>'],
  [PRIVACY, '{report} days after a moderator looked at it'],
  [PRIVACY, '{suspension} days after the end'],
  [PRIVACY, '{audit} days. If you delete'],
];

/** The same where the code keeps a constant to itself: how it stands there. */
const DECLARED: readonly (readonly [file: string, sentence: string, source: string, declared: string])[] = [
  [SECURITY, 'by three seconds at most', 'apps/server/identity/attempts.ts', 'const SLOWEST = 3_000;'],
  [
    SECURITY,
    'chosen anew works once, for an hour',
    'apps/server/identity/auth.ts',
    'resetPasswordTokenExpiresIn: HOUR',
  ],
  [SECURITY, '128 random bits', 'apps/server/matches/invitations.ts', 'const KEY_BYTES = 16;'],
  [SECURITY, 'for five seconds more', 'apps/server/identity/knownCallers.ts', 'const MEMORY = 5_000;'],
  [SECURITY, 'closed within a minute', 'apps/server/live/limits.ts', 'credentials: 60_000,'],
  [SECURITY, 'within ten seconds while NATS', 'apps/server/live/limits.ts', 'credentialsAlone: 10_000,'],
  [
    SECURITY,
    'one site fills a tenth of it',
    'apps/server/analyses/analyses.ts',
    'all: 1_000, guests: 500, site: 100',
  ],
  [
    SECURITY,
    'Half of each queue is kept',
    'apps/server/days/duelChecks.ts',
    'all: 100, guests: 50, site: 10',
  ],
  [SECURITY, 'has at most eight shares', 'apps/server/queue/turns.ts', 'STEPS = { member: 8, guests: 16 }'],
  [
    SECURITY,
    'two of a host and five of a site',
    'apps/server/matches/lookups.ts',
    'const MOST_OF_HOST = 2; const MOST_OF_SITE = 5;',
  ],
  [
    SECURITY,
    'two to three minutes after its host has gone',
    'apps/server/matches/record.ts',
    'HOST_GONE = 2 * 60 * 1_000',
  ],
  [
    OPERATIONS,
    'Two to three minutes after that it closes',
    'apps/server/matches/record.ts',
    'HOST_GONE = 2 * 60 * 1_000',
  ],
  [
    OPERATIONS,
    'three hours after anything last happened',
    'apps/server/matches/record.ts',
    'OPEN_FOR = 3 * 60 * 60 * 1_000',
  ],
  [
    OPERATIONS,
    'over days waits for three days, and for 14',
    'apps/server/matches/record.ts',
    'HOST_GONE_LETTERS = 3 * 24 *',
  ],
  [OPERATIONS, 'three hours, or 14 days', 'apps/server/matches/record.ts', 'OPEN_FOR_LETTERS = 14 * 24 *'],
  [
    OPERATIONS,
    'note every 30 seconds in the table `hosts`',
    'apps/server/matches/record.ts',
    'HOST_NOTED = 30_000',
  ],
  [OPERATIONS, 'looked up at most once in five seconds', 'apps/server/http/pages.ts', 'PREVIEW_AGE = 5_000'],
  [
    OPERATIONS,
    'eight in 15 seconds by one player',
    'apps/server/lobby/chat.ts',
    'const LINES = 8; const SECONDS = 15;',
  ],
  [
    OPERATIONS,
    'ten in a quarter of an hour from one network',
    'apps/server/identity/attempts.ts',
    'const SAME = 10;',
  ],
  [OPERATIONS, 'a hundred from one network', 'apps/server/identity/attempts.ts', 'const NETWORK = 100;'],
  [
    OPERATIONS,
    'A guest may have laid 20 tables that are not over, a member 100.',
    'apps/server/lobby/quotas.ts',
    '{ guest: 20, member: 100, botsOnly: 3 }',
  ],
  [OPERATIONS, '| a member | 50 a day |', 'apps/server/analyses/analyses.ts', 'member: 50,'],
  [OPERATIONS, '| a guest | 10 a day |', 'apps/server/analyses/analyses.ts', 'guest: 10,'],
  [
    OPERATIONS,
    '| all guests and visitors of a site | 40 a day |',
    'apps/server/analyses/analyses.ts',
    'guests: 40,',
  ],
  [OPERATIONS, '| waiting in all | 1,000 | 100 |', 'apps/server/days/duelChecks.ts', 'all: 100, guests: 50'],
  [
    OPERATIONS,
    '30 a day by a member, 10 by a guest',
    'apps/server/lobby/reports.ts',
    'A_DAY = { guest: 10, member: 30',
  ],
  [OPERATIONS, 'days, at most three of them', 'apps/server/identity/names.ts', 'const FORMER = 3;'],
  [
    OPERATIONS,
    'nobody gets the old one for a year',
    'apps/server/identity/names.ts',
    "BARRED = sql`interval '1 year'`",
  ],
  [OPERATIONS, 'Every ten minutes nodes that sweep', 'apps/server/node/node.ts', 'const PURGING = 600_000;'],
  [OPERATIONS, 'After 30 seconds more it ends', 'apps/server/node/signals.ts', 'const PATIENCE = 30_000;'],
  [OPERATIONS, 'looked for up to 15 seconds', 'apps/server/matches/conductor.ts', 'const PATIENCE = 15_000;'],
  [OPERATIONS, 'waits for its own for 25 seconds', 'apps/server/days/days.ts', 'const PATIENCE = 25_000;'],
  [
    OPERATIONS,
    'A step waits 0.3 seconds for a lock',
    'apps/server/store/migrations.ts',
    'const LOCK_LIMIT = 300;',
  ],
];

test.each(SENTENCES)('%s says what the code does: %s', (file, sentence) => {
  expect(read(file)).toContain(sentence);
});

test.each(DECLARED)('%s says: %s, as the code has it', (file, sentence, source, declared) => {
  expect(read(file)).toContain(sentence);
  expect(read(source)).toContain(declared);
});

test('the privacy page writes no period that is not one of the clean-up', () => {
  const written = read(PRIVACY).match(/[^{}]\b\w+ (?:days?|weeks?|months?|years?|hours?)\b/g) ?? [];
  expect(written.filter((words) => !words.includes('{') && /\d|week|month|year|hour/.test(words))).toEqual(
    [],
  );
});
