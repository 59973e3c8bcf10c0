import { setTimeout as wait } from 'node:timers/promises';
import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { FORMS } from '../testing/forms.ts';
import { HeldAppends } from '../testing/heldAppends.ts';
import type { LiveClient } from '../testing/liveClient.ts';
import { liveHouse } from '../testing/liveHouse.ts';
import { listening } from '../testing/liveNode.ts';
import { promptBus } from '../testing/promptBus.ts';
import { seated } from '../testing/tables.ts';

/** How long, in milliseconds, a choice is held up before the database. */
const HELD = 300;

/** What a client was told of its own choice, in order. */
function toldTo({ texts }: LiveClient): readonly string[] {
  const types = texts.map((text) => (JSON.parse(text) as { type: string }).type);
  return types.filter((type) => type === 'accepted' || type === 'update');
}

describe.each(FORMS)('on $form', ({ open }) => {
  const house = liveHouse(open);

  test('a choice is acknowledged before anybody is told of it, however fast the bus is', async () => {
    const { service, ann, ben } = house;
    const node = await listening(await service.node({ bus: promptBus() }));
    try {
      const id = await seated(node.matches, [ann, ben]);
      const clients = [await house.clientOf(ann, node), await house.clientOf(ben, node)];
      const watched = await Promise.all(clients.map((client, index) => client.watch(id, seat(index))));
      const mover = watched.findIndex(({ present }) => present?.decision !== undefined);
      const [client, mine] = [clients[mover], watched[mover]];
      const decision = mine?.present?.decision;
      const choice = decision?.choices[0];
      if (!client || !mine || !decision || !choice) throw new Error('no seat is asked anything');
      const [before, head] = [toldTo(client).length, mine.last ?? 0];
      await client.ask({ type: 'choose', match: id, decision: decision.id, choice });
      await client.until(() => (mine.last ?? 0) > head);
      expect(toldTo(client).slice(before)).toEqual(['accepted', 'update']);
    } finally {
      await node.close();
    }
  });

  /** A choice that is on its way to the database, and what both players have been told of it. */
  async function choiceOnItsWay() {
    const { service, one, ann, ben } = house;
    const { db } = await service.node();
    const appends = new HeldAppends(db);
    const node = await listening(await service.node({ appends }));
    const id = await seated(one.matches, [ann, ben]);
    const clients = [await house.clientOf(ann, node), await house.clientOf(ben, node)];
    const watched = await Promise.all(clients.map((client, index) => client.watch(id, seat(index))));
    const mover = watched.findIndex(({ present }) => present?.decision !== undefined);
    const { decision } = watched[mover]?.present ?? {};
    const [choice] = decision?.choices ?? [];
    if (!decision || !choice) throw new Error('no seat is asked anything');
    const before = clients.map((client) => toldTo(client).length);
    const told = () => clients.map((client, index) => toldTo(client).slice(before[index]));
    const asked = clients[mover]?.ask({ type: 'choose', match: id, decision: decision.id, choice });
    await appends.isHeld;
    await wait(HELD);
    return { node, appends, asked, told };
  }

  test('a choice is not acknowledged before it is committed', async () => {
    const { node, appends, asked, told } = await choiceOnItsWay();
    try {
      expect(told().flat()).not.toContain('accepted');
      appends.letGo();
      expect(await asked).toMatchObject({ type: 'accepted' });
    } finally {
      appends.letGo();
      await node.close();
    }
  });

  test('nobody is told of a choice before it is committed', async () => {
    const { node, appends, told } = await choiceOnItsWay();
    try {
      expect(told().flat()).not.toContain('update');
      appends.letGo();
      await expect.poll(() => told().every((types) => types.includes('update'))).toBe(true);
    } finally {
      appends.letGo();
      await node.close();
    }
  });

  test('choices are published in the order in which they were committed', async () => {
    const { service, one, ann, ben } = house;
    const bus = promptBus();
    const { matches } = await service.node({ bus });
    const id = await seated(one.matches, [ann, ben]);
    const seqs: number[] = [];
    bus.subscribe(`match.${id}.spectators`, (bytes) =>
      seqs.push(JSON.parse(new TextDecoder().decode(bytes)).seq),
    );
    await Promise.all([
      matches.offerDraw(id, ann.id),
      matches.answerDraw(id, ben.id, false),
      matches.offerDraw(id, ben.id),
      matches.resign(id, ann.id),
    ]);
    await matches.settled();
    const [first = 0] = seqs;
    expect(seqs).toEqual([first, first + 1, first + 2, first + 3]);
  });
});
