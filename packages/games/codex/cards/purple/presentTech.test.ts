import { describe, expect, test } from 'vitest';
import { counting, having } from '../../testing/gifts.ts';
import { at, damaged, exhausted, fresh, levelled, type Placed } from '../../testing/placed.ts';
import { led, modern } from '../../testing/teams.ts';

const MAX = 'max-geiger';
const TROQ = 'troq-bashar';
const JAINA = 'jaina-stormborne';
const IRON = 'iron-man';
const fiery = led('red', MAX, JAINA, TROQ);

describe('Argonaut', () => {
  test('case: 14.23 it attacks and is ready for the patrol', () => {
    const scene = modern({ play: ['argonaut'] }).do('Attack with');
    expect([scene.base(1), scene.row(0, 'argonaut').thing.exhausted]).toEqual([17, false]);
  });
});

describe('Sentry', () => {
  const SENTRY = 'sentry';
  const shot = (...theirs: Placed[]) =>
    fiery({ play: [JAINA], hand: ['fire-dart', 'fire-dart'], gold: 20 }, { play: [SENTRY, ...theirs] });

  test('case: 9.23 the first damage of a turn by a spell to a patroller is prevented', () => {
    const scene = shot(at(IRON, 'elite')).do('Play Fire', 'Bo’s Iron');
    expect([scene.stats(1, IRON), scene.happened('prevented')]).toEqual(['4/4', 1]);
  });

  test('case: it guards itself while it patrols', () => {
    const scene = fiery({ play: [JAINA], hand: ['fire-dart'] }, { play: [at(SENTRY, 'elite')] });
    expect(scene.do('Play Fire', 'Bo’s Sentry').has(1, SENTRY)).toBe(true);
  });

  test('negative: only the first', () => {
    const scene = shot(at(IRON, 'elite')).do('Play Fire', 'Bo’s Iron', 'Play Fire', 'Bo’s Iron');
    expect(scene.stats(1, IRON)).toBe('4/1');
  });

  test('negative: not what does not patrol, and it stays unused then', () => {
    const scene = shot(IRON, at('eggship', 'elite')).do(
      'Play Fire',
      'Bo’s Iron',
      'Play Fire',
      'Bo’s Eggship',
    );
    expect([scene.stats(1, IRON), scene.stats(1, 'eggship')]).toEqual(['3/1', '5/3']);
  });

  test('negative: combat damage lands', () => {
    const scene = modern({ play: [IRON] }, { play: [at(SENTRY, 'elite')] }).do('Attack with');
    expect(scene.has(1, SENTRY)).toBe(false);
  });

  test('edge: 9.23 of several patrollers that are hit at once chance takes one', () => {
    const half = { play: [JAINA], hand: ['ember-sparks'] };
    const foe = { play: [SENTRY, at(IRON, 'elite'), at('eggship', 'scavenger')] };
    const scene = fiery(half, foe, [1]).do('Play Ember', 'Bo’s Iron', 'Bo’s Iron', 'Bo’s Egg');
    expect([scene.stats(1, IRON), scene.stats(1, 'eggship'), scene.leftOver]).toEqual(['4/2', '4/3', 0]);
  });

  test('edge: 9.23, C43 two of them are used at the same moment, for different patrollers', () => {
    const half = { play: [JAINA], hand: ['ember-sparks', 'fire-dart'] };
    const foe = { play: [SENTRY, SENTRY, at(IRON, 'elite'), at('eggship', 'scavenger')] };
    const scene = fiery(half, foe).do('Play Ember', 'Bo’s Iron', 'Bo’s Iron', 'Bo’s Egg');
    expect([scene.stats(1, IRON), scene.stats(1, 'eggship')]).toEqual(['4/4', '4/3']);
    expect(scene.do('Play Fire', 'Bo’s Iron').stats(1, IRON)).toBe('4/1');
  });

  test('bystander: patrollers of another player are not guarded, and each turn counts anew', () => {
    const scene = fiery({ play: [SENTRY, JAINA], hand: ['fire-dart'] }, { play: [at(IRON, 'elite')] });
    expect(scene.do('Play Fire', 'Bo’s Iron').stats(1, IRON)).toBe('4/1');
    const twice = shot(at(IRON, 'elite')).do('Play Fire', 'Bo’s Iron').endTurn();
    expect(twice.row(1, SENTRY).thing.uses).toEqual([]);
  });

  test('ruling: (UMR) sparkshot is prevented where it comes first', () => {
    const foe = { play: [SENTRY, at(IRON, 'squad leader'), at('wisp', 'elite')] };
    const scene = modern({ play: [counting(IRON, 'sparkshot', 1)] }, foe).do('Attack with');
    expect([scene.has(1, 'wisp'), scene.stats(1, IRON)]).toEqual([true, '3/2']);
  });
});

describe('Chronofixer', () => {
  const FIXER = 'chronofixer';

  test('case: 4.14 opposing heroes gain no levels for gold', () => {
    const scene = modern({ play: [MAX] }, { play: [FIXER] });
    expect(scene.can('Raise')).toBe(false);
    const { id } = scene.row(0, MAX);
    expect(scene.whyNot({ type: 'level', thing: id }).rule).toBe('4.14');
  });

  test('negative: heroes of its own player do', () => {
    expect(modern({ play: [MAX, FIXER] }).can('Raise')).toBe(true);
  });

  test('edge: it ends when it is gone', () => {
    const scene = modern({ play: [MAX, IRON] }, { play: [at(FIXER, 'elite')] }).do('Attack with your Iron');
    expect(scene.can('Raise')).toBe(true);
  });

  test('bystander: levels that a hero has stay', () => {
    const scene = modern({ play: [levelled(MAX, 3)] }, { play: [FIXER] });
    expect([scene.stats(0, MAX), scene.row(0, MAX).thing.level]).toEqual(['2/4', 3]);
  });

  test('ruling: (UMR) not for a dead hero', () => {
    const foe = { play: [FIXER, at(damaged(TROQ, 2), 'elite')] };
    const scene = modern({ play: [MAX] }, foe).do('Attack with');
    expect([scene.has(1, TROQ), scene.has(0, MAX) ? scene.row(0, MAX).thing.level : 1]).toEqual([false, 1]);
  });

  test('ruling: (UMR) 4.17 a hero that would arrive at a higher level arrives at level 1', () => {
    const garth = led('black', 'garth-torken', TROQ);
    const scene = garth(
      { play: ['blackhand-resurrector', damaged(TROQ, 2)] },
      { heroes: [MAX], deckColor: 'purple', play: [FIXER, at('argonaut', 'elite')] },
    ).do('Attack with your Troq', 'Use your Black');
    expect([scene.has(0, TROQ), scene.row(0, TROQ).thing.level]).toEqual([true, 1]);
  });
});

describe('Hyperion', () => {
  const half = { play: [fresh('hyperion')], deck: ['neo-plexus', 'tinkerer'] };

  test('case: attacking draws a card, on the turn it came', () => {
    const scene = modern(half).do('Attack with');
    expect([scene.count(0, 'hand'), scene.base(1)]).toEqual([1, 16]);
  });

  test('negative: defending draws none', () => {
    const scene = modern({ play: [IRON] }, { play: [at('hyperion', 'elite')], deck: ['tinkerer'] });
    expect(scene.do('Attack with').count(1, 'hand')).toBe(0);
  });

  test('edge: 7.7 the card is drawn before the damage', () => {
    const types = modern(half)
      .do('Attack with')
      .events.map(({ type }) => type);
    expect(types.indexOf('drew')).toBeLessThan(types.indexOf('damaged'));
  });

  test('bystander: another attacker draws none', () => {
    expect(
      modern({ ...half, play: ['hyperion', IRON] })
        .do('Attack with your Iron')
        .count(0, 'hand'),
    ).toBe(0);
  });
});

describe('Immortal', () => {
  test('case: 14.33 it does not die', () => {
    const scene = modern({ play: [damaged('immortal', 4)] }, { play: [at(IRON, 'elite')] }).do('Attack with');
    expect(scene.mine).toBe('Base 20, Immortal 5/5');
  });
});

describe('Tricycloid', () => {
  const TRI = 'tricycloid';
  const timed = (time: number) => ({ card: TRI, time });

  test('case: it arrives with three time runes, and is 6/6', () => {
    const scene = modern({ hand: [TRI], tech: 'present' }).do('Play Tri');
    expect([scene.row(0, TRI).thing.time, scene.stats(0, TRI)]).toEqual([3, '6/6']);
  });

  test('case: a time rune of it deals 1 damage', () => {
    const scene = modern({ play: [timed(2)] }, { play: [IRON] }).do('Use', 'Bo’s Iron');
    expect([scene.stats(1, IRON), scene.stats(0, TRI)]).toEqual(['3/3', '4/4']);
  });

  test('negative: not without a time rune', () => {
    expect(modern({ play: [timed(0)] }, { play: [IRON] }).can('Use')).toBe(false);
  });

  test('edge: 14.40 it stays without time runes, and its upkeep removes none', () => {
    const scene = modern({ play: [timed(1)] }).do('Use', 'Bo’s Base');
    expect([scene.stats(0, TRI), scene.base(1)]).toEqual(['3/3', 19]);
    expect(
      modern({}, { play: [timed(2)] })
        .endTurn()
        .row(1, TRI).thing.time,
    ).toBe(2);
  });

  test('edge: 9.3 with fewer runes its damage may be enough', () => {
    expect(
      modern({ play: [damaged(timed(2), 4)] })
        .do('Use', 'Bo’s Base')
        .has(0, TRI),
    ).toBe(false);
  });

  test('bystander: 10.2 what is untargetable cannot be chosen', () => {
    const scene = modern({ play: [timed(2)] }, { play: [having(IRON, 'untargetable')] }).do('Use');
    expect(scene.choices).not.toContain('Bo’s Iron Man');
  });
});

describe('Warp Gate Disciple', () => {
  const GATE = 'warp-gate-disciple';

  test('case: a tech I or II unit of the codex comes into play', () => {
    const scene = modern({ play: [GATE], gold: 1 }).do('Use', 'Immortal');
    expect([scene.has(0, 'immortal'), scene.gold[0], scene.row(0, 'immortal').thing.fresh]).toEqual([
      true,
      0,
      true,
    ]);
  });

  test('negative: no tech III unit, no spell, and not without gold', () => {
    const scene = modern({ play: [GATE] }).do('Use');
    expect([scene.can('Octavian'), scene.can('Now!')]).toEqual([false, false]);
    expect(modern({ play: [GATE], gold: 0 }).can('Use')).toBe(false);
  });

  test('edge: 5.3 not with arrival fatigue', () => {
    expect(modern({ play: [fresh(GATE)] }).can('Use')).toBe(false);
  });

  test('ruling: (S) 14.32 what has forecast goes to the future with its time runes', () => {
    const scene = led('purple', MAX, 'vir-garbarean')({ play: [GATE] }).do('Use', 'Reaver');
    expect([scene.has(0, 'reaver'), scene.state.future?.[0]?.time]).toEqual([false, 2]);
  });

  test('bystander: 15.4 the card is shown, and the other copy stays in the codex', () => {
    const scene = modern({ play: [GATE] }).do('Use', 'Argonaut');
    expect([scene.happened('shown'), scene.count(0, 'codex', 'argonaut')]).toEqual([1, 1]);
  });
});

describe('Octavian', () => {
  const OCT = 'octavian';

  test('case: it becomes ready, and up to eight units or heroes are disabled', () => {
    const scene = modern({ play: [OCT], gold: 8 }, { play: [IRON, TROQ, 'wisp'] });
    scene.do('Use', 'Bo’s Iron', 'Bo’s Troq', 'None');
    expect([scene.row(0, OCT).thing.exhausted, scene.row(1, IRON).thing.exhausted]).toEqual([false, true]);
    scene.endTurn();
    expect([scene.row(1, TROQ).thing.exhausted, scene.can('Attack with your Wisp')]).toEqual([true, true]);
  });

  test('negative: not for less gold, nor exhausted', () => {
    expect(modern({ play: [OCT], gold: 7 }).can('Use')).toBe(false);
    expect(modern({ play: [exhausted(OCT)] }).can('Use')).toBe(false);
  });

  test('edge: eight are enough', () => {
    const wisps = Array.from({ length: 9 }, () => 'wisp');
    const scene = modern({ play: [OCT] }, { play: wisps }).do('Use');
    for (let one = 1; one <= 8; one++) scene.do(`Bo’s Wisp ${one}`);
    expect([scene.question, scene.row(1, 'wisp', 8).thing.exhausted]).toEqual(['main', false]);
  });

  test('bystander: 7.14 it attacks afterwards, and none may be disabled at all', () => {
    const scene = modern({ play: [OCT] }, { play: [IRON] }).do('Use', 'None', 'Attack with', 'Bo’s Base');
    expect([scene.base(1), scene.row(1, IRON).thing.exhausted]).toEqual([12, false]);
  });
});
