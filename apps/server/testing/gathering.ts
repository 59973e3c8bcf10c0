import { beforeAll } from 'vitest';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from './databases.ts';
import type { TestNode, TestService } from './forms.ts';

/** A service of two nodes, and three people. */
export interface Gathering {
  readonly service: TestService;
  readonly one: TestNode;
  readonly other: TestNode;
  readonly ann: StoredPlayer;
  readonly ben: StoredPlayer;
  readonly cleo: StoredPlayer;
}

/** Opens a service for the tests of a `describe`; everything in it is there when the first of them runs. */
export function gathered(open: () => Promise<TestService>): Gathering {
  const gathering = { service: {}, one: {}, other: {}, ann: {}, ben: {}, cleo: {} } as Gathering;
  beforeAll(async () => {
    const { service, one, other, ann, ben, cleo } = gathering;
    const opened = await open();
    Object.assign(service, opened);
    for (const node of [one, other]) Object.assign(node, await service.node());
    Object.assign(ann, await service.player('Ann'));
    Object.assign(ben, await service.player('Ben'));
    Object.assign(cleo, await service.player('Cleo'));
    return () => opened.close();
  }, OPENING);
  return gathering;
}
