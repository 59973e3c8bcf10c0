import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import guide from '../guide.ts';
import { on, teamsOn, threeOn } from '../testing/mapped.ts';
import { damaged, fresh, levelled } from '../testing/placed.ts';
import type { Half, Scene } from '../testing/scene.ts';
import { viewOf } from '../view.ts';
import { heroLimitMade, numberText } from '../words/numbers.ts';

const names = (one: number) => ['You', 'Bo'][one] ?? '';
const undead = { heroes: ['garth-torken', 'vandy-anadrose'], deckColor: 'black' } as const;
const weak = { play: [damaged('river-montoya', 2)] };

/** Ann kills Bo's River. */
function killed(map: 'burial-grounds' | 'pinnacle' | 'none', mine: Half = {}, theirs: Half = weak): Scene {
  const scene = on(map, { play: ['iron-man', 'troq-bashar'], ...mine }, theirs);
  return scene.do('Attack with your Iron Man', 'Bo’s River Montoya');
}

/** Both have so many more turns. */
function rounds(scene: Scene, count: number): Scene {
  for (let round = 0; round < count; round++) scene.endTurn().endTurn();
  return scene;
}

describe('Burial Grounds', () => {
  test('case: 18.5 a hero that died never comes back, and the map is named as the reason', () => {
    const scene = rounds(killed('burial-grounds'), 3).endTurn();
    expect(scene.can('Summon River')).toBe(false);
    expect(scene.can('Summon Troq')).toBe(true);
    expect(scene.whyNot({ type: 'summon', hero: 'river-montoya' })).toEqual({
      text: 'Burial Grounds: that hero died, and is out of the game.',
      rule: '18.5',
    });
    const side = guide
      .facts(viewOf(scene.state, seat(0)), names)
      .find(({ heading }) => heading === 'Bo’s side');
    expect(side?.lines).toContain('River Montoya is out of the game.');
  });

  test('negative: 18.5 elsewhere it comes back after two upkeeps', () => {
    const scene = killed('none').endTurn();
    expect(scene.can('Summon River')).toBe(false);
    expect(scene.endTurn().endTurn().can('Summon River')).toBe(true);
  });

  test('bystander: 18.5 its death gives two levels all the same, and hurts no other hero of its owner', () => {
    const scene = killed('burial-grounds');
    expect(scene.row(0, 'troq-bashar').thing.level).toBe(3);
    expect(scene.events).toContainEqual({
      type: 'heroLost',
      thing: expect.objectContaining({ card: 'river-montoya', seat: 1 }),
      by: 'burial-grounds',
    });
    expect(scene.player(1).heroes.find(({ card }) => card === 'troq-bashar')?.died).toBeUndefined();
  });

  test('edge: 18.5, C56 no card brings it back', () => {
    const half = {
      ...undead,
      play: ['blackhand-resurrector', damaged('garth-torken', 2)],
      tech: 'necromancy',
    } as const;
    const dead = (map: 'burial-grounds' | 'none') =>
      on(map, half, { play: ['iron-man'] })
        .endTurn()
        .do('Attack with your Iron Man', 'Ann’s Garth')
        .endTurn();
    expect(dead('none').can('Use your Blackhand Resurrector')).toBe(true);
    expect(dead('burial-grounds').can('Use your Blackhand Resurrector')).toBe(false);
  });

  test('edge: 18.5 Snapback does not put it in another’s place, and a hero that was put back may come again', () => {
    const white = { heroes: ['grave-stormborne'], deckColor: 'white', hand: ['snapback'] } as const;
    const scene = killed('burial-grounds', { ...white, play: ['iron-man', 'grave-stormborne'] }).endTurn();
    scene.do('Summon Troq').endTurn().do('Play Snapback');
    expect(scene.has(1, 'river-montoya')).toBe(false);
    expect(scene.has(1, 'troq-bashar')).toBe(true);
    expect(scene.happened('heroLost')).toBe(1);
  });

  test('edge: 18.5 in a free-for-all it is the owner who has lost the hero', () => {
    const scene = threeOn('burial-grounds', { play: ['iron-man'] }, weak, {});
    scene.do('Attack with your Iron Man', 'Bo’s River Montoya').endTurn();
    expect(scene.can('Summon River')).toBe(false);
    expect(scene.endTurn().can('Summon River')).toBe(true);
  });
});

describe('Pinnacle', () => {
  const smash = { hand: ['final-smash'], gold: 20 };

  test('case: 18.14 a hero casts an ultimate of its spec at any level, also on the turn it arrived', () => {
    const foe = { play: ['iron-man'] };
    expect(on('pinnacle', { ...smash, play: [fresh('troq-bashar')] }, foe).can('Play Final Smash')).toBe(
      true,
    );
    const scene = on('pinnacle', { ...smash, play: [levelled('troq-bashar', 3)] }, foe).do(
      'Play Final Smash',
    );
    expect(scene.has(1, 'iron-man')).toBe(false);
  });

  test('negative: 18.14 the hero must be there, and of the spec; elsewhere at the maximum level', () => {
    const foe = { play: ['iron-man'] };
    expect(on('pinnacle', smash, foe).can('Play Final Smash')).toBe(false);
    const river = on('pinnacle', { ...smash, play: ['river-montoya'] }, foe);
    expect(river.can('Play Final Smash')).toBe(false);
    expect(river.whyNot({ type: 'play', card: 'final-smash' }).rule).toBe('18.14');
    expect(on('none', { ...smash, play: ['troq-bashar'] }, foe).can('Play Final Smash')).toBe(false);
  });

  test('case: 18.15 a hero that dies comes back after three upkeeps', () => {
    const scene = killed('pinnacle');
    expect(scene.player(1).heroes.find(({ card }) => card === 'river-montoya')?.runes).toBe(3);
    expect(rounds(scene, 2).can('Summon River')).toBe(false);
    expect(
      killed('none')
        .player(1)
        .heroes.find(({ card }) => card === 'river-montoya')?.runes,
    ).toBe(2);
  });

  test('edge: 18.15, C63 one that goes to the command zone otherwise gets as many as ever', () => {
    const white = { heroes: ['grave-stormborne'], deckColor: 'white', hand: ['snapback'] } as const;
    const scene = on('pinnacle', { ...white, play: ['grave-stormborne'] }, { play: ['river-montoya'] });
    scene.do('Play Snapback');
    expect(scene.player(1).heroes.find(({ card }) => card === 'river-montoya')?.runes).toBe(2);
  });

  test('bystander: 18.14, 18.15 other spells need what they need, and other heroes get no runes', () => {
    const scene = on('pinnacle', { hand: ['the-boot'], gold: 20 }, { play: ['tenderfoot'] });
    expect(scene.can('Play The Boot')).toBe(false);
    const { heroes } = killed('pinnacle').player(1);
    expect(heroes.find(({ card }) => card === 'troq-bashar')?.runes).toBe(0);
  });
});

describe('Vortoss Ruins', () => {
  const three = { heroes: ['troq-bashar', 'river-montoya', 'captain-zane'], gold: 20 } as const;

  test('case: 18.16 nobody builds a hall or a lab, and the map is named', () => {
    const scene = on('vortoss-ruins', { gold: 20 });
    expect(scene.can('Build a Heroes’ Hall')).toBe(false);
    expect(scene.can('Build a Tech Lab')).toBe(false);
    expect(scene.can('Build a Tower')).toBe(true);
    expect(scene.whyNot({ type: 'build', building: 'tech-lab' })).toEqual({
      text: 'Vortoss Ruins: all have what it gives, and nobody builds one.',
      rule: '18.16',
    });
    expect(on('none', { gold: 20 }).can('Build a Tech Lab')).toBe(true);
  });

  test('case: 18.16 two heroes from the start, one more with each building that allows one', () => {
    const scene = on('vortoss-ruins', three).do('Summon Troq', 'Summon River');
    expect(scene.can('Summon Captain Zane')).toBe(false);
    expect(numberText(heroLimitMade(viewOf(scene.state, seat(0)), seat(0)))).toBe(
      'Hero limit 2: 1 every player, 1 Vortoss Ruins',
    );
    const later = on('vortoss-ruins', { ...three, tech: 'bashing' }).do('Summon Troq', 'Summon River');
    expect(later.can('Summon Captain Zane')).toBe(true);
    expect(on('none', three).do('Summon Troq').can('Summon River')).toBe(false);
  });

  test('edge: 18.16, C64 a second spec is chosen with the first tech II building, and its cards may be played', () => {
    const half = { ...three, workers: 8, play: ['tech-i-building'], hand: ['backstabber'] };
    const scene = on('vortoss-ruins', half, { play: ['iron-man'] }).do('Build a Tech II Building', 'Bashing');
    expect(scene.question).toBe('spec');
    scene.do('Finesse');
    expect(scene.player(0)).toMatchObject({ spec: 'bashing', labSpec: 'finesse' });
    expect(scene.player(1)).toMatchObject({ spec: 'none', labSpec: 'none' });
    scene.endTurn().endTurn();
    const side = guide
      .facts(viewOf(scene.state, seat(0)), names)
      .find(({ heading }) => heading === 'Your side');
    expect(side?.lines).toContain('Spec: bashing, and finesse by Vortoss Ruins.');
  });

  test('negative: 18.16 a card of the second spec is played, one of a third is not', () => {
    const half = { ...three, tech: 'bashing', hand: ['backstabber', 'steam-tank'] } as const;
    const scene = on('vortoss-ruins', half);
    scene.player(0).labSpec = 'finesse';
    expect(scene.can('Play Backstabber')).toBe(true);
    expect(scene.can('Play Steam Tank')).toBe(false);
  });

  test('edge: 18.16 the basic game has one hero and one spec as ever', () => {
    const half = { heroes: ['troq-bashar'], workers: 8, play: ['tech-i-building'], gold: 20 };
    const scene = on('vortoss-ruins', half, {}, { game: 'basic' }).do('Build a Tech II Building');
    expect(scene.question).toBe('main');
    expect(scene.player(0).labSpec).toBe('none');
    expect(scene.whyNot({ type: 'build', building: 'heroes-hall' }).rule).toBe('18.16');
  });

  test('edge: 18.16 every player has it, in teams and among three', () => {
    for (const scene of [teamsOn('vortoss-ruins'), threeOn('vortoss-ruins')])
      for (const one of scene.state.players.keys())
        expect(heroLimitMade(viewOf(scene.state, seat(one)), seat(one)).value).toBe(2);
  });

  test('bystander: 18.16 towers and surplus are built for their price, one at a time', () => {
    const scene = on('vortoss-ruins', { gold: 20 });
    expect([scene.can('Build a Surplus (5 gold)'), scene.can('Build a Tower (3 gold)')]).toEqual([
      true,
      true,
    ]);
    expect(scene.do('Build a Tower').can('Build a Surplus')).toBe(false);
  });
});
