import guide from '@riposte/codex/guide';
import type { Event, View } from '@riposte/codex/table';
import { type Seat, seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import type { WarSight } from '../table/part.ts';
import { turnSums } from './turnSums.ts';

const [ME, BO, CY] = [seat(0), seat(1), seat(2)];
const NAMES = ['You', 'Bo', 'Cy'];
const HERO = { id: 7, card: 'river-montoya', seat: BO } as const;

const begins = (turn: number, of: Seat, mate?: Seat): Event => ({
  type: 'turnBegan',
  seat: of,
  turn,
  ...(mate !== undefined && { mate }),
});
const BOS: readonly Event[] = [
  begins(2, BO),
  { type: 'teched', seat: BO },
  { type: 'goldGained', seat: BO, amount: 5, by: 'workers' },
  { type: 'hired', seat: BO },
  { type: 'summoned', seat: BO, thing: HERO },
  { type: 'levelled', thing: HERO, level: 2 },
  { type: 'levelled', thing: HERO, level: 3 },
  { type: 'died', thing: { id: 9, card: 'tenderfoot', seat: ME } },
];

/** What is said to the first seat, where each of these was an update. */
function sumsOf(...updates: readonly (readonly Event[])[]): readonly string[] {
  const sight = {
    session: { guide },
    seat: ME,
    past: updates.map((events) => ({ events, view: {} as View })),
    names: (of: Seat) => NAMES[of] ?? '',
  } as unknown as WarSight;
  return turnSums(sight).map(({ number, seats, deeds }) =>
    [
      `${number} ${seats.join()}`,
      ...deeds.map(({ text, isOutcome }) => (isOutcome ? `(${text})` : text)),
    ].join('; '),
  );
}

test('a turn is told in short, without what every turn has, and what came of it', () => {
  expect(sumsOf([begins(1, ME)], BOS, [begins(3, ME)])).toEqual([
    '2 1; Worker; Hero: River Montoya; Level: River Montoya to 3; (Your Tenderfoot died.)',
  ]);
});

test('the turns of all others since the last of the own are told, those of a team as one', () => {
  expect(sumsOf([begins(1, ME)], BOS, [begins(3, CY)], [begins(4, ME)])).toHaveLength(2);
  expect(sumsOf([begins(1, BO, CY)], [begins(2, ME)])).toEqual(['1 1,2']);
});

test('a turn that runs, an own turn and one whose beginning was not seen are not told', () => {
  expect(sumsOf([begins(1, ME)], BOS)).toEqual([]);
  expect(sumsOf(BOS, [begins(3, ME)], [begins(4, ME)])).toEqual([]);
  expect(sumsOf(BOS.slice(3), [begins(3, ME)])).toEqual([]);
});
