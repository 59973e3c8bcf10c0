import { fastRandom, seat } from '@riposte/kernel';
import { chosenBy } from '@riposte/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { fightWorth } from '../appraisal/fight.ts';
import { heldWorth } from '../appraisal/worth.ts';
import type { Choice } from '../choice.ts';
import { MAPS } from '../ids.ts';
import { codex } from '../index.ts';
import { checkState } from '../invariants.ts';
import { DUEL } from '../options.ts';
import { skill } from '../skill.ts';
import { on } from '../testing/mapped.ts';
import type { Scene } from '../testing/scene.ts';

/** The choice that a player who does not think long likes best. */
function favourite({ state }: Scene): Choice | undefined {
  const [decision] = codex.decisions(state);
  if (!decision) throw new Error('nothing is asked');
  const weights = decision.choices.map(() => 0);
  skill.weigh(state, decision, weights);
  return decision.choices[weights.indexOf(Math.max(...weights))];
}

// With more players, and with secrets and undo, maps are tried on the shelf.
test.each(MAPS)('a quick player finishes a duel on %s', (map) => {
  const { state } = codex.setup({ ...DUEL, heroes: 'dealt', map }, 2, fastRandom(3));
  const random = fastRandom(4);
  let [decision] = codex.decisions(state);
  while (decision) {
    const choice = chosenBy('sensible', codex.skill, state, decision, random);
    [decision] = codex.applyInPlace(state, decision.seat, choice);
    checkState(state);
  }
  expect(codex.outcome(state)?.places).toHaveLength(2);
});

describe('a player who does not think long', () => {
  test('18.7 hires again where a map allows it', () => {
    const scene = on('flagstone-mines', { hand: ['tenderfoot', 'timely-messenger'], gold: 2, workers: 3 });
    expect(favourite(scene)?.type).toBe('hire');
    scene.do('Hire a worker with Timely Messenger');
    expect(favourite(scene)?.type).toBe('hire');
  });

  test('18.6 hires without a card', () => {
    expect(favourite(on('daggerfall-prison-camp', { gold: 1 }))).toEqual({ type: 'hire' });
  });

  test('18.10 values a card of any level where nothing is missing for it', () => {
    const worth = (map: 'lost-temple' | 'none') => heldWorth(on(map).state, seat(0), 'trojan-duck');
    expect(worth('lost-temple')).toBeGreaterThan(2 * worth('none'));
  });

  test('18.13 does not attack while no damage is dealt', () => {
    const worth = (map: 'no-rush-15-minutes' | 'none') => {
      const scene = on(map, { play: ['iron-man'] });
      return fightWorth(scene.state, scene.row(0, 'iron-man'), scene.row(1, 'base'));
    };
    expect(worth('no-rush-15-minutes')).toBeLessThan(0);
    expect(worth('none')).toBeGreaterThan(0);
  });
});
