import type { Event } from '@riposte/flash-duel';
import { seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { stageTime } from './stageTime.ts';

const [ME, FOE] = [seat(0), seat(1)];

test.each<[what: string, event: Event, time: number]>([
  ['an ability', { type: 'abilityUsed', seat: ME, ability: 'maximumAnarchy' }, 900],
  ['a counter', { type: 'abilityCountered', seat: ME, ability: 'landmine' }, 900],
  ['an accusation', { type: 'accused', seat: ME, by: FOE, right: false }, 900],
  ['the last hits', { type: 'handsShown', hands: [] }, 900],
  ['those who meet', { type: 'roundBegan', round: 1, first: ME }, 1200],
  ['a later round', { type: 'roundBegan', round: 2, first: ME }, 0],
  ['a step', { type: 'moved', seat: ME, card: 2, from: 1, to: 3 }, 0],
])('%s has the stage for so long', (_what, event, time) => {
  expect(stageTime(event)).toBe(time);
});
