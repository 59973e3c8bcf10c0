import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { FORMS } from '../testing/forms.ts';
import { liveHouse } from '../testing/liveHouse.ts';
import { seated } from '../testing/tables.ts';

const SPECTATORS = 100;
/** Each is told when they come; then all are told together now and then. One by one it would be more than 5,000. */
const MOST = 15 * SPECTATORS;

describe.each(FORMS)('on $form', ({ open }) => {
  const house = liveHouse(open);

  test('a hundred spectators who come and go are told of it now and then, and all know at last how many there are', async () => {
    const { one, ann, ben } = house;
    const id = await seated(one.matches, [ann, ben]);
    const player = await house.clientOf(ann, one);
    await player.watch(id, seat(0));
    expect([...one.live.players]).toEqual([ann.id]);
    const crowd = [];
    for (let count = 0; count < SPECTATORS; count++) {
      const client = await house.clientOf(undefined, one);
      await client.watch(id, 'spectator');
      crowd.push(client);
    }
    const all = [player, ...crowd];
    const known = () => all.filter(({ presences }) => presences.at(-1)?.spectators === SPECTATORS).length;
    await expect.poll(known, { timeout: 10_000 }).toBe(all.length);
    const told = all.reduce((sum, { presences }) => sum + presences.length, 0);
    process.stdout.write(`figure presence_messages ${told}\n`);
    expect(told).toBeLessThan(MOST);
    // One stranger who comes and goes all the time costs the others no more.
    const restless = await house.clientOf(undefined, one);
    for (let count = 0; count < 100; count++) await restless.unwatch(await restless.watch(id, 'spectator'));
    const more = all.reduce((sum, { presences }) => sum + presences.length, 0) - told;
    process.stdout.write(`figure presence_messages_restless ${more}\n`);
    expect(more).toBeLessThan(MOST);
    // The opponent, who matters, is seen at once.
    const opponent = await house.clientOf(ben, one);
    await opponent.watch(id, seat(1));
    await player.until(() => player.presences.at(-1)?.here.length === 2);
  }, 120_000);
});
