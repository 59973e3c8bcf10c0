import { expect, test } from 'vitest';
import type { Sealed } from '../matches/sealed.ts';
import { Feed, type Follower } from './feed.ts';

/** A follower that writes down what it was given. */
class Listener implements Follower {
  last: number | undefined = 0;
  readonly heard: number[] = [];

  take({ seq }: Sealed): void {
    this.last = seq;
    this.heard.push(seq);
  }
  dismiss(): void {}
  jump(): void {}
}

const CROWD = 1_000;
const notice = (seq: number): Sealed => ({ type: 'update', seq, bytes: new Uint8Array() });

function crowded(): { feed: Feed; crowd: readonly Listener[] } {
  const feed = new Feed({
    match: 'm',
    viewer: 'spectator',
    read: async () => ({ ok: true, value: { isWhole: true, count: 0, notices: [] } }),
    patience: 10,
    onError: (error) => {
      throw error;
    },
  });
  const crowd = Array.from({ length: CROWD }, () => new Listener());
  for (const listener of crowd) feed.add(listener);
  return { feed, crowd };
}

test('while a crowd is told, others have their turns in between', async () => {
  const { feed, crowd } = crowded();
  const told: number[] = [];
  const look = () => {
    told.push(crowd.filter(({ heard }) => heard.length > 0).length);
    if (told.at(-1) !== CROWD) setImmediate(look);
  };
  setImmediate(look);
  feed.hear(notice(1));
  await feed.pass();
  expect(told.filter((count) => count > 0 && count < CROWD).length).toBeGreaterThan(2);
});

test('what comes while a crowd is told reaches each of them once and in order', async () => {
  const { feed, crowd } = crowded();
  for (let seq = 1; seq <= 20; seq++) {
    feed.hear(notice(seq));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await feed.pass();
  const all = Array.from({ length: 20 }, (_, index) => index + 1);
  for (const { heard } of crowd) expect(heard).toEqual(all);
});

test('a follower that begins late is given what came since, and nobody else is served for it', async () => {
  const { feed, crowd } = crowded();
  const late = new Listener();
  late.last = undefined;
  feed.add(late);
  feed.hear(notice(1));
  feed.hear(notice(2));
  await feed.pass();
  expect(late.heard).toEqual([]);
  late.last = 1;
  feed.begin(late);
  expect(late.heard).toEqual([2]);
  expect(crowd.every(({ heard }) => heard.length === 2)).toBe(true);
});
