import { type Event, flashDuel, optionsOf } from '@riposte/flash-duel';
import { Authority, fastRandom, roll, seat, seats } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { AnyFacts } from '../../../table/kit/dress.ts';
import { linesOf } from '../../../table/kit/logLines.ts';
import type { Sight } from '../../../table/kit/sight.ts';
import { sightOf } from '../../../table/kit/sightOf.ts';
import { toldAt } from '../../../table/kit/told.ts';
import type { AnyUpdate, TableState } from '../../../table/session.ts';
import { StillSession } from '../../../table/stillSession.ts';
import { DUEL } from '../testing.ts';
import { FACTS } from './facts.ts';

const ANY = FACTS as unknown as AnyFacts;
const ME = seat(0);

/** What seat 0 was sent in a Full Game against a bot that plays at random. */
function played(number: number): readonly AnyUpdate[] {
  const authority = new Authority(flashDuel);
  const random = fastRandom(number);
  let { match, letters } = authority.start(optionsOf({ mode: 'full' }), fastRandom(number));
  const updates: AnyUpdate[] = [];
  for (;;) {
    updates.push(...letters.filter(({ viewer }) => viewer === ME).map(({ update }) => update as AnyUpdate));
    const asked = seats(2).flatMap((one) => {
      const { decision } = authority.snapshot(match, one);
      return decision ? [{ ...decision, seat: one }] : [];
    })[0];
    if (!asked) return updates;
    const choice = asked.choices[roll(random, asked.choices.length)];
    const chosen = authority.choose(match, asked.seat, asked.id, choice);
    if (!chosen.ok) throw new Error(chosen.why.text);
    ({ match, letters } = chosen.value);
  }
}

function sightAt(updates: readonly AnyUpdate[], shown: number): Sight {
  const state: TableState = {
    viewer: ME,
    options: {},
    sitters: [
      { name: 'You', kind: 'you' },
      { name: 'Fencer', kind: 'bot', level: 3 },
    ],
    updates,
    wire: 'here',
  };
  const sight = sightOf(ANY, new StillSession(DUEL, state), state, shown);
  if (!sight) throw new Error('nothing was shown');
  return sight;
}

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
