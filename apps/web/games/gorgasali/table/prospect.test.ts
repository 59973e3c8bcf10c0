import gorgasali from '@riposte/gorgasali';
import { type Choice, OFF, stepCost, type View } from '@riposte/gorgasali/table';
import { fastRandom, History, makeDeal, roll, type Seat, seats } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { prospectOf } from './prospect.ts';

const OPTIONS = { players: 3, mode: 'solo', characters: 'dealt', pace: 'quick', fourthZone: false } as const;

/** Every question of a match played by chance. */
function* questions(seed: number): Generator<{ view: View; seat: Seat; choices: readonly Choice[] }> {
  const random = fastRandom(seed);
  const nonces = seats(OPTIONS.players).map((seat) => String(seat + seed).padStart(32, '0'));
  const history = new History(gorgasali, OPTIONS, makeDeal('1'.repeat(64), nonces));
  for (;;) {
    const [seat] = history.snapshot('spectator').awaiting;
    if (seat === undefined) return;
    const { decision, view } = history.snapshot(seat);
    if (!decision) throw new Error('nothing is asked');
    yield { view: view as View, seat, choices: decision.choices as readonly Choice[] };
    const choice = decision.choices[roll(random, decision.choices.length)];
    if (choice) history.choose(seat, decision.id, choice);
  }
}

test('every end of a movement lies on the island, with a way to it that pays what it says', () => {
  let seen = 0;
  for (const { view, seat, choices } of questions(1)) {
    const ends = [...choices.keys()].filter((index) => choices[index]?.type === 'go');
    if (ends.length === 0) continue;
    const open = prospectOf(view, seat, choices, [...choices.keys()], true);
    for (const index of ends.slice(0, 6)) {
      const choice = choices[index];
      if (choice?.type !== 'go') continue;
      expect(open.spots.get(choice.to)).toContain(index);
      expect(open.costs.has(choice.to)).toBe(true);
      const { chosen } = prospectOf(view, seat, choices, [index], false);
      expect(chosen?.way.at(-1)).toBe(choice.to);
      const spent = (chosen?.way ?? []).reduce((sum, square) => sum + stepCost(view, seat, square), 0);
      expect(spent).toBeGreaterThanOrEqual(open.costs.get(choice.to) ?? OFF);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('while others are asked, nothing is lit', () => {
  for (const { view, seat } of questions(2)) {
    const other = ((seat + 1) % OPTIONS.players) as Seat;
    expect(prospectOf(view, other, [], [], true).spots.size).toBe(0);
    return;
  }
});
