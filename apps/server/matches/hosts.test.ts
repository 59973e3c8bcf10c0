import type { Visibility } from '@riposte/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withReminders } from '../reminders/schema.ts';
import { newId } from '../store/id.ts';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { FORMS, someNonce, type TestNode, type TestService } from '../testing/forms.ts';
import { granted } from '../testing/tables.ts';
import { forgetHosts, Hosts } from './hosts.ts';
import { Sweep } from './sweep.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BY_LETTER = { type: 'correspondence', perTurn: 2 * DAY } as const;

describe.each(FORMS)('hosts on $form', ({ open }) => {
  let service: TestService;
  let nodes: readonly [TestNode, TestNode];
  let ann: StoredPlayer;
  let ben: StoredPlayer;
  beforeAll(async () => {
    service = await open();
    nodes = [await service.node(), await service.node()];
  }, OPENING);
  afterAll(() => service.close());
  beforeEach(async () => {
    [ann, ben] = [await service.player('Ann'), await service.player('Ben')];
  });

  const raise = (error: unknown) => {
    throw error;
  };
  const hostsOf = ({ db }: TestNode) => new Hosts({ db, time: service.time, onError: raise });
  const laid = async (more: { visibility?: Visibility; clock?: typeof BY_LETTER } = {}) =>
    granted(await nodes[0].matches.create(ann.id, { game: DUEL_ID, ...more })).setting.id;
  /** Time goes on, nodes sweep as often as they need, and the table is looked at. */
  async function after(milliseconds: number, id: string): Promise<string> {
    service.time.pass(milliseconds);
    const sweep = new Sweep({ ...nodes[1], time: service.time, onError: raise });
    while ((await sweep.sweep()).tables > 0) {}
    return granted(await nodes[0].matches.lookups.table(id, { player: ann.id })).status;
  }

  test('a public table closes two minutes after its host was here last, on any node', async () => {
    const id = await laid();
    const [first, second] = [hostsOf(nodes[0]), hostsOf(nodes[1])];
    second.watch(() => [ben.id, ann.id]);
    first.note(ann.id);
    await first.round();
    expect(await after(2 * MINUTE, id)).toBe('open');
    // On the other node, connected and silent.
    await second.round();
    expect(await after(2 * MINUTE, id)).toBe('open');
    // Nobody is asked twice for what was noted once, and what the other node noted later counts.
    await first.round();
    expect(await after(MINUTE / 2 - 1, id)).toBe('open');
    expect(await after(1, id)).toBe('over');
  });

  test('who asked just before nothing could be written is noted by the next round', async () => {
    const id = await laid();
    let isThere = false;
    const time = {
      now: async () => {
        if (!isThere) throw new Error('gone');
        return service.time.at;
      },
    };
    const hosts = new Hosts({ db: nodes[0].db, time });
    service.time.pass(MINUTE);
    hosts.note(ann.id);
    await expect(hosts.round()).rejects.toThrow('gone');
    isThere = true;
    await hosts.round();
    expect(await after(2 * MINUTE, id)).toBe('open');
    expect(await after(MINUTE, id)).toBe('over');
  });

  test('who sits down does not keep it open, nor does a host who never came back', async () => {
    const id = await laid();
    granted(await nodes[0].matches.sit(id, ben, { nonce: someNonce() }));
    const hosts = hostsOf(nodes[0]);
    hosts.note(ben.id);
    await hosts.round();
    expect(await after(2.5 * MINUTE - 1, id)).toBe('open');
    expect(await after(1, id)).toBe('over');
  });

  test('a private one, which is in no list, waits for three hours', async () => {
    const id = await laid({ visibility: 'private' });
    expect(await after(180 * MINUTE - 1, id)).toBe('open');
    expect(await after(1, id)).toBe('over');
  });

  test('one played by letter waits three days for its host, and two weeks where they are told of their turns', async () => {
    const gone = await laid({ clock: BY_LETTER });
    expect(await after(3 * DAY - 1, gone)).toBe('open');
    expect(await after(1, gone)).toBe('over');
    const id = await laid({ clock: BY_LETTER });
    const contact = {
      id: newId(),
      player_id: ann.id,
      kind: 'mail',
      address: '',
      detail: '{}',
      name: '',
    } as const;
    await withReminders(nodes[0].db).insertInto('contacts').values(contact).execute();
    expect(await after(14 * DAY - 1, id)).toBe('open');
    expect(await after(1, id)).toBe('over');
  });

  test('nothing is noted of players who are no hosts, and hosts are forgotten with their tables', async () => {
    const id = await laid();
    const hosts = hostsOf(nodes[0]);
    hosts.watch(() => [ann.id, ben.id]);
    await hosts.round();
    const known = async () =>
      (await nodes[0].db.selectFrom('hosts').select('player_id').execute()).map(({ player_id }) => player_id);
    expect(await known()).toContain(ann.id);
    expect(await known()).not.toContain(ben.id);
    await forgetHosts(nodes[0].db);
    expect(await known()).toContain(ann.id);
    granted(await nodes[0].matches.openings.close(id, ann.id));
    await forgetHosts(nodes[0].db);
    expect(await known()).toEqual([]);
  });
});
