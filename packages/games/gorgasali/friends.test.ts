import { fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { gorgasali } from './index.ts';
import { optionsOf } from './options.ts';
import { pairs } from './testing/pairs.ts';
import { banner, hurl, type Setting, shoot, sq } from './testing/table.ts';

describe('friends', () => {
  const FRIENDS: readonly Setting[] = [{ at: 'K10' }, { at: 'M10' }, { at: 'L10' }, { at: 'AA28' }];
  const as = (mine: Setting) =>
    pairs(FRIENDS.map((figure, index) => (index === 0 ? { ...figure, ...mine } : figure)));

  test('17.4, F5 no weapon or throwable is aimed at a team mate, and no flame burns them', () => {
    const armed = as({ weapons: ['lynx'], throwable: 'flame' }).skip();
    expect(armed.choices('shoot')).toEqual([shoot('lynx', 1)]);
    const burning = pairs(
      FRIENDS.map((figure, index) => (index === 0 ? { ...figure, throwable: 'flame' as const } : figure)),
      { chance: [1, 2, 6, 6, 1, 2] },
    );
    burning.skip().play(hurl('flame', 1));
    expect(burning.health).toEqual([100, 60, 100, 100]);
  });

  test('17.4, F5 Supernova, Freezing vortex and Ignite never touch a team mate', () => {
    expect(as({ character: 'armazi', cooldown: 0 }).choices('supernova')).toEqual([
      { type: 'supernova', targets: [1] },
    ]);
    const frozen = as({ character: 'tsiva', cooldown: 0 }).play({ type: 'freeze' });
    expect(frozen.state.figures.map(({ frozenBy }) => frozenBy.length)).toEqual([0, 1, 0, 0]);
    const burnt = pairs([
      { at: 'K10', character: 'tharsis' },
      { at: 'K11' },
      { at: 'L10' },
      { at: 'AA28' },
    ]).end();
    expect(burnt.health).toEqual([100, 90, 100, 100]);
  });

  test('17.4 ball lightning strikes the enemies of its owner only', () => {
    const table = (owner: number) =>
      pairs(FRIENDS, { banners: [banner('lightning', owner, ['K12'])] }).end().health[0];
    expect([table(2), table(1)]).toEqual([100, 65]);
  });

  test('17.4, F5 Kruber, Ebue and Varas may choose their team mate', () => {
    expect(as({ character: 'kruber', cooldown: 0 }).choices('swap')).toContainEqual({
      type: 'swap',
      with: 2,
    });
    expect(as({ character: 'ebue', cooldown: 0 }).choices('hypnosis')).toContainEqual({
      type: 'hypnosis',
      target: 2,
    });
    const rich = pairs([
      { at: 'K10', character: 'varas', cooldown: 0 },
      { at: 'AA28' },
      { at: 'L10', helmet: true },
      { at: 'A1' },
    ]);
    expect(rich.choices('steal')).toEqual([{ type: 'steal', from: 2, card: 'helmet', pack: false }]);
  });

  test("17.4, 16.17 but not E'moon, and Octor cannot copy from a team mate", () => {
    const immune = pairs([
      { at: 'K10', character: 'kruber', cooldown: 0 },
      { at: 'AA28' },
      { at: 'L10', character: 'emoon' },
      { at: 'A1' },
    ]);
    expect(immune.choices('swap')).toEqual([]);
    expect(as({ character: 'octor', cooldown: 0 }).choices('imitate')).toEqual([
      { type: 'imitate', from: 1 },
    ]);
  });

  test('3.6, E6 nor does Octor begin with the ability of the team mate', () => {
    const options = optionsOf({ mode: 'duo' });
    const { state } = gorgasali.setup(options, 4, fastRandom(5));
    let now = state;
    for (const character of (['octor', 'armazi', 'medea', 'varas'] as const).entries()) {
      const applied = gorgasali.apply(now, seat(character[0]), {
        type: 'character',
        character: character[1],
      });
      if (!applied.ok) throw new Error(applied.error);
      now = applied.value.state;
    }
    expect(gorgasali.decisions(now)[0]).toMatchObject({
      question: 'neighbour',
      choices: [1, 3].map((one) => ({ type: 'neighbour', seat: one })),
    });
  });

  test('17.5 Medea heals the team mate within range 3 as well', () => {
    const healed = (at: string, more: Setting = {}) =>
      pairs(
        [
          { at: 'K10', cooldown: 0, health: 50 },
          { at: 'L11', health: 50 },
          { at, health: 50, ...more },
          { at: 'AA28', health: 50 },
        ],
        { chance: ['axe', 1, 2] },
      ).play({ type: 'heal' }).health;
    expect(healed('N10')).toEqual([70, 50, 70, 50]);
    expect(healed('O10')).toEqual([70, 50, 50, 50]);
    expect(healed('N10', { character: 'emoon' })).toEqual([70, 50, 50, 50]);
  });

  test('17.6 Ebue cannot put a team mate on a chest', () => {
    const table = pairs(
      [{ at: 'K10', character: 'ebue', cooldown: 0 }, { at: 'AA28' }, { at: 'N10' }, { at: 'A1' }],
      { chests: ['L10'] },
    ).play({ type: 'hypnosis', target: seat(2) });
    expect(table.choices('put')).toHaveLength(7);
    expect(table.choices('put')).not.toContainEqual({ type: 'put', to: sq('L10') });
  });
});
