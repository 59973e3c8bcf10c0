import { describe, expect, test } from 'vitest';
import { at, damaged, levelled, maxed, type Placed, runed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { green, led } from '../../testing/teams.ts';

// Master Midori, the spells, and the first units of balance.

const MIDORI = 'master-midori';
/** Iron Man, a unit without abilities, is neutral. */
const mixed = led('green', MIDORI, 'calamandra-moss', 'troq-bashar');

describe('Master Midori', () => {
  describe('level 5', () => {
    const midori = (level: number, ...play: Placed[]) => green({ play: [levelled(MIDORI, level), ...play] });

    test('case: your units without abilities have +1/+1', () => {
      expect(midori(5, 'tiger-cub', 'wisp').mine).toBe('Base 20, Master Midori 3/4, Tiger Cub 3/3, Wisp 1/2');
    });

    test('negative: not at level 4, and not units with a keyword or text', () => {
      expect(midori(4, 'tiger-cub').stats(0, 'tiger-cub')).toBe('2/2');
      expect(midori(5, 'centaur', 'young-treant').mine).toBe(
        'Base 20, Master Midori 3/4, Centaur 3/4, Young Treant 0/2',
      );
    });

    test('edge: 9.3 a unit that lived by it dies with Midori', () => {
      const foe = { play: ['barkcoat-bear'] };
      const scene = green({ play: [levelled(MIDORI, 5), damaged('tiger-cub', 2)] }, foe).endTurn(
        'Your Master',
      );
      expect(scene.do('Attack with').mine).toBe('Base 20');
    });

    test('bystander: heroes and an opponent’s units have no more', () => {
      const scene = green({ play: [levelled(MIDORI, 5), 'calamandra-moss'] }, { play: ['tiger-cub'] });
      expect([scene.stats(0, 'calamandra-moss'), scene.stats(1, 'tiger-cub')]).toEqual(['2/3', '2/2']);
    });

    test('ruling: (UMR) 13.4 runes, damage and slots are no abilities', () => {
      expect(midori(5, runed('wisp', 1), damaged('tiger-cub', 1)).mine).toBe(
        'Base 20, Master Midori 3/4, Wisp 2/3, Tiger Cub 3/2',
      );
      expect(green({}, { play: [levelled(MIDORI, 5), at('tiger-cub', 'elite')] }).stats(1, 'tiger-cub')).toBe(
        '4/3',
      );
    });

    test('ruling: (UMR) 13.4 being legendary is none, a polymorphed unit has none', () => {
      const cast = { play: [levelled(MIDORI, 5), 'argagarg-garg', 'centaur'], hand: ['polymorph-squirrel'] };
      expect(green(cast).do('Play Polymorph').stats(0, 'centaur')).toBe('2/2');
    });
  });

  describe('level 8', () => {
    const foe = { play: [at('tiger-cub', 'squad leader')] };

    test('case: Midori flies on your turns', () => {
      expect(green({ play: [levelled(MIDORI, 8)] }, foe).do('Attack with', 'Bo’s Base').theirs).toBe(
        'Base 16, Tiger Cub 2/2',
      );
    });

    test('negative: not on the turns of others, and not at level 7', () => {
      const scene = green({ play: [levelled(MIDORI, 8)] }).endTurn();
      expect(scene.is(0, MIDORI, 'flying')).toBe(false);
      expect(green({ play: [levelled(MIDORI, 7)] }).is(0, MIDORI, 'flying')).toBe(false);
    });

    test('edge: 7.11 what is on the ground deals no damage back', () => {
      const scene = green({ play: [levelled(MIDORI, 8)] }, { play: ['centaur'] }).do(
        'Attack with',
        'Bo’s Centaur',
      );
      expect([scene.mine, scene.theirs]).toEqual(['Base 20, Master Midori 4/5', 'Base 20']);
    });

    test('bystander: your units do not fly by it', () => {
      expect(green({ play: [levelled(MIDORI, 8), 'tiger-cub'] }).is(0, 'tiger-cub', 'flying')).toBe(false);
    });
  });
});

describe('Circle of Life', () => {
  const circle = (play: Placed[], theirs: Half = {}) =>
    mixed({ play: [MIDORI, ...play], hand: ['circle-of-life'] }, theirs).do('Play Circle of Life');

  test('case: 11.3 a green unit is sacrificed for a green one of the next tech level from the codex', () => {
    const scene = circle(['centaur']).do('Barkcoat Bear');
    expect([scene.mine, scene.count(0, 'codex', 'barkcoat-bear')]).toEqual([
      'Base 20, Master Midori 2/3, Barkcoat Bear 5/5',
      1,
    ]);
  });

  test('negative: units of another color and of an opponent cannot be sacrificed', () => {
    const scene = mixed({ play: [MIDORI, 'iron-man'], hand: ['circle-of-life'] }, { play: ['tiger-cub'] });
    expect(scene.can('Play Circle')).toBe(false);
  });

  test('edge: nothing of tech III costs 5 or less, so after a tech II unit there is nothing to choose', () => {
    expect(circle(['chameleon']).choices).toEqual(['None']);
  });

  test('bystander: 10.1 it does not target; what it brings has arrival fatigue', () => {
    const scene = circle(['centaur', 'tiger-cub']).do('Your Centaur', 'Barkcoat Bear');
    expect([scene.happened('targeted'), scene.can('Attack with your Barkcoat')]).toEqual([0, false]);
    expect(scene.stats(0, 'tiger-cub')).toBe('2/2');
  });

  test('ruling: (UMR) a tech 0 unit, a token too, brings a tech I unit', () => {
    expect(circle(['wisp']).choices.filter((one) => one !== 'None')).toEqual([
      'Gemscout Owl from the codex',
      'Tiny Basilisk from the codex',
      'Centaur from the codex',
      'Huntress from the codex',
    ]);
  });

  test('ruling: (S) 5.17 it goes by the printed cost: never Gigadon', () => {
    const scene = circle(['centaur', 'tiger-cub', 'wisp', 'frog', 'frog', 'frog']).do('Your Centaur');
    expect([scene.can('Gigadon'), scene.can('Rampaging Elephant'), scene.can('Barkcoat')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('Moment’s Peace', () => {
  const peace = (theirs: Half = {}) =>
    green({ play: [MIDORI, 'tiger-cub'], hand: ['moments-peace'] }, theirs).do('Play Moment’s Peace');
  const foe = { play: ['tiger-cub', 'calamandra-moss'] };

  test('case: until your next turn opposing units cannot attack what is yours', () => {
    expect(peace(foe).endTurn().can('Attack with your Tiger')).toBe(false);
  });

  test('case: your units cannot patrol', () => {
    expect(peace().do('Set the patrol').choices).toEqual(['Your Master Midori', 'Leave it empty']);
  });

  test('negative: heroes can attack', () => {
    expect(peace(foe).endTurn().can('Attack with your Calamandra')).toBe(true);
  });

  test('edge: it ends as your next turn begins', () => {
    const scene = peace(foe).endTurn().endTurn();
    expect(scene.do('Set the patrol').choices).toContain('Your Tiger Cub');
    expect(peace(foe).endTurn().endTurn().endTurn().can('Attack with your Tiger')).toBe(true);
  });

  test('bystander: your own units attack, and opposing ones patrol, as before', () => {
    const scene = peace(foe);
    expect(scene.can('Attack with your Tiger')).toBe(true);
    expect(scene.endTurn().do('Set the patrol').choices).toContain('Your Tiger Cub');
  });

  test('ruling: (UMR) nothing you control can be attacked: base, buildings, heroes', () => {
    const half = { play: [MIDORI, 'verdant-tree'], hand: ['moments-peace'] };
    expect(
      green(half, { play: ['centaur'] })
        .do('Play Moment’s')
        .endTurn()
        .can('Attack'),
    ).toBe(false);
  });
});

describe('Nature Reclaims', () => {
  const foe = {
    play: ['rich-earth', 'verdant-tree', 'tower', 'calamandra-moss', 'behind-the-ferns', 'tiger-cub'],
  };
  const reclaim = (theirs: Half = foe) =>
    green({ play: [MIDORI], hand: ['nature-reclaims'] }, theirs).do('Play Nature');

  test('case: 9.5 it trashes an upgrade, an ongoing spell or a building card, then itself', () => {
    for (const [name, card] of [
      ['Rich Earth', 'rich-earth'],
      ['Verdant Tree', 'verdant-tree'],
      ['Behind the Ferns', 'behind-the-ferns'],
    ] as const) {
      const scene = reclaim().do(`Bo’s ${name}`);
      expect([scene.count(1, 'trashed', card), scene.count(0, 'trashed', 'nature-reclaims')]).toEqual([1, 1]);
    }
  });

  test('negative: it cannot be played without one of them', () => {
    expect(
      green({ play: [MIDORI], hand: ['nature-reclaims'] }, { play: ['tiger-cub', 'tower'] }).can('Play'),
    ).toBe(false);
  });

  test('edge: 11.2 your own has to go where there is no other', () => {
    const scene = green({ play: [MIDORI, 'rich-earth'], hand: ['nature-reclaims'] }).do('Play Nature');
    expect(scene.count(0, 'trashed', 'rich-earth')).toBe(1);
  });

  test('bystander: 9.4 nothing dies, and the others stay', () => {
    const scene = reclaim().do('Bo’s Verdant');
    expect(scene.happened('died')).toBe(0);
    expect(scene.theirs).toBe(
      'Base 20, Rich Earth, Tower 4, Calamandra Moss 2/3, Behind the Ferns, Tiger Cub 2/2',
    );
  });

  test('ruling: (UMR) no base, add-on or tech building', () => {
    expect(reclaim().choices).toEqual(['Bo’s Rich Earth', 'Bo’s Verdant Tree', 'Bo’s Behind the Ferns']);
  });
});

describe('Final Showdown', () => {
  const showdown = (half: Half = {}) =>
    green({ play: [maxed(MIDORI)], hand: ['final-showdown'], deck: ['tiger-cub'], ...half }).do(
      'Play Final Showdown',
    );

  test('case: the balance hero has +3/+3, readiness and resist 1, and draws a card for attacking', () => {
    const scene = showdown().do('Attack with your Master Midori', 'Bo’s Base');
    expect([scene.stats(0, MIDORI), scene.row(0, MIDORI).resist, scene.base(1)]).toEqual(['7/8', 1, 13]);
    expect([scene.count(0, 'hand', 'tiger-cub'), scene.row(0, MIDORI).thing.exhausted]).toEqual([1, false]);
  });

  test('case: an opponent gets two 3/3 Hunters with anti-air', () => {
    const scene = showdown();
    expect([scene.theirs, scene.is(1, 'hunter', 'anti-air')]).toEqual([
      'Base 20, Hunter 3/3, Hunter 3/3',
      true,
    ]);
  });

  test('negative: 5.8 not before Midori was at the maximum level when the turn began', () => {
    expect(green({ play: [levelled(MIDORI, 8)], hand: ['final-showdown'] }).can('Play')).toBe(false);
  });

  test('edge: 5.9, 9.7, 14.23 it goes with its hero; readiness is one attack a turn', () => {
    expect(showdown().do('Attack with your Master', 'Bo’s Base').can('Attack')).toBe(false);
    const scene = green({ play: [maxed(MIDORI)], hand: ['final-showdown'] }, { play: ['tyrannosaurus-rex'] });
    scene.do('Play Final').endTurn('Your Master').do('Attack with your Tyrannosaurus');
    expect([scene.mine, scene.count(0, 'discard', 'final-showdown')]).toEqual(['Base 19', 1]);
  });

  test('bystander: another hero of yours has nothing of it', () => {
    const scene = showdown({ play: [maxed(MIDORI), 'calamandra-moss'] });
    expect([scene.stats(0, 'calamandra-moss'), scene.row(0, 'calamandra-moss').resist]).toEqual(['2/3', 0]);
  });

  test('ruling: (UMR) the Hunters do not patrol on your turn; their player uses them from then on', () => {
    const scene = showdown();
    expect(scene.row(1, 'hunter').thing.slot).toBe(-1);
    expect(scene.endTurn().can('Attack with your Hunter 1')).toBe(true);
  });
});

test('14.15 Chameleon is 3/3 with stealth', () => {
  const scene = green({ play: ['chameleon'] }, { play: [at('tiger-cub', 'squad leader')] }).do(
    'Attack with',
    'Bo’s Base',
  );
  expect(scene.theirs).toBe('Base 17, Tiger Cub 2/2');
});

describe('Gemscout Owl', () => {
  test('case: 14.29 its player gains 1 gold in the upkeep', () => {
    expect(green({}, { play: ['gemscout-owl'], gold: 0 }).endTurn().gold[1]).toBe(6);
  });

  test('negative: not in the opponent’s upkeep; 14.30 it cannot attack', () => {
    expect(green({ play: ['gemscout-owl'], gold: 0 }).endTurn().gold).toEqual([0, 15]);
    expect(green({ play: ['gemscout-owl'] }).can('Attack')).toBe(false);
  });

  test('edge: each Owl gives its own; 3.7 20 gold are the most', () => {
    expect(green({}, { play: ['gemscout-owl', 'gemscout-owl'], gold: 0 }).endTurn().gold[1]).toBe(7);
    expect(green({}, { play: ['gemscout-owl'], gold: 15 }).endTurn().gold[1]).toBe(20);
  });

  test('bystander: 10.3 it flies, and has resist 1 of its own', () => {
    const scene = green({ play: ['argagarg-garg'], hand: ['dinosize'], gold: 5 }, { play: ['gemscout-owl'] });
    expect(scene.is(1, 'gemscout-owl', 'flying')).toBe(true);
    expect(scene.do('Play Dinosize', 'Bo’s Gemscout').gold[0]).toBe(0);
  });
});
