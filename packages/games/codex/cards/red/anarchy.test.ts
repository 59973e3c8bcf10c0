import { describe, expect, test } from 'vitest';
import { at, damaged, fresh, levelled, maxed, type Placed, runed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { red } from '../../testing/teams.ts';

// Captain Zane and the spells of anarchy.

const ZANE = 'captain-zane';
type SlotName = Parameters<typeof at>[1];

describe('Captain Zane', () => {
  test('14.12 Zane has haste from level 1 on', () => {
    expect(red().do('Summon Captain Zane').can('Attack with your Captain Zane')).toBe(true);
  });

  describe('level 4', () => {
    const kill = (level: number, slot: SlotName, half: Half = {}) =>
      red(
        { play: [levelled(ZANE, level)], gold: 0, deck: ['mad-man'], ...half },
        { play: [at('nautical-dog', slot)], gold: 0 },
      ).do('Attack with your Captain Zane');

    test('case: killing a scavenger is 1 gold, killing a technician a card', () => {
      expect(kill(4, 'scavenger').gold).toEqual([1, 1]);
      expect(kill(4, 'technician').count(0, 'hand', 'mad-man')).toBe(1);
    });

    test('negative: not at level 3, nor in another slot', () => {
      expect([kill(3, 'scavenger').gold[0], kill(3, 'technician').count(0, 'hand')]).toEqual([0, 0]);
      expect([kill(4, 'elite').gold[0], kill(4, 'elite').count(0, 'hand')]).toEqual([0, 0]);
    });

    test('edge: 9.6 Zane gains it, too, where both die', () => {
      const scene = kill(4, 'scavenger', { play: [damaged(levelled(ZANE, 4), 2)] });
      expect([scene.has(0, ZANE), scene.gold[0]]).toEqual([false, 1]);
    });

    test('bystander: what another attacker kills gives nothing', () => {
      const scene = red(
        { play: [levelled(ZANE, 4), 'bombaster'], gold: 0 },
        { play: [at('mad-man', 'scavenger')] },
      );
      expect(scene.do('Attack with your Bombaster').gold[0]).toBe(0);
    });

    test('ruling: (UMR) a spell’s kill is not Zane’s', () => {
      const scene = red(
        { play: [levelled(ZANE, 4)], hand: ['scorch'], gold: 3 },
        { play: [at('mad-man', 'scavenger')] },
      );
      expect(scene.do('Play Scorch', 'Bo’s Mad Man').gold[0]).toBe(0);
    });

    test('ruling: (UMR) the kill of the maximum level is', () => {
      const scene = red({ play: [levelled(ZANE, 5)], gold: 1 }, { play: [at('mad-man', 'elite')] });
      expect(scene.do('Raise', 'Scavenger').gold[0]).toBe(1);
    });
  });

  describe('level 6', () => {
    const raise = (...play: Placed[]) =>
      red({ play: [levelled(ZANE, 5)], deck: ['mad-man'] }, { play }).do('Raise');
    const foe = [at('steam-tank', 'elite'), at('bombaster', 'lookout')];

    test('case: 4.10 a patroller moves to an empty slot, and takes 1 damage', () => {
      const scene = raise(...foe).do('Bo’s Steam Tank', 'Scavenger');
      expect([scene.row(1, 'steam-tank').thing.slot, scene.theirs]).toEqual([
        2,
        'Base 20, Steam Tank 3/5, Bombaster 2/2',
      ]);
    });

    test('negative: nobody patrols, nothing happens', () => {
      expect(raise('steam-tank').theirs).toBe('Base 20, Steam Tank 3/6');
    });

    test('edge: 8.9, 8.10 the new slot is the one it dies in', () => {
      const scene = raise(at('nautical-dog', 'elite')).do('Technician');
      expect([scene.has(1, 'nautical-dog'), scene.count(0, 'hand', 'mad-man')]).toEqual([false, 1]);
    });

    test('bystander: the other patrollers stay where they are', () => {
      expect(
        raise(...foe)
          .do('Bo’s Steam Tank', 'Squad')
          .row(1, 'bombaster').thing.slot,
      ).toBe(4);
    });

    test('ruling: (UMR) any empty slot will do, with patrollers in between', () => {
      expect(raise(...foe).do('Bo’s Steam Tank').choices).toEqual([
        'Squad leader',
        'Scavenger',
        'Technician',
      ]);
    });

    test('ruling: (UMR) in a full patrol zone it stays, and takes the damage', () => {
      const scene = raise(
        at('steam-tank', 'squad leader'),
        at('bombaster', 'elite'),
        at('mad-man', 'scavenger'),
        at('nautical-dog', 'technician'),
        at('firebat', 'lookout'),
      ).do('Bo’s Firebat');
      expect([scene.question, scene.row(1, 'firebat').thing.slot, scene.stats(1, 'firebat')]).toEqual([
        'main',
        4,
        '3/2',
      ]);
    });

    test('ruling: (UMR) 11.7 reached on an opponent’s turn it does nothing', () => {
      const patrol = [at(levelled(ZANE, 4), 'elite'), at('mad-man', 'lookout')];
      const scene = red({ play: ['jaina-stormborne'] }, { play: patrol }).do('Attack with', 'Bo’s Captain');
      expect([scene.row(1, ZANE).thing.level, scene.theirs]).toEqual([
        6,
        'Base 20, Captain Zane 5/4, Mad Man 1/1',
      ]);
      const alone = red({ play: ['jaina-stormborne'] }, { play: [at(levelled(ZANE, 4), 'elite')] }).do(
        'Attack with',
      );
      expect(alone.theirs).toBe('Base 20, Captain Zane 5/4');
    });
  });
});

describe('Chaos Mirror', () => {
  const mirror = (mine: Placed[], theirs: Placed[] = ['steam-tank']) =>
    red({ play: [ZANE, ...mine], hand: ['chaos-mirror'] }, { play: theirs }).do('Play Chaos Mirror');

  test('case: two units or heroes trade their printed ATK', () => {
    const scene = mirror(['mad-man']).do('Your Mad Man', 'Bo’s Steam Tank');
    expect([scene.stats(0, 'mad-man'), scene.theirs]).toEqual(['3/1', 'Base 20, Steam Tank 1/6']);
  });

  test('negative: it needs two of them, and not the same one twice', () => {
    expect(red({ play: [ZANE], hand: ['chaos-mirror'] }).can('Play Chaos')).toBe(false);
    expect(mirror(['mad-man']).do('Your Mad Man').can('Your Mad Man')).toBe(false);
  });

  test('edge: 11.10 it is over when the turn is', () => {
    const scene = mirror(['mad-man']).do('Your Mad Man', 'Bo’s Steam Tank').endTurn();
    expect([scene.stats(0, 'mad-man'), scene.stats(1, 'steam-tank')]).toEqual(['1/1', '3/6']);
  });

  test('bystander: 10.3 it does not target, so no resist is paid; HP stay', () => {
    const scene = mirror(['mad-man'], ['pirate-gunship']).do('Your Mad Man', 'Bo’s Pirate Gunship');
    expect([scene.gold[0], scene.theirs]).toEqual([8, 'Base 20, Pirate Gunship 1/6']);
  });

  test('ruling: (UMR) ATK from runes and other effects does not move', () => {
    const scene = mirror([runed('mad-man', 1), 'nautical-dog']).do('Your Mad Man', 'Bo’s Steam Tank');
    expect([scene.stats(0, 'mad-man'), scene.stats(1, 'steam-tank')]).toEqual(['4/2', '1/6']);
  });

  test('ruling: (F) values are fixed: a hero that reaches a new band keeps the traded ATK', () => {
    const scene = mirror([levelled('drakk-ramhorn', 3)]).do(
      'Your Drakk',
      'Bo’s Steam Tank',
      'Raise your Drakk',
    );
    expect(scene.stats(0, 'drakk-ramhorn')).toBe('3/3');
    expect(scene.endTurn().stats(0, 'drakk-ramhorn')).toBe('2/3');
  });
});

describe('Detonate', () => {
  const detonate = (theirs: Half = {}) =>
    red({ play: [ZANE], hand: ['detonate'] }, theirs).do('Play Detonate');
  const foe = { play: ['rickety-mine', 'tower', 'tech-i-building'] };

  test('case: 4.2 it trashes a worker, then itself', () => {
    const scene = detonate().do('One of Bo');
    expect([scene.workers, scene.count(0, 'trashed', 'detonate')]).toEqual([[5, 4], 1]);
  });

  test('case: or it trashes a building card, then itself', () => {
    const scene = detonate(foe).do('Trash a building');
    expect([scene.count(1, 'trashed', 'rickety-mine'), scene.count(0, 'trashed', 'detonate')]).toEqual([
      1, 1,
    ]);
  });

  test('negative: without a building card it is a worker', () => {
    expect(detonate({ play: ['tower'] }).choices).toEqual(['One of your workers', 'One of Bo’s workers']);
  });

  test('edge: a player without workers cannot be chosen', () => {
    expect(detonate({ workers: 0 }).workers).toEqual([4, 0]);
  });

  test('bystander: 9.4 nothing died; the other buildings stand', () => {
    const scene = detonate(foe).do('Trash a building');
    expect([scene.happened('died'), scene.theirs]).toEqual([0, 'Base 20, Tower 4, Tech I Building 5']);
  });

  test('ruling: (UMR) 6.15 any player’s worker; no base, add-on or tech building', () => {
    expect(detonate().do('One of your').workers).toEqual([4, 5]);
    expect(detonate(foe).do('Trash a building').has(1, 'rickety-mine')).toBe(false);
  });

  test('ruling: (S) the worker is taken unseen, for workers are alike', () => {
    const scene = detonate().do('One of Bo');
    expect(scene.events.find(({ type }) => type === 'workerTrashed')).toEqual({
      type: 'workerTrashed',
      seat: 1,
    });
    expect(scene.count(1, 'trashed')).toBe(0);
  });
});

describe('Surprise Attack', () => {
  const attack = () => red({ play: [ZANE], hand: ['surprise-attack'] }).do('Play Surprise Attack (5 gold)');

  test('case: two 3/1 Sharks with haste', () => {
    const scene = attack();
    expect(scene.mine).toBe('Base 20, Captain Zane 2/2, Shark 3/1, Shark 3/1');
    expect(scene.do('Attack with your Shark 1', 'Attack with your Shark').theirs).toBe('Base 14');
  });

  test('negative: 5.7 not without an anarchy hero', () => {
    expect(red({ play: ['drakk-ramhorn'], hand: ['surprise-attack'] }).can('Play')).toBe(false);
  });

  test('edge: 14.9 they die at the end of the turn', () => {
    const scene = attack().endTurn();
    expect([scene.mine, scene.happened('died')]).toEqual(['Base 20, Captain Zane 2/2', 2]);
  });

  test('bystander: 13.10 tokens go to no pile, the spell to the discard pile', () => {
    const half = { play: [ZANE], hand: ['surprise-attack'], deck: ['mad-man', 'scorch'] };
    const scene = red(half).do('Play Surprise').endTurn();
    expect([scene.count(0, 'discard'), scene.count(0, 'discard', 'surprise-attack')]).toEqual([1, 1]);
  });
});

describe('Maximum Anarchy', () => {
  const anarchy = (mine: Placed[], theirs: Placed[]) =>
    red({ play: [maxed(ZANE), ...mine], hand: ['maximum-anarchy'] }, { play: theirs }).do(
      'Play Maximum Anarchy',
    );

  test('case: 9.6 it destroys all units and heroes at once, your own too', () => {
    const scene = anarchy(['mad-man'], ['bombaster', 'jaina-stormborne', 'pirate-gunship']);
    expect([scene.mine, scene.theirs]).toEqual(['Base 20', 'Base 20']);
  });

  test('negative: 5.8 not before Zane was at the maximum level when the turn began', () => {
    expect(red({ play: [levelled(ZANE, 6)], hand: ['maximum-anarchy'] }).can('Play')).toBe(false);
  });

  test('edge: 4.11 no hero is left to gain levels', () => {
    const scene = anarchy([], ['jaina-stormborne']);
    expect([scene.question, scene.happened('levelled')]).toEqual(['main', 0]);
  });

  test('bystander: buildings, upgrades and workers stay', () => {
    const scene = anarchy(['bloodburn'], ['tower', 'rickety-mine', 'mad-man']);
    expect([scene.mine, scene.theirs, scene.workers]).toEqual([
      'Base 20, Bloodburn',
      'Base 20, Tower 4, Rickety Mine 3',
      [5, 5],
    ]);
  });
});

test('14.17, 14.18 Pirate Gunship obliterates two, and its defender does not strike back', () => {
  const foe = [at('gunpoint-taxman', 'elite'), 'mad-man', fresh('nautical-dog'), 'steam-tank'];
  const scene = red({ play: ['pirate-gunship'] }, { play: foe }).do('Attack with', 'Bo’s Gunpoint Taxman');
  expect([scene.mine, scene.theirs]).toEqual(['Base 20, Pirate Gunship 7/6', 'Base 20, Steam Tank 3/6']);
});
