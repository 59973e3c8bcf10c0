import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import guide from '../guide.ts';
import { codex } from '../index.ts';
import { on, teamsOn, threeOn } from '../testing/mapped.ts';
import { exhausted } from '../testing/placed.ts';
import { Scene } from '../testing/scene.ts';
import { viewOf } from '../view.ts';

const past = { heroes: ['prynn-pasternaak'], deckColor: 'purple' } as const;
const green = { heroes: ['master-midori'], deckColor: 'green' } as const;
const two = { hand: ['tenderfoot', 'spark'] } as const;

describe('Big Game Hunters', () => {
  test('case: 18.3 in each upkeep of theirs a player gains 2 gold more, and nobody else does', () => {
    const scene = on('big-game-hunters', { gold: 3, workers: 5 }, { gold: 1, workers: 6 });
    expect(scene.endTurn().gold).toEqual([3, 9]);
    expect(scene.endTurn().gold).toEqual([10, 9]);
    expect(scene.events.filter(({ type }) => type === 'goldGained')).toContainEqual({
      type: 'goldGained',
      seat: 1,
      amount: 2,
      by: 'Big Game Hunters',
    });
  });

  test('negative: 18.3 without the map there are only the workers', () => {
    expect(new Scene({}, { gold: 1, workers: 6 }).endTurn().gold).toEqual([10, 7]);
  });

  test('edge: 18.3, C54 what limits workers does not limit it; 20 gold are the most', () => {
    const half = { ...past, play: ['slow-time-generator'], gold: 1, workers: 6 };
    expect(on('big-game-hunters', {}, half).endTurn().gold).toEqual([10, 7]);
    expect(on('big-game-hunters', {}, { gold: 13, workers: 6 }).endTurn().gold).toEqual([10, 20]);
  });

  test('bystander: 18.3 both of a team gain it, the other team and the others of three gain nothing meanwhile', () => {
    const teams = teamsOn('big-game-hunters').end().end();
    expect(teams.gold).toEqual([10, 10, 17, 17]);
    expect(threeOn('big-game-hunters').endTurn().gold).toEqual([10, 17, 10]);
  });
});

describe('Daggerfall Prison Camp', () => {
  test('case: 18.6 a worker is hired for gold alone, once a turn, also without a hand', () => {
    const scene = on('daggerfall-prison-camp', { gold: 2, workers: 5 });
    const tucked = scene.count(0, 'tucked');
    scene.do('Hire a worker (1 gold)');
    expect([scene.gold[0], scene.workers[0], scene.count(0, 'tucked')]).toEqual([1, 6, tucked]);
    expect(scene.can('Hire')).toBe(false);
    expect(scene.whyNot({ type: 'hire' }).text).toBe('You have hired a worker this turn.');
    expect(scene.workers[1]).toBe(5);
  });

  test('negative: 18.6 no card can be given for one', () => {
    const scene = on('daggerfall-prison-camp', two);
    expect(scene.can('Hire a worker with')).toBe(false);
    expect(scene.whyNot({ type: 'hire', card: 'spark' })).toEqual({
      text: 'Daggerfall Prison Camp: a worker is hired without a card.',
      rule: '18.6',
    });
    expect(scene.do('Hire a worker').count(0, 'hand')).toBe(2);
  });

  test('edge: 18.6 without gold nobody is hired, and elsewhere a card is needed', () => {
    expect(on('daggerfall-prison-camp', { gold: 0 }).can('Hire')).toBe(false);
    const scene = on('flagstone-mines');
    expect(scene.can('Hire')).toBe(false);
    expect(scene.whyNot({ type: 'hire' }).text).toBe('That card is not in your hand.');
  });

  test('bystander: 18.6 all hear the same of it, and nothing of the opponent changes', () => {
    const { state } = on('daggerfall-prison-camp', two);
    const applied = codex.apply(state, seat(0), { type: 'hire' });
    if (!applied.ok) throw new Error(applied.why.text);
    expect(applied.value.events).toEqual([{ event: { type: 'hired', seat: 0 } }]);
    expect(applied.value.state.players[1]).toEqual(state.players[1]);
  });
});

describe('Flagstone Mines', () => {
  test('case: 18.7 a player hires as often as gold and cards last', () => {
    const scene = on('flagstone-mines', { ...two, gold: 5 });
    scene.do('Hire a worker with Tenderfoot', 'Hire a worker with Spark');
    expect([scene.gold[0], scene.workers[0], scene.count(0, 'hand')]).toEqual([3, 7, 0]);
    expect(scene.can('Hire')).toBe(false);
    expect(scene.workers[1]).toBe(5);
  });

  test('negative: 18.7 without the map once a turn, and on it not without gold', () => {
    expect(new Scene(two).do('Hire a worker with Spark').can('Hire')).toBe(false);
    expect(
      on('flagstone-mines', { ...two, gold: 1 })
        .do('Hire a worker with Spark')
        .can('Hire'),
    ).toBe(false);
  });

  test('edge: 18.7 the last card and the last gold are enough for one more', () => {
    const scene = on('flagstone-mines', { ...two, gold: 2 });
    scene.do('Hire a worker with Spark', 'Hire a worker with Tenderfoot');
    expect([scene.gold[0], scene.count(0, 'hand'), scene.workers[0]]).toEqual([0, 0, 7]);
    expect(scene.endTurn().endTurn().gold[0]).toBe(7);
  });

  test('bystander: 18.7 the other player has hired nobody, and hires in their own turn', () => {
    const scene = on('flagstone-mines', two, two).do(
      'Hire a worker with Spark',
      'Hire a worker with Tenderfoot',
    );
    expect([scene.workers[1], scene.count(1, 'hand')]).toEqual([5, 2]);
    scene.endTurn().do('Hire a worker with Spark', 'Hire a worker with Tenderfoot');
    expect(scene.workers).toEqual([7, 7]);
  });
});

describe('Hard Times Mill', () => {
  test('case: 18.9 a worker costs 2 gold, and the price says why', () => {
    const scene = on('hard-times-mill', { ...two, gold: 3 });
    const view = viewOf(scene.state, seat(0));
    expect(guide.about({ type: 'hire', card: 'spark' }, view)).toEqual([
      'Cost 2: 1 printed, 1 Hard Times Mill.',
    ]);
    expect(scene.do('Hire a worker with Spark (2 gold)').gold).toEqual([1, 10]);
  });

  test('negative: 18.9 with 1 gold nobody is hired, and the map is named', () => {
    const scene = on('hard-times-mill', { ...two, gold: 1 });
    expect(scene.can('Hire')).toBe(false);
    expect(scene.whyNot({ type: 'hire', card: 'spark' })).toEqual({
      text: 'Hard Times Mill: It costs 2 gold, and you have 1.',
      rule: '18.9',
    });
    expect(new Scene({ ...two, gold: 1 }).can('Hire')).toBe(true);
  });

  test('edge: 18.9, C58 where hiring is free, it costs 1', () => {
    const half = { ...green, play: ['rich-earth'], hand: ['tiger-cub'], gold: 2 };
    expect(on('hard-times-mill', half).do('Hire a worker with Tiger Cub (1 gold)').gold).toEqual([1, 10]);
    expect(on('none', half).do('Hire a worker with Tiger Cub (0 gold)').gold).toEqual([2, 10]);
  });

  test('bystander: 18.9 nothing else becomes dearer', () => {
    const scene = on('hard-times-mill', { ...two, workers: 6 });
    expect(scene.can('Play Tenderfoot (1 gold)')).toBe(true);
    expect(scene.can('Build a Tech I Building (1 gold)')).toBe(true);
    expect(scene.can('Summon Troq Bashar (2 gold)')).toBe(true);
  });
});

describe('Mystical Forest', () => {
  /** It is Ann's turn again; she has two exhausted units, a disabled one, and one that is ready. */
  function tired(map: 'mystical-forest' | 'none') {
    const play = [exhausted('iron-man'), exhausted('tenderfoot'), 'brick-thief', exhausted('troq-bashar')];
    return on(map, { play, tech: 'bashing' }).endTurn().endTurn();
  }

  test('case: 18.12, C61 what is exhausted and would become ready may get a rune instead, one after the other', () => {
    const scene = tired('mystical-forest');
    expect([scene.question, scene.asked]).toEqual(['rune', 0]);
    expect(scene.choices).toEqual(['Your Iron Man', 'Your Tenderfoot', 'Your Troq Bashar', 'Ready the rest']);
    scene.do('Your Iron Man', 'Your Troq Bashar', 'Ready the rest');
    expect(scene.question).toBe('main');
    expect([scene.stats(0, 'iron-man'), scene.row(0, 'iron-man').thing.exhausted]).toEqual(['4/5', true]);
    expect(scene.row(0, 'troq-bashar').thing).toMatchObject({ exhausted: true, runes: 1 });
    expect(scene.row(0, 'tenderfoot').thing).toMatchObject({ exhausted: false, runes: 0 });
    expect(scene.row(0, 'brick-thief').thing).toMatchObject({ exhausted: false, runes: 0 });
    expect(scene.happened('leftExhausted')).toBe(2);
  });

  test('negative: 18.12 a player may let all become ready; without the map nobody is asked', () => {
    const scene = tired('mystical-forest').do('Ready the rest');
    expect(scene.state.things.some((thing) => thing.exhausted || thing.runes > 0)).toBe(false);
    expect(tired('none').question).toBe('main');
  });

  test('edge: 18.12, C61 what is disabled stays exhausted without a rune, and buildings just become ready', () => {
    const play = [{ card: 'iron-man', exhausted: true, marks: 1 }, exhausted('tech-i-building')];
    const scene = on('mystical-forest', { play }).endTurn().endTurn();
    expect(scene.question).toBe('main');
    expect(scene.row(0, 'iron-man').thing).toMatchObject({ exhausted: true, runes: 0 });
    expect(scene.row(0, 'tech-i-building').thing.exhausted).toBe(false);
  });

  test('edge: 18.12 an effect that would ready it asks, too', () => {
    const half = {
      heroes: ['max-geiger'],
      deckColor: 'purple',
      play: ['max-geiger', exhausted('argonaut')],
      hand: ['ready-or-not'],
    } as const;
    const scene = on('mystical-forest', half, { play: [exhausted('iron-man')] }).do('Play Ready or Not');
    expect([scene.question, scene.choices]).toEqual(['rune', ['Your Argonaut', 'Ready the rest']]);
    scene.do('Your Argonaut');
    expect(scene.row(0, 'argonaut').thing).toMatchObject({ exhausted: true, runes: 1 });
    expect(scene.question).toBe('main');
    expect(scene.row(1, 'iron-man').thing).toMatchObject({ exhausted: true, runes: 0 });
  });

  test('edge: 18.12 both players of a team are asked, one after the other', () => {
    const half = { play: [exhausted('iron-man')] };
    const scene = teamsOn('mystical-forest', {}, {}, half, half).end().end();
    expect([scene.question, scene.asked]).toEqual(['rune', 2]);
    scene.do('Your Iron Man');
    expect([scene.question, scene.asked]).toEqual(['rune', 3]);
    scene.do('Ready the rest');
    expect(scene.row(2, 'iron-man').thing.exhausted).toBe(true);
    expect(scene.row(3, 'iron-man').thing.exhausted).toBe(false);
  });

  test('bystander: 18.12 what others have is neither asked for nor changed', () => {
    const scene = on(
      'mystical-forest',
      { play: [exhausted('iron-man')] },
      { play: [exhausted('tenderfoot')] },
    );
    scene.endTurn();
    expect([scene.asked, scene.choices]).toEqual([1, ['Your Tenderfoot', 'Ready the rest']]);
    scene.do('Ready the rest');
    expect(scene.row(0, 'iron-man').thing).toMatchObject({ exhausted: true, runes: 0 });
    expect(scene.row(1, 'tenderfoot').thing).toMatchObject({ exhausted: false, runes: 0 });
  });
});
