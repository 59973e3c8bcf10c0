import { seat } from '@riposte/kernel';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewTable } from '../matches/openings.ts';
import { QUIET } from '../matches/reminderDue.ts';
import { Sweep } from '../matches/sweep.ts';
import type { StoredPlayer } from '../store/players.ts';
import { browserKeys, type Doorbell, openDoorbell } from '../testing/doorbell.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { everyRow } from '../testing/everyRow.ts';
import { FORMS, TEST_GAMES } from '../testing/forms.ts';
import { liveHouse } from '../testing/liveHouse.ts';
import type { LiveNode } from '../testing/liveNode.ts';
import { granted, playOne, presentOf, questionOf, seated } from '../testing/tables.ts';
import { Contacts } from './contacts.ts';
import type { Reminder } from './reminder.ts';
import { Reminders } from './reminders.ts';
import { Sender } from './sender.ts';

const DAY = 86_400_000;
const LETTERS: NewTable = { game: DUEL_ID, clock: { type: 'correspondence', perTurn: 2 * DAY } };
const LIVE: NewTable = { game: DUEL_ID, clock: { type: 'live', initial: 3_600_000, increment: 0 } };
const SECRET = '0123456789abcdef'.repeat(4);

describe.each(FORMS)('on $form', ({ open }) => {
  const house = liveHouse(open);
  let bell: Doorbell;
  let ann: StoredPlayer;
  let ben: StoredPlayer;
  beforeEach(async () => {
    bell = await openDoorbell();
    ann = await house.service.player('Ann');
    ben = await house.service.player('Ben');
  });
  afterEach(async () => {
    await sql`delete from contacts`.execute(house.one.db);
    await sql`delete from reminders`.execute(house.one.db);
    await bell.close();
  });

  const senderOf = ({ db, url }: LiveNode) => new Sender({ db, url, secret: SECRET, reach: 'anywhere' });
  const errors: unknown[] = [];
  afterEach(() => expect(errors.splice(0)).toEqual([]));

  function partsOf(node: LiveNode, sender: Pick<Sender, 'send'> = senderOf(node)) {
    const { time } = house.service;
    const onError = (error: unknown) => errors.push(error);
    const findGame = (id: string) => TEST_GAMES.find((game) => game.id === id);
    const sweep = new Sweep({ ...node, time, onError });
    return { sweep, reminders: new Reminders({ ...node, time, findGame, sender, onError }) };
  }

  /** Both nodes sweep at once, then both tell at once. */
  async function goRound(): Promise<void> {
    const nodes = [house.one, house.other].map((node) => partsOf(node));
    await Promise.all(nodes.map(({ sweep }) => sweep.sweep()));
    await Promise.all(nodes.map(({ reminders }) => reminders.round()));
  }

  async function subscribe(player: StoredPlayer, path: string): Promise<void> {
    const body = { kind: 'push' as const, endpoint: `${bell.url}${path}`, keys: browserKeys() };
    granted(await new Contacts(house.one.db, senderOf(house.one)).add(player, body, 'Firefox'));
  }

  /** A match by letter between the two, both of whom can be told; and the seat that is asked. */
  async function letters(wanted = LETTERS) {
    const people = [ann, ben];
    await subscribe(ann, '/ann');
    await subscribe(ben, '/ben');
    const id = await seated(house.one.matches, people, wanted);
    const [next = seat(0)] = (await presentOf(house.one.matches, id, 'spectator')).awaiting;
    return { id, people, next, path: next === 0 ? '/ann' : '/ben' };
  }

  const paths = () => bell.rings.map(({ path }) => path);

  test('a player who is away is told of a turn once, whichever node finds it, and not at once', async () => {
    const { id, path } = await letters();
    house.service.time.pass(QUIET - 1);
    await goRound();
    expect(paths()).toEqual([]);
    house.service.time.pass(1);
    await goRound();
    expect(paths()).toEqual([path]);
    for (const hours of [1, 5, 30]) {
      house.service.time.pass(hours * 3_600_000);
      // A sweep may look at a table at any time.
      await sql`update matches set deadline = 0 where id = ${id}`.execute(house.one.db);
      await goRound();
    }
    expect(paths()).toEqual([path]);
  });

  test('what is said is game, table, names and time left, and nothing else', async () => {
    const contacts = new Contacts(house.one.db, senderOf(house.one));
    for (const [name, player] of Object.entries({ ann, ben })) {
      const body = { kind: 'webhook' as const, url: `${bell.url}/${name}` };
      granted(await contacts.add({ ...player, kind: 'member' }, body, ''));
    }
    const id = await seated(house.one.matches, [ann, ben], LETTERS);
    house.service.time.pass(QUIET);
    await goRound();
    const [ring] = bell.rings;
    expect(JSON.parse(ring?.body.toString() ?? '')).toEqual({
      type: 'turn',
      table: id,
      game: DUEL_ID,
      others: [ring?.path === '/ann' ? 'Ben' : 'Ann'],
      left: 2 * DAY - QUIET,
      origin: expect.any(String),
      title: expect.stringMatching(/^Your turn: /),
      sentence: `With ${ring?.path === '/ann' ? 'Ben' : 'Ann'}. 47 hours left.`,
    });
  });

  test('the link in a reminder has the key of a private table, and of a public one none', async () => {
    const said: Reminder[] = [];
    const sender = {
      send: async (_contact: unknown, reminder: Reminder) => {
        said.push(reminder);
        return 'done' as const;
      },
    };
    const keys = new Map<string, string>();
    for (const visibility of ['private', 'public'] as const) {
      const { id } = await letters({ ...LETTERS, visibility });
      const key = await house.one.matches.lookups.invitation(id, { player: ann.id });
      keys.set(id, granted(key) === undefined ? '' : `?key=${granted(key)}`);
    }
    house.service.time.pass(QUIET);
    const { sweep, reminders } = partsOf(house.one, sender);
    await sweep.sweep();
    await reminders.round();
    expect(said.map(({ path }) => path).toSorted()).toEqual(
      [...keys].flatMap(([id, key]) => Array(said.length / 2).fill(`/t/${id}${key}`)).toSorted(),
    );
    expect(said.length).toBeGreaterThan(1);
    expect([...keys.values()].filter((key) => key !== '')).toHaveLength(1);
  });

  test('the next turn is told anew; moves that follow each other without a break are one turn', async () => {
    const { id, people, next, path } = await letters();
    house.service.time.pass(QUIET);
    await goRound();
    const told = [path];
    for (let moves = 0, last = next; moves < 6; moves++) {
      await playOne(house.other.matches, id, people);
      const [asked] = (await presentOf(house.one.matches, id, 'spectator')).awaiting;
      if (asked === undefined) break;
      if (asked !== last) told.push(asked === 0 ? '/ann' : '/ben');
      last = asked;
      house.service.time.pass(3_600_000);
      await goRound();
      expect(paths()).toEqual(told);
    }
    expect(told.length).toBeGreaterThan(2);
  });

  test('nobody is told of an answer they have given meanwhile', async () => {
    const { id, people, path } = await letters();
    house.service.time.pass(QUIET);
    await partsOf(house.one).sweep.sweep();
    await playOne(house.one.matches, id, people);
    await goRound();
    expect(paths()).not.toContain(path);
  });

  test('no player is told while they are connected, on any node; they are once they have gone', async () => {
    const { id, people, next, path } = await letters();
    const [player = ann] = people.slice(next);
    const client = await house.clientWith(await house.one.tokenOf(player), house.other);
    await client.watch(id, next);
    house.service.time.pass(QUIET);
    await goRound();
    house.service.time.pass(QUIET);
    await goRound();
    expect(paths()).toEqual([]);
    await client.close();
    house.service.time.pass(QUIET);
    await expect.poll(() => goRound().then(paths)).toEqual([path]);
  });

  test('an opponent who is connected does not count', async () => {
    const { id, people, next, path } = await letters();
    const [other = ann] = people.filter((_one, index) => index !== next);
    const client = await house.clientWith(await house.one.tokenOf(other), house.other);
    await client.watch(id, next === 0 ? seat(1) : seat(0));
    house.service.time.pass(QUIET);
    await goRound();
    expect(paths()).toEqual([path]);
  });

  test('a live match tells nobody, nor does a bot whose turn it is', async () => {
    await letters(LIVE);
    const { matches } = house.one;
    const { setting } = granted(await matches.create(ann.id, LETTERS));
    granted(await matches.sit(setting.id, ann, { seat: seat(0), nonce: 'ab'.repeat(16) }));
    granted(await matches.openings.askBot(setting.id, ann.id, { seat: seat(1), bot: 'random' }));
    // A bot that never answers is waited for in vain, and nobody is told of it.
    const { awaiting } = await presentOf(matches, setting.id, 'spectator');
    if (awaiting.includes(seat(0))) {
      const { id: decision, choices } = await questionOf(matches, setting.id, seat(0));
      granted(await matches.choose(setting.id, ann.id, { decision, choice: choices[0] }));
    }
    const now = await presentOf(matches, setting.id, 'spectator');
    house.service.time.pass(2 * QUIET);
    await goRound();
    expect(paths()).toEqual(now.awaiting.includes(seat(0)) ? ['/ann'] : []);
  });

  test('a player without a contact leaves no row behind', async () => {
    await seated(house.one.matches, [ann, ben], LETTERS);
    house.service.time.pass(QUIET);
    await goRound();
    expect(await everyRow(house.one.db, ['reminders', 'deliveries'])).toBe('[[],[]]');
  });

  test('a reminder that was not taken is sent again, later and later, and given up at last', async () => {
    const { path } = await letters({ game: DUEL_ID, clock: { type: 'correspondence', perTurn: 30 * DAY } });
    bell.answer = 500;
    house.service.time.pass(QUIET);
    await goRound();
    await goRound();
    expect(paths()).toEqual([path]);
    house.service.time.pass(60_000);
    await goRound();
    expect(paths()).toEqual([path, path]);
    for (let tries = 0; tries < 10; tries++) {
      house.service.time.pass(DAY);
      await goRound();
    }
    expect(paths()).toHaveLength(6);
    expect(await everyRow(house.one.db, ['deliveries'])).toBe('[[]]');
  });

  test('a browser that is gone is forgotten', async () => {
    await letters();
    bell.answer = 410;
    house.service.time.pass(QUIET);
    await goRound();
    expect(bell.rings).toHaveLength(1);
    const { rows } = await sql`select from contacts`.execute(house.one.db);
    expect(rows).toHaveLength(1);
  });

  test('a node that dies after it has taken a reminder leaves it to another', async () => {
    const { path } = await letters();
    house.service.time.pass(QUIET);
    const { sweep } = partsOf(house.one);
    await sweep.sweep();
    const { time } = house.service;
    const findGame = (id: string) => TEST_GAMES.find((game) => game.id === id);
    const dead = { send: () => new Promise<never>(() => {}) };
    void new Reminders({ ...house.one, time, findGame, sender: dead }).round();
    const taken = () => everyRow(house.one.db, ['deliveries']);
    await expect.poll(taken).toContain('"tries":1');
    await goRound();
    expect(paths()).toEqual([]);
    house.service.time.pass(60_000);
    await goRound();
    expect(paths()).toEqual([path]);
  });
});
