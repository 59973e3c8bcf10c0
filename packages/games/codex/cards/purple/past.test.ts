import { describe, expect, test } from 'vitest';
import '../../testing/madeUp.ts';
import { codex } from '../../index.ts';
import { having, illusory } from '../../testing/gifts.ts';
import { at, damaged, levelled, maxed, type Placed, runed } from '../../testing/placed.ts';
import { olden } from '../../testing/teams.ts';

const PRYNN = 'prynn-pasternaak';
const TROQ = 'troq-bashar';
const IRON = 'iron-man';
const prynn = (level: number, time: number) => ({ ...levelled(PRYNN, level), time });

describe('Prynn Pasternaak', () => {
  test('case: 14.31 Prynn arrives with four time runes, and attacking gives one more', () => {
    const scene = olden({ play: [] }).do('Summon Prynn');
    expect(scene.row(0, PRYNN).thing.time).toBe(4);
    scene.endTurn().endTurn().do('Attack with your Prynn');
    expect(scene.row(0, PRYNN).thing.time).toBe(4);
  });

  test('case: 3.18 dead of fading, Prynn lets each opponent skip their next draw phase', () => {
    const scene = olden({ hand: ['undo'], deck: ['undo'] }, { play: [prynn(4, 1)] });
    scene.endTurn();
    expect([scene.has(1, PRYNN), scene.happened('drawSkipped')]).toEqual([false, 0]);
    scene.endTurn().endTurn();
    expect(scene.happened('drawSkipped')).toBe(1);
    scene.endTurn().endTurn();
    expect(scene.happened('drawSkipped')).toBe(1);
  });

  test('case: 3.18 the hand is kept, and nothing is drawn', () => {
    const scene = olden({ play: [] }, { play: [prynn(4, 1)] })
      .endTurn()
      .endTurn();
    const before = scene.count(0, 'hand');
    expect(scene.endTurn().count(0, 'hand')).toBe(before);
  });

  test('case: two time runes trash a unit, which comes back when Prynn leaves', () => {
    const scene = olden({ play: [prynn(7, 4)] }, { play: [damaged(runed(IRON, 1), 2)] }).do('Use');
    expect([scene.theirs, scene.count(1, 'trashed', IRON), scene.row(0, PRYNN).thing.time]).toEqual([
      'Base 20',
      1,
      2,
    ]);
    expect(JSON.stringify(codex.copy(scene.state))).toBe(JSON.stringify(scene.state));
    scene.endTurn().endTurn();
    expect(scene.has(1, IRON)).toBe(false);
    scene.endTurn().endTurn();
    expect([scene.has(0, PRYNN), scene.theirs, scene.count(1, 'trashed')]).toEqual([
      false,
      'Base 20, Iron Man 3/4',
      0,
    ]);
    expect(scene.row(1, IRON).thing.fresh).toBe(true);
  });

  test('negative: below level 4 nobody skips anything, below 7 nothing is trashed', () => {
    const scene = olden({}, { play: [prynn(3, 1)] })
      .endTurn()
      .endTurn()
      .endTurn();
    expect(scene.happened('drawSkipped')).toBe(0);
    expect(olden({ play: [prynn(6, 4)] }, { play: [IRON] }).can('Use')).toBe(false);
  });

  test('negative: with one time rune there is no trashing', () => {
    expect(olden({ play: [prynn(7, 1)] }, { play: [IRON] }).can('Use')).toBe(false);
  });

  test('negative: dead of anything else, Prynn skips nothing', () => {
    const scene = olden({ play: [damaged(prynn(4, 1), 3)] }, { play: [at(IRON, 'elite')] });
    scene.do('Attack with your Prynn').endTurn();
    expect([scene.has(0, PRYNN), scene.state.lasting]).toEqual([false, []]);
  });

  test('edge: 4.11 a death by fading gives levels as any other', () => {
    const scene = olden({ rulings: 'designer', play: [TROQ] }, { play: [prynn(1, 1)] }).endTurn();
    expect(scene.row(0, TROQ).thing.level).toBe(3);
  });

  test('edge: 9.4 Prynn leaves without dying, and the cards come back', () => {
    const half = { play: [prynn(7, 4), { card: 'ebbflow-archon', time: 3 }] };
    const scene = olden(half, { play: [IRON] }).do('Use your Prynn', 'Bo’s Iron');
    expect(scene.has(1, IRON)).toBe(false);
    expect(scene.do('Use your Ebb', 'Your Prynn').has(1, IRON)).toBe(true);
  });

  test('bystander: 9.5 what was trashed otherwise stays so, and other units stay', () => {
    const scene = olden({ play: [prynn(7, 2), 'wisp'] }, { play: [IRON, 'wisp'] }).do('Use', 'Bo’s Iron');
    expect([scene.mine, scene.theirs]).toEqual(['Base 20, Wisp 0/1', 'Base 20, Wisp 0/1, Iron Man 3/4']);
  });

  test('ruling: (S) with exactly two runes Prynn may trash a unit, is sacrificed at once, and it comes back', () => {
    const scene = olden({ play: [prynn(7, 2)] }, { play: [IRON], hand: ['undo'] }).do('Use');
    expect([scene.has(0, PRYNN), scene.theirs]).toEqual([false, 'Base 20, Iron Man 3/4']);
    expect(scene.row(1, IRON).thing.fresh).toBe(true);
  });

  test('ruling: (S) that death is none from fading', () => {
    expect(olden({ play: [prynn(7, 2)] }, { play: [IRON] }).do('Use').state.lasting).toEqual([]);
  });

  test('ruling: (UMR) Prynn is sacrificed whatever removes the last rune, and only the upkeep is fading', () => {
    const half = { play: [TROQ], hand: ['time-spiral'] };
    const scene = olden(half, { play: [prynn(4, 1)] }).do('Play Time', 'Bo’s Prynn Pasternaak: one time');
    expect([scene.has(1, PRYNN), scene.state.lasting]).toEqual([false, []]);
  });

  test('ruling: (UMR) units come back under those who controlled them', () => {
    const taken = { card: IRON, owner: 1 as never, controller: 0 as never };
    const scene = olden({ play: [prynn(7, 2), 'wisp'] }, { play: [taken] }).do('Use', 'Your Iron');
    expect([scene.has(0, IRON), scene.row(0, IRON).thing.owner]).toEqual([true, 1]);
  });

  test('ruling: (F) a token does not come back', () => {
    const scene = olden({ play: [prynn(7, 2)] }, { play: ['wisp'] }).do('Use');
    expect([scene.theirs, scene.state.gone]).toEqual(['Base 20', undefined]);
  });
});

describe('Origin Story', () => {
  const cast = (...theirs: Placed[]) => olden({ play: [PRYNN], hand: ['origin-story'] }, { play: theirs });

  test('case: 4.16 a hero returns to its command zone, and may be summoned on the next turn', () => {
    const scene = cast(damaged(levelled(TROQ, 5), 1)).do('Play Origin', 'Bo’s');
    expect(scene.theirs).toBe('Base 20');
    scene.endTurn().do('Summon Troq');
    expect(scene.stats(1, TROQ)).toBe('2/3');
  });

  test('negative: units are not reached', () => {
    expect(cast(IRON).do('Play Origin').has(0, PRYNN)).toBe(false);
  });

  test('edge: 10.3 resist is paid', () => {
    const scene = cast(at(TROQ, 'lookout')).do('Play Origin', 'Bo’s');
    expect(scene.gold[0]).toBe(10 - 3 - 1);
  });

  test('bystander: 4.13 nobody gains levels', () => {
    expect(cast(TROQ).do('Play Origin', 'Bo’s').row(0, PRYNN).thing.level).toBe(1);
  });

  test('ruling: (UMR) nothing of a death happens', () => {
    const scene = cast(at(TROQ, 'technician')).do('Play Origin', 'Bo’s');
    expect([scene.happened('died'), scene.count(1, 'hand')]).toEqual([0, 0]);
  });
});

describe('Undo', () => {
  const cast = (...theirs: Placed[]) => olden({ play: [PRYNN], hand: ['undo'] }, { play: theirs });

  test('case: a unit goes to its owner’s hand', () => {
    const scene = cast(IRON).do('Play Undo');
    expect([scene.theirs, scene.count(1, 'hand', IRON)]).toEqual(['Base 20', 1]);
  });

  test('negative: not a tech III unit, nor a hero', () => {
    expect(cast('trojan-duck', TROQ).can('Play Undo')).toBe(false);
  });

  test('edge: 13.11 a token is gone', () => {
    const scene = cast('wisp').do('Play Undo');
    expect([scene.theirs, scene.count(1, 'hand'), scene.happened('died')]).toEqual(['Base 20', 0, 0]);
  });

  test('bystander: 10.6 an illusion dies instead, and others stay', () => {
    const scene = cast(illusory(IRON), 'wisp').do('Play Undo', 'Bo’s Iron');
    expect([scene.count(1, 'discard', IRON), scene.has(1, 'wisp')]).toEqual([1, true]);
  });
});

describe('Vortoss Emblem', () => {
  const EMBLEM = 'vortoss-emblem';
  const half = { play: [PRYNN, IRON, 'wisp'], hand: [EMBLEM] };
  const emblem = (to: number, time = 3): Placed => ({ card: EMBLEM, to, time });

  test('case: the unit is a flagbearer, and opponents must target it', () => {
    const scene = olden(half, { play: [PRYNN], hand: ['undo'] }).do('Play Vortoss', 'Your Iron');
    expect([scene.is(0, IRON, 'flagbearer'), scene.row(0, EMBLEM).thing.time]).toEqual([true, 3]);
    scene.endTurn().do('Play Undo');
    expect([scene.has(0, IRON), scene.has(0, EMBLEM)]).toEqual([false, false]);
  });

  test('negative: no hero can be chosen, and nothing else is a flagbearer', () => {
    const scene = olden(half).do('Play Vortoss');
    expect(scene.choices).toEqual(['Your Iron Man', 'Your Wisp']);
    expect(scene.do('Your Iron').is(0, 'wisp', 'flagbearer')).toBe(false);
  });

  test('edge: 14.31, 5.9 it fades in its own player’s upkeep, and is discarded with its last rune', () => {
    const scene = olden({}, { play: [IRON, emblem(3, 1)] });
    expect(scene.is(1, IRON, 'flagbearer')).toBe(true);
    expect(scene.endTurn().count(1, 'discard', EMBLEM)).toBe(1);
  });

  test('bystander: 10.5 its player is not bound by an own flagbearer', () => {
    const scene = olden({ ...half, hand: [EMBLEM, 'undo'] }).do('Play Vortoss', 'Your Iron', 'Play Undo');
    expect(scene.choices).toEqual(['Your Iron Man', 'Your Wisp']);
  });

  test('ruling: (UMR) on an opponent’s unit it stays yours, and so do its time runes', () => {
    const scene = olden(
      { ...half, hand: [EMBLEM, 'temporal-research'], deck: ['neo-plexus', 'tinkerer', 'nullcraft'] },
      { play: ['tenderfoot'], deckColor: 'neutral' },
    ).do('Play Vortoss', 'Bo’s Tender');
    expect(scene.row(0, EMBLEM).controller).toBe(0);
    expect(scene.do('Play Temporal').count(0, 'hand')).toBe(2);
  });

  test('edge: 10.4, C40 on an opponent’s unit it binds who cast it, and not the opponent', () => {
    const foe = { play: ['tenderfoot', 'helpful-turtle'], deckColor: 'neutral' as const };
    const scene = olden({ ...half, hand: [EMBLEM, 'undo'] }, foe).do(
      'Play Vortoss',
      'Bo’s Tender',
      'Play Undo',
    );
    expect(scene.has(1, 'tenderfoot')).toBe(false);
  });
});

describe('Rewind', () => {
  const half = { play: [levelled(PRYNN, 7), 'wisp', IRON], hand: ['rewind'] };

  test('case: all units of tech 0 to II go to their owners’ hands', () => {
    const scene = olden(half, { play: ['neo-plexus', 'hired-stomper', 'trojan-duck'] }).do('Play Rewind');
    expect([scene.mine, scene.theirs]).toEqual(['Base 20, Prynn Pasternaak 3/5', 'Base 20, Trojan Duck 8/9']);
    expect([scene.count(0, 'hand'), scene.count(1, 'hand')]).toEqual([1, 2]);
  });

  test('case: 5.24 the level now is enough', () => {
    const scene = olden({ play: [{ ...levelled(PRYNN, 6), time: 4 }, IRON], hand: ['rewind'] });
    expect(scene.can('Play Rewind')).toBe(false);
    expect(scene.do('Raise').can('Play Rewind')).toBe(true);
  });

  test('negative: 5.24 not below the maximum level, and a refusal says so', () => {
    const scene = olden({ play: [levelled(PRYNN, 6)], hand: ['rewind'] });
    expect(scene.whyNot({ type: 'play', card: 'rewind' })).toEqual({
      text: 'It needs a past hero at the maximum level.',
      rule: '5.24',
    });
  });

  test('edge: 9.18 each goes to its owner', () => {
    const taken = { card: IRON, owner: 1 as never, controller: 0 as never };
    const scene = olden({ play: [maxed(PRYNN)], hand: ['rewind'] }, { play: [taken] }).do('Play Rewind');
    expect(scene.count(1, 'hand', IRON)).toBe(1);
  });

  test('bystander: 10.1 nothing is targeted: heroes stay, what is untargetable goes', () => {
    const scene = olden(half, { play: [TROQ, having(IRON, 'untargetable')] }).do('Play Rewind');
    expect([scene.theirs, scene.happened('targeted')]).toEqual(['Base 20, Troq Bashar 2/3', 0]);
  });

  test('ruling: (UMR) nothing dies', () => {
    expect(olden(half).do('Play Rewind').happened('died')).toBe(0);
  });
});
