import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { on, teamsOn, threeOn } from '../testing/mapped.ts';
import { at, fresh, levelled } from '../testing/placed.ts';
import { Scene } from '../testing/scene.ts';
import { viewOf } from '../view.ts';
import { keywordsOf, keywordText, numbersOf, numberText } from '../words/numbers.ts';

describe('Bloodbowl', () => {
  test('case: 18.4 all units of all players have haste and +1 ATK, tokens too', () => {
    const scene = on('bloodbowl', { play: ['iron-man', 'skeleton'] }, { play: ['tenderfoot'] });
    expect([scene.stats(0, 'iron-man'), scene.stats(0, 'skeleton')]).toEqual(['4/4', '2/1']);
    expect([scene.stats(1, 'tenderfoot'), scene.is(1, 'tenderfoot', 'haste')]).toEqual(['2/2', true]);
    const view = viewOf(scene.state, seat(0));
    const { id } = scene.row(0, 'iron-man');
    expect(numbersOf(view, id).map(numberText)[0]).toBe('ATK 4: 3 printed, 1 Bloodbowl');
    expect(keywordsOf(view, id).map(keywordText)).toEqual(['haste (Bloodbowl)']);
  });

  test('case: 18.4 a unit attacks on the turn it arrives; elsewhere it waits', () => {
    const half = { hand: ['tenderfoot'] };
    expect(on('bloodbowl', half).do('Play Tenderfoot', 'Attack with your Tenderfoot').base(1)).toBe(18);
    expect(new Scene(half).do('Play Tenderfoot').can('Attack')).toBe(false);
  });

  test('negative: 18.4 heroes and buildings have neither', () => {
    const scene = on('bloodbowl', { play: [fresh('troq-bashar')] });
    expect([scene.stats(0, 'troq-bashar'), scene.can('Attack')]).toEqual(['2/3', false]);
    expect(scene.row(0, 'base').atk).toBe(0);
  });

  test('edge: 18.4, C55 it is a gain, and haste is an ability', () => {
    const white = { heroes: ['garus-rook'], deckColor: 'white', play: ['doubling-barbarbarian'] } as const;
    expect(on('bloodbowl', white).stats(0, 'doubling-barbarbarian')).toBe('5/5');
    const heroes = ['master-midori', 'troq-bashar'];
    const midori = { heroes, deckColor: 'green', play: [levelled('master-midori', 5), 'iron-man'] } as const;
    expect(on('none', midori).stats(0, 'iron-man')).toBe('4/5');
    expect(on('bloodbowl', midori).stats(0, 'iron-man')).toBe('4/4');
  });

  test('bystander: 18.4 HP, armor and prices stay, and a patroller still stops attackers', () => {
    const scene = on(
      'bloodbowl',
      { play: ['iron-man'], hand: ['tenderfoot'] },
      { play: [at('tenderfoot', 'lookout')] },
    );
    expect([scene.row(0, 'iron-man').hp, scene.row(0, 'iron-man').armor]).toEqual([4, 0]);
    expect(scene.can('Play Tenderfoot (1 gold)')).toBe(true);
    scene.do('Attack with your Iron Man');
    expect([scene.has(1, 'tenderfoot'), scene.base(1)]).toEqual([false, 20]);
  });
});

describe('Fury Road', () => {
  const army = { play: ['iron-man', 'tenderfoot', 'troq-bashar'] };

  test('case: 18.8 one patroller, and the slots after it are not asked for', () => {
    const scene = on('fury-road', army).do('Set the patrol', 'Your Iron Man');
    expect(scene.asked).toBe(1);
    expect(scene.row(0, 'iron-man').thing.slot).toBe(0);
    expect(scene.row(0, 'tenderfoot').thing.slot).toBe(-1);
  });

  test('edge: 18.8 in any slot, or nobody', () => {
    const scene = on('fury-road', army).do(
      'Set the patrol',
      'Leave it empty',
      'Leave it empty',
      'Your Tenderfoot',
    );
    expect([scene.asked, scene.row(0, 'tenderfoot').thing.slot]).toEqual([1, 2]);
    const open = on('fury-road', army).do('Set the patrol');
    while (open.question === 'slot') open.do('Leave it empty');
    expect(open.state.things.every(({ slot }) => slot < 0)).toBe(true);
  });

  test('edge: 18.8 it may patrol anew in the next turn', () => {
    const scene = on('fury-road', army)
      .endTurn('Your Iron Man')
      .endTurn()
      .do('Set the patrol', 'Your Tenderfoot');
    expect([scene.row(0, 'iron-man').thing.slot, scene.row(0, 'tenderfoot').thing.slot]).toEqual([-1, 0]);
  });

  test('edge: 18.8, C57 a patroller is lent only to a player who has none, and only one', () => {
    const scene = threeOn('fury-road', army, { play: [at('older-brother', 'elite')] });
    scene.do('Set the patrol', 'Your Iron Man');
    expect([scene.question, scene.choices]).toEqual(['lend', ['Cy', 'Lend nothing']]);
    scene.do('Cy', 'Your Tenderfoot');
    expect(scene.row(2, 'tenderfoot').thing.slot).toBe(0);
    expect([scene.question, scene.asked]).toEqual(['main', 1]);
    expect(scene.row(0, 'troq-bashar').thing.slot).toBe(-1);
  });

  test('bystander: 18.8 each player of a team has one', () => {
    const scene = teamsOn('fury-road', army, army).end().end();
    scene.do('Your Iron Man');
    expect([scene.question, scene.asked]).toEqual(['slot', 1]);
    scene.do('Your Tenderfoot');
    expect(scene.state.things.filter(({ slot }) => slot >= 0)).toHaveLength(2);
  });

  test('negative: 18.8 without the map the next slot is asked for', () => {
    expect(new Scene(army).do('Set the patrol', 'Your Iron Man').question).toBe('slot');
  });
});

describe('No Rush 15 Minutes', () => {
  /** Ann attacks; she is in such a turn of hers, and Bo has begun so many. */
  const struck = (mine: number, theirs: number) =>
    on('no-rush-15-minutes', { play: ['iron-man'], turns: mine }, { turns: theirs }).do(
      'Attack with your Iron Man',
    );

  test.each([
    ['in the first turns', 1, 0, 20],
    ['in the fourth turn of the first player', 4, 3, 20],
    ['in the fourth turn of the second player', 4, 4, 20],
    ['when all but one have finished four', 6, 3, 20],
    ['when all have finished four', 5, 4, 17],
  ])('case: 18.13 damage %s: %i and %i turns leave %i HP', (_when, mine, theirs, left) => {
    expect(struck(mine, theirs).base(1)).toBe(left);
  });

  test('case: 18.13 it is told for each that would have taken damage; elsewhere it is dealt', () => {
    const scene = on('no-rush-15-minutes', { play: ['iron-man'] }, { play: ['tenderfoot'] });
    scene.do('Attack with your Iron Man', 'Bo’s Tenderfoot');
    expect([scene.mine, scene.theirs]).toEqual(['Base 20, Iron Man 3/4', 'Base 20, Tenderfoot 1/2']);
    expect(scene.happened('spared')).toBe(2);
    expect(scene.row(0, 'iron-man').thing.exhausted).toBe(true);
    expect(new Scene({ play: ['iron-man'] }).do('Attack with your Iron Man').base(1)).toBe(17);
  });

  test('negative: 18.13 what is destroyed or gets -1/-1 runes without damage dies, and a fallen building hurts no base', () => {
    const scene = on(
      'no-rush-15-minutes',
      { play: ['troq-bashar', 'tower'], hand: ['wither'] },
      { play: ['timely-messenger'] },
    );
    scene.do('Play Wither', 'Bo’s Timely Messenger', 'Tear down your Tower');
    expect(scene.has(1, 'timely-messenger')).toBe(false);
    expect(scene.has(0, 'tower')).toBe(false);
    expect(scene.base(0)).toBe(20);
  });

  test('edge: 18.13 deathtouch and what follows damage do nothing', () => {
    const rogue = { heroes: ['garth-torken'], deckColor: 'black', play: ['poisonblade-rogue'] } as const;
    const scene = on('no-rush-15-minutes', rogue, { play: ['iron-man'] });
    scene.do('Attack with your Poisonblade Rogue', 'Bo’s Iron Man');
    expect([scene.has(0, 'poisonblade-rogue'), scene.has(1, 'iron-man')]).toEqual([true, true]);
  });

  test('bystander: 18.13, C62 no card is used up by it', () => {
    const sentry = {
      heroes: ['max-geiger'],
      deckColor: 'purple',
      play: ['sentry', at('neo-plexus', 'elite')],
    } as const;
    const caster = { play: ['troq-bashar'], hand: ['spark'] };
    const used = (map: 'no-rush-15-minutes' | 'none') =>
      on(map, caster, sentry).do('Play Spark').row(1, 'sentry').thing.uses;
    expect(used('none')).toEqual(['guarded']);
    expect(used('no-rush-15-minutes')).toEqual([]);
  });

  test('edge: 18.13 every player of three, and of both teams, is waited for', () => {
    const iron = { play: ['iron-man'], turns: 5 };
    const three = (turns: number) => threeOn('no-rush-15-minutes', iron, { turns: 4 }, { turns });
    expect(three(3).do('Attack with your Iron Man', 'Bo’s Base').base(1)).toBe(20);
    expect(three(4).do('Attack with your Iron Man', 'Bo’s Base').base(1)).toBe(17);
    const teams = teamsOn('no-rush-15-minutes', iron, { turns: 5 }, { turns: 4 }, { turns: 4 });
    expect(teams.do('Attack with your Iron Man').row(2, 'team-base').thing.damage).toBe(3);
  });
});
