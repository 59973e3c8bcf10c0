import { optionsOf } from '@riposte/flash-duel';
import { History, makeDeal, type Replay, seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { filmOf } from '../../match/replay/film.ts';
import { ReplaySession } from '../../match/replay/replaySession.ts';
import { startFrom } from '../../match/replay/start.ts';
import { LOADED_DUEL } from './testing.ts';

const { game } = LOADED_DUEL;

test('a session shows a film up to a position and asks nothing', () => {
  const session = sessionAt(0);
  session.goTo(3, 'jump');
  expect(session.at()).toBe(3);
  expect(session.now().updates).toHaveLength(4);
  expect(session.now().updates.every(({ decision }) => decision === undefined)).toBe(true);
  const [event] = session.now().updates.at(-1)?.events ?? [];
  expect(session.now()).toMatchObject({ viewer: 0, isJump: true, caption: { text: typeOf(event) } });
});

test('watching on shows motion, a jump does not', () => {
  const session = sessionAt(0);
  session.goTo(1, 'watch');
  expect(session.now().isJump).toBeUndefined();
  session.goTo(0, 'jump');
  expect(session.now().isJump).toBe(true);
});

test('listeners hear of another position, and only of another', () => {
  const session = sessionAt(0);
  let heard = 0;
  const leave = session.subscribe(() => {
    heard += 1;
  });
  session.goTo(2, 'jump');
  session.goTo(2, 'jump');
  leave();
  session.goTo(1, 'jump');
  expect(heard).toBe(1);
});

test.each<[search: Readonly<Record<string, unknown>>, at: number, eyes: unknown]>([
  [{}, 0, undefined],
  [{ at: 12, as: 1 }, 12, seat(1)],
  [{ at: '12', as: 'open' }, 12, 'open'],
  [{ at: 'soon', as: 'the cat' }, 0, undefined],
])('an address begins where it says: %j', (search, at, eyes) => {
  expect(startFrom(search)).toEqual({ at, eyes });
});

function sessionAt(at: number): ReplaySession {
  return new ReplaySession(filmOf(LOADED_DUEL, dealt()), seat(0), [], at, ({ event }) => ({
    text: typeOf(event),
  }));
}

/** A match that has just been dealt and in which one card was played. */
function dealt(): Replay {
  const options = optionsOf({});
  const deal = makeDeal('0'.repeat(64), ['1'.repeat(32), '2'.repeat(32)]);
  const history = new History(game, options, deal);
  const [first = seat(0)] = history.snapshot('spectator').awaiting;
  const { decision } = history.snapshot(first);
  history.choose(first, decision?.id ?? '', decision?.choices[0]);
  const { entries } = history;
  return { game: game.id, rulesVersion: game.rulesVersion, options, names: ['Ann', 'Ben'], deal, entries };
}

function typeOf(event: unknown): string {
  return (event as { readonly type: string }).type;
}
