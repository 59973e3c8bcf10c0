import { describe, expect, test } from 'vitest';
import { at, exhausted, fresh, levelled, maxed, type Placed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { green, led } from '../../testing/teams.ts';

// Calamandra Moss and the spells of feral.

const CALAMANDRA = 'calamandra-moss';

describe('Calamandra Moss', () => {
  describe('level 1', () => {
    const foe = { play: [at('tiger-cub', 'squad leader')] };
    const hide = (half: Half = {}) =>
      green({ play: [CALAMANDRA], hand: ['tiger-cub', 'rich-earth', 'young-treant'], ...half }, foe);

    test('case: 15.1, 5.18 discarding two cards gives Calamandra stealth this turn', () => {
      const scene = hide().do('Use your Calamandra', 'Tiger Cub', 'Rich Earth');
      expect([scene.count(0, 'hand'), scene.count(0, 'discard')]).toEqual([1, 2]);
      expect(scene.do('Attack with', 'Bo’s Base').base(1)).toBe(18);
    });

    test('negative: not with one card', () => {
      expect(hide({ hand: ['tiger-cub'] }).can('Use')).toBe(false);
    });

    test('edge: 5.3 exhausting nothing, it can be used fresh; 11.10 it ends with the turn', () => {
      const scene = hide({ play: [fresh(CALAMANDRA)] }).do('Use', 'Tiger Cub', 'Rich Earth');
      expect(scene.endTurn().is(0, CALAMANDRA, 'stealth')).toBe(false);
    });

    test('bystander: your units are not hidden', () => {
      const scene = hide({ play: [CALAMANDRA, 'centaur'] }).do('Use', 'Tiger Cub', 'Rich Earth');
      expect(scene.is(0, 'centaur', 'stealth')).toBe(false);
    });
  });

  describe('level 3', () => {
    const foe = (level: number) => ({ play: [levelled(CALAMANDRA, level), 'centaur', 'barkcoat-bear'] });
    const dinosize = (level: number) =>
      green({ play: ['argagarg-garg'], hand: ['dinosize'], gold: 7 }, foe(level)).do('Play');

    test('case: 10.3 your units have resist 1', () => {
      expect(dinosize(3).do('Bo’s Centaur').gold[0]).toBe(2);
    });

    test('negative: not at level 2', () => {
      expect(dinosize(2).do('Bo’s Centaur').gold[0]).toBe(3);
    });

    test('edge: 13.5 it adds up with resist they have', () => {
      expect(dinosize(3).do('Bo’s Barkcoat').gold[0]).toBe(0);
    });

    test('bystander: neither Calamandra nor an opponent’s units have it', () => {
      expect(dinosize(3).do('Bo’s Calamandra').gold[0]).toBe(3);
      expect(green({ play: ['centaur'] }, foe(3)).row(0, 'centaur').resist).toBe(0);
    });
  });

  describe('level 5', () => {
    const call = (half: Half = {}) => green({ play: [levelled(CALAMANDRA, 5)], gold: 4, ...half });
    const CALL = 'Use your Calamandra Moss: put';

    test('case: for 4 gold, exhausting, a Tiger of the codex comes into play', () => {
      const scene = call().do(CALL, 'Predator Tiger');
      expect([scene.mine, scene.gold[0]]).toEqual(['Base 20, Calamandra Moss 4/5, Predator Tiger 4/4', 0]);
    });

    test('negative: not with 3 gold, exhausted, or at level 4', () => {
      expect(call({ gold: 3 }).can(CALL)).toBe(false);
      expect(call({ play: [exhausted(levelled(CALAMANDRA, 5))] }).can(CALL)).toBe(false);
      expect(call({ play: [levelled(CALAMANDRA, 4)] }).can(CALL)).toBe(false);
    });

    test('edge: only Tigers are listed', () => {
      expect(call().do(CALL).choices).toEqual([
        'Predator Tiger from the codex',
        'Stalking Tiger from the codex',
      ]);
    });

    test('bystander: the other copy stays in the codex, and the Tiger has arrival fatigue', () => {
      const scene = call().do(CALL, 'Stalking Tiger');
      expect([scene.count(0, 'codex', 'stalking-tiger'), scene.can('Attack with your Stalking')]).toEqual([
        1,
        false,
      ]);
    });

    test('ruling: (S) 5.12 the Tiger is free, and needs no building', () => {
      expect(call().can(CALL)).toBe(true);
      expect(call().do(CALL, 'Predator').gold[0]).toBe(0);
    });
  });
});

describe('Behind the Ferns', () => {
  const ferns = (...play: Placed[]) => green({ play: [CALAMANDRA, 'behind-the-ferns', ...play] });
  /** With Iron Man, a 3/4 unit without abilities; the order of play is the order of time. */
  const mixed = led('green', 'master-midori', CALAMANDRA, 'troq-bashar');
  const units = (scene: ReturnType<typeof green>) =>
    (['tiger-cub', 'iron-man'] as const).map((card) => [scene.stats(0, card), scene.is(0, card, 'stealth')]);

  test('case: your units with 3 ATK or less have stealth', () => {
    const scene = ferns('tiger-cub', 'huntress');
    expect([scene.is(0, 'tiger-cub', 'stealth'), scene.is(0, 'huntress', 'stealth')]).toEqual([true, true]);
  });

  test('negative: not with 4 ATK', () => {
    expect(ferns('chameleon', 'predator-tiger').is(0, 'predator-tiger', 'stealth')).toBe(false);
  });

  test('edge: 13.2 frenzy counts: with it 3 ATK are 4, on your own turns', () => {
    const play = [CALAMANDRA, 'behind-the-ferns', levelled('drakk-ramhorn', 4), 'centaur'];
    const scene = led('green', CALAMANDRA, 'drakk-ramhorn')({ play });
    expect([scene.stats(0, 'centaur'), scene.is(0, 'centaur', 'stealth')]).toEqual(['4/4', false]);
    expect(scene.endTurn().is(0, 'centaur', 'stealth')).toBe(true);
  });

  test('edge: 5.10 it goes with the last feral hero', () => {
    const scene = green({ play: [CALAMANDRA, 'behind-the-ferns'] }, { play: [at('gigadon', 'elite')] }).do(
      'Attack with',
    );
    expect([scene.mine, scene.count(0, 'discard', 'behind-the-ferns')]).toEqual(['Base 20', 1]);
  });

  test('bystander: heroes and an opponent’s units are not hidden', () => {
    const scene = green({ play: [CALAMANDRA, 'behind-the-ferns'] }, { play: ['tiger-cub'] });
    expect([scene.is(0, CALAMANDRA, 'stealth'), scene.is(1, 'tiger-cub', 'stealth')]).toEqual([false, false]);
  });

  test('ruling: (UMR) 13.3 before Midori: both are stealthy, and get nothing', () => {
    const play = ['tiger-cub', 'iron-man', CALAMANDRA, 'behind-the-ferns', levelled('master-midori', 5)];
    expect(units(mixed({ play }))).toEqual([
      ['2/2', true],
      ['3/4', true],
    ]);
  });

  test('ruling: (UMR) 13.3 after Midori: 2/2 becomes stealthy and loses +1/+1, 3/4 stays 4/5', () => {
    const play = ['tiger-cub', 'iron-man', levelled('master-midori', 5), CALAMANDRA, 'behind-the-ferns'];
    expect(units(mixed({ play }))).toEqual([
      ['2/2', true],
      ['4/5', false],
    ]);
  });

  test('edge: 13.3 raised past level 5, Midori’s order stays what it was', () => {
    const play = ['tiger-cub', 'iron-man', levelled('master-midori', 7), CALAMANDRA, 'behind-the-ferns'];
    expect(units(mixed({ play }).do('Raise your Master Midori'))).toEqual([
      ['2/2', true],
      ['4/5', false],
    ]);
  });

  test('edge: 13.3 raised to level 5 now, Midori comes after it', () => {
    const play = ['tiger-cub', 'iron-man', levelled('master-midori', 4), CALAMANDRA, 'behind-the-ferns'];
    expect(units(mixed({ play }).do('Raise your Master Midori'))).toEqual([
      ['2/2', true],
      ['3/4', true],
    ]);
  });

  test('ruling: (S) 13.3 for a unit that comes later both are as old, and Midori goes first', () => {
    const play = [CALAMANDRA, 'behind-the-ferns', levelled('master-midori', 5), 'tiger-cub', 'iron-man'];
    expect(units(mixed({ play }))).toEqual([
      ['2/2', true],
      ['4/5', false],
    ]);
  });

  test('ruling: (UMR) ATK against certain defenders is not counted: Steam Tank is stealthy', () => {
    const red = led('green', CALAMANDRA, 'captain-zane');
    const scene = red(
      { play: [CALAMANDRA, 'behind-the-ferns', 'steam-tank'] },
      { play: [at('tiger-cub', 'squad leader')] },
    );
    expect(scene.do('Attack with your Steam', 'Bo’s Base').base(1)).toBe(13);
  });
});

describe('Ferocity', () => {
  const foe = { play: [at('young-treant', 'squad leader')] };
  const ferocity = (half: Half = {}, theirs: Half = foe) =>
    green({ play: [CALAMANDRA, 'tiger-cub'], hand: ['ferocity'], ...half }, theirs).do('Play Ferocity');

  test('case: 14.2, 14.26 your units have armor piercing and swift strike', () => {
    expect(ferocity().do('Attack with your Tiger').theirs).toBe('Base 20');
    const swift = ferocity({}, { play: [at('tiger-cub', 'elite')] }).do('Attack with your Tiger');
    expect([swift.stats(0, 'tiger-cub'), swift.theirs]).toEqual(['2/2', 'Base 20']);
  });

  test('negative: heroes have neither', () => {
    expect(ferocity().is(0, CALAMANDRA, 'swift strike')).toBe(false);
  });

  test('edge: it lasts through the opponent’s turn, until your next upkeep', () => {
    const scene = ferocity({}, {}).endTurn();
    expect(scene.is(0, 'tiger-cub', 'swift strike')).toBe(true);
    expect(scene.endTurn().is(0, 'tiger-cub', 'swift strike')).toBe(false);
  });

  test('bystander: an opponent’s units have neither', () => {
    expect(ferocity().is(1, 'young-treant', 'armor piercing')).toBe(false);
  });

  test('ruling: (FB) units that come later have it, too', () => {
    const scene = ferocity({ hand: ['ferocity', 'merfolk-prospector'] }).do('Play Merfolk');
    expect(scene.is(0, 'merfolk-prospector', 'swift strike')).toBe(true);
  });
});

describe('Murkwood Allies', () => {
  const HALF = { play: [CALAMANDRA], hand: ['murkwood-allies'], gold: 9 };
  const allies = (...texts: string[]) => green(HALF).do(...texts);

  test('case: a 4/4 Beast, or four 1/1 Frogs', () => {
    const play = 'Play Murkwood Allies (5 gold)';
    expect(allies(play, 'Summon a Beast').mine).toBe('Base 20, Calamandra Moss 2/3, Beast 4/4');
    expect(allies(play, 'Summon four').mine).toBe(
      'Base 20, Calamandra Moss 2/3, Frog 1/1, Frog 1/1, Frog 1/1, Frog 1/1',
    );
  });

  test('negative: 5.11 without the boost not both', () => {
    const scene = allies('Play Murkwood Allies (5 gold)', 'Summon four');
    expect([scene.has(0, 'beast'), scene.gold[0]]).toEqual([false, 4]);
  });

  test('edge: 5.11 boosted both, and nothing is asked', () => {
    const scene = allies('Play Murkwood Allies boosted (9 gold)');
    expect([scene.stats(0, 'beast'), scene.stats(0, 'frog', 3), scene.question]).toEqual([
      '4/4',
      '1/1',
      'main',
    ]);
    expect(green({ ...HALF, gold: 8 }).can('Play Murkwood Allies boosted')).toBe(false);
  });

  test('bystander: the opponent gets none, and the tokens are fresh', () => {
    const scene = allies('Play Murkwood Allies (5 gold)', 'Summon a Beast');
    expect([scene.theirs, scene.can('Attack with your Beast')]).toEqual(['Base 20', false]);
  });
});

describe('Feral Strike', () => {
  const strike = (text: string, half: Half = {}) =>
    green({ play: [maxed(CALAMANDRA)], hand: ['feral-strike', 'tiger-cub', 'centaur'], ...half }).do(text);
  const TAKE = 'Play Feral Strike (4 gold)';

  test('case: 15.4 up to two units of the codex go to the hand, and are shown', () => {
    const scene = strike(TAKE).do('Take up to', 'Gigadon from', 'Gigadon from');
    expect([scene.count(0, 'hand', 'gigadon'), scene.happened('shown'), scene.question]).toEqual([
      2,
      2,
      'main',
    ]);
  });

  test('case: or up to two units of the hand come into play', () => {
    const scene = strike(TAKE, { play: [maxed(CALAMANDRA), 'tech-i-building'] }).do(
      'Put up to',
      'Tiger Cub',
      'Centaur',
    );
    expect(scene.mine).toBe('Base 20, Calamandra Moss 4/5, Tech I Building 5, Tiger Cub 2/2, Centaur 3/4');
  });

  test('negative: no other cards of the codex, and no unit whose building is missing', () => {
    expect(strike(TAKE).do('Take up to').can('Murkwood')).toBe(false);
    expect(strike(TAKE).do('Put up to').choices).toEqual(['Tiger Cub from the hand', 'None']);
  });

  test('edge: one is enough, none as well', () => {
    expect(strike(TAKE).do('Take up to', 'Gigadon', 'None').count(0, 'hand', 'gigadon')).toBe(1);
    expect(strike(TAKE).do('Put up to', 'None').question).toBe('main');
  });

  test('bystander: what came into play cost nothing and is fresh', () => {
    const scene = strike(TAKE).do('Put up to', 'Tiger Cub', 'None');
    expect([scene.gold[0], scene.can('Attack with your Tiger')]).toEqual([6, false]);
  });

  test('ruling: (UMR) the spec of the building does not matter; tech 0 needs none', () => {
    const half = { hand: ['feral-strike', 'artisan-mantis', 'tiger-cub'], tech: 'feral', gold: 9 } as const;
    expect(strike(TAKE, half).do('Put up to').choices).toEqual([
      'Tiger Cub from the hand',
      'Artisan Mantis from the hand',
      'None',
    ]);
  });

  test('ruling: (FB) boosted, it takes first, so what was taken can be put into play', () => {
    const half = { hand: ['feral-strike'], gold: 8, play: [maxed(CALAMANDRA), 'tech-i-building'] };
    const scene = strike('Play Feral Strike boosted (8 gold)', half).do(
      'Centaur from the codex',
      'None',
      'Centaur from the hand',
      'None',
    );
    expect([scene.has(0, 'centaur'), scene.question]).toEqual([true, 'main']);
  });
});
