import { describe, expect, test } from 'vitest';
import '../../testing/madeUp.ts';
import { seat } from '@riposte/kernel';
import { having } from '../../testing/gifts.ts';
import { at, damaged, levelled, maxed, type Placed } from '../../testing/placed.ts';
import type { Scene } from '../../testing/scene.ts';
import { led, olden } from '../../testing/teams.ts';
import { viewOf } from '../../view.ts';

const PRYNN = 'prynn-pasternaak';
const TROQ = 'troq-bashar';
const IRON = 'iron-man';
const ARGONAUT = 'fading-argonaut';
const timed = (card: string, time: number) => ({ card, time });
const timeOf = (scene: Scene, side: number, card: string) => scene.row(side, card).thing.time;

describe('Seer', () => {
  const half = { play: ['tech-i-building', timed(ARGONAUT, 2)], hand: ['seer'] };

  test('case: 14.40 as it arrives, a card may get a time rune more or less', () => {
    const scene = olden(half).do('Play Seer', 'Your Fading Argonaut: one more');
    expect(timeOf(scene, 0, ARGONAUT)).toBe(3);
  });

  test('negative: it may be passed over', () => {
    const scene = olden(half).do('Play Seer', 'None');
    expect(timeOf(scene, 0, ARGONAUT)).toBe(2);
  });

  test('edge: without time runes nothing is asked', () => {
    expect(olden({ play: ['tech-i-building'], hand: ['seer'] }).do('Play Seer').question).toBe('main');
  });

  test('bystander: other cards keep their runes', () => {
    const scene = olden({ ...half, play: [...half.play, timed(IRON, 1)] });
    expect(timeOf(scene.do('Play Seer', 'Your Fading Argonaut: one more'), 0, IRON)).toBe(1);
  });

  test('ruling: (UMR) it reaches the cards of every player', () => {
    const scene = olden(half, { play: [timed(ARGONAUT, 1)] }).do(
      'Play Seer',
      'Bo’s Fading Argonaut: one time',
    );
    expect(scene.has(1, ARGONAUT)).toBe(false);
  });
});

describe('Stewardess of the Undone', () => {
  const half = { play: ['tech-i-building'], hand: ['stewardess-of-the-undone'] };

  test('case: as it arrives, a tech 0 unit may go to its owner’s hand', () => {
    const scene = olden(half, { play: ['neo-plexus'] }).do('Play Stew', 'Bo’s Neo');
    expect([scene.theirs, scene.count(1, 'hand', 'neo-plexus')]).toEqual(['Base 20', 1]);
  });

  test('negative: not a tech I unit, and it may be passed over', () => {
    expect(olden(half, { play: [IRON] }).do('Play Stew').question).toBe('main');
    expect(
      olden(half, { play: ['neo-plexus'] })
        .do('Play Stew', 'None')
        .has(1, 'neo-plexus'),
    ).toBe(true);
  });

  test('edge: 10.3 resist is paid', () => {
    const scene = olden(half, { play: [at('neo-plexus', 'lookout')] }).do('Play Stew', 'Bo’s Neo');
    expect(scene.gold[0]).toBe(10 - 3 - 1);
  });

  test('bystander: 9.4 nothing dies', () => {
    const scene = olden(half, { play: [at('neo-plexus', 'scavenger')], gold: 0 }).do('Play Stew', 'Bo’s Neo');
    expect([scene.happened('died'), scene.gold[1]]).toEqual([0, 0]);
  });
});

describe('Rememberer', () => {
  const KEEPER = 'rememberer';
  const kept = (discard: string[], time = 2, half = {}) =>
    olden({}, { play: [timed(KEEPER, time)], discard, tech: 'past', ...half }).do('Set the patrol');

  test('case: when it loses a time rune, a unit with fading may come back from the discard pile', () => {
    const scene = kept([ARGONAUT, 'undo', IRON]);
    expect(scene.choices).toEqual(['Fading Argonaut from the discard pile', 'None']);
    scene.do('Fading');
    expect([scene.has(1, ARGONAUT), timeOf(scene, 1, KEEPER), timeOf(scene, 1, ARGONAUT)]).toEqual([
      true,
      1,
      3,
    ]);
  });

  test('negative: it may be passed over', () => {
    expect(kept([ARGONAUT]).do('None').has(1, ARGONAUT)).toBe(false);
  });

  test('negative: 5.2 only what could be played', () => {
    expect(kept([ARGONAUT, 'shimmer-ray'], 2, { tech: 'bashing' }).choices).toEqual([
      'Fading Argonaut from the discard pile',
      'None',
    ]);
  });

  test('edge: 14.40 a rune that a spell removes counts', () => {
    const half = {
      play: [PRYNN, timed(KEEPER, 2)],
      hand: ['time-spiral'],
      discard: [ARGONAUT],
      tech: 'past',
    } as const;
    const scene = olden(half).do('Play Time', 'Your Rememberer: one time', 'Fading');
    expect(scene.has(0, ARGONAUT)).toBe(true);
  });

  test('edge: 11.7 not on an opponent’s turn', () => {
    const half = { play: [timed(KEEPER, 2)], discard: [ARGONAUT], tech: 'past' } as const;
    const scene = olden({ play: [PRYNN], hand: ['time-spiral'] }, half).do(
      'Play Time',
      'Bo’s Rememberer: one time',
    );
    expect([scene.has(1, ARGONAUT), scene.question]).toEqual([false, 'main']);
  });

  test('bystander: a rune more brings nothing back', () => {
    const half = {
      play: [PRYNN, timed(KEEPER, 2)],
      hand: ['time-spiral'],
      discard: [ARGONAUT],
      tech: 'past',
    } as const;
    expect(olden(half).do('Play Time', 'Your Rememberer: one more').question).toBe('main');
  });

  const SACRIFICE = 'Your Rememberer: Fading';
  const RETURN = 'Your Rememberer: When';

  test('ruling: (S, UMR) 14.31, C41 sacrificed first with its last rune, it may bring itself back', () => {
    const scene = kept([], 1);
    expect([scene.question, scene.choices.length]).toEqual(['trigger', 2]);
    scene.do(SACRIFICE);
    expect(scene.choices).toEqual(['Rememberer from the discard pile', 'None']);
    expect(timeOf(scene.do('Rem'), 1, KEEPER)).toBe(3);
  });

  test('ruling: (S, UMR) 14.31, C41 or it brings another back first, and is sacrificed then', () => {
    const scene = kept([ARGONAUT], 1).do(RETURN);
    expect([scene.choices, scene.has(1, KEEPER)]).toEqual([
      ['Fading Argonaut from the discard pile', 'None'],
      true,
    ]);
    scene.do('Fading');
    expect([scene.has(1, ARGONAUT), scene.has(1, KEEPER), scene.count(1, 'discard', KEEPER)]).toEqual([
      true,
      false,
      1,
    ]);
  });

  test('edge: 14.31, C41 on an opponent’s turn it is just sacrificed', () => {
    const half = { play: [timed(KEEPER, 1)], discard: [ARGONAUT], tech: 'past' } as const;
    const scene = olden({ play: [PRYNN], hand: ['time-spiral'] }, half).do(
      'Play Time',
      'Bo’s Rememberer: one time',
    );
    expect([scene.has(1, KEEPER), scene.question]).toEqual([false, 'main']);
  });
});

describe('Second Chances', () => {
  const CHANCES = 'second-chances';
  const undoes = (...theirs: Placed[]) =>
    olden({ play: [PRYNN], hand: ['undo', 'undo'], gold: 20 }, { play: [CHANCES, ...theirs] });

  test('case: 9.22 a unit that is returned comes back as a new one', () => {
    const scene = undoes(damaged(IRON, 2)).do('Play Undo');
    expect([scene.theirs, scene.count(1, 'hand')]).toEqual(['Base 20, Second Chances, Iron Man 3/4', 0]);
    expect([scene.row(1, IRON).thing.fresh, scene.state.gone]).toEqual([true, undefined]);
  });

  test('case: 9.22 so does one that is destroyed or trashed', () => {
    const shot = olden(
      { play: ['jaina-stormborne'], hand: ['fire-dart'], heroes: ['jaina-stormborne'] },
      {
        play: [CHANCES, damaged(IRON, 3)],
      },
    ).do('Play Fire', 'Bo’s Iron');
    expect([shot.theirs, shot.count(1, 'discard')]).toEqual(['Base 20, Second Chances, Iron Man 3/4', 0]);
    const erased = olden({ play: [{ ...levelled(PRYNN, 7), time: 4 }] }, { play: [CHANCES, IRON] }).do('Use');
    expect([erased.has(1, IRON), erased.count(1, 'trashed'), erased.state.gone]).toEqual([
      true,
      0,
      undefined,
    ]);
  });

  test('negative: not one that dies of combat damage', () => {
    const scene = olden({ play: ['harvest-reaper'] }, { play: [CHANCES, at(IRON, 'elite')] }).do(
      'Attack with',
    );
    expect([scene.has(1, IRON), scene.count(1, 'discard', IRON)]).toEqual([false, 1]);
  });

  test('negative: once a turn', () => {
    const scene = undoes(IRON).do('Play Undo', 'Play Undo');
    expect([scene.has(1, IRON), scene.count(1, 'hand', IRON)]).toEqual([false, 1]);
  });

  test('edge: 9.22 of several at once chance takes one, for all to see', () => {
    const scene = olden(
      { play: [maxed(PRYNN)], hand: ['rewind'] },
      { play: [CHANCES, IRON, 'neo-plexus', 'eggship'] },
      [1],
    ).do('Play Rewind');
    expect([scene.theirs, scene.leftOver]).toEqual(['Base 20, Second Chances, Neo Plexus 2/2', 0]);
    expect(scene.events).toContainEqual(expect.objectContaining({ type: 'recalled', byChance: true }));
  });

  test('edge: 9.20 a unit that is buried is dug out', () => {
    const half = { deckColor: 'black' as const, play: [CHANCES, 'graveyard', damaged(IRON, 3)] };
    const scene = olden(
      { play: ['jaina-stormborne'], hand: ['fire-dart'], heroes: ['jaina-stormborne'] },
      half,
    );
    scene.do('Play Fire', 'Bo’s Iron');
    expect([scene.has(1, IRON), scene.state.buried]).toEqual([true, undefined]);
  });

  test('edge: 14.31 a unit that fades away comes back with all its time runes', () => {
    const scene = olden({}, { play: [CHANCES, timed(ARGONAUT, 1)] }).endTurn();
    expect(timeOf(scene, 1, ARGONAUT)).toBe(3);
  });

  test('bystander: units of an opponent stay where they went', () => {
    const scene = olden({ play: [PRYNN, IRON], hand: ['undo'] }, { play: [CHANCES] }).do('Play Undo');
    expect([scene.has(0, IRON), scene.count(0, 'hand', IRON)]).toEqual([false, 1]);
  });

  test('ruling: (S) once in each turn, on an opponent’s too', () => {
    const scene = undoes(IRON).do('Play Undo');
    const again = olden({}, { play: [PRYNN, CHANCES, IRON], hand: ['undo'] })
      .endTurn()
      .do('Play Undo');
    expect([scene.has(1, IRON), again.has(1, IRON)]).toEqual([true, true]);
  });

  test('ruling: (S) a token that leaves does not use it up', () => {
    const scene = undoes('wisp', IRON).do('Play Undo', 'Bo’s Wisp', 'Play Undo');
    expect(scene.theirs).toBe('Base 20, Second Chances, Iron Man 3/4');
  });

  test('ruling: (UMR) it comes back under who controlled it, with arrival fatigue', () => {
    const taken = { card: IRON, owner: 0 as never, controller: 1 as never };
    const scene = olden({ play: [PRYNN, taken], hand: ['undo'] }, { play: [CHANCES] }).do('Play Undo');
    expect([scene.row(1, IRON).thing.owner, scene.row(1, IRON).thing.fresh]).toEqual([0, true]);
  });
});

describe('Shimmer Ray', () => {
  const RAY = 'shimmer-ray';

  test('case: for a card of the hand it gets a time rune', () => {
    const scene = olden({ play: [timed(RAY, 1)], hand: ['undo'] }).do('Use', 'Undo');
    expect([timeOf(scene, 0, RAY), scene.count(0, 'discard', 'undo')]).toEqual([2, 1]);
  });

  test('negative: not without a card', () => {
    expect(olden({ play: [timed(RAY, 1)] }).can('Use')).toBe(false);
  });

  test('edge: there is no most, and arrival fatigue does not matter', () => {
    const scene = olden({ play: [{ ...timed(RAY, 4), fresh: true }], hand: ['undo', 'seer'] });
    expect(timeOf(scene.do('Use', 'Undo', 'Use', 'Seer'), 0, RAY)).toBe(6);
  });

  test('bystander: 15.1 the other player does not see which card it was', () => {
    const scene = olden({ play: [timed(RAY, 1)], hand: ['undo'] }).do('Use', 'Undo');
    expect(JSON.stringify(viewOf(scene.state, seat(1)).players[0])).not.toContain('"hand":[');
  });

  test('ruling: (UMR) it cannot be used in the upkeep', () => {
    const scene = olden({}, { play: [timed(RAY, 1)], hand: ['undo'] }).endTurn();
    expect(scene.has(1, RAY)).toBe(false);
  });
});

describe('Slow-Time Generator', () => {
  const SLOW = 'slow-time-generator';
  const gold = (mine: Placed[], theirs: Placed[], workers = 7) =>
    olden({ play: mine }, { play: theirs, workers, gold: 0 }).endTurn().gold[1];

  test('case: 3.19 workers bring 4 gold at most', () => {
    expect(gold([SLOW], [])).toBe(4);
  });

  test('case: those of its own player too', () => {
    expect(gold([], [SLOW])).toBe(4);
  });

  test('negative: fewer bring what they bring', () => {
    expect([gold([SLOW], [], 3), gold([], [])]).toEqual([3, 7]);
  });

  test('edge: two of them change no more', () => {
    expect(gold([SLOW], [SLOW])).toBe(4);
  });

  test('bystander: 3.19 what other cards bring is not limited', () => {
    const scene = led(
      'green',
      'argagarg-garg',
      PRYNN,
    )({ play: [SLOW] }, { play: ['gemscout-owl'], workers: 7, gold: 0 }).endTurn();
    expect(scene.gold[1]).toBe(5);
  });
});

describe('Yesterday’s Golgort', () => {
  const GOLGORT = 'yesterdays-golgort';

  test('case: its own combat damage to a building gives it a time rune', () => {
    expect(timeOf(olden({ play: [timed(GOLGORT, 1)] }).do('Attack with'), 0, GOLGORT)).toBe(2);
  });

  test('case: that of another unit or hero of yours does, too', () => {
    const scene = olden({ play: [timed(GOLGORT, 1), IRON, TROQ] }).do('Attack with your Iron');
    expect(timeOf(scene, 0, GOLGORT)).toBe(2);
    expect(timeOf(scene.do('Attack with your Troq'), 0, GOLGORT)).toBe(3);
  });

  test('negative: not damage to units, nor what an opponent deals', () => {
    const scene = olden({ play: [timed(GOLGORT, 1)] }, { play: [at('wisp', 'elite'), timed(GOLGORT, 2)] });
    scene.do('Attack with');
    expect([timeOf(scene, 0, GOLGORT), timeOf(scene, 1, GOLGORT)]).toEqual([1, 2]);
  });

  test('edge: with 0 ATK nothing is dealt', () => {
    expect(timeOf(olden({ play: [timed(GOLGORT, 1), 'wisp'] }).do('Attack with your Wisp'), 0, GOLGORT)).toBe(
      1,
    );
  });

  test('bystander: others that fade get no rune', () => {
    const scene = olden({ play: [timed(GOLGORT, 1), timed(ARGONAUT, 1)] }).do('Attack with your Yest');
    expect(timeOf(scene, 0, ARGONAUT)).toBe(1);
  });

  test('ruling: (S) damage of a spell gives none', () => {
    const half = {
      rulings: 'designer' as const,
      heroes: ['jaina-stormborne', PRYNN],
      play: ['jaina-stormborne', timed(GOLGORT, 1)],
      hand: ['fire-dart'],
    };
    const scene = olden(half).do('Play Fire', 'Bo’s Base');
    expect([scene.base(1) < 20, timeOf(scene, 0, GOLGORT)]).toEqual([true, 1]);
  });
});

describe('Ebbflow Archon', () => {
  const ARCHON = 'ebbflow-archon';

  test('case: it has -1/-1 for each of its time runes', () => {
    const scene = olden({ hand: [ARCHON], tech: 'past' }).do('Play Ebb');
    expect(scene.stats(0, ARCHON)).toBe('5/5');
    expect(scene.endTurn().endTurn().stats(0, ARCHON)).toBe('6/6');
  });

  test('case: a time rune of it returns a unit to a hand, or a hero to the command zone', () => {
    const scene = olden({ play: [timed(ARCHON, 3)] }, { play: [IRON, TROQ] }).do('Use', 'Bo’s Iron');
    expect([scene.stats(0, ARCHON), scene.count(1, 'hand', IRON)]).toEqual(['10/10', 1]);
    scene.do('Use', 'Bo’s Troq');
    expect([scene.theirs, scene.happened('died')]).toEqual(['Base 20', 0]);
    expect(scene.endTurn().can('Summon Troq')).toBe(true);
  });

  test('negative: not without a time rune', () => {
    const scene = olden({ play: [ARCHON] }, { play: [IRON] });
    expect([scene.can('Use'), scene.stats(0, ARCHON)]).toEqual([false, '12/12']);
    const { id } = scene.row(0, ARCHON);
    expect(scene.whyNot({ type: 'use', thing: id, action: 'ebb' }).text).toBe('It has too few time runes.');
  });

  test('edge: 14.31 with its last rune it is sacrificed, and the unit returns all the same', () => {
    const scene = olden({ play: [timed(ARCHON, 1)] }, { play: [IRON] }).do('Use');
    expect([scene.has(0, ARCHON), scene.has(1, IRON)]).toEqual([false, false]);
  });

  test('bystander: 10.2 what is untargetable stays', () => {
    const scene = olden({ play: [timed(ARCHON, 3)] }, { play: [IRON, having('wisp', 'untargetable')] });
    expect(scene.do('Use').choices).not.toContain('Bo’s Wisp');
  });
});
