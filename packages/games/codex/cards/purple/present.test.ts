import { describe, expect, test } from 'vitest';
import '../../testing/madeUp.ts';
import { at, damaged, exhausted, fresh, levelled, maxed, type Placed, runed } from '../../testing/placed.ts';
import { modern } from '../../testing/teams.ts';

const MAX = 'max-geiger';
const TROQ = 'troq-bashar';
const IRON = 'iron-man';

describe('Max Geiger', () => {
  const half = { play: [levelled(MAX, 3)], hand: ['now'], deck: ['neo-plexus'] };

  test('case: 14.25 Max has sparkshot', () => {
    const scene = modern({ play: [MAX] }, { play: [at(IRON, 'squad leader'), at('wisp', 'elite')] });
    expect(scene.do('Attack with').has(1, 'wisp')).toBe(false);
  });

  test('case: exhausted and for a card of the hand, Max draws a card', () => {
    const scene = modern(half).do('Use', 'Now!');
    expect([scene.count(0, 'hand', 'neo-plexus'), scene.count(0, 'discard', 'now')]).toEqual([1, 1]);
    expect(scene.row(0, MAX).thing.exhausted).toBe(true);
  });

  test('case: 9.22 at the maximum level a unit may leave and come back at once', () => {
    const scene = modern({ play: [levelled(MAX, 4), damaged(runed(IRON, 2), 3)] }).do('Raise', 'Your Iron');
    expect(scene.mine).toBe('Base 20, Max Geiger 3/4, Iron Man 3/4');
    expect([scene.happened('died'), scene.count(0, 'trashed')]).toEqual([0, 0]);
  });

  test('negative: not below level 3, nor without a card', () => {
    expect(modern({ ...half, play: [levelled(MAX, 2)] }).can('Use')).toBe(false);
    expect(modern({ ...half, hand: [] }).can('Use')).toBe(false);
  });

  test('negative: it may be passed over, and no unit of an opponent can be chosen', () => {
    const scene = modern({ play: [levelled(MAX, 4), runed(IRON, 2)] }, { play: ['wisp'] }).do('Raise');
    expect(scene.choices).toEqual(['Your Iron Man', 'None']);
    expect(scene.do('None').stats(0, IRON)).toBe('5/6');
  });

  test('edge: 14.3 what comes back arrives', () => {
    const scene = modern({ play: [levelled(MAX, 4), { card: 'tricycloid', time: 1 }] }).do(
      'Raise',
      'Your Tri',
    );
    expect(scene.row(0, 'tricycloid').thing.time).toBe(3);
  });

  test('edge: 9.22, C42 a token does not come back', () => {
    const scene = modern({ play: [levelled(MAX, 4), 'wisp'] }).do('Raise', 'Your Wisp');
    expect(scene.mine).toBe('Base 20, Max Geiger 3/4');
  });

  test('edge: 14.32 what has forecast goes to the future again', () => {
    const scene = modern({ play: [levelled(MAX, 4), 'plasmodium'] }).do('Raise', 'Your Plas');
    expect([scene.has(0, 'plasmodium'), scene.state.future?.[0]?.time]).toEqual([false, 3]);
  });

  test('bystander: with Second Chances it comes back once', () => {
    const half = {
      heroes: [MAX, TROQ, 'prynn-pasternaak'],
      play: [levelled(MAX, 4), 'second-chances', IRON],
    };
    const scene = modern(half).do('Raise', 'Your Iron');
    expect([scene.mine.split('Iron Man').length, scene.state.gone]).toEqual([2, undefined]);
  });

  test('ruling: (UMR) it loses everything, has arrival fatigue, and stays under its controller', () => {
    const taken = { card: IRON, owner: 1 as never, controller: 0 as never, runes: 1 };
    const scene = modern({ play: [levelled(MAX, 4)] }, { play: [taken] }).do('Raise', 'Your Iron');
    const { thing } = scene.row(0, IRON);
    expect([thing.owner, thing.fresh, thing.runes]).toEqual([1, true, 0]);
  });
});

describe('Now!', () => {
  const cast = (...play: Placed[]) => modern({ play: [MAX, ...play], hand: ['now'] }).do('Play Now');

  test('case: 14.12 a unit that just arrived attacks', () => {
    const scene = cast(fresh(IRON)).do('Your Iron', 'Attack with your Iron');
    expect(scene.base(1)).toBe(17);
  });

  test('negative: what is exhausted stays so', () => {
    expect(cast(exhausted(IRON)).do('Your Iron').can('Attack with your Iron')).toBe(false);
  });

  test('edge: a hero may have it, until the end of the turn', () => {
    const scene = modern({ play: [fresh(MAX)], hand: ['now'] }).do('Play Now');
    expect(scene.is(0, MAX, 'haste')).toBe(true);
    expect(scene.endTurn().is(0, MAX, 'haste')).toBe(false);
  });

  test('bystander: others keep their arrival fatigue', () => {
    expect(cast(fresh(IRON), fresh('wisp')).do('Your Iron').can('Attack with your Wisp')).toBe(false);
  });
});

describe('Ready or Not', () => {
  const cast = (mine: Placed[], theirs: Placed[]) =>
    modern({ play: [MAX, ...mine], hand: ['ready-or-not'] }, { play: theirs }).do('Play Ready');

  test('case: a unit of yours becomes ready and may attack again', () => {
    const scene = modern({ play: [MAX, IRON], hand: ['ready-or-not'] });
    scene.do('Attack with your Iron', 'Play Ready', 'Attack with your Iron');
    expect(scene.base(1)).toBe(14);
  });

  test('case: exhausted units of opponents stay so in their next ready phase', () => {
    const scene = cast([], [exhausted(IRON), 'wisp']).endTurn();
    expect([scene.row(1, IRON).thing.exhausted, scene.can('Attack with your Wisp')]).toEqual([true, true]);
    expect(scene.endTurn().endTurn().row(1, IRON).thing.exhausted).toBe(false);
  });

  test('negative: heroes are not reached, on either side', () => {
    const scene = cast([], [exhausted(TROQ)]).endTurn();
    expect(scene.row(1, TROQ).thing.exhausted).toBe(false);
    expect(cast([IRON, 'wisp'], []).choices).toEqual(['Your Iron Man', 'Your Wisp']);
  });

  test('edge: 11.1 without a unit of yours the rest happens', () => {
    expect(
      cast([], [exhausted(IRON)])
        .endTurn()
        .row(1, IRON).thing.exhausted,
    ).toBe(true);
  });

  test('bystander: units that are ready stay so', () => {
    expect(cast([], [at(IRON, 'elite')]).row(1, IRON).thing.exhausted).toBe(false);
  });
});

describe('Temporal Distortion', () => {
  const cast = (...play: Placed[]) =>
    modern({ play: [MAX, ...play], hand: ['temporal-distortion'] }).do('Play Temporal');

  test('case: a unit goes to the hand, and one of its tech level that costs no more comes from the codex', () => {
    const scene = cast(IRON);
    expect(scene.choices).toContain('Argonaut from the codex');
    scene.do('Argonaut');
    expect([scene.count(0, 'hand', IRON), scene.has(0, 'argonaut'), scene.gold[0]]).toEqual([1, true, 8]);
  });

  test('negative: none that costs more, and none of another level', () => {
    const { choices } = cast('sentry');
    expect(choices).toEqual(expect.arrayContaining(['Sentry from the codex']));
    expect(choices).not.toContain('Argonaut from the codex');
    expect(choices).not.toContain('Chronofixer from the codex');
  });

  test('negative: not with units of tech 0 or III, or of an opponent', () => {
    const half = { play: [MAX, 'neo-plexus', 'octavian'], hand: ['temporal-distortion'] };
    expect(modern(half, { play: [IRON] }).can('Play Temporal')).toBe(false);
  });

  test('edge: it may be passed over; 5.2 nothing is needed', () => {
    const scene = cast('immortal');
    expect(scene.can('Hyperion from')).toBe(true);
    expect(scene.do('None').mine).toBe('Base 20, Max Geiger 2/3');
  });

  test('bystander: 10.1 nothing is targeted, so that what is untargetable may go', () => {
    const scene = cast('chronofixer');
    expect([scene.count(0, 'hand', 'chronofixer'), scene.happened('targeted')]).toEqual([1, 0]);
  });

  test('ruling: (S) a token that copies such a unit counts, and is gone', () => {
    const copy = {
      card: 'wisp',
      disguises: [{ as: IRON, until: 'for good', by: 0, at: 1, clears: false, tech: 1 }],
    };
    const scene = cast(copy as never);
    expect([scene.can('Argonaut from'), scene.count(0, 'hand')]).toEqual([true, 0]);
  });

  test('ruling: (S) what cannot leave play stays, and nothing comes for it', () => {
    const anchored = {
      card: IRON,
      disguises: [{ as: 'anchor', until: 'for good', by: 0, at: 1, clears: false, tech: 1 }],
    };
    const scene = cast(anchored as never);
    expect([scene.has(0, IRON), scene.question]).toEqual([true, 'main']);
  });
});

describe('Research & Development', () => {
  const DECK = ['neo-plexus', 'tinkerer', 'nullcraft', 'plasmodium', 'time-spiral', 'hardened-mox'];

  test('case: five cards', () => {
    const scene = modern({ play: [maxed(MAX)], hand: ['research-and-development'], deck: DECK });
    expect(scene.do('Play Research').count(0, 'hand')).toBe(5);
  });

  test('negative: 5.8 not when the maximum level was reached this turn', () => {
    const half = { play: [levelled(MAX, 5)], hand: ['research-and-development'], deck: DECK };
    expect(modern(half).can('Play Research')).toBe(false);
  });

  test('edge: 3.11 the discard pile is shuffled once', () => {
    const half = {
      play: [maxed(MAX)],
      hand: ['research-and-development'],
      deck: DECK.slice(0, 1),
      discard: DECK.slice(1, 3),
    };
    const scene = modern(half).do('Play Research');
    expect([scene.count(0, 'hand'), scene.happened('reshuffled')]).toEqual([3, 1]);
  });

  test('bystander: the opponent draws nothing', () => {
    const half = { play: [maxed(MAX)], hand: ['research-and-development'], deck: DECK };
    expect(modern(half, { deck: DECK }).do('Play Research').count(1, 'hand')).toBe(0);
  });

  test('ruling: (UMR) it cannot draw itself', () => {
    const scene = modern({ play: [maxed(MAX)], hand: ['research-and-development'] }).do('Play Research');
    expect([scene.count(0, 'hand'), scene.count(0, 'discard')]).toEqual([0, 1]);
  });
});
