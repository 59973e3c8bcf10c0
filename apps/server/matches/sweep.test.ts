import { describe, expect, test } from 'vitest';
import { DUEL_ID } from '../testing/duel.ts';
import { FORMS } from '../testing/forms.ts';
import { gathered } from '../testing/gathering.ts';
import { granted, seated } from '../testing/tables.ts';
import type { Place } from '../time/serviceClock.ts';
import type { NewTable } from './openings.ts';
import { Sweep } from './sweep.ts';

const LIVE: NewTable = { game: DUEL_ID, clock: { type: 'live', initial: 60_000, increment: 0 } };
const BATCH = 3;

describe.each(FORMS)('the sweep on $form', ({ open }) => {
  const { service, ann, ben } = gathered(open);

  test('looks after all that is due, though more than a batch cannot be settled yet', async () => {
    const waiting = new Set<string>();
    const { time } = service;
    const node = await service.node({
      time: {
        now: () => time.now(),
        hasPassed: (deadline) => time.hasPassed(deadline),
        // Answers to these wait at another node.
        waitingSince: (place: Place) => (waiting.has(place.split('/')[0] ?? '') ? 0 : undefined),
      },
    });
    for (let count = 0; count <= BATCH; count++) waiting.add(await seated(node.matches, [ann, ben], LIVE));
    time.pass(1_000);
    const last = await seated(node.matches, [ann, ben], LIVE);
    const statusOf = async (id: string) => granted(await node.matches.lookups.table(id)).status;
    const sweep = new Sweep({ ...node, time, batch: BATCH });
    time.pass(60_000);
    let sweeps = 0;
    while ((await sweep.sweep()).tables > 0 && ++sweeps < 10) {}
    expect(sweeps).toBe(2);
    expect(await statusOf(last)).toBe('over');
    const late = [...waiting];
    for (const id of late) expect(await statusOf(id)).toBe('running');
    // Those that were put off are looked at again soon.
    waiting.clear();
    time.pass(1_000);
    while ((await sweep.sweep()).tables > 0) {}
    for (const id of late) expect(await statusOf(id)).toBe('over');
  });
});
