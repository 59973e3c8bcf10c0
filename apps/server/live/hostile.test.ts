import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fastRandom, type Random, roll, seat } from '@riposte/kernel';
import { LIMITS, PROTOCOL } from '@riposte/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { revokeToken } from '../identity/tokens.ts';
import type { StoredPlayer } from '../store/players.ts';
import { ATTACKS, type Prey } from '../testing/attacks.ts';
import { OPENING } from '../testing/databases.ts';
import { FORMS, type TestService } from '../testing/forms.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { GENEROUS, type LiveNode, listening } from '../testing/liveNode.ts';
import { greeting, heardOn, rawConnection } from '../testing/rawConnection.ts';
import { playOne, presentOf, questionOf, seated } from '../testing/tables.ts';

/** How many hostile messages in all; half of them on each form. */
const COUNT = Number(process.env.RIPOSTE_HOSTILE ?? 5_000);
const MESSAGES = Math.ceil(COUNT / FORMS.length);
/** How many go out before all of them must have been answered. */
const CHUNK = 40;
const MEGABYTE = 1_048_576;

describe.each(FORMS)('on $form', ({ open }) => {
  let service: TestService;
  let node: LiveNode;
  let ann: StoredPlayer;
  let ben: StoredPlayer;
  let eve: StoredPlayer;
  let prey: Prey;
  /** The player who is asked, and the player who is not. */
  let asked: StoredPlayer;
  let waiting: StoredPlayer;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    service = await open();
    const limits = { ...GENEROUS, rate: 1e6, burst: 1e6, watches: 8, hello: 5_000, silence: 8_000 };
    node = await listening(await service.node(), limits);
    [ann, ben, eve] = [await service.player('Ann'), await service.player('Ben'), await service.player('Eve')];
    for (const player of [ann, ben, eve]) tokens.set(player.id, await node.tokenOf(player));
    const match = await seated(node.matches, [ann, ben]);
    const overheard: string[] = [];
    const decisions: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const [next = seat(0)] = (await presentOf(node.matches, match, 'spectator')).awaiting;
      const { id, choices } = await questionOf(node.matches, match, next);
      const [choice] = choices;
      overheard.push(JSON.stringify({ type: 'choose', request: 'r1', match, decision: id, choice }));
      decisions.push(id);
      await playOne(node.matches, match, [ann, ben]);
    }
    const [next = seat(0)] = (await presentOf(node.matches, match, 'spectator')).awaiting;
    [asked, waiting] = next === 0 ? [ann, ben] : [ben, ann];
    prey = { match, decisions, overheard };
  }, OPENING);
  afterAll(async () => {
    await node.close();
    await service.close();
  });

  async function row(): Promise<string> {
    const found = await node.db.selectFrom('matches').selectAll().where('id', '=', prey.match).execute();
    const log = await node.db
      .selectFrom('entries')
      .selectAll()
      .where('match_id', '=', prey.match)
      .orderBy('number')
      .execute();
    const seats = await node.db.selectFrom('seats').selectAll().where('match_id', '=', prey.match).execute();
    return JSON.stringify([found, log, seats]);
  }

  /** A client that behaves while the others do not. */
  async function honest(): Promise<() => Promise<number>> {
    const people = [await service.player('Cleo'), await service.player('Dan')];
    let match = await seated(node.matches, people);
    const clients = await Promise.all(
      people.map(async (player) =>
        new LiveClient({ urls: [node.socketUrl], token: await node.tokenOf(player), keeps: false }).open(),
      ),
    );
    let slowest = 0;
    let isOn = true;
    const going = (async () => {
      let answers = 0;
      while (isOn) {
        const { awaiting, outcome } = await presentOf(node.matches, match, 'spectator');
        if (outcome) match = await seated(node.matches, people);
        const [next] = outcome ? [] : awaiting;
        if (next !== undefined) {
          const { id, choices } = await questionOf(node.matches, match, next);
          const [choice] = choices;
          const begun = performance.now();
          const asking = { type: 'choose', match, decision: id, choice: { ...choice } } as const;
          const answer = await clients[next]?.ask(asking as never);
          slowest = Math.max(slowest, performance.now() - begun);
          if (answer?.type !== 'accepted')
            throw new Error(`the honest are refused: ${JSON.stringify(answer)}`);
          answers++;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return answers;
    })();
    return async () => {
      isOn = false;
      const answers = await going;
      await Promise.all(clients.map((client) => client.close()));
      expect(answers).toBeGreaterThan(0);
      expect(slowest).toBeLessThan(10_000);
      return answers;
    };
  }

  /** Says hostile things over connections of its own, and remembers what should not have been said to it. */
  class Attacker {
    sent = 0;
    connections = 0;
    readonly answers = new Map<string, number>();
    readonly leaks: string[] = [];
    readonly #player: StoredPlayer | undefined;
    readonly #random: Random;
    #socket: WebSocket | undefined;
    #answered = 0;

    constructor(player: StoredPlayer | undefined, seed: number) {
      this.#player = player;
      this.#random = fastRandom(seed);
    }

    async attack(count: number, made: readonly [string, (typeof ATTACKS)[string]][]): Promise<void> {
      for (let left = count; left > 0; ) {
        const socket = await this.#connect();
        const before = this.#answered;
        const now = Math.min(CHUNK, left);
        for (let index = 0; index < now; index++) {
          const [, make] = made[roll(this.#random, made.length)] as (typeof made)[number];
          socket.send(make(this.#random, prey) as string);
        }
        const until = performance.now() + 30_000;
        while (this.#answered < before + now && socket.readyState === WebSocket.OPEN) {
          if (performance.now() > until)
            throw new Error(`${this.#answered - before} of ${now} were answered`);
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
        // Only what was answered counts: what was on its way when a connection ended was never read.
        this.sent += this.#answered - before;
        left -= this.#answered - before;
      }
      this.#socket?.close();
    }

    async #connect(): Promise<WebSocket> {
      if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
      const token = this.#player && tokens.get(this.#player.id);
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const socket = new WebSocket(node.socketUrl, { headers });
      this.#socket = socket;
      this.connections++;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      socket.addEventListener('message', ({ data }) => this.#hear(String(data), resolve));
      socket.addEventListener('close', () => reject(new Error('closed')));
      socket.addEventListener('open', () =>
        socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })),
      );
      await promise;
      return socket;
    }

    #hear(text: string, welcome: () => void): void {
      const { type, code, as } = JSON.parse(text) as { type: string; code?: string; as?: unknown };
      if (type === 'welcome') welcome();
      if (['accepted', 'refused', 'pong', 'closed'].includes(type)) this.#answered++;
      const name = code ?? type;
      this.answers.set(name, (this.answers.get(name) ?? 0) + 1);
      // No attacker watches a seat: a notice for one would be another player's.
      const own = this.#player === ann ? 0 : this.#player === ben ? 1 : undefined;
      if (typeof as === 'number' && as !== own) this.leaks.push(text);
      if (text.includes('"nonce"') || text.includes('"secret"') || /\\n +at |\.[tj]s:\d/.test(text))
        this.leaks.push(text);
      if (as === 'spectator' && /"hand":\[\d/.test(text)) this.leaks.push(text);
    }
  }

  test('hostile messages do nothing, learn nothing, and disturb nobody', async () => {
    const before = await row();
    const stop = await honest();
    const all = Object.entries(ATTACKS);
    // A player at the table may resign and offer: that is no attack. Nor is choosing when asked.
    const seatedOnes = all.filter(([name]) => name !== 'requests of others, well made');
    const askedOnes = seatedOnes.filter(
      ([name]) => name !== 'choices out of turn' && name !== 'requests for others',
    );
    const attackers: readonly [Attacker, typeof all][] = [
      [new Attacker(eve, 1), all],
      [new Attacker(undefined, 2), all],
      [new Attacker(waiting, 3), seatedOnes.filter(([name]) => name !== 'talk by strangers')],
      [new Attacker(asked, 4), askedOnes.filter(([name]) => name !== 'talk by strangers')],
    ];
    const share = Math.ceil(MESSAGES / attackers.length);
    const warm = Math.ceil(share / 4);
    await Promise.all(attackers.map(([one, made]) => one.attack(warm, made)));
    const heap = heapNow();
    await Promise.all(attackers.map(([one, made]) => one.attack(share - warm, made)));
    const grown = (heapNow() - heap) / MEGABYTE;
    const answers = await stop();
    const totals: Record<string, number> = {};
    for (const [one] of attackers) {
      for (const [name, count] of one.answers) totals[name] = (totals[name] ?? 0) + count;
    }
    const sent = attackers.reduce((sum, [one]) => sum + one.sent, 0);
    const connections = attackers.reduce((sum, [one]) => sum + one.connections, 0);
    // biome-ignore lint/suspicious/noConsole: the counts belong into the log of the gate
    console.info(
      `hostile: ${sent} messages over ${connections} connections, heap ${grown.toFixed(1)} MB more, ${answers} honest answers, ${JSON.stringify(totals)}`,
    );
    expect(attackers.flatMap(([one]) => one.leaks)).toEqual([]);
    expect(await row()).toBe(before);
    expect(totals.INTERNAL).toBeUndefined();
    expect(totals.BUSY).toBeUndefined();
    expect(node.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    expect(grown).toBeLessThan(40);
    await expect.poll(() => node.live.counts, { timeout: 30_000 }).toEqual({ channels: 0, feeds: 0 });
  }, 3_600_000);

  test('hostile connections are not let in, or cut, and leave nothing behind', async () => {
    const before = await row();
    const stop = await honest();
    const revoked = await node.tokenOf(eve);
    const card = await node.identity.db
      .selectFrom('tokens')
      .select('id')
      .where('player_id', '=', eve.id)
      .execute();
    for (const { id } of card.slice(-1)) await revokeToken(node.identity.db, eve, id);
    const good = tokens.get(ann.id) ?? '';
    const heads: readonly Readonly<Record<string, string>>[] = [
      { authorization: `Bearer ${revoked}` },
      { authorization: `Bearer ${good.slice(0, -1)}` },
      { authorization: `Bearer ${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}` },
      { authorization: 'Bearer riposte_' },
      { authorization: `Bearer ${'x'.repeat(5_000)}` },
      { authorization: 'Basic YW5uOmFubg==' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${node.url}.evil.example` },
      { origin: 'https://evil.example', cookie: 'better-auth.session_token=x' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    const rounds = Math.max(1, Math.ceil(MESSAGES / 2_500));
    let refused = 0;
    for (let round = 0; round < rounds; round++) {
      for (const head of heads) {
        const answer = await heardOn(rawConnection(node, greeting(node, head)));
        if (answer.startsWith(head.authorization === undefined ? 'HTTP/1.1 403 ' : 'HTTP/1.1 401 '))
          refused++;
      }
    }
    expect(refused).toBe(rounds * heads.length);
    // Lines that were let in, and then behave like no WebSocket.
    const bytes: readonly Buffer[] = [
      Buffer.alloc(0),
      Buffer.from([0x81]),
      Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5]),
      Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
      Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
      Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
      Buffer.from([0x81, 0xfe, 0xff, 0xff, 0, 0, 0, 0, 65, 66]),
      Buffer.from([0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0]),
      Buffer.from([0x01, 0x81, 0, 0, 0, 0, 65]),
      Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]),
      Buffer.from('GET / HTTP/1.1\r\n\r\n'),
    ];
    const open = await Promise.all(
      Array.from({ length: rounds }, () => bytes)
        .flat()
        .map((each) => misbehave(each)),
    );
    // And such as say too much at once.
    const big = await Promise.all(
      [LIMITS.clientBytes + 1, LIMITS.clientBytes * 50].map(
        (size) =>
          new Promise<number>((resolve) => {
            const socket = new WebSocket(node.socketUrl);
            socket.addEventListener('open', () => socket.send('x'.repeat(size)));
            socket.addEventListener('close', ({ code }) => resolve(code));
          }),
      ),
    );
    for (const code of big) expect([1009, 1006]).toContain(code);
    await Promise.all(open);
    await stop();
    await expect.poll(() => node.live.counts, { timeout: 30_000 }).toEqual({ channels: 0, feeds: 0 });
    await expect.poll(() => node.connections(), { timeout: 30_000 }).toBe(0);
    expect(await row()).toBe(before);
    expect(node.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  }, 600_000);

  /** Opens a channel, writes these bytes and never anything again; resolves when the server has had enough. */
  async function misbehave(bytes: Buffer): Promise<void> {
    const socket = rawConnection(node, greeting(node));
    socket.once('data', () => socket.write(bytes));
    await heardOn(socket);
  }
});

test('the list of attacks in the documents is the list of attacks', () => {
  const text = readFileSync(new URL('../../../docs/hostile.md', import.meta.url), 'utf8');
  for (const name of Object.keys(ATTACKS)) expect(text).toContain(`- ${name}`);
});

/** What is really in use. */
function heapNow(): number {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
