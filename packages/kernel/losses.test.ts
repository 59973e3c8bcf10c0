import { expect, test } from 'vitest';
import type { Harms } from './guide.ts';
import { lossesIn } from './losses.ts';
import { seat } from './seat.ts';

type Event = 'turn' | 'round' | { readonly hit: number; readonly by: string; readonly seat?: number };

const HARMS: Harms<Event> = {
  of: (event, before, names) =>
    typeof event === 'string'
      ? undefined
      : {
          seat: seat(event.seat ?? 0),
          what: names(seat(event.seat ?? 0)),
          amount: event.hit,
          by: event.by === 'echo' ? `echo ${before.length}` : event.by,
        },
  sum: (what, amount) => `${what} lost ${amount}`,
};
const guide = {
  harms: HARMS,
  landmark: (event: Event) => (event === 'round' ? ('round' as const) : undefined),
  turns: {
    begins: (event: Event) => (event === 'turn' ? { number: ++turns, seats: [seat(0)] } : undefined),
  },
};
let turns = 0;

function lost(...events: readonly Event[]) {
  turns = 0;
  return lossesIn(guide, [{ events, view: 'all' }], (one) => (one === 0 ? 'You' : 'Bo'));
}

test('what was lost is added up by what took it, the worst first, with the turns', () => {
  expect(
    lost('turn', { hit: 2, by: 'storm' }, 'turn', { hit: 5, by: 'wolf' }, 'turn', { hit: 1, by: 'storm' }),
  ).toEqual({
    unit: 'turn',
    losses: [
      {
        seat: 0,
        text: 'You lost 8.',
        amount: 8,
        causes: [
          { by: 'wolf', amount: 5, when: [2] },
          { by: 'storm', amount: 3, when: [1, 3] },
        ],
      },
    ],
  });
});

test('where there are rounds they are counted, and each seat has its own sum', () => {
  const { unit, losses } =
    lost('round', 'turn', { hit: 1, by: 'a' }, 'round', { hit: 4, by: 'a', seat: 1 }) ?? {};
  expect(unit).toBe('round');
  expect(losses?.map(({ seat: whose, amount, causes }) => [whose, amount, causes[0]?.when])).toEqual([
    [0, 1, [1]],
    [1, 4, [2]],
  ]);
});

test('what did it may follow from what was told before', () => {
  expect(lost('turn', { hit: 1, by: 'echo' })?.losses[0]?.causes[0]?.by).toBe('echo 1');
});

test('what was taken back was not lost', () => {
  const updates = [
    { events: ['turn'], view: 'begun' },
    { events: [{ hit: 3, by: 'wolf' }], view: 'bitten' },
    { events: [], view: 'begun', takenBack: seat(0) },
    { events: [{ hit: 1, by: 'cat' }], view: 'scratched' },
  ] as const;
  expect(lossesIn<Event, string>(guide, updates, String)?.losses.map(({ amount }) => amount)).toEqual([1]);
});

test('a game that is lost in another way says nothing', () => {
  expect(lossesIn({ landmark: () => undefined }, [], String)).toBeUndefined();
});
