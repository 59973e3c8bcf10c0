import { fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import { codex } from './index.ts';
import { skill } from './skill.ts';
import { type Half, Scene } from './testing/scene.ts';

/** The weight of each choice at the question that is open. */
function weighed({ state }: Scene): readonly { readonly choice: Choice; readonly weight: number }[] {
  const [decision] = codex.decisions(state);
  if (!decision) throw new Error('nothing is asked');
  const weights = decision.choices.map(() => 0);
  skill.weigh(state, decision, weights);
  return decision.choices.map((choice, index) => ({ choice, weight: weights[index] ?? 0 }));
}

/** The choice that is weighed most, of those of a type. */
function favourite(scene: Scene, type?: Choice['type']): Choice | undefined {
  return weighed(scene)
    .filter(({ choice }) => type === undefined || choice.type === type)
    .toSorted((one, other) => other.weight - one.weight)[0]?.choice;
}

describe('a player who does not think long', () => {
  test('weighs every choice above 0', () => {
    const scene = new Scene({ play: ['iron-man', 'troq-bashar'], hand: ['tenderfoot', 'wither'] });
    const all = weighed(scene);
    expect(all.length).toBeGreaterThan(5);
    for (const { weight } of all) expect(weight).toBeGreaterThan(0);
  });

  test('attacks a base that would fall, and chooses it among the defenders', () => {
    const scene = new Scene({ play: ['iron-man'] }, { play: ['tower'], baseDamage: 18 });
    expect(favourite(scene)).toEqual({ type: 'attack', thing: scene.row(0, 'iron-man').id });
    scene.do('Attack with');
    expect(favourite(scene)).toEqual({ type: 'pick', thing: scene.row(1, 'base').id });
  });

  test('attacks what would fall without loss, and not what would kill the attacker', () => {
    const against = (card: string) =>
      favourite(
        new Scene(
          { play: ['older-brother'], gold: 0, hand: [] },
          { play: [{ card, slotName: 'squad leader' }] },
        ),
      )?.type;
    expect([against('timely-messenger'), against('iron-man')]).toEqual(['attack', 'patrol']);
  });

  test('makes a worker of the card that is worth least', () => {
    const scene = new Scene({ hand: ['timely-messenger', 'older-brother'], gold: 1 });
    expect(favourite(scene, 'hire')).toEqual({ type: 'hire', card: 'timely-messenger' });
  });

  test('tears no add-on down', () => {
    const scene = new Scene({ play: ['tower'], gold: 0 });
    expect(favourite(scene)?.type).toBe('patrol');
    expect(favourite(scene, 'tearDown')).toBeDefined();
  });

  test('leads the patrol with what endures most, and leaves no slot empty', () => {
    const scene = new Scene({ play: ['timely-messenger', 'iron-man'], gold: 0 }).do('Set the patrol');
    expect(favourite(scene)).toEqual({ type: 'pick', thing: scene.row(0, 'iron-man').id });
    scene.do('Your Iron Man');
    expect(favourite(scene)).toEqual({ type: 'pick', thing: scene.row(0, 'timely-messenger').id });
  });
});

describe('chances', () => {
  const mine = (half: Half, theirs: Half = {}) => skill.chances(new Scene(half, theirs).state)[0] ?? 0;

  test('add up to 1, and grow with what is in play and what pays for more', () => {
    const { state } = new Scene({ play: ['iron-man'] }, { play: ['tower'] });
    expect(skill.chances(state).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    const plain = mine({});
    for (const more of [{ play: ['iron-man'] }, { workers: 8 }, { gold: 15 }, { hand: ['older-brother'] }])
      expect(mine(more)).toBeGreaterThan(plain);
    expect(mine({ baseDamage: 8 })).toBeLessThan(plain);
  });

  test('are less for a base that attackers reach, and more with a patrol before it', () => {
    const attackers: Half = { play: ['iron-man', 'older-brother'] };
    const threatened = (half: Half) =>
      skill.chances({ ...new Scene(half, attackers).state, side: [seat(1)] })[0] ?? 0;
    const guarded = threatened({ play: [{ card: 'older-brother', slotName: 'squad leader' }] });
    expect(guarded).toBeGreaterThan(threatened({ play: ['older-brother'] }));
  });

  test('are 1 for the winner', () => {
    const { state } = new Scene({});
    expect(skill.chances({ ...state, winners: [seat(1)] })).toEqual([0, 1]);
    expect(skill.chances({ ...state, winners: [seat(0), seat(1)] })).toEqual([0.5, 0.5]);
  });
});

test('the end of the own turn is judged, by a search the end of the reply', () => {
  const scene = new Scene({});
  const before = skill.part(scene.state);
  scene.endTurn();
  expect(skill.part(scene.state)).toBe(before + 1);
  expect(skill.ahead).toBeUndefined();
  expect(skill.manner?.further).toBe(1);
});

test('players who do not think long bring a game to its end', () => {
  for (let number = 0; number < 5; number++) {
    const { state } = codex.setup({ game: 'standard', heroes: 'dealt' }, 2, fastRandom(number));
    let [decision] = codex.decisions(state);
    while (decision) {
      const weights = decision.choices.map(() => 0);
      skill.weigh(state, decision, weights);
      const best = weights.indexOf(Math.max(...weights));
      [decision] = codex.applyInPlace(state, decision.seat, decision.choices[best] as Choice);
    }
    expect(state.winners?.length).toBe(1);
    expect(state.turn).toBeLessThan(60);
  }
});

test('there are eight levels, each of which thinks longer and slips less than the one below', () => {
  const levels = skill.levels ?? [];
  expect(levels.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const [index, { iterations, slips }] of levels.slice(1).entries()) {
    expect(iterations).toBeGreaterThan(levels[index]?.iterations ?? 0);
    expect(slips).toBeLessThan(levels[index]?.slips ?? 0);
  }
});
