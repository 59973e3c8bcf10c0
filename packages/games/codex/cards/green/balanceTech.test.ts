import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { having } from '../../testing/gifts.ts';
import { at, damaged, fresh, type Placed, runed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { green, led } from '../../testing/teams.ts';

// The units of balance from the Tiny Basilisk on.

describe('Tiny Basilisk', () => {
  const TINY = { play: ['tiny-basilisk'] };
  const attack = (...play: Placed[]) => green(TINY, { play }).do('Attack with');

  test('case: it ignores patrollers that are tech 0 units', () => {
    expect(attack(at('tiger-cub', 'squad leader'), 'oversized-rhinoceros').choices).toEqual([
      'Bo’s Base',
      'Bo’s Tiger Cub (squad leader)',
      'Bo’s Oversized Rhinoceros',
    ]);
  });

  test('case: tech 0 units, tokens too, cannot attack it', () => {
    const foe = { play: [at('tiny-basilisk', 'squad leader')] };
    expect(green({ play: ['tiger-cub'] }, foe).do('Attack with').theirs).toBe('Base 18, Tiny Basilisk 1/2');
    expect(
      green({ play: ['beast'] }, foe)
        .do('Attack with')
        .base(1),
    ).toBe(16);
  });

  test('negative: tech I units stop it, and can attack it', () => {
    expect(attack(at('centaur', 'squad leader')).theirs).toBe('Base 20');
    expect(
      green({ play: ['centaur'] }, { play: [at('tiny-basilisk', 'squad leader')] })
        .do('Attack with')
        .base(1),
    ).toBe(20);
  });

  test('edge: 14.6, 9.10 deathtouch kills through armor, and does no more to a building', () => {
    expect(attack(at('oversized-rhinoceros', 'squad leader')).has(1, 'oversized-rhinoceros')).toBe(false);
    expect(attack().theirs).toBe('Base 19');
  });

  test('bystander: 13.1 heroes stop it, and can attack it', () => {
    expect(attack(at('calamandra-moss', 'squad leader')).theirs).toBe('Base 20');
    const scene = green({ play: ['calamandra-moss'] }, { play: [at('tiny-basilisk', 'squad leader')] }).do(
      'Attack with',
    );
    expect(scene.has(0, 'calamandra-moss')).toBe(false);
  });
});

describe('Dothram Horselord', () => {
  const DOTHRAM = 'dothram-horselord';

  test('case: in its player’s upkeep it goes to the player with the most ATK', () => {
    expect(
      green({ play: ['oversized-rhinoceros'] }, { play: [DOTHRAM] })
        .endTurn()
        .has(0, DOTHRAM),
    ).toBe(true);
  });

  test('negative: not in the upkeep of others', () => {
    const scene = green({ play: [DOTHRAM] }, { play: ['oversized-rhinoceros', 'gigadon'] }).endTurn();
    expect(scene.has(0, DOTHRAM)).toBe(true);
    expect(scene.endTurn().has(1, DOTHRAM)).toBe(true);
  });

  test('edge: where both have the same it stays', () => {
    expect(
      green({ play: ['beast', 'tiger-cub'] }, { play: [DOTHRAM] })
        .endTurn()
        .has(1, DOTHRAM),
    ).toBe(true);
  });

  test('bystander: 13.8 the others stay with their players; it has arrival fatigue', () => {
    const scene = green({ play: ['oversized-rhinoceros'] }, { play: [DOTHRAM, 'wisp'] }).endTurn();
    expect([scene.has(1, 'wisp'), scene.row(0, DOTHRAM).thing.fresh]).toEqual([true, true]);
  });

  test('ruling: (UMR) its own ATK counts for its controller', () => {
    expect(
      green({ play: ['beast'] }, { play: [DOTHRAM] })
        .endTurn()
        .has(1, DOTHRAM),
    ).toBe(true);
  });

  test('ruling: (UMR) taken by an effect, it still asks in the upkeep of its new controller', () => {
    const taken = { card: DOTHRAM, controller: seat(1) };
    expect(
      green({ play: [taken, 'gigadon'] })
        .endTurn()
        .has(0, DOTHRAM),
    ).toBe(true);
    expect(
      green({ play: [taken, 'tiger-cub'] })
        .endTurn()
        .has(1, DOTHRAM),
    ).toBe(true);
  });

  test('ruling: (FB) heroes count', () => {
    const play = ['beast', 'calamandra-moss', 'master-midori'];
    expect(
      green({ play }, { play: [DOTHRAM] })
        .endTurn()
        .has(0, DOTHRAM),
    ).toBe(true);
  });
});

describe('Fairie Dragon', () => {
  const arrives = (theirs: Placed[], play: Placed[] = []) =>
    green({ hand: ['fairie-dragon'], tech: 'balance', play }, { play: theirs }).do('Play Fairie Dragon');
  const feathered = (card: string, runes = 0) => ({ ...runed(card, runes), tokens: { feather: 1 } });

  test('case: a tech I or II unit gets a feather rune, is 3/1 and flies', () => {
    const scene = arrives(['barkcoat-bear']).do('Bo’s Barkcoat');
    expect([scene.theirs, scene.is(1, 'barkcoat-bear', 'flying')]).toEqual([
      'Base 20, Barkcoat Bear 3/1',
      true,
    ]);
  });

  test('negative: neither tech 0 nor tech III units, nor heroes', () => {
    expect(arrives(['tiger-cub', 'moss-ancient', 'master-midori', 'centaur']).choices).toEqual([
      'Bo’s Centaur',
      'Your Fairie Dragon',
      'None',
    ]);
  });

  test('edge: it may be declined', () => {
    expect(arrives(['centaur']).do('None').theirs).toBe('Base 20, Centaur 3/4');
  });

  test('edge: 9.3 with 1 HP left of what it was, damage kills it', () => {
    expect(arrives([damaged('barkcoat-bear', 1)]).do('Bo’s Barkcoat').theirs).toBe('Base 20');
  });

  test('bystander: its other abilities stay, and so do units without a feather', () => {
    const scene = arrives(['barkcoat-bear', 'centaur']).do('Bo’s Barkcoat');
    expect(scene.row(1, 'barkcoat-bear').resist).toBe(2);
    expect([scene.is(1, 'barkcoat-bear', 'overpower'), scene.stats(1, 'centaur')]).toEqual([true, '3/4']);
  });

  test('ruling: (UMR) feathers count only while a Fairie Dragon is in play', () => {
    expect(green({ play: [feathered('centaur')] }).stats(0, 'centaur')).toBe('3/4');
    expect(green({ play: [feathered('centaur'), 'fairie-dragon'] }).stats(0, 'centaur')).toBe('3/1');
  });

  test('ruling: (UMR) one Dragon is enough for all feathers, two are no more', () => {
    const play = [feathered('centaur'), feathered('huntress'), 'fairie-dragon', 'fairie-dragon'];
    expect(green({ play }).mine).toBe(
      'Base 20, Centaur 3/1, Huntress 3/1, Fairie Dragon 4/2, Fairie Dragon 4/2',
    );
  });

  test('ruling: (UMR) 13.2 other runes count: 3/1 with a +1/+1 rune is 4/2', () => {
    expect(green({ play: [feathered('centaur', 1), 'fairie-dragon'] }).stats(0, 'centaur')).toBe('4/2');
  });
});

describe('Potent Basilisk', () => {
  const foe = ['rich-earth', 'calamandra-moss', 'behind-the-ferns', 'verdant-tree'];
  const arrives = (theirs: Placed[] = foe) =>
    green({ hand: ['potent-basilisk'], tech: 'balance' }, { play: theirs }).do('Play Potent Basilisk');

  test('case: it may destroy an upgrade or an ongoing spell as it arrives', () => {
    expect(arrives().do('Bo’s Rich Earth').count(1, 'discard', 'rich-earth')).toBe(1);
    expect(arrives().do('Bo’s Behind').count(1, 'discard', 'behind-the-ferns')).toBe(1);
  });

  test('negative: nothing else can be chosen', () => {
    expect(arrives().choices).toEqual(['Bo’s Rich Earth', 'Bo’s Behind the Ferns', 'None']);
  });

  test('edge: it may be declined, and with nothing there nobody is asked', () => {
    expect(arrives().do('None').has(1, 'rich-earth')).toBe(true);
    expect(arrives([]).question).toBe('main');
  });

  test('bystander: 10.2, 14.28 it cannot be a target itself', () => {
    const scene = green({ play: ['argagarg-garg', 'potent-basilisk'], hand: ['dinosize'] }).do(
      'Play Dinosize',
    );
    expect(scene.row(0, 'argagarg-garg').atk).toBe(7);
  });
});

describe('Wandering Mimic', () => {
  const MIMIC = 'wandering-mimic';
  const beside = (mine: Placed[], theirs: Placed[] = []) =>
    green({ play: [MIMIC, ...mine] }, { play: theirs });

  test('case: it has flying, overpower, haste, sparkshot, untargetable or stealth while another has it', () => {
    expect(beside(['centaur']).is(0, MIMIC, 'overpower')).toBe(true);
    expect(beside(['potent-basilisk']).is(0, MIMIC, 'untargetable')).toBe(true);
    expect(beside(['huntress']).row(0, MIMIC).sparkshot).toBe(1);
    expect(beside([], ['chameleon']).is(0, MIMIC, 'stealth')).toBe(true);
    expect(beside([], ['gemscout-owl']).is(0, MIMIC, 'flying')).toBe(true);
  });

  test('negative: no other keyword', () => {
    const scene = beside(['tiny-basilisk', 'young-treant', 'barkcoat-bear', 'huntress']);
    expect([scene.is(0, MIMIC, 'deathtouch'), scene.is(0, MIMIC, "can't attack")]).toEqual([false, false]);
    expect([scene.row(0, MIMIC).resist, scene.is(0, MIMIC, 'anti-air')]).toEqual([0, false]);
  });

  test('negative: nothing of a building or an upgrade', () => {
    const scene = beside(['eyes-of-the-chancellor'], ['heros-monument']);
    expect([scene.is(0, MIMIC, 'haste'), scene.is(0, MIMIC, 'untargetable')]).toEqual([false, false]);
  });

  test('edge: two with sparkshot are one sparkshot; a hero’s keyword counts', () => {
    expect(beside(['huntress', 'huntress']).row(0, MIMIC).sparkshot).toBe(1);
    expect(beside([{ card: 'master-midori', level: 8 }]).is(0, MIMIC, 'flying')).toBe(true);
  });

  test('bystander: it is lost with its source; what it is beside changes nothing', () => {
    const scene = beside(['fairie-dragon'], [at('huntress', 'elite')]).do(
      'Attack with your Fairie',
      'Bo’s Huntress',
    );
    expect([scene.has(0, 'fairie-dragon'), scene.is(0, MIMIC, 'flying')]).toEqual([false, false]);
  });

  test('ruling: (UMR) Mimics do not borrow from each other what they only borrowed', () => {
    expect(beside([MIMIC]).row(0, MIMIC).keywords).toBe(0);
    expect(beside([MIMIC], ['chameleon']).is(0, MIMIC, 'stealth', 1)).toBe(true);
  });

  test('ruling: (UMR) they gain haste from a unit of Sanatorium, another Mimic too', () => {
    const mixed = led('green', 'master-midori', 'captain-zane');
    for (const card of ['chameleon', MIMIC]) {
      const scene = mixed({ play: [fresh(MIMIC), 'sanatorium'], hand: [card] }).do('Use your Sanatorium');
      expect(scene.do(card === MIMIC ? 'Wandering' : 'Chameleon', 'None').is(0, MIMIC, 'haste')).toBe(true);
    }
  });

  test('ruling: (UMR) Stampede leaves overpower where it was, to be borrowed', () => {
    const half = { play: ['guargum-eternal-sentinel', MIMIC, 'centaur'], hand: ['stampede'] };
    expect(green(half).do('Play Stampede').is(0, MIMIC, 'overpower')).toBe(true);
  });
});

describe('Tyrannosaurus Rex', () => {
  const arrives = (theirs: Half) =>
    green({ rulings: 'designer', hand: ['tyrannosaurus-rex'], tech: 'balance' }, theirs).do(
      'Play Tyrannosaurus',
    );
  const foe = { play: ['tiger-cub', 'rich-earth', 'master-midori', 'verdant-tree'] };

  test('case: it destroys up to two among units, upgrades and workers', () => {
    const scene = arrives(foe).do('Bo’s Rich Earth', 'Bo’s Tiger');
    expect(scene.theirs).toBe('Base 20, Master Midori 2/3, Verdant Tree 3');
  });

  test('negative: heroes and buildings cannot be chosen', () => {
    expect(arrives(foe).choices).toEqual([
      'Bo’s Tiger Cub',
      'Bo’s Rich Earth',
      'Your Tyrannosaurus Rex',
      'One of your workers',
      'One of Bo’s workers',
      'None',
    ]);
  });

  test('edge: one is enough, none as well', () => {
    const scene = arrives(foe).do('Bo’s Tiger', 'None');
    expect([scene.question, scene.has(1, 'rich-earth')]).toEqual(['main', true]);
    expect(arrives(foe).do('None').has(1, 'tiger-cub')).toBe(true);
  });

  test('edge: 10.4 a flagbearer has to be chosen first, before a worker, too; then anything', () => {
    const foe = {
      heroes: ['troq-bashar'],
      deckColor: 'neutral',
      play: ['granfalloon-flagbearer', 'tenderfoot'],
    } as const;
    const scene = arrives(foe);
    expect(scene.choices).toEqual(['Bo’s Granfalloon Flagbearer', 'None']);
    expect(scene.do('Bo’s Gran').can('One of Bo’s workers')).toBe(true);
  });

  test('edge: 10.4 one flagbearer is enough, where there are two', () => {
    const bearers = ['tiger-cub', 'young-treant'].map((card) => having(card, 'flagbearer'));
    const scene = arrives({ play: [...bearers, 'rich-earth'] });
    expect(scene.can('Bo’s Rich Earth')).toBe(false);
    expect(scene.do('Bo’s Tiger').can('Bo’s Rich Earth')).toBe(true);
  });

  test('bystander: 10.3 resist is paid for what it targets, for a worker none', () => {
    const scene = arrives({ play: [damaged('barkcoat-bear', 1)] }).do('Bo’s Barkcoat', 'One of Bo');
    expect([scene.gold[0], scene.theirs, scene.workers]).toEqual([0, 'Base 20', [5, 4]]);
  });

  test('ruling: (UMR) in any combination: two workers', () => {
    expect(arrives(foe).do('One of Bo', 'One of Bo').workers).toEqual([5, 3]);
  });

  test('ruling: (S) a worker is taken unseen', () => {
    const scene = arrives(foe).do('One of Bo', 'None');
    expect([scene.count(1, 'trashed'), scene.happened('workerTrashed')]).toEqual([0, 1]);
  });
});
