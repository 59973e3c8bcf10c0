import { type Seat, seat, verifyReplay } from '@riposte/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { FORMS, TEST_GAMES, type TestNode, type TestService } from '../testing/forms.ts';
import { keptOf, loseAllSince } from '../testing/loss.ts';
import { granted, playOne, presentOf, questionOf, seated } from '../testing/tables.ts';

describe.each(FORMS)('on $form', ({ open }) => {
  let service: TestService;
  let nodes: readonly [TestNode, TestNode];
  let pair: readonly [StoredPlayer, StoredPlayer];
  beforeAll(async () => {
    service = await open();
    nodes = [await service.node(), await service.node()];
    pair = [await service.player('Ann'), await service.player('Ben')];
  }, OPENING);
  afterAll(() => service.close());

  /** The seat that is awaited gives its last choice, where `playOne` gives the first. */
  async function playOtherwise({ matches }: TestNode, id: string): Promise<Seat> {
    const [next = seat(0)] = (await presentOf(matches, id, 'spectator')).awaiting;
    const { id: decision, choices } = await questionOf(matches, id, next);
    granted(await matches.choose(id, pair[next]?.id ?? '', { decision, choice: choices.at(-1) }));
    return next;
  }

  test('a node that remembers a move the database has lost does not write after another in its place', async () => {
    const [one, other] = nodes;
    const id = await seated(one.matches, pair);
    await playOne(one.matches, id, pair);
    const kept = await keptOf(one.db, id);
    await playOne(one.matches, id, pair);
    await loseAllSince(one.db, kept);
    await playOtherwise(other, id);
    // It still has the lost move in its memory, after which the log was just as long.
    await playOne(one.matches, id, pair);
    granted(await one.matches.resign(id, pair[0].id));
    const replay = granted(await other.matches.lookups.replay(id));
    expect(verifyReplay(replay, (game) => TEST_GAMES.find((known) => known.id === game))).toMatchObject({
      ok: true,
    });
  });
});
