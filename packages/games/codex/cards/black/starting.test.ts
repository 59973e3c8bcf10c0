import { describe, expect, test } from 'vitest';
import { codex } from '../../index.ts';
import { having, illusory } from '../../testing/gifts.ts';
import '../../testing/madeUp.ts';
import { at, damaged, exhausted, fresh, type Placed, runed } from '../../testing/placed.ts';
import { led } from '../../testing/teams.ts';

const TROQ = 'troq-bashar';
/** The black deck with heroes of other colors, so that their units are at hand. */
const mixed = led('black', TROQ, 'captain-zane', 'master-midori');
const IRON = 'iron-man';

describe('Deteriorate', () => {
  const cast = (theirs: Placed[], mine: Placed[] = []) =>
    mixed({ play: [TROQ, ...mine], hand: ['deteriorate'] }, { play: theirs }).do('Play Deteriorate');

  test('case: a unit has -1/-1 this turn', () => {
    const scene = cast([IRON]);
    expect(scene.stats(1, IRON)).toBe('2/3');
    expect(scene.endTurn().stats(1, IRON)).toBe('3/4');
  });

  test('negative: no hero can be chosen', () => {
    const scene = cast([IRON, 'captain-zane'], ['wisp']);
    expect(scene.choices).toEqual(['Your Wisp', 'Bo’s Iron Man']);
  });

  test('edge: 5.6 it costs nothing, and 1 more without a black hero', () => {
    expect(mixed({ play: [TROQ, IRON], hand: ['deteriorate'] }).can('Play Deteriorate (1 gold)')).toBe(true);
  });

  test('bystander: another unit is as it was', () => {
    expect(cast([IRON, 'eggship']).do('Bo’s Iron').stats(1, 'eggship')).toBe('4/3');
  });

  test('ruling: (S) 9.3 armor does not help against it', () => {
    expect(cast([at('skeleton', 'squad leader')]).theirs).toBe('Base 20');
  });
});

describe('Sacrifice the Weak', () => {
  const cast = (mine: Placed[], theirs: Placed[]) =>
    mixed({ play: [TROQ, ...mine], hand: ['sacrifice-the-weak'] }, { play: theirs }).do('Play Sacrifice');

  test('case: each player loses the unit with the lowest tech level, and among those the least ATK', () => {
    const scene = cast(
      ['eggship', IRON, 'revolver-ocelot', 'thieving-imp'],
      ['poisonblade-rogue', 'skeleton', IRON],
    );
    expect(scene.mine).toBe('Base 20, Troq Bashar 2/3, Eggship 4/3, Iron Man 3/4, Revolver Ocelot 3/3');
    expect(scene.theirs).toBe('Base 20, Poisonblade Rogue 2/1, Iron Man 3/4');
  });

  test('case: of equals the caster chooses, for every player', () => {
    const scene = cast([IRON, 'revolver-ocelot'], ['skeleton', 'skeleton']);
    expect([scene.asked, scene.choices]).toEqual([0, ['Your Iron Man', 'Your Revolver Ocelot']]);
    scene.do('Your Iron Man');
    expect([scene.asked, scene.choices]).toEqual([0, ['Bo’s Skeleton 1', 'Bo’s Skeleton 2']]);
    scene.do('Bo’s Skeleton 2');
    expect([scene.mine, scene.theirs]).toEqual([
      'Base 20, Troq Bashar 2/3, Revolver Ocelot 3/3',
      'Base 20, Skeleton 1/1',
    ]);
  });

  test('negative: heroes are not sacrificed; with no unit at all it cannot be played', () => {
    expect(cast([], ['skeleton', 'captain-zane']).theirs).toBe('Base 20, Captain Zane 2/2');
    const alone = { play: [TROQ], hand: ['sacrifice-the-weak'] };
    expect(mixed(alone, { play: ['captain-zane'] }).can('Play Sacrifice')).toBe(false);
  });

  test('edge: 9.6 they die at once', () => {
    const scene = cast(['mourner', IRON], ['skeleton']);
    expect(scene.gold[0]).toBe(10 - 3 + 2);
  });

  test('bystander: 10.1 nothing is targeted, and no resist is paid', () => {
    const scene = cast([], [at('skeleton', 'lookout')]);
    expect([scene.happened('targeted'), scene.gold[0]]).toEqual([0, 7]);
  });

  test('ruling: (UMR) what cannot be sacrificed is passed over', () => {
    expect(cast([], ['pestering-haunt', 'skeleton-javelineer']).theirs).toBe('Base 20, Pestering Haunt 1/1');
    expect(cast([], [having('skeleton', 'indestructible'), IRON]).theirs).toBe('Base 20, Skeleton 1/1');
  });

  test('ruling: (SH) what cannot leave play is passed over, and stays as it is', () => {
    expect(cast([], ['anchor', IRON]).theirs).toBe('Base 20, Anchor 1/1');
  });
});

describe('Summon Skeletons', () => {
  const cast = (play: Placed[] = []) =>
    mixed({ play: [TROQ, ...play], hand: ['summon-skeletons'], gold: 4 }).do('Play Summon');

  test('case: two 1/1 Skeletons', () => {
    expect(cast().mine).toBe('Base 20, Troq Bashar 2/3, Skeleton 1/1, Skeleton 1/1');
  });

  test('negative: not without a hero', () => {
    expect(mixed({ hand: ['summon-skeletons'] }).can('Play Summon')).toBe(false);
  });

  test('edge: 5.3 they have arrival fatigue', () => {
    expect(cast().can('Attack with your Skel')).toBe(false);
  });

  test('bystander: 13.12 there is no limit, and those that are there stay', () => {
    expect(cast(['skeleton', 'skeleton']).mine.split('Skeleton').length).toBe(5);
  });
});

describe('Graveyard', () => {
  const YARD = 'graveyard';
  const boot = (card: string) => ({ card, marks: 256 });
  /** One Iron Man is buried by an attack on an opponent's patroller. */
  const buried = (half = {}, ...play: Placed[]) =>
    mixed(
      { play: [YARD, damaged(IRON, 3), ...play], ...half },
      { play: [at('eggship', 'elite'), 'skeleton'] },
    ).do('Attack with your Iron', 'Bo’s Skeleton');

  test('case: 9.20 a unit card that dies is buried, not discarded', () => {
    const scene = buried();
    expect([scene.has(0, IRON), scene.count(0, 'discard'), scene.state.buried]).toMatchObject([
      false,
      0,
      [{ card: IRON, owner: 0 }],
    ]);
  });

  test('case: 5.12 it is played from there for its cost, and is a new thing', () => {
    const scene = buried({ gold: 3 }, 'tech-i-building').do('Use your Graveyard');
    expect([scene.mine, scene.gold[0], scene.state.buried]).toEqual([
      'Base 20, Graveyard 3, Tech I Building 5, Iron Man 3/4',
      0,
      undefined,
    ]);
    expect(scene.row(0, IRON).thing.fresh).toBe(true);
  });

  test('negative: 5.2 not without its gold, nor without what it needs, nor exhausted', () => {
    expect(buried({ gold: 2 }, 'tech-i-building').can('Use')).toBe(false);
    expect(buried().can('Use')).toBe(false);
    const scene = mixed(
      { play: [exhausted(YARD), damaged(IRON, 3), 'tech-i-building'] },
      { play: ['skeleton'] },
    );
    expect(scene.do('Attack with', 'Bo’s Skeleton').can('Use')).toBe(false);
  });

  test('negative: tokens, heroes and an opponent’s units are not buried', () => {
    const scene = mixed(
      { play: [YARD, TROQ, 'skeleton'], hand: ['sacrifice-the-weak'] },
      { play: [IRON] },
    ).do('Play Sacrifice');
    expect([scene.state.buried, scene.count(1, 'discard', IRON)]).toEqual([undefined, 1]);
  });

  test('edge: 9.20 with the fourth it is sacrificed, and all go to the discard pile', () => {
    const play = [YARD, TROQ, boot('eggship'), boot('trojan-duck'), boot(IRON), 'skeleton'];
    const scene = mixed({ play, hand: ['deteriorate', 'summon-skeletons'] }, {}).do(
      'Play Deteriorate',
      'Your Skeleton',
    );
    expect([scene.state.buried?.length, scene.has(0, YARD)]).toEqual([3, true]);
    const full = mixed(
      { play: [...play.slice(0, 5), boot('sneaky-pig'), 'skeleton'], hand: ['deteriorate'] },
      {},
    );
    full.do('Play Deteriorate', 'Your Skeleton');
    expect([full.state.buried, full.has(0, YARD), full.count(0, 'discard')]).toEqual([undefined, false, 6]);
  });

  test('edge: a state with a buried card is the same byte by byte as its copy', () => {
    const { state } = buried();
    expect(JSON.stringify(codex.copy(state))).toBe(JSON.stringify(state));
  });

  test('edge: 9.6 a Graveyard that dies with a unit buries nothing', () => {
    const play = [TROQ, boot(IRON), { ...boot(YARD) }, 'skeleton'];
    const scene = mixed({ play, hand: ['deteriorate'] }).do('Play Deteriorate', 'Your Skeleton');
    expect([scene.state.buried, scene.count(0, 'discard', IRON)]).toEqual([undefined, 1]);
  });

  test('edge: 9.18, 13.7 a unit that you only control is buried as its owner’s', () => {
    const taken = { card: IRON, owner: 1 as never, controller: 0 as never, marks: 256 };
    const scene = mixed({ play: [TROQ, YARD, 'skeleton'], hand: ['deteriorate'] }, { play: [taken] });
    scene.do('Play Deteriorate', 'Your Skeleton');
    expect(scene.state.buried).toMatchObject([{ card: IRON, owner: 1 }]);
  });

  test('bystander: 9.4 it died all the same: its player’s technician draws', () => {
    const scene = mixed(
      { play: ['harvest-reaper'] },
      { play: [YARD, at(IRON, 'technician')], deck: ['deteriorate'] },
    ).do('Attack with', 'Bo’s Base');
    expect([scene.count(1, 'hand'), scene.state.buried?.length]).toEqual([1, 1]);
  });

  test('ruling: (UMR) what is played from there has its arrival', () => {
    const scene = mixed(
      { play: [YARD, TROQ, 'thieving-imp', 'skeleton'], hand: ['deteriorate'] },
      { hand: ['deteriorate'], play: [at(IRON, 'elite')] },
    ).do('Attack with your Thieving', 'Use your Graveyard');
    expect([scene.has(0, 'thieving-imp'), scene.count(1, 'hand')]).toEqual([true, 0]);
  });

  test('ruling: (SH) it may be played boosted', () => {
    const scene = mixed({ play: [YARD, damaged('marauder', 2)], tech: 'anarchy' }, { play: ['skeleton'] });
    scene.do('Attack with', 'Bo’s Skeleton', 'Use your Graveyard');
    expect(scene.choices).toEqual(['Play Marauder (3 gold)', 'Play Marauder boosted (6 gold)']);
    scene.do('Play Marauder boosted', 'One of Bo’s');
    expect([scene.workers[1], scene.gold[0]]).toEqual([4, 4]);
  });

  test('ruling: (F) burying is a must, and happens before other triggers of the death', () => {
    const scene = buried();
    const types = scene.events.map(({ type }) => type);
    expect(types.indexOf('buried')).toBeGreaterThan(types.lastIndexOf('damaged'));
  });
});

describe('Jandra, the Negator', () => {
  const JANDRA = 'jandra-the-negator';
  const dies = (mine: Placed[], theirs: Placed[]) =>
    mixed({ play: [JANDRA, ...mine] }, { play: theirs }).do('Attack with your Jandra');

  test('case: dead of combat damage, she takes all your units along that are no Demons', () => {
    const scene = dies([IRON, 'thieving-imp', TROQ], [at('regular-sized-rhinoceros', 'elite')]);
    expect(scene.mine).toBe('Base 20, Thieving Imp 2/2, Troq Bashar 2/3');
  });

  test('negative: not when she dies of a spell', () => {
    const half = { play: [TROQ, damaged(JANDRA, 2), IRON], hand: ['deteriorate'] };
    expect(mixed(half).do('Play Deteriorate', 'Your Jandra').mine).toBe(
      'Base 20, Troq Bashar 2/3, Iron Man 3/4',
    );
  });

  test('edge: 14.33 what is indestructible becomes exhausted, and stays', () => {
    const scene = dies([having(IRON, 'indestructible')], [at('regular-sized-rhinoceros', 'elite')]);
    expect([scene.mine, scene.row(0, IRON).thing.exhausted]).toEqual(['Base 20, Iron Man 3/4', true]);
  });

  test('bystander: an opponent’s units stay', () => {
    expect(dies([IRON], [at('regular-sized-rhinoceros', 'elite'), 'skeleton']).theirs).toContain('Skeleton');
  });

  test('ruling: (UMR) deathtouch and rune damage are combat damage', () => {
    for (const keyword of ['deathtouch', 'rune damage'] as const) {
      const foe = having(runed(at('skeleton', 'elite'), 2), keyword);
      expect(dies([IRON], [foe]).has(0, IRON)).toBe(false);
    }
  });
});

describe('Pestering Haunt', () => {
  const HAUNT = 'pestering-haunt';

  test('case: 14.16 it goes past patrollers', () => {
    const scene = mixed({ play: [HAUNT] }, { play: [at(IRON, 'squad leader')] }).do(
      'Attack with',
      'Bo’s Base',
    );
    expect(scene.base(1)).toBe(19);
  });

  test('case: its ATK is never above 1', () => {
    expect(mixed({ play: [runed(HAUNT, 3)] }).stats(0, HAUNT)).toBe('1/4');
  });

  test('negative: 14.30 it cannot patrol', () => {
    expect(mixed({ play: [HAUNT] }).do('Set the patrol').asked).toBe(1);
  });

  test('edge: its ATK may be below 1', () => {
    const scene = mixed({ play: [TROQ, runed(HAUNT, 1)], hand: ['deteriorate'] }, {}).do('Play Deteriorate');
    expect(scene.stats(0, HAUNT)).toBe('1/1');
    expect(
      mixed({ play: [runed(HAUNT, -1), 'wisp'] })
        .do('Attack with your Wisp')
        .has(0, HAUNT),
    ).toBe(false);
  });

  test('bystander: other units keep what they have', () => {
    expect(mixed({ play: [HAUNT, runed('skeleton', 2)] }).stats(0, 'skeleton')).toBe('3/3');
  });

  test('ruling: (UMR) a sacrifice passes it over', () => {
    const scene = mixed({ play: [TROQ, HAUNT, IRON], hand: ['sacrifice-the-weak'] }).do('Play Sacrifice');
    expect(scene.mine).toBe('Base 20, Troq Bashar 2/3, Pestering Haunt 1/1');
  });
});

describe('Poisonblade Rogue', () => {
  const ROGUE = 'poisonblade-rogue';
  const attacks = (foe: Placed) => mixed({ play: [ROGUE] }, { play: [foe] }).do('Attack with');

  test('case: 14.38, 14.2 it attacks with -1/-1 runes, and armor does not take them', () => {
    const scene = attacks(at(IRON, 'squad leader'));
    expect([scene.stats(1, IRON), scene.row(1, IRON).thing.runes]).toEqual(['1/2', -2]);
  });

  test('negative: it deals damage as others do when it is attacked', () => {
    const scene = mixed({ play: [IRON] }, { play: [at(ROGUE, 'scavenger')] }).do('Attack with');
    expect([scene.row(0, IRON).thing.runes, scene.stats(0, IRON)]).toEqual([0, '3/2']);
  });

  test('edge: 14.38 a base takes damage', () => {
    expect(mixed({ play: [ROGUE] }).do('Attack with').theirs).toBe('Base 18');
  });

  test('bystander: another attacker of the turn deals damage as always', () => {
    const scene = mixed({ play: [ROGUE, 'sneaky-pig'] }, { play: [at('regular-sized-rhinoceros', 'elite')] });
    scene.do('Attack with your Poison', 'Attack with your Sneaky');
    const { runes, damage } = scene.row(1, 'regular-sized-rhinoceros').thing;
    expect([runes, damage]).toEqual([-2, 3]);
  });
});

describe('Skeletal Archery', () => {
  test('case: your Skeletons have long-range and anti-air, cards and tokens', () => {
    const scene = mixed({ play: ['skeletal-archery', 'skeleton', 'skeleton-javelineer'] });
    for (const card of ['skeleton', 'skeleton-javelineer'])
      expect([scene.is(0, card, 'long-range'), scene.is(0, card, 'anti-air')]).toEqual([true, true]);
  });

  test('negative: other units do not', () => {
    expect(mixed({ play: ['skeletal-archery', IRON] }).is(0, IRON, 'anti-air')).toBe(false);
  });

  test('edge: 14.4 a Skeleton attacks what flies, and nothing comes back', () => {
    const scene = mixed({ play: ['skeletal-archery', 'skeleton'] }, { play: [at('eggship', 'elite')] });
    expect(scene.do('Attack with', 'Bo’s Eggship').mine).toContain('Skeleton 1/1');
    expect(scene.theirs).toBe('Base 20, Eggship 5/2');
  });

  test('bystander: an opponent’s Skeletons do not', () => {
    expect(mixed({ play: ['skeletal-archery'] }, { play: ['skeleton'] }).is(1, 'skeleton', 'anti-air')).toBe(
      false,
    );
  });
});

describe('Skeleton Javelineer', () => {
  const JAVELINEER = 'skeleton-javelineer';
  const armed = { card: JAVELINEER, tokens: { javelin: 1 } };

  test('case: it arrives with a javelin rune', () => {
    const scene = mixed({ hand: [JAVELINEER], gold: 1 }).do('Play Skeleton');
    expect(scene.row(0, JAVELINEER).thing.tokens.javelin).toBe(1);
  });

  test('case: 14.17 without the rune it has long-range this turn', () => {
    const scene = mixed({ play: [armed] }, { play: [at(IRON, 'elite')] }).do('Use your Skel', 'Attack with');
    expect([scene.has(0, JAVELINEER), scene.row(0, JAVELINEER).thing.tokens.javelin]).toEqual([true, 0]);
    expect(scene.endTurn().is(0, JAVELINEER, 'long-range')).toBe(false);
  });

  test('negative: not without a rune', () => {
    expect(mixed({ play: [JAVELINEER] }).can('Use')).toBe(false);
  });

  test('edge: 5.18 fatigue and exhaustion do not matter', () => {
    expect(mixed({ play: [fresh(exhausted(armed))] }).can('Use')).toBe(true);
  });

  test('bystander: another one keeps its rune', () => {
    const scene = mixed({ play: [armed, { card: 'skeleton', tokens: { javelin: 1 } }] }).do('Use your Skel');
    expect(scene.row(0, 'skeleton').thing.tokens.javelin).toBe(1);
  });
});

describe('Thieving Imp', () => {
  const imp = (hand: string[], chance?: number[]) =>
    mixed({ hand: ['thieving-imp'] }, { hand }, chance).do('Play Thieving');

  test('case: 9.19 the opponent discards a card by chance', () => {
    const scene = imp(['deteriorate', 'graveyard'], [3]);
    expect([scene.count(1, 'hand', 'deteriorate'), scene.count(1, 'discard', 'graveyard')]).toEqual([1, 1]);
  });

  test('negative: attacking takes nothing', () => {
    const scene = mixed({ play: ['thieving-imp'] }, { hand: ['graveyard'] }).do('Attack with');
    expect(scene.count(1, 'hand')).toBe(1);
  });

  test('edge: an empty hand loses nothing', () => {
    expect(imp([]).happened('discarded')).toBe(0);
  });

  test('bystander: 10.6 your own hand stays, and nothing is a target', () => {
    const scene = mixed(
      { hand: ['thieving-imp', 'graveyard'], play: [illusory('wisp')] },
      { hand: ['deteriorate'] },
    );
    scene.do('Play Thieving');
    expect([scene.count(0, 'hand'), scene.has(0, 'wisp')]).toEqual([1, true]);
  });
});
