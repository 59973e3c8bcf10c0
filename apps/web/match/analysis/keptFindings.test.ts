import { expect, test } from 'vitest';
import { memoryValues } from '../local/keyValues.ts';
import type { Findings } from './findings.ts';
import { idOf, keptFindingsOn, MOST_KEPT } from './keptFindings.ts';

const NOTHING: Findings = {
  trust: 'whole',
  isOver: true,
  curve: [],
  judged: [],
  seats: [],
  sure: { loss: 0, curve: 0 },
  scenes: [],
};

test('what was found is kept for the last matches, and no more of it', async () => {
  const values = memoryValues();
  const kept = keptFindingsOn(values);
  for (let number = 0; number <= MOST_KEPT; number++) {
    await kept.save(`match ${number}`, { ...NOTHING, sure: { loss: number, curve: 0 } });
  }
  expect(await kept.load('match 0')).toBeUndefined();
  expect((await kept.load('match 1'))?.sure.loss).toBe(1);
  expect((await kept.load(`match ${MOST_KEPT}`))?.sure.loss).toBe(MOST_KEPT);
  expect(await values.get('analysis match 0')).toBeUndefined();
});

test('a match that is judged again takes no other’s place', async () => {
  const kept = keptFindingsOn(memoryValues());
  for (let number = 0; number < MOST_KEPT; number++) await kept.save(`match ${number}`, NOTHING);
  for (let again = 0; again < 3; again++) await kept.save('match 5', NOTHING);
  expect(await kept.load('match 0')).toEqual(NOTHING);
});

test('a file is known by the hash of its last line', () => {
  expect(idOf('{"game":"a","hash":"01"}\n{"end":1,"hash":"02ab"}\n')).toBe('02ab');
  expect(idOf('no replay')).toBeUndefined();
});
