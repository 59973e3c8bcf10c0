import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { codex } from './index.ts';
import { weakestOf } from './kinds.ts';
import { sheetOf } from './sheet.ts';
import { having } from './testing/gifts.ts';
import './testing/madeUp.ts';
import { at, damaged, exhausted, levelled, type Placed, runed } from './testing/placed.ts';
import { type Half, Scene } from './testing/scene.ts';
import { green, led, red } from './testing/teams.ts';

// Rules that no single card shows, and rulings that have names of their own.

const TROQ = 'troq-bashar';

describe('workers, heroes and cards', () => {
  test('4.2, B1 of an opponent’s workers one is as good as another: which card goes is not asked, and not seen', () => {
    const scene = red({ play: ['captain-zane'], hand: ['detonate'] }).do('Play Detonate');
    scene.do(scene.choices[1] as string);
    expect(scene.workers).toEqual([5, 4]);
    expect(scene.state.players[1]?.trashed.every((count) => count === 0)).toBe(true);
  });

  test('4.13 a hero that returns to the command zone without dying gives no levels', () => {
    const scene = new Scene({ play: ['herald', TROQ] }, { play: [levelled('river-montoya', 3)] });
    scene.do('Use your Herald: dismiss', 'Bo’s River');
    expect([scene.has(1, 'river-montoya'), scene.row(0, TROQ).thing.level]).toEqual([false, 1]);
  });

  test('4.16 a hero that returns so has no summoning runes, and comes again at level 1', () => {
    const scene = new Scene({ play: ['herald'] }, { play: [levelled('river-montoya', 3)] });
    scene.do('Use your Herald: dismiss', 'Bo’s River').endTurn().do('Summon River');
    expect(scene.row(1, 'river-montoya').thing.level).toBe(1);
  });

  test('5.6, B3 a neutral hero alone pays 1 more for a red starting spell, and nothing for a neutral one', () => {
    const team = led('red', 'river-montoya', 'captain-zane');
    const pays = (...play: Placed[]) =>
      team({ play, hand: ['scorch'] }, { play: [at('mad-man', 'elite')] }).choices.find((one) =>
        one.startsWith('Play Scorch'),
      );
    expect([pays('river-montoya'), pays('river-montoya', 'captain-zane')]).toEqual([
      'Play Scorch (4 gold)',
      'Play Scorch (3 gold)',
    ]);
  });

  test('5.16, C6 a price is set first, then lowered, and never below 0', () => {
    const half = {
      play: [levelled('river-montoya', 5), 'maestro'],
      hand: ['tenderfoot', 'older-brother'],
      gold: 1,
    };
    const scene = new Scene(half);
    expect([scene.can('Play Tenderfoot (0 gold)'), scene.can('Play Older Brother (1 gold)')]).toEqual([
      true,
      true,
    ]);
  });

  test('5.17, C7 an effect that asks for a cost means the printed one', () => {
    const play = ['master-midori', 'rampaging-elephant'];
    const scene = green({ play, hand: ['circle-of-life'] }).do('Play Circle of Life');
    expect(scene.choices.some((one) => one.startsWith('Gigadon'))).toBe(false);
  });
});

describe('turns', () => {
  test('3.12, C4 effects of the end of the turn come first, then what lasts for the turn ends, then buildings are finished', () => {
    const half = { play: [TROQ, having('iron-man', 'ephemeral')], hand: ['intimidate'], workers: 6 };
    const scene = new Scene(half, { play: ['older-brother'] });
    scene.do('Play Intimidate', 'Bo’s Older Brother', 'Build a Tech I').endTurn();
    const order = scene.events.flatMap(({ type }) => (type === 'died' || type === 'finished' ? [type] : []));
    expect([order, scene.stats(1, 'older-brother')]).toEqual([['died', 'finished'], '2/2']);
  });
});

describe('damage and death', () => {
  const attacked = (theirs: Placed[], ...choices: string[]) =>
    new Scene({ play: ['regular-sized-rhinoceros'] }, { play: theirs }).do('Attack with', ...choices);

  test('9.11, C10 prevention comes first, then armor, then what is left lands', () => {
    // Of 5 damage 2 are prevented and 1 is taken by armor.
    const scene = attacked([at('leaping-lizard', 'squad leader'), 'warden']);
    expect([scene.stats(1, 'leaping-lizard'), scene.row(1, 'leaping-lizard').thing.armorUsed]).toEqual([
      '3/3',
      1,
    ]);
  });

  test('9.11, 9.10 damage that is prevented as a whole was not dealt: armor is not used, deathtouch does nothing', () => {
    const foe = { play: [at('leaping-lizard', 'squad leader'), 'warden'] };
    const scene = new Scene({ play: [having('older-brother', 'deathtouch')] }, foe).do('Attack with');
    expect([scene.stats(1, 'leaping-lizard'), scene.row(1, 'leaping-lizard').thing.armorUsed]).toEqual([
      '3/5',
      0,
    ]);
  });

  const boots = (half: Half) => new Scene({ play: [TROQ], hand: ['the-boot', 'the-boot'], gold: 20 }, half);
  const saved = (scene: Scene) =>
    scene.events.flatMap((event) =>
      event.type === 'saved' ? [event.by] : event.type === 'returned' ? ['hand'] : [],
    );

  test('9.12, C11 first two lives, then a card that saves it, then indestructible', () => {
    const cat = { ...having('iron-man', 'two lives', 'indestructible'), id: 900 };
    const scene = boots({ play: [cat, { card: 'stone', to: 900 }] }).do('Play The Boot');
    expect(saved(scene)).toEqual(['two lives']);
    scene.do('Play The Boot');
    expect([saved(scene), scene.has(1, 'stone')]).toEqual([['two lives', 'Stone'], false]);
    const rock = { ...having('iron-man', 'indestructible'), id: 900 };
    const stone = boots({ play: [rock, { card: 'stone', to: 900 }] }).do('Play The Boot', 'Play The Boot');
    expect(saved(stone)).toEqual(['Stone', 'indestructible']);
  });

  test('9.12 then the card’s own words, then that it cannot leave play', () => {
    const runaway = boots({ play: ['runaway'] }).do('Play The Boot');
    expect([runaway.has(1, 'runaway'), runaway.happened('died')]).toEqual([false, 0]);
    const anchor = boots({ play: [damaged('anchor', 0)] }).do('Play The Boot');
    expect([anchor.has(1, 'anchor'), anchor.happened('died')]).toEqual([true, 0]);
  });

  test('9.13 a death that something took the place of was none: no gold, no card, no mourning', () => {
    const cat = { ...having('iron-man', 'two lives'), slotName: 'scavenger' } as const;
    const scene = boots({ play: [cat, 'mourner'], gold: 0 }).do('Play The Boot', 'Bo’s Iron Man');
    expect(scene.player(1).gold).toBe(0);
    expect(scene.do('Play The Boot', 'Bo’s Iron Man').player(1).gold).toBe(2);
  });

  test('9.14, B8 what moves the card that just died happens before other triggers of deaths, and is not asked about', () => {
    const scene = boots({ play: ['mourner', 'phoenix'] }).do('Play The Boot', 'Bo’s Phoenix');
    const order = scene.events.flatMap((event) => (event.type === 'triggered' ? [event.thing.card] : []));
    expect([order, scene.has(1, 'phoenix')]).toEqual([['phoenix', 'mourner'], true]);
  });

  test('9.16 what is disabled is exhausted, leaves its slot, and misses its next ready phase, but not the one after', () => {
    const scene = new Scene(
      { play: ['herald'] },
      { play: [at('iron-man', 'elite'), exhausted('tenderfoot')] },
    );
    scene.do('Use your Herald: hobble', 'Bo’s Iron Man');
    expect(scene.row(1, 'iron-man').thing).toMatchObject({ exhausted: true, slot: -1 });
    scene.endTurn();
    expect([scene.can('Attack with your Iron Man'), scene.can('Attack with your Tenderfoot')]).toEqual([
      false,
      true,
    ]);
    expect(scene.endTurn().endTurn().can('Attack with your Iron Man')).toBe(true);
  });

  test('9.19 a card discarded by chance is seen by its player only', () => {
    const half = { hand: ['spark', 'bloom', 'wither'] };
    const scene = new Scene({ play: ['herald'] }, half, { chance: [1] }).do('Use your Herald: rob');
    expect([scene.count(1, 'hand'), scene.count(1, 'discard'), scene.leftOver]).toEqual([2, 1, 0]);
    expect(scene.events.find(({ type }) => type === 'discarded')).toMatchObject({ seat: 1, byChance: true });
    expect(JSON.stringify(codex.view(scene.state, seat(0)).players[1])).toBe(
      JSON.stringify(codex.view(scene.state, 'spectator').players[1]),
    );
    expect(new Scene({ play: ['herald'] }).do('Use your Herald: rob').happened('discarded')).toBe(0);
  });

  test('12.1, B10, 9.6 deaths that belong together are taken together: each sees the other', () => {
    const play = ['mourner', 'mourner', 'tenderfoot'];
    const scene = new Scene({ play: ['river-montoya'], hand: ['discord'] }, { play, gold: 0 }).do(
      'Play Discord',
    );
    // Both Mourners see both of them die.
    expect([scene.theirs, scene.player(1).gold]).toEqual(['Base 20, Tenderfoot 0/1', 4]);
  });
});

describe('what a thing is', () => {
  test('13.2, B11 runes and what was granted come before slots, and ATK is at least 0 only then', () => {
    const foe = { play: [at(runed('older-brother', 1), 'elite')] };
    const scene = new Scene({ play: [TROQ], hand: ['intimidate'] }, foe).do(
      'Play Intimidate',
      'Bo’s Older Brother',
    );
    // 2 printed, 1 by its rune, 4 less, 1 as an elite.
    expect(scene.stats(1, 'older-brother')).toBe('0/3');
  });

  test('13.3, B12 what looks at others is added in order of time', () => {
    const scene = green({ play: [levelled('master-midori', 7), 'behind-the-ferns', 'tiger-cub'] });
    expect([scene.stats(0, 'tiger-cub'), scene.is(0, 'tiger-cub', 'stealth')]).toEqual(['2/2', true]);
  });

  test('13.11, B14 a token that would go to a hand ceases to exist, which is no death', () => {
    const foe = { play: [at('dancer', 'technician'), 'mourner'], deck: ['spark'], gold: 0 };
    const scene = new Scene({ play: ['herald'] }, foe).do('Use your Herald: dismiss', 'Bo’s Dancer');
    expect([scene.has(1, 'dancer'), scene.count(1, 'hand'), scene.player(1).gold]).toEqual([false, 0, 0]);
  });

  test('13.12, B15 a limit counts what a player controls, whatever it has become', () => {
    const scene = new Scene({
      play: ['river-montoya', 'harmony', 'dancer', 'dancer', 'angry-dancer'],
      hand: ['bloom'],
    }).do('Play Bloom', 'Your River');
    expect(scene.state.things.filter(({ card }) => card.endsWith('dancer'))).toHaveLength(3);
  });

  test('11.2, C12 where a player must choose and one thing is possible, nothing is asked', () => {
    const scene = new Scene({ play: [TROQ], hand: ['spark'] }, { play: [at('iron-man', 'elite')] }).do(
      'Play Spark',
    );
    expect([scene.question, scene.stats(1, 'iron-man')]).toEqual(['main', '4/3']);
  });

  test('14.37 the weakest unit has the lowest tech level, and among those the least ATK', () => {
    const weakest = (...play: Placed[]) => {
      const units = sheetOf(new Scene({}, { play }).state).rows.filter(({ entry }) => entry.kind === 'unit');
      return weakestOf(units).map(({ thing }) => thing.card);
    };
    expect(weakest('iron-man', runed('older-brother', 3), 'eggship')).toEqual(['older-brother']);
    expect(weakest('older-brother', 'tenderfoot', 'iron-man')).toEqual(['tenderfoot']);
    expect(weakest('timely-messenger', 'tenderfoot')).toEqual(['timely-messenger', 'tenderfoot']);
    expect(weakest()).toEqual([]);
  });
});
