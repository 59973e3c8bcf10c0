import { fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { fightWorth } from './appraisal/fight.ts';
import type { Choice } from './choice.ts';
import { codex } from './index.ts';
import { DUEL } from './options.ts';
import { skill } from './skill.ts';
import { fresh, maxed } from './testing/placed.ts';
import { type Half, Scene } from './testing/scene.ts';
import { coming, judge, magistrate, modern, monks, olden, warriors } from './testing/teams.ts';

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

  test('keeps what is its own from fading, and lets what is another’s fade', () => {
    const time = (side: number) => {
      const halves: Half[] = [{ play: ['troq-bashar'], hand: ['time-spiral'] }, {}];
      const fading = { card: 'fading-argonaut', time: 1 };
      halves[side] = { ...halves[side], play: [...(halves[side]?.play ?? []), fading] };
      return favourite(olden(halves[0], halves[1]).do('Play Time'));
    };
    expect([time(0), time(1)]).toMatchObject([{ rune: 'time' }, { rune: 'time', less: true }]);
    expect(time(0)).not.toHaveProperty('less');
  });

  test('lets its own cards come sooner out of the future', () => {
    const scene = olden({ play: ['tinkerer'], hand: ['plasmodium'] }).do('Play Plasm', 'Use');
    expect(favourite(scene)).toMatchObject({ rune: 'time', less: true });
  });

  test('gives up what is worth least for a card in the future', () => {
    const half = { play: ['wisp', 'nebula'], hand: ['omegacron'], tech: 'future', workers: 0 } as const;
    const scene = coming(half).do('Play Omega', 'Use your Omega');
    expect(favourite(scene)).toEqual({ type: 'pick', thing: scene.row(0, 'wisp').id });
  });

  test('gives haste to its own, never to others', () => {
    const scene = modern(
      { play: [fresh('max-geiger')], hand: ['now'] },
      { play: ['octavian', 'troq-bashar'] },
    );
    expect(favourite(scene.do('Play Now'))).toEqual({ type: 'pick', thing: scene.row(0, 'max-geiger').id });
  });

  test('stands stronger with a card in the future, and weaker with a debt', () => {
    const chance = (scene: Scene) => skill.chances(scene.state)[0] ?? 0;
    const half = {
      play: ['vir-garbarean'],
      hand: ['promise-of-payment', 'omegacron'],
      tech: 'future',
    } as const;
    const scene = coming({ ...half, gold: 2 });
    expect(chance(coming({ ...half, gold: 2 }).do('Play Omega'))).toBeGreaterThan(chance(scene));
    const owing = coming({ ...half, gold: 0 }).do('Play Promise', 'Play Omega');
    expect(chance(owing)).toBeLessThan(chance(coming({ ...half, gold: 2 }).do('Play Promise', 'Play Omega')));
  });

  test('keeps the best card for the next turn, and none where all are poor', () => {
    const half = { play: ['bigby-hayes'], deck: ['traffic-director'] };
    expect(favourite(judge({ ...half, hand: ['jail', 'building-inspector'] }).endTurn())).toEqual({
      type: 'stash',
      card: 'jail',
    });
    expect(favourite(judge({ ...half, deck: ['jail'], hand: ['building-inspector'] }).endTurn())?.type).toBe(
      'pass',
    );
  });

  test('copies the best unit, and spares illusions of its own', () => {
    const quince = { card: 'sirus-quince', level: 3 };
    const scene = magistrate(
      { play: [quince, 'mirror-illusion', 'scribe'] },
      { play: ['justice-juggernaut'] },
    );
    scene.do('Use your Sirus Quince: a Mirror');
    expect(favourite(scene)).toEqual({ type: 'pick', thing: scene.row(1, 'justice-juggernaut').id });
    const spared = magistrate({ play: ['sirus-quince', 'spectral-hound'], hand: ['hallucination'] });
    expect(favourite(spared.do('Play Hallucination'))?.type).toBe('pass');
  });

  test('likes a team of one color, and its starting deck', () => {
    let state = codex.setup(DUEL, 2, fastRandom(1)).state;
    const best = () => {
      const [decision] = codex.decisions(state);
      if (!decision) throw new Error('nothing is asked');
      const weights = decision.choices.map(() => 0);
      skill.weigh(state, decision, weights);
      return decision.choices.filter((_, index) => weights[index] === Math.max(...weights));
    };
    for (const hero of ['captain-zane', 'bigby-hayes', 'jaina-stormborne'])
      for (const by of [0, 1]) state = codex.advance(state, seat(by), { type: 'hero', hero }).state;
    expect(best()).toEqual([{ type: 'deck', color: 'red' }]);
    state = codex.setup(DUEL, 2, fastRandom(1)).state;
    for (const by of [0, 1])
      state = codex.advance(state, seat(by), { type: 'hero', hero: 'captain-zane' }).state;
    expect(best()).toEqual([
      { type: 'hero', hero: 'drakk-ramhorn' },
      { type: 'hero', hero: 'jaina-stormborne' },
    ]);
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

  test('gives to the strongest of the own rather than to none, and repairs no building of others', () => {
    const half = { play: ['grave-stormborne', 'smoker', 'savior-monk'], hand: ['senseis-advice'] };
    const scene = monks(half).do('Play Sensei');
    expect(favourite(scene)).toEqual({ type: 'pick', thing: scene.row(0, 'savior-monk').id });
    const mend = { play: ['grave-stormborne'], hand: ['versatile-style'] };
    const other = monks(mend, { play: ['tower'] }).do('Play Versatile', 'Repair');
    expect(favourite(other)).toEqual({ type: 'pick', thing: other.row(0, 'base').id });
  });

  test('shows and discards what is worth least', () => {
    const hand = ['true-power-of-storms', 'fox-primus', 'snapback'];
    const scene = monks({ play: [maxed('grave-stormborne')], hand }).do('Play True');
    expect(favourite(scene)).toMatchObject({ type: 'card', card: 'snapback' });
  });

  test('counts the gold that an attack costs, and damage that a card prevents', () => {
    const half = { play: ['smoker'] };
    const worth = (theirs: Half, card: string) => {
      const scene = warriors(half, theirs);
      return fightWorth(scene.state, scene.row(0, 'smoker'), scene.row(1, card));
    };
    const school = { play: ['foxs-den-school'] };
    const pass = { play: ['morningstar-pass'] };
    // Both have 4 HP and cost 4.
    expect(worth(pass, 'morningstar-pass')).toBeLessThan(worth(school, 'foxs-den-school'));
    expect(worth(pass, 'base')).toBeLessThan(worth(school, 'base'));
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
    const { state } = codex.setup({ ...DUEL, game: 'standard', heroes: 'dealt' }, 2, fastRandom(number));
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
