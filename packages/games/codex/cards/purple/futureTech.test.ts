import { describe, expect, test } from 'vitest';
import { futureOf } from '../../state.ts';
import { having } from '../../testing/gifts.ts';
import { at, damaged, exhausted, fresh, levelled, type Placed, runed } from '../../testing/placed.ts';
import type { Scene } from '../../testing/scene.ts';
import { coming, led } from '../../testing/teams.ts';

const VIR = 'vir-garbarean';
const TROQ = 'troq-bashar';
const JAINA = 'jaina-stormborne';
const IRON = 'iron-man';
const waiting = ({ state }: Scene) => futureOf(state).map(({ card, time }) => [card, time]);

describe('Gilded Glaxx', () => {
  const GLAXX = 'gilded-glaxx';
  const shot = (foe: Placed, gold = 1) =>
    led(
      'red',
      JAINA,
      VIR,
    )({ play: [JAINA], hand: ['fire-dart'] }, { play: [foe], gold }).do('Play Fire', 'Bo’s Gild');

  test('case: while its player has gold, a spell does not kill it', () => {
    expect(shot(damaged(GLAXX, 2)).stats(1, GLAXX)).toBe('3/-1');
  });

  test('case: 9.21 nor is it returned', () => {
    const past = led('purple', 'prynn-pasternaak', VIR);
    const scene = past({ play: ['prynn-pasternaak'], hand: ['undo'] }, { play: [GLAXX] }).do('Play Undo');
    expect([scene.has(1, GLAXX), scene.count(1, 'hand')]).toEqual([true, 0]);
  });

  test('case: 9.8 nor sacrificed', () => {
    const black = led('black', TROQ, VIR);
    const scene = black({ play: [TROQ], hand: ['sacrifice-the-weak'] }, { play: [GLAXX, 'hive'] });
    expect(scene.do('Play Sacrifice').theirs).toBe('Base 20, Gilded Glaxx 3/4');
  });

  test('negative: without gold it dies as any other', () => {
    expect(shot(damaged(GLAXX, 2), 0).has(1, GLAXX)).toBe(false);
  });

  test('negative: combat damage kills it', () => {
    const scene = coming({ play: ['xenostalker'] }, { play: [damaged(GLAXX, 1)] }).do(
      'Attack with',
      'Bo’s Gild',
    );
    expect(scene.has(1, GLAXX)).toBe(false);
  });

  test('edge: 12.1 it dies as soon as the last gold is gone', () => {
    const scene = coming({ play: [damaged(GLAXX, 4)], hand: ['unphase'], gold: 1 });
    expect(scene.do('Hire').has(0, GLAXX)).toBe(false);
  });

  test('bystander: other units of its player die', () => {
    const scene = led('red', JAINA, VIR)({ play: [JAINA], hand: ['fire-dart'] }, { play: [GLAXX, 'wisp'] });
    expect(scene.do('Play Fire', 'Bo’s Wisp').has(1, 'wisp')).toBe(false);
  });

  test('ruling: (S) at 0 HP damage that armor takes does not kill it, and any other combat damage does', () => {
    const attacked = (atk: string) =>
      coming({ play: [atk] }, { play: [at(damaged(GLAXX, 4), 'squad leader')] })
        .do('Attack with')
        .has(1, GLAXX);
    expect([attacked('tinkerer'), attacked('neo-plexus')]).toEqual([true, false]);
  });

  test('ruling: (S) deathtouch kills it through armor, and rune damage of combat does', () => {
    const touched = coming(
      { play: [having('tinkerer', 'deathtouch')] },
      { play: [at(GLAXX, 'squad leader')] },
    );
    expect(touched.do('Attack with').has(1, GLAXX)).toBe(false);
    const runes = coming(
      { play: [having('hive', 'rune damage'), having('neo-plexus', 'rune damage')] },
      {
        play: [at(runed(GLAXX, -3), 'elite')],
      },
    );
    expect(runes.do('Attack with your Neo').has(1, GLAXX)).toBe(false);
  });

  test('ruling: (UMR) it does not die of -1/-1 runes', () => {
    expect(
      coming({ play: ['wisp'] }, { play: [runed(GLAXX, -4)] })
        .do('Attack with', 'Bo’s Base')
        .has(1, GLAXX),
    ).toBe(true);
  });
});

describe('Knight of the Conclave', () => {
  test('case: 14.32 for nothing it comes in three upkeeps', () => {
    const scene = coming({ play: ['tech-i-building'], hand: ['knight-of-the-conclave'], gold: 0 }).do(
      'Play Knight',
    );
    expect(waiting(scene)).toEqual([['knight-of-the-conclave', 3]]);
  });
});

describe('Hive', () => {
  const HIVE = 'hive';
  const stingers = (scene: Scene, side = 0) =>
    scene.state.things.filter(({ card, controller }) => card === 'stinger' && controller === side).length;
  const five = Array.from({ length: 5 }, () => 'stinger');

  test('case: it arrives with five Stingers', () => {
    expect(stingers(coming({ hand: [HIVE], tech: 'future' }).do('Play Hive'))).toBe(5);
  });

  test('case: for 1 gold there is one more, on the turn it came', () => {
    const scene = coming({ play: [fresh(HIVE), 'stinger'], gold: 1 }).do('Use');
    expect([stingers(scene), scene.gold[0]]).toEqual([2, 0]);
  });

  test('case: as it leaves, five Stingers are sacrificed', () => {
    const foe = { play: [damaged(HIVE, 5), ...five.slice(1)], heroes: [VIR] };
    const scene = led('red', JAINA)({ play: [JAINA], hand: ['fire-dart'] }, foe).do('Play Fire', 'Bo’s Hive');
    expect([stingers(scene, 1), scene.happened('died')]).toEqual([0, 5]);
  });

  test('negative: not a sixth', () => {
    expect(coming({ play: [HIVE, ...five] }).can('Use')).toBe(false);
  });

  test('edge: 9.4 it leaves without dying, too', () => {
    const past = led('purple', 'prynn-pasternaak', VIR);
    const scene = past({ play: ['prynn-pasternaak'], hand: ['undo'] }, { play: [HIVE, 'stinger'] });
    expect(stingers(scene.do('Play Undo', 'Bo’s Hive'), 1)).toBe(0);
  });

  test('edge: 13.9, 13.12 a copy of a Hive keeps five, too', () => {
    const copy = {
      card: IRON,
      disguises: [{ as: HIVE, until: 'for good', by: 0, at: 1, clears: false, tech: 2 }],
    };
    expect(coming({ play: [copy as never, ...five.slice(1)] }).can('Use')).toBe(true);
    expect(coming({ play: [copy as never, ...five] }).can('Use')).toBe(false);
  });

  test('bystander: Stingers of the other player stay', () => {
    const foe = { play: [damaged(HIVE, 5), 'stinger'], heroes: [VIR] };
    const scene = led('red', JAINA)({ play: [JAINA, 'stinger'], hand: ['fire-dart'] }, foe);
    expect(stingers(scene.do('Play Fire', 'Bo’s Hive'))).toBe(1);
  });

  test('ruling: (S) with two Hives there may be ten, and the active player chooses which five go', () => {
    const foe = { play: [damaged(HIVE, 5), HIVE, ...five, 'stinger', 'stinger'], heroes: [VIR] };
    const scene = led('red', JAINA)({ play: [JAINA], hand: ['fire-dart'] }, foe).do(
      'Play Fire',
      'Bo’s Hive 1',
    );
    expect([scene.asked, scene.choices.length]).toEqual([0, 7]);
    for (let one = 3; one <= 7; one++) scene.do(`Bo’s Stinger ${one}`);
    expect(stingers(scene, 1)).toBe(2);
    expect(coming({ play: [HIVE, HIVE, ...five] }).can('Use your Hive 1')).toBe(true);
  });
});

describe('Omegacron', () => {
  const OMEGA = 'omegacron';
  const USE = 'Use your Omegacron';
  const begun = (play: Placed[], half = {}) =>
    coming({ play, hand: [OMEGA], tech: 'future', workers: 4, ...half }).do('Play Omega');

  test('case: 14.42 in the future a sacrifice takes a time rune', () => {
    const scene = begun(['wisp', IRON, VIR, 'battle-suits']).do(USE);
    expect(scene.choices).toEqual([
      'Your Wisp',
      'Your Iron Man',
      'Your Vir Garbarean',
      'Your Battle Suits',
      'Sacrifice a worker',
    ]);
    scene.do('Your Wisp');
    expect([scene.has(0, 'wisp'), waiting(scene)]).toEqual([false, [[OMEGA, 5]]]);
  });

  test('case: 14.42, 4.2 a worker is enough', () => {
    const scene = begun([]).do(USE, USE);
    expect([scene.workers[0], waiting(scene)]).toEqual([2, [[OMEGA, 4]]]);
  });

  test('case: without runes it arrives and attacks', () => {
    const scene = begun([], { workers: 6 });
    for (let rune = 0; rune < 6; rune++) scene.do(USE);
    expect(scene.do('Attack with your Omega').base(1)).toBe(11);
  });

  test('negative: not in play, nor with nothing to give', () => {
    expect(coming({ play: [OMEGA, 'wisp'] }).can(USE)).toBe(false);
    expect(begun([], { workers: 0 }).can(USE)).toBe(false);
  });

  test('edge: 9.8 what cannot be sacrificed cannot be given', () => {
    const scene = begun([having(IRON, 'indestructible'), 'wisp'], { workers: 0 });
    expect([scene.can(USE), scene.do(USE).has(0, 'wisp')]).toEqual([true, false]);
  });

  test('edge: 9.4 the sacrifice is a death, with all that follows', () => {
    expect(begun([VIR], { workers: 0 }).do(USE).happened('died')).toBe(1);
  });

  test('bystander: another card in the future keeps its runes, and a tech II unit there trashes a Mox', () => {
    const scene = begun(['wisp', 'hardened-mox'], { hand: [OMEGA, 'plasmodium'] }).do(
      'Play Plasm',
      USE,
      'Your Wisp',
    );
    expect(waiting(scene)).toEqual([
      [OMEGA, 5],
      ['plasmodium', 3],
    ]);
    expect(scene.count(0, 'trashed', 'hardened-mox')).toBe(1);
  });
});

describe('Reaver', () => {
  const REAVER = 'reaver';
  const reaves = (...theirs: Placed[]) =>
    coming({ play: [REAVER], hand: ['unphase'], gold: 1 }, { play: theirs }).do('Use', 'Unphase');

  test('case: two workers of any players are trashed', () => {
    const scene = reaves().do('Trash two', 'One of Bo’s', 'One of Bo’s');
    expect([scene.workers, scene.gold[0]]).toEqual([[5, 3], 0]);
  });

  test('case: or 6 damage to each of up to two', () => {
    const scene = reaves(IRON, levelled(TROQ, 8), 'wisp').do('Deal 6', 'Bo’s Iron', 'Bo’s Troq');
    expect([scene.theirs, scene.question]).toEqual(['Base 20, Wisp 0/1', 'main']);
  });

  test('negative: not without a card, or with arrival fatigue', () => {
    expect(coming({ play: [REAVER] }).can('Use')).toBe(false);
    expect(coming({ play: [fresh(REAVER)], hand: ['unphase'] }).can('Use')).toBe(false);
  });

  test('edge: one or none is enough', () => {
    expect(reaves(IRON, 'wisp').do('Deal 6', 'Bo’s Wisp', 'None').theirs).toBe('Base 20, Iron Man 3/4');
  });

  test('edge: 14.32 it waits for two upkeeps', () => {
    expect(waiting(coming({ hand: [REAVER], tech: 'future' }).do('Play Reaver'))).toEqual([[REAVER, 2]]);
  });

  test('bystander: 10.1 nothing is targeted: no resist is paid', () => {
    const scene = reaves(having(at(IRON, 'lookout'), 'untargetable')).do('Deal 6', 'Bo’s Iron', 'None');
    expect([scene.has(1, IRON), scene.gold[0]]).toEqual([false, 0]);
  });

  test('ruling: (S) a worker is trashed unseen', () => {
    const scene = reaves().do('Trash two', 'One of Bo’s', 'One of your');
    expect([scene.workers, scene.count(1, 'trashed')]).toEqual([[4, 4], 0]);
  });

  test('ruling: (UMR) the two may be a unit and a hero', () => {
    const scene = reaves(IRON, TROQ).do('Deal 6', 'Bo’s Troq', 'Bo’s Iron');
    expect(scene.theirs).toBe('Base 20');
  });
});

describe('Void Star', () => {
  const STAR = 'void-star';

  test('case: for 4 gold it has +4 ATK until your next upkeep', () => {
    const scene = coming({ play: [STAR], gold: 4 }).do('Use');
    expect([scene.stats(0, STAR), scene.gold[0]]).toEqual(['9/4', 0]);
    expect(scene.endTurn().stats(0, STAR)).toBe('9/4');
    expect(scene.endTurn().stats(0, STAR)).toBe('5/4');
  });

  test('negative: 5.21 once a turn, and not for less', () => {
    expect(
      coming({ play: [STAR] })
        .do('Use')
        .can('Use'),
    ).toBe(false);
    expect(coming({ play: [STAR], gold: 3 }).can('Use')).toBe(false);
  });

  test('edge: exhausted and on the turn it came, too', () => {
    expect(coming({ play: [exhausted(fresh(STAR))] }).can('Use')).toBe(true);
  });

  test('bystander: another one has what it had', () => {
    const scene = coming({ play: [STAR, STAR] }).do('Use your Void Star 1');
    expect([scene.stats(0, STAR, 1), scene.can('Use your Void Star 2')]).toEqual(['5/4', true]);
  });
});

describe('Xenostalker', () => {
  const STALKER = 'xenostalker';
  const SLOTS = ['squad leader', 'elite', 'scavenger', 'technician', 'lookout'] as const;
  const attacks = (...play: Placed[]) => coming({ play: [STALKER] }, { play }).do('Attack with', 'Bo’s Base');

  test('case: as it attacks, up to four patrollers take 1 damage each', () => {
    const scene = attacks(at(IRON, 'squad leader'), at(IRON, 'elite'));
    scene.do('Bo’s Iron Man 1', 'Bo’s Iron Man 2');
    expect([scene.base(1), scene.stats(1, IRON, 1)]).toEqual([17, '4/3']);
  });

  test('negative: not what flies, nor what does not patrol', () => {
    const scene = attacks(at('eggship', 'elite'), at('wisp', 'scavenger'), IRON);
    expect(scene.choices).toEqual(['Bo’s Wisp (scavenger)', 'None']);
  });

  test('edge: four are enough, and each is hit once', () => {
    const scene = attacks(...SLOTS.map((slot) => at('wisp', slot)));
    scene.do('Bo’s Wisp 1', 'Bo’s Wisp 2', 'Bo’s Wisp 2', 'Bo’s Wisp 2');
    expect([scene.question, scene.theirs]).toEqual(['main', 'Base 17, Wisp 0/1, Wisp 0/1']);
  });

  test('bystander: it may be passed over, and goes past all of them', () => {
    const scene = attacks(at('wisp', 'squad leader')).do('None');
    expect([scene.base(1), scene.has(1, 'wisp')]).toEqual([17, true]);
  });
});

describe('Nebula', () => {
  const NEBULA = 'nebula';

  test('case: your other units are invisible', () => {
    const scene = coming({ play: [NEBULA, IRON] });
    expect([scene.is(0, IRON, 'invisible'), scene.is(0, NEBULA, 'invisible')]).toEqual([true, false]);
  });

  test('case: once a turn it destroys a unit of tech 0 to II, on the turn it came', () => {
    const scene = coming({ play: [fresh(NEBULA)] }, { play: [IRON, 'trojan-duck'] }).do('Use');
    expect([scene.theirs, scene.can('Use')]).toEqual(['Base 20, Trojan Duck 8/9', false]);
  });

  test('negative: heroes are not invisible, and tech III units are not destroyed', () => {
    const scene = coming({ play: [NEBULA, TROQ] }, { play: ['trojan-duck'] });
    expect([scene.is(0, TROQ, 'invisible'), scene.can('Use')]).toEqual([false, false]);
  });

  test('edge: two of them are both invisible', () => {
    const scene = coming({ play: [NEBULA, NEBULA] });
    expect([scene.is(0, NEBULA, 'invisible', 0), scene.is(0, NEBULA, 'invisible', 1)]).toEqual([true, true]);
  });

  test('bystander: an opponent’s units are seen', () => {
    expect(coming({ play: [NEBULA] }, { play: [IRON] }).is(1, IRON, 'invisible')).toBe(false);
  });
});
