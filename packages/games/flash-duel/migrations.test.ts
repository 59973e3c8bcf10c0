import { formatSave, parseSave } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { DECLINE, type Way } from './choice.ts';
import { flashDuel } from './index.ts';
import { DuelTable, use } from './testing/table.ts';

/** A match of rules 0.3.0: Quince has announced Political Prowess in this way, and Grave may still counter it. */
function announced(way: Way): DuelTable {
  const table = new DuelTable({ characters: ['quince', 'grave'], discard: [5] });
  table.play(use('politicalProwess', { card: 5 }));
  const frame = table.state.stack.find(({ procedure }) => procedure === 'announce');
  if (!frame) throw new Error('nothing is announced');
  Object.assign(frame.vars, { way });
  const loaded = parseSave(flashDuel, formatSave({ ...table.match, rulesVersion: '0.3.0' }));
  if (!loaded.ok) throw new Error(loaded.why.text);
  table.match = loaded.value;
  return table;
}

test('an exchange announced before 0.4.0 takes its card, and none is given for it any more', () => {
  const table = announced({ card: 1, other: 5 });
  expect(table.match.rulesVersion).toBe('0.4.0');
  table.play(DECLINE);
  expect(table.hand(0)).toEqual([1, 2, 3, 4, 5, 5]);
  expect(table.state.discard).toEqual([0, 0, 0, 0, 0]);
  expect([table.asked, table.question]).toEqual([0, 'mainAction']);
});
