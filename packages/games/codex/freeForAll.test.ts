import { fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { codex } from './index.ts';
import { DUEL, type Options } from './options.ts';
import { at, levelled, maxed } from './testing/placed.ts';
import { type Half, Scene } from './testing/scene.ts';

const red = { heroes: ['captain-zane', 'drakk-ramhorn'], deckColor: 'red' } as const;
const black = { heroes: ['garth-torken'], deckColor: 'black' } as const;
const ALL: Options = { ...DUEL, format: 'free-for-all' };

/** A free-for-all of Ann, Bo, Cy, and Di if she plays; it is Ann's main phase. */
function several(mine: Half = {}, theirs: Half = {}, ...others: readonly Half[]): Scene {
  const rest = others.length > 0 ? others : [{}];
  return new Scene(mine, theirs, { options: ALL, others: rest });
}

/** Ends the turn and lends one patroller: to whom, and who. */
function lent(scene: Scene, to: string, what: string): Scene {
  scene.do('Set the patrol');
  while (scene.question === 'slot') scene.do('Leave it empty');
  scene.do(to, what);
  while (scene.question === 'slot') scene.do('Leave it empty');
  return scene.question === 'lend' ? scene.do('Lend nothing') : scene;
}

describe('two jails', () => {
  const blue = { heroes: ['general-onimaru'], deckColor: 'blue' } as const;
  const jailed = () => {
    const jail = { ...blue, play: ['jail'] };
    return several({ ...blue, hand: ['spectral-aven', 'traffic-director'], gold: 20 }, jail, jail);
  };

  test('5.19, C68 of the jails of several opponents the player chooses to which a unit goes', () => {
    const scene = jailed().do('Play Spectral');
    expect([scene.question, scene.asked, scene.choices]).toEqual(['pick', 0, ['Bo’s Jail', 'Cy’s Jail']]);
    scene.do('Bo’s Jail', 'Play Traffic', 'Cy’s Jail');
    expect([1, 2].map((side) => scene.row(side, 'jail').thing.held?.card)).toEqual([
      'spectral-aven',
      'traffic-director',
    ]);
    expect(scene.has(0, 'spectral-aven')).toBe(false);
  });

  test('5.19 where it goes to a jail that holds one, that one arrives', () => {
    const scene = jailed().do('Play Spectral', 'Bo’s Jail', 'Play Traffic', 'Bo’s Jail');
    expect([scene.has(0, 'spectral-aven'), scene.row(2, 'jail').thing.held]).toEqual([true, undefined]);
  });
});

describe('setting up', () => {
  test('16.1 three to five play', () => {
    expect(codex.seatRange(ALL)).toEqual([3, 5]);
    expect(codex.seatRange(DUEL)).toEqual([2, 2]);
  });

  test('16.2 the first player has 4 workers, all others 5', () => {
    const { state } = codex.setup({ ...ALL, heroes: 'dealt' }, 5, fastRandom(7));
    const [first] = state.side;
    expect(state.players.map(({ workers }) => workers)).toEqual(
      state.players.map((_, index) => (index === first ? 4 : 5)),
    );
  });

  test('16.3 Mercenaries are there from the start, and attack from the second turn of their player on', () => {
    const { state } = codex.setup({ ...ALL, heroes: 'dealt' }, 5, fastRandom(7));
    const [first = seat(0)] = state.side;
    const count = (one: number) =>
      state.things.filter(({ card, controller }) => card === 'mercenary' && controller === (first + one) % 5)
        .length;
    expect([0, 1, 2, 3, 4].map(count)).toEqual([0, 0, 1, 2, 3]);
    const scene = several({ turns: 1 }, { play: [{ card: 'mercenary', fresh: true }] });
    const attacks = () => scene.can('Attack with your Mercenary');
    expect([scene.endTurn().asked, attacks()]).toEqual([1, false]);
    expect([scene.endTurn().endTurn().endTurn().asked, attacks()]).toEqual([1, true]);
  });

  test('16.2, 19.3, A4 turns go round; the third player has a Mercenary as they begin, the fourth two', () => {
    const scene = several({ rulings: 'designer', turns: 1 }, {}, {}, {}, {});
    const mercenaries = () => [0, 1, 2, 3, 4].map((one) => scene.of(one).split('Mercenary').length - 1);
    expect(mercenaries()).toEqual([0, 0, 0, 0, 0]);
    for (const next of [1, 2, 3, 4]) {
      scene.endTurn();
      expect(scene.asked).toBe(next);
    }
    expect(mercenaries()).toEqual([0, 0, 1, 2, 3]);
    expect(scene.can('Attack with your Mercenary')).toBe(false);
    scene.endTurn();
    expect(scene.asked).toBe(0);
    scene.endTurn().endTurn();
    expect(mercenaries()).toEqual([0, 0, 1, 2, 3]);
    expect(scene.can('Attack with your Mercenary')).toBe(true);
  });
});

describe('attacks', () => {
  test('16.4 any opponent may be attacked, and patrollers protect their own player only', () => {
    const scene = several({ play: ['iron-man'] }, { play: [at('tenderfoot', 'squad leader')] });
    scene.do('Attack with your Iron Man');
    expect(scene.choices).toEqual(['Bo’s Tenderfoot (squad leader)', 'Cy’s Base']);
    scene.do('Cy’s Base');
    expect([scene.base(1), scene.base(2)]).toEqual([20, 17]);
  });

  test('16.5 what overpower has too much stays with the player whose patroller was killed', () => {
    const scene = several({ play: ['harvest-reaper'] }, { play: [at('tenderfoot', 'elite')] });
    scene.do('Attack with your Harvest Reaper', 'Bo’s Tenderfoot');
    expect(scene.base(1)).toBeLessThan(20);
    expect(scene.base(2)).toBe(20);
  });

  test('16.6, 19.1 one hero that opposes the owner of a dead one gains two levels; the active player says which', () => {
    const scene = several(
      { rulings: 'designer', play: ['iron-man', levelled('troq-bashar', 1)] },
      { play: [{ ...levelled('troq-bashar', 1), damage: 1 }] },
      { play: [levelled('river-montoya', 1)] },
    );
    scene.do('Attack with your Iron Man', 'Bo’s Troq Bashar');
    expect([scene.question, scene.asked]).toEqual(['levels', 0]);
    expect(scene.choices).toEqual(['Your Troq Bashar', 'Cy’s River Montoya']);
    scene.do('Cy’s River Montoya');
    expect(scene.row(2, 'river-montoya').thing.level).toBe(3);
    expect(scene.row(0, 'troq-bashar').thing.level).toBe(1);
  });
});

describe('gold', () => {
  const tokens = Array.from({ length: 5 }, () => 'dancer');

  test('16.7, C45 each unit of an opponent that dies on the own turn brings 1 gold, at most 3', () => {
    const scene = several(
      { ...red, play: ['dancer', maxed('captain-zane')], hand: ['maximum-anarchy'], gold: 10 },
      { play: tokens.slice(0, 1) },
      { play: tokens },
    );
    scene.do('Play Maximum Anarchy');
    expect(scene.gold).toEqual([10 - 3 + 3, 10, 10]);
    expect([0, 1, 2].map((one) => scene.of(one))).toEqual(['Base 20', 'Base 20', 'Base 20']);
  });

  test('16.7 a unit that dies on a turn of its own player brings nothing, nor does a hero', () => {
    const scene = several(
      { play: ['dancer', 'iron-man'] },
      { play: [{ ...levelled('troq-bashar', 1), damage: 2 }] },
      { play: ['older-brother'] },
    );
    scene.do('Attack with your Iron Man', 'Bo’s Troq Bashar');
    expect(scene.gold).toEqual([10, 10, 10]);
    scene.do('Attack with your Dancer', 'Cy’s Older Brother');
    expect(scene.has(0, 'dancer')).toBe(false);
    expect(scene.gold).toEqual([10, 10, 10]);
  });

  test('16.8 3 gold repair a point of the base, as often as wanted; in a duel they do not', () => {
    const scene = several({ baseDamage: 2, gold: 8 });
    scene.do('Repair', 'Repair');
    expect([scene.base(0), scene.player(0).gold]).toEqual([20, 2]);
    expect(scene.can('Repair')).toBe(false);
    expect(scene.whyNot({ type: 'repair' }).text).toBe('Your base has no damage.');
    expect(several({ baseDamage: 2, gold: 2 }).whyNot({ type: 'repair' }).text).toBe(
      'It costs 3 gold, and you have 2.',
    );
    const duel = new Scene({ baseDamage: 2 });
    expect(duel.can('Repair')).toBe(false);
    expect(duel.whyNot({ type: 'repair' }).rule).toBe('16.8');
  });
});

describe('lending', () => {
  test('16.9, 16.10, C46 a lent patroller is controlled by the other player until their upkeep', () => {
    const scene = lent(several({ play: ['iron-man', 'older-brother'], turns: 1 }), 'Cy', 'Your Iron Man');
    expect(scene.asked).toBe(1);
    expect(scene.row(2, 'iron-man').thing).toMatchObject({ slot: 0, owner: 0, lent: { by: 0, to: 2 } });
    expect(scene.row(2, 'iron-man').armor).toBe(1);
    scene.endTurn();
    expect(scene.asked).toBe(2);
    expect(scene.has(2, 'iron-man')).toBe(false);
    expect(scene.row(0, 'iron-man').thing.lent).toBeUndefined();
    scene.endTurn();
    expect(scene.can('Attack with your Iron Man')).toBe(true);
  });

  test('16.9 exhausted things and taken slots are not lent; nobody is asked where nothing can be', () => {
    const scene = several({ play: ['iron-man'] }, {}, { play: [at('tenderfoot', 'squad leader')] });
    scene.do('Set the patrol');
    while (scene.question === 'slot') scene.do('Leave it empty');
    expect(scene.choices).toEqual(['Bo', 'Cy', 'Lend nothing']);
    scene.do('Cy');
    scene.do('Your Iron Man');
    expect(scene.row(2, 'iron-man').thing.slot).toBe(1);
    expect(scene.asked).toBe(1);
    const tired = several({ play: [{ card: 'iron-man', exhausted: true }] });
    tired.do('Set the patrol');
    expect(tired.asked).toBe(1);
    const duel = new Scene({ play: ['iron-man'] }).do('Set the patrol');
    while (duel.question === 'slot') duel.do('Leave it empty');
    expect(duel.question).toBe('main');
  });

  test('16.11 gold for a lent scavenger that dies goes to the lender, the card to its owner’s pile', () => {
    const scene = several({ play: ['tenderfoot'] }, { play: ['iron-man'] });
    scene.do('Set the patrol');
    while (scene.question === 'slot') scene.do('Leave it empty');
    scene.do('Cy', 'Leave it empty', 'Leave it empty', 'Your Tenderfoot');
    const [gold, , theirs] = scene.gold;
    scene.do('Attack with your Iron Man', 'Cy’s Tenderfoot');
    expect([scene.gold[0], scene.gold[2]]).toEqual([(gold ?? 0) + 1, theirs]);
    expect(scene.count(0, 'discard', 'tenderfoot')).toBe(1);
  });
});

describe('the end', () => {
  test('16.12 the game ends as a base falls, and the most HP win, though another brought it down', () => {
    const scene = several({ play: ['iron-man'], baseDamage: 5 }, { baseDamage: 18 }, { baseDamage: 1 });
    scene.do('Attack with your Iron Man', 'Bo’s Base');
    expect(scene.state.winners).toEqual([2]);
    expect(codex.outcome(scene.state)?.places).toEqual([2, 2, 1]);
  });

  test('16.13, C47 those who are tied have one more turn each; then the most HP win', () => {
    const scene = several(
      { play: ['iron-man'], turns: 1 },
      { baseDamage: 18, play: ['iron-man'] },
      { turns: 1 },
      { baseDamage: 4 },
    );
    scene.do('Attack with your Iron Man', 'Bo’s Base');
    expect(scene.happened('tied')).toBe(1);
    expect(scene.state.winners).toBeUndefined();
    expect([scene.question, scene.asked]).toEqual(['main', 0]);
    scene.endTurn();
    expect(scene.asked).toBe(2);
    scene.endTurn();
    expect(scene.asked).toBe(0);
    scene.do('Attack with your Iron Man', 'Cy’s Base');
    scene.endTurn();
    expect(scene.state.winners).toEqual([0]);
  });

  test('16.13 those who are still tied have one more turn each', () => {
    const scene = several({ play: ['iron-man'], turns: 1 }, { baseDamage: 18 }, { turns: 1 });
    scene.do('Attack with your Iron Man', 'Bo’s Base');
    for (const next of [2, 0, 2, 0]) {
      scene.endTurn();
      expect(scene.asked).toBe(next);
    }
    expect(scene.state.winners).toBeUndefined();
  });

  test('16.14 without any base left, those who are tied win together', () => {
    const scene = several({ baseDamage: 20 }, { baseDamage: 20 }, { baseDamage: 20 });
    scene.do('Summon Troq');
    expect(scene.state.winners).toEqual([0, 1, 2]);
  });
});

describe('opponents of cards', () => {
  test('16.15 “an opponent” is one that the player chooses', () => {
    const scene = several(
      { heroes: ['vandy-anadrose'], deckColor: 'black', hand: ['thieving-imp'] },
      {},
      {
        hand: ['spark'],
      },
    );
    scene.do('Play Thieving Imp');
    expect(scene.choices).toEqual(['Bo', 'Cy']);
    scene.do('Cy');
    expect(scene.count(2, 'hand')).toBe(0);
  });

  test('16.15 “each opponent’s base” is all of them, also on another player’s turn', () => {
    const scene = several(
      { play: ['iron-man'] },
      { ...red, play: [{ ...levelled('drakk-ramhorn', 3), damage: 2 }] },
    );
    scene.do('Attack with your Iron Man', 'Bo’s Drakk Ramhorn');
    expect([0, 1, 2].map((one) => scene.base(one))).toEqual([19, 20, 19]);
  });

  test('16.16, C48 the lowest tech level is looked for among the units of each opponent', () => {
    const scene = several(
      { ...black, play: [maxed('garth-torken'), 'skeleton'], hand: ['death-rites'] },
      { play: ['iron-man', 'tenderfoot'] },
      { play: ['iron-man', 'eggship', at('older-brother', 'squad leader')], baseDamage: 3 },
      { play: ['eggship'] },
    );
    scene.do('Play Death Rites', 'Attack with your Skeleton', 'Cy’s Older Brother');
    expect(scene.choices).toEqual(['Bo’s Tenderfoot', 'Cy’s Older Brother (squad leader)', 'Di’s Eggship']);
  });

  test('16.17 a tower sees what attacks its own player only, once in each turn', () => {
    const tower = { play: ['tower'] };
    const scene = several({ play: ['iron-man', 'older-brother'] }, tower, {});
    scene.do('Attack with your Iron Man', 'Cy’s Base');
    expect(scene.row(0, 'iron-man').thing.damage).toBe(0);
    scene.do('Attack with your Older Brother', 'Bo’s Base');
    expect(scene.row(0, 'older-brother').thing.damage).toBe(1);
  });
});
