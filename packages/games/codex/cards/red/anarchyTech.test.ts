import { describe, expect, test } from 'vitest';
import { at, exhausted, fresh, maxed, type Placed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { led, red } from '../../testing/teams.ts';

// The units and buildings of anarchy.

const ZANE = 'captain-zane';

describe('Calypso Vystari', () => {
  const foe = { play: [at('bombaster', 'elite'), at('jaina-stormborne', 'lookout'), 'mad-man'] };
  const calypso = (half: Half = {}) =>
    red({ play: [ZANE, 'calypso-vystari'], hand: ['pillage'], ...half }, foe);

  test('case: after a spell this turn it exhausts to sideline a patroller', () => {
    const scene = calypso().do('Play Pillage', 'Bo’s Base', 'Use your Calypso', 'Bo’s Bombaster');
    expect([scene.row(1, 'bombaster').thing.slot, scene.can('Use')]).toEqual([-1, false]);
  });

  test('negative: not fresh, and not with a patrol zone that is empty', () => {
    const half = { play: [ZANE, fresh('calypso-vystari')] };
    expect(calypso(half).do('Play Pillage', 'Bo’s Base').can('Use')).toBe(false);
    const scene = red({ play: [ZANE, 'calypso-vystari'], hand: ['pillage'] }).do('Play Pillage', 'Bo’s Base');
    expect(scene.can('Use')).toBe(false);
  });

  test('edge: 3.3 a spell of the turn before does not count', () => {
    const scene = calypso().do('Play Pillage', 'Bo’s Base').endTurn().endTurn();
    expect(scene.can('Use your Calypso')).toBe(false);
  });

  test('bystander: 10.3 it targets, so the lookout’s resist is paid; the other patroller stays', () => {
    const scene = calypso().do('Play Pillage', 'Bo’s Base', 'Use your Calypso', 'Bo’s Jaina');
    expect([scene.gold[0], scene.row(1, 'bombaster').thing.slot]).toEqual([9, 1]);
  });

  test('ruling: (UMR) without a spell this turn it cannot be used', () => {
    expect(calypso().can('Use your Calypso')).toBe(false);
  });
});

describe('Gunpoint Taxman', () => {
  const attack = (gold: number, ...play: Placed[]) =>
    red({ play: ['gunpoint-taxman'], gold: 0 }, { play, gold }).do('Attack with');

  test('case: killing a patroller in combat steals 1 gold from its player', () => {
    expect(attack(3, at('mad-man', 'elite')).gold).toEqual([1, 2]);
    expect(attack(3, at(ZANE, 'elite')).gold).toEqual([1, 2]);
  });

  test('negative: not what does not patrol, nor a patroller that lives', () => {
    expect(attack(3, 'mad-man').do('Bo’s Mad Man').gold).toEqual([0, 3]);
    expect(attack(3, at('steam-tank', 'elite')).gold).toEqual([0, 3]);
  });

  test('edge: 9.15 where there is no gold, none is stolen', () => {
    expect(attack(0, at('mad-man', 'elite')).gold).toEqual([0, 0]);
  });

  test('bystander: patrolling, it steals nothing from an attacker that it kills', () => {
    const scene = red({ play: ['mad-man'], gold: 3 }, { play: [at('gunpoint-taxman', 'elite')], gold: 0 });
    expect(scene.do('Attack with').gold).toEqual([3, 0]);
  });

  test('ruling: (F) the gold of a scavenger may be the gold stolen', () => {
    expect(attack(0, at('mad-man', 'scavenger')).gold).toEqual([1, 0]);
  });
});

describe('Chameleon Lizzo', () => {
  const LIZZO = { play: ['chameleon-lizzo'] };

  test('case: at the end of the turn it goes to its owner’s hand', () => {
    const scene = red(LIZZO).do('Attack with').endTurn();
    expect([scene.mine, scene.count(0, 'hand', 'chameleon-lizzo')]).toEqual(['Base 20', 1]);
  });

  test('negative: 9.4 that is no death', () => {
    expect(red(LIZZO).endTurn().happened('died')).toBe(0);
  });

  test('edge: 9.18 taken by Kidnapping, it goes to its owner all the same', () => {
    const scene = red({ play: ['drakk-ramhorn'], hand: ['kidnapping'] }, LIZZO)
      .do('Play Kidnapping')
      .endTurn();
    expect([scene.count(0, 'hand', 'chameleon-lizzo'), scene.count(1, 'hand', 'chameleon-lizzo')]).toEqual([
      0, 1,
    ]);
  });

  test('bystander: 3.10 after the draw phase: it is neither discarded nor counted', () => {
    const scene = red({ ...LIZZO, deck: ['mad-man', 'scorch', 'charge'] }).endTurn();
    expect([scene.count(0, 'hand'), scene.count(0, 'discard')]).toEqual([3, 0]);
  });

  test('ruling: (UMR) at the end of any player’s turn', () => {
    expect(red({}, LIZZO).endTurn().count(1, 'hand', 'chameleon-lizzo')).toBe(1);
  });
});

describe('Disguised Monkey', () => {
  const foe = { play: [at('bombaster', 'squad leader')] };
  const monkey = () => red({ hand: ['disguised-monkey'], tech: 'anarchy' }, foe).do('Play Disguised Monkey');

  test('case: on the turn it arrives it has stealth', () => {
    expect(monkey().do('Attack with').choices).toEqual(['Bo’s Base', 'Bo’s Bombaster (squad leader)']);
  });

  test('negative: not on later turns', () => {
    expect(red({ play: ['disguised-monkey'] }, foe).do('Attack with').theirs).toBe('Base 20');
  });

  test('edge: 11.10 it ends with the turn', () => {
    const scene = monkey();
    expect(scene.is(0, 'disguised-monkey', 'stealth')).toBe(true);
    expect(scene.endTurn().is(0, 'disguised-monkey', 'stealth')).toBe(false);
  });

  test('bystander: 5.12 put into play it arrives as well; another Monkey is not hidden by it', () => {
    const scene = red({ hand: ['disguised-monkey'], play: ['disguised-monkey', 'sanatorium'] }).do('Use');
    scene.do('Disguised Monkey', 'None');
    const isHidden = [0, 1].map((which) => scene.is(0, 'disguised-monkey', 'stealth', which));
    expect(isHidden).toEqual([false, true]);
  });
});

describe('Marauder', () => {
  const play = (text: string, half: Half = {}, theirs: Half = {}) =>
    red({ hand: ['marauder'], tech: 'anarchy', ...half }, theirs).do(text);

  test('case: 5.11 boosted, it trashes a worker', () => {
    const scene = play('Play Marauder boosted (6 gold)').do('One of Bo');
    expect([scene.workers, scene.gold[0]]).toEqual([[5, 4], 4]);
  });

  test('negative: without the boost it trashes none', () => {
    const scene = play('Play Marauder (3 gold)');
    expect([scene.workers, scene.question]).toEqual([[5, 5], 'main']);
  });

  test('edge: 5.11 put into play, it cannot be boosted', () => {
    const scene = red({ hand: ['marauder'], play: ['sanatorium'] }).do('Use', 'Marauder', 'None');
    expect([scene.workers, scene.question]).toEqual([[5, 5], 'main']);
  });

  test('bystander: where one player has workers alone, nobody is asked', () => {
    expect(play('Play Marauder boosted', {}, { workers: 0 }).workers).toEqual([4, 0]);
  });

  test('ruling: (UMR) any player’s worker', () => {
    expect(play('Play Marauder boosted').choices).toEqual(['One of your workers', 'One of Bo’s workers']);
  });
});

describe('Sanatorium', () => {
  const open = (half: Half) => red({ play: ['sanatorium'], ...half }).do('Use your Sanatorium');

  test('case: 1 gold and exhausting: a card, then up to two units of tech 0 to II come into play', () => {
    const scene = open({ hand: ['steam-tank'], deck: ['mad-man'], gold: 1 }).do('Steam Tank', 'Mad Man');
    expect([scene.mine, scene.gold[0]]).toEqual(['Base 20, Sanatorium 4, Steam Tank 3/6, Mad Man 1/1', 0]);
    expect(scene.can('Attack with your Steam Tank')).toBe(true);
    expect(scene.endTurn().mine).toBe('Base 20, Sanatorium 4');
  });

  test('negative: neither tech III units nor other cards; not without gold, fresh or exhausted', () => {
    expect(open({ hand: ['pirate-gunship', 'charge', 'rickety-mine'] }).choices).toEqual(['None']);
    expect(red({ play: ['sanatorium'], gold: 0 }).can('Use')).toBe(false);
    expect(red({ play: [fresh('sanatorium'), exhausted('sanatorium')] }).can('Use')).toBe(false);
  });

  test('edge: 15.1 it is asked with nothing to choose, so that nobody learns of it', () => {
    expect(open({}).choices).toEqual(['None']);
  });

  test('edge: one is enough, and two are the most', () => {
    const hand = ['mad-man', 'bombaster', 'nautical-dog'];
    expect(open({ hand }).do('Mad Man', 'None').mine).toBe('Base 20, Sanatorium 4, Mad Man 1/1');
    expect(open({ hand }).do('Mad Man', 'Bombaster').question).toBe('main');
  });

  test('bystander: units that were there have neither haste nor an end', () => {
    const scene = open({ play: ['sanatorium', fresh('firebat')], hand: ['mad-man'] }).do('Mad Man', 'None');
    expect(scene.can('Attack with your Firebat')).toBe(false);
    expect(scene.endTurn().mine).toBe('Base 20, Sanatorium 4, Firebat 3/3');
  });

  test('ruling: (UMR) a unit that did not die keeps both, and dies at the end of another turn', () => {
    const mixed = led('red', ZANE, 'argagarg-garg');
    const half = { play: ['sanatorium', 'argagarg-garg'], hand: ['steam-tank', 'polymorph-squirrel'] };
    const scene = mixed(half).do('Use', 'Steam Tank', 'None', 'Play Polymorph').endTurn();
    expect(scene.mine).toBe('Base 20, Sanatorium 4, Argagarg Garg 1/3, Steam Tank 1/1');
    scene.endTurn();
    expect([scene.stats(0, 'steam-tank'), scene.is(0, 'steam-tank', 'haste')]).toEqual(['3/6', true]);
    expect(scene.endTurn().has(0, 'steam-tank')).toBe(false);
  });
});

describe('Steam Tank', () => {
  const TANK = { play: ['steam-tank'] };

  test('case: +4 ATK against a building', () => {
    expect(red(TANK).do('Attack with').theirs).toBe('Base 13');
  });

  test('negative: not against units and heroes', () => {
    expect(red(TANK, { play: [at('ogre-recruiter', 'elite')] }).do('Attack with').theirs).toContain(
      'Ogre Recruiter 6/1',
    );
    expect(
      red(TANK, { play: [at(maxed('jaina-stormborne'), 'squad leader')] }).do('Attack with').theirs,
    ).toContain('4/1');
  });

  test('edge: its ATK is 3 while it does not attack', () => {
    expect(red(TANK).mine).toBe('Base 20, Steam Tank 3/6');
  });

  test('bystander: overpower’s surplus is counted against the patroller, not the building behind it', () => {
    const mixed = led('red', ZANE, 'argagarg-garg');
    const scene = mixed(
      { play: ['blooming-elm', { card: 'steam-tank', runes: 1 }] },
      { play: [at('mad-man', 'elite')] },
    );
    expect(scene.do('Attack with').theirs).toBe('Base 17');
  });
});
