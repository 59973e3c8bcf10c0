import type { LiveLimits } from '../live/limits.ts';
import type { Player } from '../store/players.ts';
import type { TestService } from './forms.ts';
import { LiveClient } from './liveClient.ts';
import { GENEROUS, type LiveNode, listening } from './liveNode.ts';

/** A service of two nodes that listen, three players, and whoever connects. */
export class LiveHouse {
  readonly service: TestService;
  readonly one: LiveNode;
  readonly other: LiveNode;
  readonly ann: Player;
  readonly ben: Player;
  /** She has no seat anywhere. */
  readonly eve: Player;
  readonly #tokens: ReadonlyMap<string, string>;
  readonly #clients: LiveClient[] = [];
  readonly #nodes: LiveNode[] = [];

  private constructor(
    service: TestService,
    [one, other]: readonly [LiveNode, LiveNode],
    [ann, ben, eve]: readonly [Player, Player, Player],
    tokens: ReadonlyMap<string, string>,
  ) {
    this.service = service;
    [this.one, this.other] = [one, other];
    [this.ann, this.ben, this.eve] = [ann, ben, eve];
    this.#tokens = tokens;
  }

  static async open(service: TestService): Promise<LiveHouse> {
    const nodes = [await listening(await service.node()), await listening(await service.node())] as const;
    const people = [
      await service.player('Ann'),
      await service.player('Ben'),
      await service.player('Eve'),
    ] as const;
    const tokens = new Map<string, string>();
    for (const player of people) tokens.set(player.id, await nodes[0].tokenOf(player));
    return new LiveHouse(service, nodes, people, tokens);
  }

  tokenOf({ id }: Player): string {
    return this.#tokens.get(id) ?? '';
  }

  /** A client that has been welcomed, and does not come back by itself. */
  async clientOf(player: Player | undefined, { socketUrl }: LiveNode): Promise<LiveClient> {
    const token = player && this.tokenOf(player);
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
