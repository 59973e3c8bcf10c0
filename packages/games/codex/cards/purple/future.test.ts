import { fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { codex } from '../../index.ts';
import { futureOf } from '../../state.ts';
import { at, levelled, maxed, type Placed } from '../../testing/placed.ts';
import type { Scene } from '../../testing/scene.ts';
import { coming, led } from '../../testing/teams.ts';

const VIR = 'vir-garbarean';
const TROQ = 'troq-bashar';
const IRON = 'iron-man';
const waiting = ({ state }: Scene) => futureOf(state).map(({ card, time }) => [card, time]);

describe('Vir Garbarean', () => {
  const LOOK = 'Use your Vir Garbarean: see';
  const TRADE = 'Use your Vir Garbarean: trade';
  const PLAY = 'Use your Vir Garbarean: play';
  const looked = (scene: Scene) =>
    scene.events.flatMap((event) => (event.type === 'looked' ? event.cards : []));

  test('case: 15.8 the player sees the top card, which is drawn next', () => {
    const half = { play: [VIR], hand: ['temporal-research'], deck: ['neo-plexus', 'tinkerer', 'nullcraft'] };
    const scene = coming(half).do(LOOK);
    const [top = ''] = looked(scene);
    expect(scene.do('Play Temporal').count(0, 'hand', top)).toBe(1);
    expect(scene.player(0).top).toEqual([]);
  });

  test('case: 15.8 for 1 gold a card of the hand and the top card change places', () => {
    const half = { play: [VIR], hand: ['unphase', 'temporal-research'], deck: ['neo-plexus'], gold: 3 };
    const scene = coming(half).do(TRADE, 'Unphase');
    expect([scene.count(0, 'hand', 'neo-plexus'), scene.count(0, 'deck', 'unphase'), scene.gold[0]]).toEqual([
      1, 1, 2,
    ]);
    expect(scene.do('Play Temporal').count(0, 'hand', 'unphase')).toBe(1);
  });

  test('case: exhausted, Vir plays the top card for its cost', () => {
    const scene = coming({ play: [levelled(VIR, 5)], deck: ['neo-plexus'], gold: 2 }).do(PLAY);
    expect(scene.choices).toEqual(['Play Neo Plexus (2 gold)']);
    scene.do('Play Neo');
    expect([scene.has(0, 'neo-plexus'), scene.gold[0], scene.count(0, 'deck')]).toEqual([true, 0, 0]);
  });

  test('case: 14.32 at the maximum level a Mech comes out of the future', () => {
    const scene = coming({ play: [levelled(VIR, 6)] }).do('Raise');
    expect(waiting(scene)).toEqual([['mech', 2]]);
    scene.endTurn().endTurn().endTurn().endTurn();
    expect([scene.stats(0, 'mech'), scene.is(0, 'mech', 'untargetable')]).toEqual(['6/7', true]);
  });

  test('negative: 15.8 what is known is not looked at again', () => {
    const scene = coming({ play: [VIR], deck: ['neo-plexus'] }).do(LOOK);
    expect(scene.can(LOOK)).toBe(false);
  });

  test('negative: 5.2 a top card that cannot be played stays there', () => {
    const scene = coming({ play: [levelled(VIR, 5)], deck: ['hive'] }).do(PLAY);
    expect(scene.choices).toEqual(['None']);
    expect([scene.do('None').count(0, 'deck', 'hive'), scene.row(0, VIR).thing.exhausted]).toEqual([1, true]);
  });

  test('edge: 15.8 a card that lies open on top is traded for one that only its player knows', () => {
    const half = {
      heroes: [VIR, 'river-montoya'],
      play: [VIR, maxed('river-montoya')],
      hand: ['appel-stomp', 'unphase'],
    };
    const foe = { play: [at(IRON, 'elite')] };
    const scene = coming({ ...half, deck: ['neo-plexus'] }, foe).do('Play Appel', 'On top', TRADE, 'Unphase');
    expect([scene.count(0, 'hand', 'appel-stomp'), scene.player(0).top]).toEqual([1, [-1]]);
  });

  test('edge: 15.8, C44 what could be played has to be', () => {
    const scene = coming({ play: [levelled(VIR, 5)], deck: ['neo-plexus'] }).do(PLAY);
    expect(scene.can('None')).toBe(false);
  });

  test('bystander: 15.1, 15.8 the other player is sent the same whatever lies on top', () => {
    const sent = (card: string, ...choices: readonly string[]) => {
      const half = { play: [levelled(VIR, 5)], hand: ['unphase', 'assimilate'], deck: [card] };
      const { state } = coming(half).do(...choices);
      return JSON.stringify(codex.view(state, seat(1)));
    };
    expect(sent('neo-plexus', LOOK)).toBe(sent('tinkerer', LOOK));
    expect(sent('neo-plexus', TRADE, 'Unphase')).toBe(sent('neo-plexus', TRADE, 'Assimilate'));
  });

  test('bystander: 15.8 what others imagine fits what they see, and the player keeps what is known', () => {
    const { state } = coming({ play: [VIR], deck: ['neo-plexus', 'tinkerer'] }).do(LOOK);
    for (const viewer of [seat(0), seat(1), 'spectator'] as const) {
      const view = codex.view(state, viewer);
      const imagined = codex.imagine(view, fastRandom(5));
      expect(codex.view(imagined, viewer)).toEqual(view);
      if (viewer === 0) expect(imagined.players[0]?.peeks).toEqual(state.players[0]?.peeks);
    }
  });

  test('ruling: (S) without a draw pile there is nothing to see or trade, and nothing is shuffled', () => {
    const scene = coming({ play: [levelled(VIR, 5)], hand: ['unphase'], discard: ['neo-plexus'] });
    expect([scene.can(LOOK), scene.can(TRADE), scene.can(PLAY)]).toEqual([false, false, false]);
  });

  test('ruling: (UMR) the top card may be played boosted', () => {
    const scene = coming({ play: [levelled(VIR, 5)], deck: ['marauder'], tech: 'anarchy' }).do(PLAY);
    expect(scene.choices).toEqual(['Play Marauder (3 gold)', 'Play Marauder boosted (6 gold)']);
  });

  test('ruling: (UMR) the Mech has arrival fatigue as it comes', () => {
    const scene = coming({ play: [levelled(VIR, 6)] })
      .do('Raise')
      .endTurn()
      .endTurn()
      .endTurn()
      .endTurn();
    expect(scene.can('Attack with your Mech')).toBe(false);
  });
});

describe('Assimilate', () => {
  const cast = (theirs: Placed[], half = {}, mine: Placed[] = []) =>
    coming({ play: [VIR, ...mine], hand: ['assimilate'] }, { play: theirs, ...half });

  test('case: an upgrade goes over for good', () => {
    const scene = cast(['battle-suits', 'neo-plexus'], {}, ['neo-plexus']).do('Play Assim');
    expect([scene.stats(0, 'neo-plexus'), scene.stats(1, 'neo-plexus')]).toEqual(['3/2', '2/2']);
    expect(scene.endTurn().endTurn().has(0, 'battle-suits')).toBe(true);
  });

  test('case: a building card keeps what lies under it, and may be used', () => {
    const JAVELINEER = 'skeleton-javelineer';
    const foe = { deckColor: 'black' as const, play: ['graveyard', at(JAVELINEER, 'elite')] };
    const scene = coming({ play: [VIR, IRON], hand: ['assimilate'] }, foe).do(
      'Attack with your Iron',
      'Play Assim',
    );
    expect(scene.state.buried).toMatchObject([{ card: JAVELINEER, under: scene.row(0, 'graveyard').id }]);
    scene.endTurn().endTurn().do('Use your Graveyard');
    expect(scene.row(0, JAVELINEER).thing.owner).toBe(1);
  });

  test('negative: no unit or hero', () => {
    expect(cast([IRON, TROQ]).can('Play Assim')).toBe(false);
  });

  test('edge: 5.9 a spell that is attached stays attached', () => {
    const prynn = { heroes: ['prynn-pasternaak', TROQ] };
    const scene = cast([IRON, { card: 'vortoss-emblem', to: 5, time: 2 }], prynn);
    const to = scene.row(1, IRON).id;
    const placed = cast([IRON, { card: 'vortoss-emblem', to, time: 2 }], prynn).do('Play Assim');
    expect([placed.row(0, 'vortoss-emblem').thing.to, placed.is(1, IRON, 'flagbearer')]).toEqual([to, true]);
  });

  test('bystander: others stay, and 13.7 it stays its owner’s', () => {
    const scene = cast(['battle-suits', { card: 'jail', damage: 1 }]).do('Play Assim', 'Bo’s Jail');
    expect([scene.row(0, 'jail').thing.owner, scene.has(1, 'battle-suits')]).toEqual([1, true]);
  });

  test('ruling: (UMR) no base, tech building or add-on', () => {
    expect(cast(['tech-i-building', 'tower']).can('Play Assim')).toBe(false);
  });

  test('ruling: (UMR) a channeling spell is discarded, for its hero stays', () => {
    const half = { heroes: ['river-montoya', TROQ], play: ['river-montoya', 'harmony'] };
    const scene = coming({ play: [VIR], hand: ['assimilate'] }, half).do('Play Assim');
    expect([scene.has(0, 'harmony'), scene.count(1, 'discard', 'harmony')]).toEqual([false, 1]);
  });
});

describe('Promise of Payment', () => {
  const PROMISE = 'promise-of-payment';
  const half = {
    play: [VIR],
    hand: [PROMISE, 'hive', 'neo-plexus'],
    gold: 0,
    workers: 7,
    tech: 'future',
  } as const;

  test('case: 5.25 the next card costs 0, and its cost is paid in the next upkeep', () => {
    const scene = coming(half).do('Play Promise', 'Play Hive (0 gold)');
    expect([scene.gold[0], scene.state.lasting]).toMatchObject([0, [{ by: 0, amount: 6 }]]);
    scene.endTurn().endTurn();
    expect([scene.gold[0], scene.happened('debtPaid'), scene.state.lasting]).toEqual([1, 1, []]);
  });

  test('case: 1.5 who cannot pay loses', () => {
    const scene = coming({ ...half, workers: 5 })
      .do('Play Promise', 'Play Hive')
      .endTurn();
    scene.do('Set the patrol');
    while (!scene.state.winners) scene.do(scene.choices[0] as string);
    expect([scene.state.winners, scene.happened('ruined')]).toEqual([[1], 1]);
  });

  test('negative: 5.25 if no card follows, nothing is owed', () => {
    const scene = coming(half).do('Play Promise').endTurn();
    expect(scene.state.lasting).toEqual([]);
  });

  test('negative: 5.25 only the next card', () => {
    const scene = coming(half).do('Play Promise', 'Play Hive');
    expect(scene.can('Play Neo')).toBe(false);
  });

  test('edge: 5.25 a card that costs nothing leaves no debt', () => {
    const scene = coming({ ...half, hand: [PROMISE, PROMISE, 'hive'] }).do('Play Promise', 'Play Promise');
    expect(scene.state.lasting).toHaveLength(1);
    expect(scene.do('Play Hive').state.lasting).toMatchObject([{ amount: 6 }]);
  });

  test('bystander: hires, levels and buildings cost what they cost', () => {
    const scene = coming({ ...half, gold: 1 }).do('Play Promise', 'Hire a worker with Neo');
    expect([scene.gold[0], scene.can('Play Hive (0 gold)')]).toEqual([0, true]);
  });

  test('ruling: (S) boost is paid', () => {
    const scene = coming({ ...half, hand: [PROMISE, 'marauder'], tech: 'anarchy', gold: 3 }).do(
      'Play Promise',
    );
    expect(scene.choices).toEqual(
      expect.arrayContaining(['Play Marauder (0 gold)', 'Play Marauder boosted (3 gold)']),
    );
  });

  test('ruling: (S) it holds for a card that Vir plays from the draw pile', () => {
    const scene = coming({ ...half, play: [levelled(VIR, 5)], deck: ['tinkerer'] }).do('Play Promise');
    scene.do('Use your Vir Garbarean: play', 'Play Tinkerer (0 gold)');
    expect(scene.state.lasting).toMatchObject([{ amount: 2 }]);
  });

  test('ruling: (UMR) other effects of the upkeep may come first', () => {
    const both = led('purple', VIR, 'argagarg-garg');
    const scene = both({ ...half, workers: 5, play: [VIR, 'gemscout-owl'] }).do('Play Promise', 'Play Hive');
    scene.endTurn().endTurn();
    expect([scene.state.winners, scene.gold[0]]).toEqual([undefined, 0]);
  });
});

describe('Unphase', () => {
  const cast = (...play: Placed[]) => coming({ play: [VIR, ...play], hand: ['unphase'] }).do('Play Unphase');

  test('case: 14.14 a unit is invisible until your next upkeep', () => {
    const scene = cast(IRON).do('Your Iron').endTurn();
    expect(scene.is(0, IRON, 'invisible')).toBe(true);
    expect(scene.endTurn().is(0, IRON, 'invisible')).toBe(false);
  });

  test('negative: buildings cannot be', () => {
    expect(cast(IRON).choices).toEqual(['Your Vir Garbarean', 'Your Iron Man']);
  });

  test('edge: it goes past patrollers at once', () => {
    const scene = coming({ play: [VIR, IRON], hand: ['unphase'] }, { play: [at('wisp', 'squad leader')] });
    expect(scene.do('Play Unphase', 'Your Iron', 'Attack with your Iron', 'Bo’s Base').base(1)).toBe(17);
  });

  test('bystander: others are seen', () => {
    expect(cast(IRON, 'wisp').do('Your Iron').is(0, 'wisp', 'invisible')).toBe(false);
  });
});

describe('Double Time', () => {
  const half = { play: [maxed(VIR)], hand: ['double-time', 'double-time'], gold: 12, workers: 0 };
  const rounds = (scene: Scene, count: number) => {
    for (let round = 0; round < count; round++) scene.endTurn().endTurn();
    return scene;
  };

  test('case: 14.41, 3.20 after three upkeeps its player takes a turn more, and it is trashed', () => {
    const scene = coming(half).do('Play Double');
    expect(waiting(scene)).toEqual([['double-time', 3]]);
    rounds(scene, 3);
    expect([waiting(scene), scene.count(0, 'trashed', 'double-time'), scene.asked]).toEqual([[], 1, 0]);
    expect(scene.endTurn().asked).toBe(0);
    expect(scene.endTurn().asked).toBe(1);
  });

  test('negative: 5.8 not when the maximum level was reached this turn', () => {
    expect(coming({ ...half, play: [levelled(VIR, 7)] }).can('Play Double')).toBe(false);
  });

  test('negative: while it waits, turns alternate', () => {
    expect(coming(half).do('Play Double').endTurn().asked).toBe(1);
  });

  test('edge: 14.41 no hero is needed as its time comes', () => {
    const foe = { play: [at(IRON, 'elite')] };
    const scene = coming({ ...half, play: [maxed(VIR)] }, foe).do('Play Double');
    scene.do('Attack with');
    expect(rounds(scene, 3).endTurn().asked).toBe(0);
  });

  test('edge: 14.40 a time rune less brings it sooner, on an opponent’s turn too', () => {
    const scene = coming(half, { play: [TROQ], hand: ['time-spiral'] }).do('Play Double');
    rounds(scene, 2).endTurn();
    scene.do('Play Time', 'Ann’s Double Time: one time');
    expect([scene.state.extra, scene.endTurn().asked, scene.endTurn().asked]).toEqual([[0], 0, 0]);
    expect(scene.endTurn().asked).toBe(1);
  });

  test('bystander: 3.3, 3.2 the extra turn is a whole one', () => {
    const scene = rounds(coming({ ...half, play: [maxed(VIR), IRON] }).do('Play Double'), 3);
    scene.do('Attack with your Iron').endTurn().do('Attack with your Iron');
    expect([scene.base(1), scene.state.extra]).toEqual([14, undefined]);
  });

  test('ruling: (S) two of them give two turns', () => {
    const scene = rounds(coming(half).do('Play Double', 'Play Double'), 3);
    expect([scene.endTurn().asked, scene.endTurn().asked, scene.endTurn().asked]).toEqual([0, 0, 1]);
  });
});
