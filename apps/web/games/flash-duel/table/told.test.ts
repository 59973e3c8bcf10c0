import type { Event } from '@riposte/flash-duel';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../table/kit/logLines.ts';
import { toldAt } from '../../../table/kit/told.ts';
import { ANY, played, sightAt } from './testing.ts';

const textOf = (line: { who: string; rest: string } | undefined) => `${line?.who}${line?.rest}`;

describe('the teller', () => {
  const updates = played(7);

  test('says every event in turn, in the words of the log, unless the board says it anyway', () => {
    const told: string[] = [];
    for (const [index, { events }] of updates.entries())
      for (let step = 1; index > 0 && step <= events.length; step++) {
        const line = textOf(toldAt(ANY, sightAt(updates, index), { shown: index, step }));
        if (told.at(-1) !== line) told.push(line);
      }
    const whole = sightAt(updates, updates.length);
    const log = linesOf(ANY, whole).map(textOf);
    const quiet = new Set<Event['type']>(['turnBegan', 'gameWon', 'gameDrawn', 'cardsDrawn']);
    const loud = updates
      .slice(1)
      .flatMap(({ events }) => events as readonly Event[])
      .filter(({ type }) => !quiet.has(type));
    expect(told.length).toBeGreaterThanOrEqual(loud.length * 0.9);
    for (const line of told) expect(log).toContain(line);
    expect(told.some((line) => /used .+: /.test(line))).toBe(true);
    expect(told.some((line) => /^Turn:/.test(line))).toBe(false);
  });

  test('keeps the last line until the next, and says the same to those who skip or come late', () => {
    for (let shown = 1; shown < updates.length; shown++) {
      const watched = toldAt(ANY, sightAt(updates, shown), { shown, step: 0 });
      const late = toldAt(ANY, sightAt(updates.slice(0, shown), shown), { shown, step: 0 });
      expect(textOf(late)).toBe(textOf(watched));
    }
  });

  test('calls the opponent by one name: the player until a character is chosen, then the character', () => {
    const log = linesOf(ANY, sightAt(updates, updates.length));
    const chosen = log.find((line) => textOf(line).startsWith('Fencer chose'));
    const [seq] = chosen?.key.split('.') ?? [];
    // What else happened with that choice is told before it was seen.
    const after = log.filter(({ key }) => Number.parseInt(key, 10) > Number(seq));
    expect(after.length).toBeGreaterThan(10);
    for (const line of after) expect(textOf(line)).not.toContain('Fencer');
  });
});
