import { setTimeout as wait } from 'node:timers/promises';
import { fastRandom, parseOptions, roll, type Seat, seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { BotWorker, type Think } from '../bots/worker.ts';
import { GAMES } from '../games.ts';
import { Sweep } from '../matches/sweep.ts';
import { FORMS, someNonce } from '../testing/forms.ts';
import { LiveClient, type Watched } from '../testing/liveClient.ts';
import { listening } from '../testing/liveNode.ts';
import { playSeat } from '../testing/livePlayer.ts';
import { granted, missedSince } from '../testing/tables.ts';

const SEATS = 10;
const PER_TURN = 45_000;
const OPTIONS = { players: SEATS, pace: 'quick' };
const PATIENCE = 240_000;
/** Plays on and on. */
const STEADY = seat(0);
/** Its program is killed again and again, and comes back. */
const KILLED = seat(1);
/** Answers once and is never seen again. */
const GONE = seat(2);
const PEOPLE = [STEADY, KILLED, GONE];

test(
  'ten play live on two nodes, people and bots: a killed seat plays on, the turns of one that is gone are finished',
  async () => {
    const game = GAMES.find(({ options }) => parseOptions(options, OPTIONS).ok);
    if (!game) throw new Error('no game has ten seats');
    const service = await FORMS[0].open();
    const [one, other] = [await listening(await service.node()), await listening(await service.node())];
    const random = fastRandom(5);
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const think: Think = async ({ question: { id, choices } }) => {
      const choice = choices[roll(random, choices.length)];
      if (!choice) throw new Error('there is nothing to choose');
      return { id, choice };
    };
    const worker = new BotWorker({ ...other, think, onError });
    const sweep = new Sweep({ ...one, time: service.time, onError });

    const people = await Promise.all(PEOPLE.map((index) => service.player(`P${index}`)));
    const host = people[0]?.id ?? '';
    const clock = { type: 'turn', perTurn: PER_TURN } as const;
    const opened = await one.matches.create(host, { game: game.id, options: OPTIONS, clock });
    const { id } = granted(opened).setting;
    for (const [index, player] of people.entries())
      granted(await one.matches.sit(id, player, { seat: seat(index), nonce: someNonce() }));
    for (let more = people.length; more < SEATS; more++)
      granted(await one.matches.openings.askBot(id, host, { bot: 'random' }));

    const urls = [one.socketUrl, other.socketUrl];
    /** How the bots of a person's seat change, as the spectators are told. */
    const bots = new Map<Seat, (string | undefined)[]>(PEOPLE.map((each) => [each, []]));
    async function sitting(player: Seat | 'spectator'): Promise<{ client: LiveClient; watched: Watched }> {
      const person = player === 'spectator' ? undefined : people[player];
      const client = new LiveClient({
        urls,
        ...(person && { token: await one.tokenOf(person) }),
        onNotice(notice) {
          if (player !== 'spectator' || notice.type !== 'table') return;
          for (const [person, told] of bots) {
            const { bot } = notice.table.seats[person] ?? {};
            if (told.at(-1) !== bot) told.push(bot);
          }
        },
      });
      await client.open();
      return { client, watched: await client.watch(id, player, 0) };
    }
    const watching = await sitting('spectator');
    const steady = await sitting(STEADY);
    const killed = await sitting(KILLED);
    const gone = await sitting(GONE);

    /** Time passes only while the seat that is gone keeps all others waiting. */
    async function passTime(): Promise<void> {
      for (;;) {
        const [table, present] = granted(await one.matches.lookups.snapshot(id, 'spectator'));
        if (table?.type !== 'table' || table.table.status === 'over') return;
        const isAwaited =
          present?.type === 'present' && present.awaiting.length === 1 && present.awaiting[0] === GONE;
        if (isAwaited && table.table.seats[GONE]?.bot === undefined) {
          service.time.pass(PER_TURN + 1);
          await sweep.sweep();
        }
        await wait(50);
      }
    }
    async function answerOnce(): Promise<void> {
      const { client, watched } = gone;
      await client.until(() => watched.present?.decision !== undefined);
      const { id: decision = '', choices = [] } = watched.present?.decision ?? {};
      const [choice] = choices;
      if (!choice) throw new Error('there is nothing to choose');
      await client.ask({ type: 'choose', match: id, decision, choice });
      await client.close();
    }
    await answerOnce();
    const [played, back] = await Promise.all([
      playSeat(steady.client, steady.watched, { seed: 1, patience: PATIENCE }),
      playSeat(killed.client, killed.watched, {
        seed: 2,
        patience: PATIENCE,
        onTurn: (turn) => (turn % 3 === 1 ? killed.client.drop() : undefined),
      }),
      passTime(),
    ]);

    expect(granted(await one.matches.lookups.table(id))).toMatchObject({ status: 'over', by: 'game' });
    expect([played.refused, back.refused]).toEqual([0, 0]);
    expect(Math.min(played.accepted, back.accepted)).toBeGreaterThan(1);
    expect(killed.client.connections).toBeGreaterThan(1);
    expect([bots.get(STEADY), bots.get(KILLED)]).toEqual([[], []]);
    // A stand-in for one turn, the person again, and after the second late turn the bot for good, unless it fell before.
    const changes = bots.get(GONE) ?? [];
    const [standIn] = changes;
    expect(standIn).toBeDefined();
    expect(changes).toEqual([standIn, undefined, standIn].slice(0, changes.length));
    for (const { client, watched } of [watching, steady, killed]) {
      const told = await missedSince(one.matches, id, watched.as, 0);
      await client.until(() => watched.last === told.at(-1)?.seq);
      expect(client.faults).toEqual([]);
      expect(watched.texts).toEqual(told.map((notice) => JSON.stringify(notice)));
      await client.close();
    }
    expect(errors).toEqual([]);
    await worker.close();
    await Promise.all([one.close(), other.close()]);
    await service.close();
  },
  PATIENCE + 60_000,
);
