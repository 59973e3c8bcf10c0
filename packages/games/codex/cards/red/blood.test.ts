import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { at, exhausted, fresh, levelled, maxed, type Placed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { led, red } from '../../testing/teams.ts';

// Drakk Ramhorn and the spells of blood.

const DRAKK = 'drakk-ramhorn';

describe('Drakk Ramhorn', () => {
  describe('level 1', () => {
    const killed = (...play: Placed[]) =>
      red({ play: [DRAKK] }, { play: [at('steam-tank', 'elite'), ...play] }).do('Attack with');

    test('case: dying, Drakk deals 1 damage to the opponent’s base', () => {
      expect(killed().theirs).toBe('Base 19, Steam Tank 4/5');
    });

    test('negative: another hero’s death deals none', () => {
      const scene = red({ play: [DRAKK, 'captain-zane'] }, { play: [at('steam-tank', 'elite')] });
      expect(scene.do('Attack with your Captain').mine).toBe('Base 20, Drakk Ramhorn 1/3');
      expect(scene.base(1)).toBe(20);
    });

    test('edge: 11.7 on the opponent’s turn as well: it needs no decision', () => {
      const scene = red({ play: ['steam-tank'] }, { play: [at(DRAKK, 'elite')] }).do('Attack with');
      expect([scene.has(1, DRAKK), scene.base(0), scene.base(1)]).toEqual([false, 19, 20]);
    });

    test('bystander: other buildings and Drakk’s own base are unhurt', () => {
      expect([killed('tower').theirs, killed().base(0)]).toEqual(['Base 19, Steam Tank 4/5, Tower 4', 20]);
    });
  });

  describe('level 4', () => {
    const drums = (level: number, theirs: Half = {}) =>
      red({ play: [levelled(DRAKK, level), 'bombaster', 'nautical-dog'] }, theirs);

    test('case: your units have frenzy 1', () => {
      expect(drums(4).mine).toBe('Base 20, Drakk Ramhorn 2/3, Bombaster 3/2, Nautical Dog 3/1');
    });

    test('negative: not at level 3', () => {
      expect(drums(3).mine).toBe('Base 20, Drakk Ramhorn 1/3, Bombaster 2/2, Nautical Dog 2/1');
    });

    test('edge: 14.11 only on your own turns', () => {
      expect(drums(4).endTurn().mine).toBe('Base 20, Drakk Ramhorn 2/3, Bombaster 2/2, Nautical Dog 1/1');
    });

    test('bystander: heroes and an opponent’s units have none', () => {
      expect(drums(4, { play: ['bombaster'] }).endTurn().theirs).toBe('Base 20, Bombaster 2/2');
    });
  });

  describe('level 6', () => {
    const hand = ['bombaster', 'bloodrage-ogre'];
    const max = (half: Half = {}) => red({ play: [levelled(DRAKK, 6)], hand, ...half });

    test('case: the first unit of the turn from your hand has haste', () => {
      expect(max().do('Play Bombaster').can('Attack with your Bombaster')).toBe(true);
    });

    test('negative: not the second one', () => {
      expect(max().do('Play Bombaster', 'Play Bloodrage').can('Attack with your Bloodrage')).toBe(false);
    });

    test('edge: on the next turn it is the first again', () => {
      const scene = max({ hand: ['bombaster'], deck: ['bloodrage-ogre'] })
        .do('Play Bombaster')
        .endTurn()
        .endTurn();
      expect(scene.do('Play Bloodrage').can('Attack with your Bloodrage')).toBe(true);
    });

    test('bystander: tokens do not count, and get none', () => {
      const play = [levelled('captain-zane', 1), levelled(DRAKK, 6)];
      const scene = max({ play, hand: ['surprise-attack', 'bombaster'] }).do(
        'Play Surprise',
        'Play Bombaster',
      );
      expect(scene.can('Attack with your Bombaster')).toBe(true);
    });

    test('ruling: (SH) the haste is for good, also without Drakk', () => {
      const foe = { play: ['bamstamper-lizzo'] };
      const scene = red({ play: [levelled(DRAKK, 6)], hand: ['bombaster'] }, foe).do('Play Bombaster');
      scene.endTurn('Your Drakk').do('Attack with');
      expect([scene.has(0, DRAKK), scene.is(0, 'bombaster', 'haste')]).toEqual([false, true]);
    });

    test('ruling: (UMR) tokens do not arrive from the hand: they have none, and use nothing up', () => {
      const half = { play: [levelled(DRAKK, 6), 'pirate'], hand: ['pirate-gang-commander', 'bombaster'] };
      const scene = red({ ...half, tech: 'blood' }).do('Play Pirate-Gang Commander');
      expect(scene.can('Attack with your Pirate-Gang Commander')).toBe(true);
      expect([scene.can('Attack with your Pirate 1'), scene.can('Attack with your Pirate 2')]).toEqual([
        true,
        false,
      ]);
    });

    test('ruling: (UMR) a unit that is put into play from the hand gets it', () => {
      const scene = max({ play: [levelled(DRAKK, 6), 'sanatorium'], hand: ['bombaster'] });
      scene.do('Use your Sanatorium', 'Bombaster', 'None');
      expect(scene.events.filter((one) => one.type === 'granted' && one.by === DRAKK)).toHaveLength(1);
    });

    test('ruling: (UMR) a unit that came before Drakk reached the level has none, and uses it up', () => {
      const scene = max({ play: [levelled(DRAKK, 5)] }).do('Play Bombaster', 'Raise', 'Play Bloodrage');
      expect([scene.is(0, 'bombaster', 'haste'), scene.is(0, 'bloodrage-ogre', 'haste')]).toEqual([
        false,
        false,
      ]);
    });
  });
});

describe('Bloodlust', () => {
  const lust = (half: Half = {}, theirs: Half = {}) =>
    red({ play: [DRAKK, fresh('steam-tank'), 'mad-man'], hand: ['bloodlust'], ...half }, theirs).do(
      'Play Bloodlust',
    );

  test('case: up to two have +1 ATK and haste, and take 1 damage at the end of the turn', () => {
    const scene = lust().do('Your Steam Tank', 'Your Drakk', 'Attack with your Steam Tank');
    expect([scene.base(1), scene.stats(0, DRAKK)]).toEqual([12, '2/3']);
    expect(scene.endTurn().mine).toBe('Base 20, Drakk Ramhorn 1/2, Steam Tank 3/5, Mad Man 1/1');
  });

  test('negative: the same thing cannot be chosen twice, buildings not at all', () => {
    expect(lust().do('Your Steam Tank').choices).toEqual(['Your Drakk Ramhorn', 'Your Mad Man', 'None']);
  });

  test('edge: one is enough, none as well; 9.2 the damage kills what has 1 HP', () => {
    expect(lust().do('None').question).toBe('main');
    expect(lust().do('Your Mad Man', 'None').endTurn().mine).toBe(
      'Base 20, Drakk Ramhorn 1/3, Steam Tank 3/6',
    );
  });

  test('bystander: an opponent’s unit can be chosen; the others take nothing', () => {
    const scene = lust({}, { play: ['mad-man', 'bombaster'] })
      .do('Bo’s Mad Man', 'None')
      .endTurn();
    expect([scene.theirs, scene.stats(0, 'steam-tank')]).toEqual(['Base 20, Bombaster 2/2', '3/6']);
  });

  test('edge: the damage is the spell’s: Hotter Fire adds 1, whatever was chosen', () => {
    const mixed = led('neutral', DRAKK, 'jaina-stormborne');
    const scene = mixed(
      { play: [DRAKK, 'hotter-fire', 'iron-man'], hand: ['bloodlust'] },
      { play: ['iron-man'] },
    );
    scene.do('Play Bloodlust', 'Your Iron Man', 'Bo’s Iron Man').endTurn();
    expect([scene.stats(0, 'iron-man'), scene.stats(1, 'iron-man')]).toEqual(['3/2', '3/2']);
  });
});

describe('Desperation', () => {
  const DECK = ['charge', 'pillage', 'scorch', 'mad-man', 'bombaster'];
  const desperate = (...others: string[]) =>
    red({ play: [DRAKK], hand: ['desperation', ...others], deck: DECK }).do('Play Desperation (0 gold)');

  test('case: with an empty hand it is trashed, and three cards are drawn', () => {
    const scene = desperate();
    expect([scene.count(0, 'hand'), scene.count(0, 'trashed', 'desperation')]).toEqual([3, 1]);
  });

  test('negative: with a card in hand nothing is drawn, and it is discarded', () => {
    const scene = desperate('nautical-dog');
    expect([scene.count(0, 'hand'), scene.count(0, 'discard', 'desperation')]).toEqual([1, 1]);
  });

  test('edge: the hand is discarded as the main phase ends, in both cases', () => {
    expect(desperate('nautical-dog').endTurn().count(0, 'hand')).toBe(2);
    expect(desperate().endTurn().count(0, 'hand')).toBe(2);
  });

  test('bystander: the opponent’s hand, and yours on the next turn, are as usual', () => {
    const scene = red({ play: [DRAKK], hand: ['desperation'], deck: DECK }, { hand: ['charge'] }).do(
      'Play Desp',
    );
    expect(scene.endTurn().count(1, 'hand')).toBe(1);
    expect(scene.endTurn().endTurn().count(0, 'hand')).toBe(4);
  });

  test('ruling: (UMR) the only card of the hand finds it empty; then two cards are drawn', () => {
    const scene = desperate();
    expect(scene.count(0, 'hand')).toBe(3);
    expect(scene.endTurn().count(0, 'hand')).toBe(2);
  });
});

describe('Kidnapping', () => {
  const kidnap = (theirs: Half) => red({ play: [DRAKK], hand: ['kidnapping'] }, theirs).do('Play Kidnapping');

  test('case: 13.8 a unit of an opponent is yours this turn, ready and with haste', () => {
    const scene = kidnap({ play: [exhausted('steam-tank')] }).do('Attack with your Steam Tank');
    expect([scene.base(1), scene.has(0, 'steam-tank')]).toEqual([13, true]);
  });

  test('negative: neither heroes, your own units nor tech III units can be chosen', () => {
    const scene = red(
      { play: [DRAKK, 'mad-man'], hand: ['kidnapping'] },
      { play: ['captain-zane', 'pirate-gunship'] },
    );
    expect(scene.can('Play Kidnapping')).toBe(false);
  });

  test('edge: 9.18 if it dies, it goes to its owner’s discard pile', () => {
    const scene = kidnap({ play: ['mad-man', at('steam-tank', 'elite')] }).do(
      'Bo’s Mad Man',
      'Attack with your Mad',
    );
    expect(scene.count(1, 'discard', 'mad-man')).toBe(1);
  });

  test('bystander: 8.3 the patroller leaves its slot; the others stay in theirs', () => {
    const scene = kidnap({ play: [at('mad-man', 'squad leader'), at('bombaster', 'elite')] }).do(
      'Bo’s Mad Man',
    );
    expect([scene.row(0, 'mad-man').thing.slot, scene.row(1, 'bombaster').thing.slot]).toEqual([-1, 1]);
  });

  test('case: it goes back as the turn ends, without the haste', () => {
    const scene = kidnap({ play: ['bombaster'] }).endTurn();
    expect([scene.theirs, scene.is(1, 'bombaster', 'haste')]).toEqual(['Base 20, Bombaster 2/2', false]);
    expect(scene.can('Attack with your Bombaster')).toBe(true);
  });

  test('ruling: (UMR) it goes back to the controller it was taken from, not to its owner', () => {
    const scene = red({ play: [DRAKK, { card: 'mad-man', controller: seat(1) }], hand: ['kidnapping'] });
    scene.do('Play Kidnapping').endTurn();
    expect([scene.has(0, 'mad-man'), scene.has(1, 'mad-man')]).toEqual([false, true]);
  });
});

describe('War Drums', () => {
  const drums = (...play: Placed[]) => red({ play: [DRAKK, 'war-drums', ...play] }, { play: ['mad-man'] });

  test('case: each of your units has +1 ATK for each unit you control', () => {
    expect(drums('mad-man', 'bombaster').mine).toBe(
      'Base 20, Drakk Ramhorn 1/3, War Drums, Mad Man 3/1, Bombaster 4/2',
    );
  });

  test('negative: 5.8 it needs Drakk at the maximum level', () => {
    expect(red({ play: [levelled(DRAKK, 6)], hand: ['war-drums'] }).can('Play War Drums')).toBe(false);
    expect(red({ play: [maxed(DRAKK)], hand: ['war-drums'] }).can('Play War Drums (2 gold)')).toBe(true);
  });

  test('edge: 5.10 it is sacrificed when no blood hero is left', () => {
    const scene = red({ play: [DRAKK, 'war-drums', 'mad-man'] }, { play: [at('steam-tank', 'elite')] });
    scene.do('Attack with your Drakk');
    expect([scene.mine, scene.count(0, 'discard', 'war-drums')]).toEqual(['Base 20, Mad Man 1/1', 1]);
  });

  test('bystander: heroes and an opponent’s units have no more', () => {
    expect([drums('bombaster').stats(0, DRAKK), drums('bombaster').theirs]).toEqual([
      '1/3',
      'Base 20, Mad Man 1/1',
    ]);
  });

  test('ruling: (UMR) only units in play are counted', () => {
    const scene = red({
      play: [DRAKK, 'war-drums', 'mad-man'],
      hand: ['bombaster'],
      discard: ['nautical-dog'],
    });
    expect(scene.stats(0, 'mad-man')).toBe('2/1');
    expect(scene.do('Play Bombaster').stats(0, 'mad-man')).toBe('3/1');
  });
});
