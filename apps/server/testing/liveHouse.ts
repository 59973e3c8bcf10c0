import { afterEach, beforeAll } from 'vitest';
import type { LiveLimits } from '../live/limits.ts';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from './databases.ts';
import type { TestService } from './forms.ts';
import { LiveClient } from './liveClient.ts';
import { GENEROUS, type LiveNode, listening } from './liveNode.ts';

/** A service of two nodes that listen, three players, and the clients that connect. */
class LiveHouse {
  readonly service = {} as TestService;
  readonly one = {} as LiveNode;
  readonly other = {} as LiveNode;
  readonly ann = {} as StoredPlayer;
  readonly ben = {} as StoredPlayer;
  /** She has no seat anywhere. */
  readonly eve = {} as StoredPlayer;
  readonly #tokens = new Map<string, string>();
  readonly #clients: LiveClient[] = [];
  readonly #nodes: LiveNode[] = [];

  async open(service: TestService): Promise<void> {
    Object.assign(this.service, service);
    for (const node of [this.one, this.other]) Object.assign(node, await listening(await service.node()));
    Object.assign(this.ann, await service.player('Ann'));
    Object.assign(this.ben, await service.player('Ben'));
    Object.assign(this.eve, await service.player('Eve'));
    for (const player of [this.ann, this.ben, this.eve]) {
      this.#tokens.set(player.id, await this.one.tokenOf(player));
    }
  }

  tokenOf({ id }: StoredPlayer): string {
    return this.#tokens.get(id) ?? '';
  }

  /** A client that has been welcomed, and does not come back by itself. */
  clientOf(player: StoredPlayer | undefined, node: LiveNode): Promise<LiveClient> {
    return this.clientWith(player && this.tokenOf(player), node);
  }

  async clientWith(token: string | undefined, { socketUrl }: LiveNode): Promise<LiveClient> {
    const options = { urls: [socketUrl], pause: 60_000, ...(token !== undefined && { token }) };
    const client = await new LiveClient(options).open();
    this.#clients.push(client);
    await client.until(() => client.welcome !== undefined);
    return client;
  }

  /** One more node, with limits of its own. */
  async nodeWith(limits: Partial<LiveLimits>): Promise<LiveNode> {
    const node = await listening(await this.service.node(), { ...GENEROUS, ...limits });
    this.#nodes.push(node);
    return node;
  }

  /** Sends away all clients and additional nodes. */
  async tidy(): Promise<void> {
    await Promise.all(this.#clients.splice(0).map((client) => client.close()));
    await Promise.all(this.#nodes.splice(0).map((node) => node.close()));
  }

  async close(): Promise<void> {
    await Promise.all([this.one.close(), this.other.close()]);
    await this.service.close();
  }
}

/** Opens a house for the tests of a `describe`; each of them leaves it as it was. */
export function liveHouse(open: () => Promise<TestService>): LiveHouse {
  const house = new LiveHouse();
  beforeAll(async () => {
    await house.open(await open());
    return () => house.close();
  }, OPENING);
  afterEach(() => house.tidy());
  return house;
}
