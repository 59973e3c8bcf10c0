import { describe, expect, test } from 'vitest';
import { having, illusory } from '../../testing/gifts.ts';
import { at, damaged, levelled, maxed, type Placed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { led, warriors } from '../../testing/teams.ts';

const ROOK = 'garus-rook';

describe('Garus Rook', () => {
  const attack = (level: number, ...theirs: readonly Placed[]) =>
    warriors({ play: [levelled(ROOK, level)] }, { play: theirs }).do('Attack with');

  test('case: 7.5 from level 5 on Rook ignores a patrol zone with one patroller', () => {
    const scene = attack(5, at('savior-monk', 'squad leader'));
    expect(scene.do('Bo’s Base').base(1)).toBe(17);
  });

  test('case: 14.34 at level 8 Rook has two lives', () => {
    expect(warriors({ play: [levelled(ROOK, 8)] }).is(0, ROOK, 'two lives')).toBe(true);
  });

  test('negative: 7.3 two patrollers stop Rook', () => {
    const scene = attack(5, at('savior-monk', 'elite'), at('smoker', 'lookout'));
    expect(scene.choices).toEqual(['Bo’s Savior Monk (elite)', 'Bo’s Smoker (lookout)']);
  });

  test('negative: 4.8 before level 5 one stops Rook too', () => {
    expect(attack(4, at('savior-monk', 'squad leader')).base(1)).toBe(20);
  });

  test('edge: the patroller may be attacked', () => {
    const scene = attack(5, at('savior-monk', 'elite')).do('Bo’s Savior');
    expect(scene.has(1, 'savior-monk')).toBe(false);
  });

  test('edge: 7.2, 7.3 a patroller that does not stop Rook counts', () => {
    const scene = attack(5, at('savior-monk', 'elite'), at('bird', 'lookout'));
    expect(scene.base(1)).toBe(20);
  });

  test('bystander: other attackers are stopped by one', () => {
    const half = { play: [levelled(ROOK, 5), 'fox-viper'] };
    const scene = warriors(half, { play: [at('savior-monk', 'squad leader')] }).do('Attack with your Fox');
    expect(scene.base(1)).toBe(20);
  });
});

describe('Bird’s Nest', () => {
  const birds = (scene: ReturnType<typeof warriors>) =>
    scene.state.things.filter(({ card }) => card === 'bird').length;
  const nest = (mine: Half = {}) =>
    warriors({ ...mine, play: [ROOK, ...(mine.play ?? [])], hand: ['birds-nest'] }).do('Play Bird');

  test('case: two Birds come, and in the upkeep those that are missing', () => {
    const scene = nest();
    expect([birds(scene), scene.is(0, 'bird', 'flying')]).toEqual([2, true]);
    const again = warriors({ play: [ROOK, 'birds-nest', 'bird'] })
      .endTurn()
      .endTurn();
    expect(birds(again)).toBe(2);
  });

  test('negative: 5.10 without a strength hero it is gone', () => {
    const scene = warriors(
      { play: ['fox-primus'] },
      { play: [at(damaged(ROOK, 1), 'elite'), 'birds-nest', 'bird'] },
    );
    scene.do('Attack with');
    expect([scene.has(1, 'birds-nest'), scene.has(1, 'bird')]).toEqual([false, true]);
  });

  test('edge: 13.12 with one Bird there, one comes', () => {
    expect(birds(nest({ play: ['bird'] }))).toBe(2);
  });

  test('bystander: an opponent’s Birds do not count', () => {
    const scene = warriors({ play: [ROOK], hand: ['birds-nest'] }, { play: ['bird', 'bird'] }).do(
      'Play Bird',
    );
    expect(birds(scene)).toBe(4);
  });

  test('ruling: (S) with two Nests there are at most two Birds', () => {
    const scene = nest({ rulings: 'designer', play: ['birds-nest', 'bird', 'bird'] });
    expect([birds(scene), birds(scene.endTurn().endTurn())]).toEqual([2, 2]);
  });

  test('ruling: (UMR) the Birds stay when the Nest leaves play', () => {
    const scene = warriors(
      { play: [levelled('setsuki-hiruki', 6), 'fox-primus'] },
      { play: [at(damaged(ROOK, 3), 'elite'), 'birds-nest', 'bird', 'bird'] },
    ).do('Attack with your Fox');
    expect(birds(scene)).toBe(2);
  });
});

describe('Entangling Vines', () => {
  const vines = (...theirs: readonly Placed[]) =>
    warriors({ play: [ROOK], hand: ['entangling-vines'] }, { play: theirs });

  test('case: 9.17, 14.30 a patrolling unit is sidelined, and cannot attack or patrol', () => {
    const scene = vines(at('savior-monk', 'squad leader')).do('Play Entangling');
    expect(scene.row(1, 'savior-monk').thing.slot).toBe(-1);
    scene.endTurn();
    expect(scene.can('Attack with your Savior')).toBe(false);
    expect(scene.do('Set the patrol').asked).toBe(0);
  });

  test('negative: neither a hero nor a unit that does not patrol', () => {
    expect(vines(at(ROOK, 'elite'), 'savior-monk').can('Play Entangling')).toBe(false);
  });

  test('edge: 5.9 when the unit leaves play, it is discarded', () => {
    const scene = vines(at('savior-monk', 'elite')).do('Play Entangling', 'Attack with', 'Bo’s Savior');
    expect([scene.has(0, 'entangling-vines'), scene.count(0, 'discard', 'entangling-vines')]).toEqual([
      false,
      1,
    ]);
  });

  test('edge: 10.10 where its target is gone at once, it is discarded', () => {
    const smoke = vines(at('smoker', 'elite')).do('Play Entangling');
    expect([smoke.has(0, 'entangling-vines'), smoke.count(0, 'discard', 'entangling-vines')]).toEqual([
      false,
      1,
    ]);
    const mist = vines(at(illusory('savior-monk'), 'elite')).do('Play Entangling');
    expect([mist.has(0, 'entangling-vines'), mist.has(1, 'savior-monk')]).toEqual([false, false]);
  });

  test('edge: it may still use what needs no attack', () => {
    const scene = vines(at('aged-sensei', 'elite')).do('Play Entangling').endTurn();
    expect(scene.can('Use your Aged')).toBe(true);
  });

  test('bystander: other units attack and patrol', () => {
    const scene = vines(at('savior-monk', 'elite'), at('fox-viper', 'lookout')).do(
      'Play Entangling',
      'Bo’s Savior',
    );
    expect(scene.row(1, 'fox-viper').thing.slot).toBe(4);
    expect(scene.endTurn().can('Attack with your Fox')).toBe(true);
  });

  test('ruling: (SH) 13.6 a Gargoyle that wakes after it may attack; one that woke before may not', () => {
    const gargoyle: Placed = { card: 'gargoyle', id: 900 };
    const before = warriors({ play: [gargoyle, { card: 'entangling-vines', to: 900 }] }).do(
      'Use your Gargoyle',
    );
    expect(before.is(0, 'gargoyle', "can't attack")).toBe(false);
    const scene = warriors({ play: [ROOK], hand: ['entangling-vines'] }, { play: ['gargoyle'], gold: 3 });
    scene.endTurn().do('Use your Gargoyle').endTurn('Your Gargoyle').do('Play Entangling');
    expect([scene.is(1, 'gargoyle', "can't attack"), scene.is(1, 'gargoyle', "can't patrol")]).toEqual([
      true,
      true,
    ]);
  });
});

describe('Thunderclap', () => {
  const clap = (...theirs: readonly Placed[]) =>
    warriors({ play: [ROOK], hand: ['thunderclap'] }, { play: theirs }).do('Play Thunderclap');

  test('case: 9.17 up to three units that cost 2 or less are sidelined', () => {
    const scene = clap(
      at('savior-monk', 'squad leader'),
      at('fox-viper', 'elite'),
      at('smoker', 'scavenger'),
      at('aged-sensei', 'lookout'),
    ).do('Bo’s Savior', 'Bo’s Fox', 'Bo’s Aged');
    const slots = ['savior-monk', 'fox-viper', 'aged-sensei'].map((card) => scene.row(1, card).thing.slot);
    expect([slots, scene.question, scene.row(1, 'smoker').thing.slot]).toEqual([[-1, -1, -1], 'main', 2]);
  });

  test('negative: not what costs more, what flies, or heroes', () => {
    const scene = clap(
      at('fox-primus', 'elite'),
      at(having('fox-viper', 'flying'), 'scavenger'),
      at(ROOK, 'technician'),
      at('smoker', 'squad leader'),
    );
    expect(scene.choices).toEqual(['Bo’s Smoker (squad leader)', 'None']);
  });

  test('edge: 10.10 one that is gone at once counts among the three', () => {
    const scene = clap(at('smoker', 'elite'), at('savior-monk', 'lookout')).do('Bo’s Smoker', 'Bo’s Savior');
    expect([scene.count(1, 'hand', 'smoker'), scene.row(1, 'savior-monk').thing.slot]).toEqual([1, -1]);
  });

  test('bystander: one may be enough', () => {
    const scene = clap(at('savior-monk', 'elite'), at('fox-viper', 'lookout')).do('Bo’s Savior', 'None');
    expect(scene.row(1, 'fox-viper').thing.slot).toBe(4);
  });

  test('ruling: (SH) units that do not patrol may be chosen: an Illusion dies of it', () => {
    const scene = clap(illusory('savior-monk')).do('Bo’s Savior');
    expect(scene.has(1, 'savior-monk')).toBe(false);
  });

  test('ruling: (UMR) tokens cost 0', () => {
    expect(clap(at('ninja', 'elite')).do('Bo’s Ninja').row(1, 'ninja').thing.slot).toBe(-1);
  });

  test('ruling: (UMR) a token that is a copy of a dearer card cannot be chosen', () => {
    const disguise = { as: 'fox-primus', until: 'turn', by: 0, at: 1, clears: false } as never;
    const scene = clap(at({ card: 'ninja', disguises: [disguise] }, 'elite'), at('smoker', 'lookout'));
    expect(scene.choices).toEqual(['Bo’s Smoker (lookout)', 'None']);
  });
});

describe('Earthquake', () => {
  const quake = (theirs: Half, ...mine: readonly Placed[]) =>
    warriors({ play: [maxed(ROOK), ...mine], hand: ['earthquake'] }, theirs).do('Play Earthquake');

  test('case: damaged buildings take 4, undamaged ones 1', () => {
    const scene = quake({ play: ['tower'], baseDamage: 2 });
    expect([scene.base(1), scene.row(1, 'tower').thing.damage]).toEqual([14, 1]);
  });

  test('case: all of an opponent’s buildings', () => {
    const scene = quake({ play: [damaged('foxs-den-school', 1), 'tech-i-building'], baseDamage: 2 });
    expect([scene.base(1), scene.has(1, 'foxs-den-school')]).toEqual([14, false]);
    expect(scene.row(1, 'tech-i-building').thing.damage).toBe(1);
  });

  test('negative: 5.8 a hero below the maximum level does not cast it', () => {
    expect(warriors({ play: [levelled(ROOK, 7)], hand: ['earthquake'] }).can('Play Earthquake')).toBe(false);
  });

  test('edge: 6.2 what is under construction takes none', () => {
    const scene = quake({ play: [{ card: 'tech-i-building', constructing: true }] });
    expect(scene.row(1, 'tech-i-building').thing.damage).toBe(0);
  });

  test('bystander: neither units nor one’s own buildings are hit', () => {
    const scene = quake({ play: ['smoker'] }, damaged('foxs-den-school', 1));
    expect([scene.has(1, 'smoker'), scene.row(0, 'foxs-den-school').thing.damage, scene.base(0)]).toEqual([
      true,
      1,
      20,
    ]);
  });

  test('ruling: (S) a base that was hit because a building fell is not undamaged', () => {
    const scene = quake({ play: [damaged('tech-i-building', 1)] });
    // The building falls and deals 2 to the base, which then takes no 1 besides.
    expect([scene.has(1, 'tech-i-building'), scene.base(1)]).toEqual([false, 18]);
  });
});

describe('strength and other colors', () => {
  test('5.6 Rook casts white starting spells without paying more', () => {
    const team = led('white', ROOK, 'troq-bashar');
    const scene = team({ play: [ROOK], hand: ['snapback'] }, { play: ['troq-bashar'] });
    expect(scene.can('Play Snapback (3 gold)')).toBe(true);
  });
});

describe('Mythmaking', () => {
  const OATH = 'oathkeeper-of-kor-mountain';

  test('case: legendary units have +2/+2, and those of opponents -1/-1', () => {
    const scene = warriors({ play: ['mythmaking', 'ardras-boulder'] }, { play: [OATH] });
    expect([scene.stats(0, 'ardras-boulder'), scene.stats(1, OATH)]).toEqual(['2/8', '6/7']);
  });

  test('case: legendary buildings have 2 HP more', () => {
    expect(warriors({ play: ['mythmaking', 'morningstar-pass'] }).row(0, 'morningstar-pass').hp).toBe(6);
  });

  test('negative: other units and buildings are what they are', () => {
    const scene = warriors(
      { play: ['mythmaking', 'savior-monk', 'tower'] },
      { play: ['morningstar-pass', 'smoker'] },
    );
    expect([scene.stats(0, 'savior-monk'), scene.row(0, 'tower').hp]).toEqual(['2/2', 4]);
    expect([scene.row(1, 'morningstar-pass').hp, scene.stats(1, 'smoker')]).toEqual([4, '1/1']);
  });

  test('edge: 9.3 a unit may die of it', () => {
    const half = { hand: ['mythmaking'], tech: 'strength' } as const;
    const scene = warriors(half, { play: [damaged('jefferson-degrey-ghostly-diplomat', 2)] }).do(
      'Play Mythmaking',
    );
    expect(scene.has(1, 'jefferson-degrey-ghostly-diplomat')).toBe(false);
  });

  test('edge: two players’ cards add up', () => {
    const scene = warriors({ play: ['mythmaking', 'ardras-boulder'] }, { play: ['mythmaking'] });
    expect(scene.stats(0, 'ardras-boulder')).toBe('1/7');
  });

  test('bystander: heroes are not legendary units', () => {
    expect(warriors({ play: ['mythmaking', ROOK] }).stats(0, ROOK)).toBe('2/4');
  });
});
