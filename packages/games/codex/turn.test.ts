import { type Seat, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { codex } from './index.ts';
import { at, damaged } from './testing/placed.ts';
import { Scene } from './testing/scene.ts';

describe('workers, gold, cards', () => {
  test('3.4, 3.7 each worker gives 1 gold in the upkeep, and nobody has more than 20', () => {
    const scene = new Scene({ gold: 3 }, { gold: 18, workers: 9 });
    scene.endTurn();
    expect(scene.player(1).gold).toBe(20);
    expect(scene.player(0).gold).toBe(3);
    scene.endTurn();
    expect(scene.player(0).gold).toBe(8);
  });

  test.each([
    [0, 2],
    [1, 3],
    [2, 4],
    [3, 5],
    [5, 5],
  ])('3.10 a hand of %i is discarded, and %i cards are drawn', (held, drawn) => {
    const all = ['bloom', 'spark', 'wither', 'tenderfoot', 'older-brother'];
    const rest = [
      'brick-thief',
      'fruit-ninja',
      'granfalloon-flagbearer',
      'helpful-turtle',
      'timely-messenger',
    ];
    const scene = new Scene({ hand: all.slice(0, held), deck: rest }).endTurn();
    expect(scene.count(0, 'hand')).toBe(drawn);
    expect(scene.count(0, 'discard')).toBe(held);
  });

  test('3.11, A3 an empty draw pile is made anew from the discard pile, once in a phase', () => {
    const scene = new Scene({ hand: ['bloom'], deck: ['spark'], discard: [] }).endTurn();
    // One from the pile, then the hand that was discarded; the third finds nothing.
    expect(scene.count(0, 'hand')).toBe(2);
    expect(scene.count(0, 'deck') + scene.count(0, 'discard')).toBe(0);
    expect(scene.happened('reshuffled')).toBe(1);
  });

  test('3.13, 3.14, C5 two cards of the codex go to the discard pile as the next own turn begins', () => {
    const scene = new Scene({ turns: 1 });
    scene.endTurn();
    const before = scene.count(0, 'codex');
    scene.do('Set the patrol');
    expect(scene.question).toBe('tech');
    expect(scene.asked).toBe(0);
    expect(scene.can('No more')).toBe(false);
    scene.do('Iron Man');
    expect(scene.question).toBe('tech');
    scene.do('Iron Man');
    expect(scene.question).toBe('main');
    expect(scene.count(0, 'codex')).toBe(before - 2);
    expect(scene.count(0, 'discard', 'iron-man')).toBe(2);
  });

  test('3.13 a card whose two copies are gone cannot be teched', () => {
    const scene = new Scene({ turns: 1, play: ['iron-man', 'iron-man'] });
    scene.endTurn().do('Set the patrol');
    expect(scene.can('Iron Man')).toBe(false);
    expect(scene.can('Eggship')).toBe(true);
  });

  test.each([
    [9, false],
    [10, true],
  ])('3.15 with %i workers no card need be teched: %s', (workers, may) => {
    const scene = new Scene({ turns: 1, workers }).endTurn().do('Set the patrol');
    expect(scene.can('No more')).toBe(may);
    if (may) expect(scene.do('No more').question).toBe('main');
  });

  test('3.16 before the first turn nothing is teched', () => {
    const scene = new Scene({ turns: 0 }, { turns: 0 }).do('Set the patrol');
    expect(scene.asked).toBe(1);
    expect(scene.question).toBe('main');
  });

  test('3.14 a plan is possible on the opponent’s turn only, and lists what is left in the codex', () => {
    const scene = new Scene({ turns: 1 });
    const plan = (planned: Parameters<NonNullable<typeof codex.plannable>>[2]) =>
      codex.plannable?.(scene.state, 0 as never, planned)?.choices.length;
    expect(plan([])).toBeUndefined();
    scene.endTurn();
    expect(plan([])).toBe(24);
    const once = { type: 'tech', card: 'eggship' } as const;
    expect(plan([once])).toBe(24);
    expect(plan([once, once])).toBeUndefined();
  });

  test('3.14 a plan asks for the first card, whatever the opponent has teched in their turn', () => {
    const scene = new Scene({ turns: 1 }, { turns: 1 });
    const asks = (by: Seat) => {
      const next = codex.plannable?.(scene.state, by, []) ?? codex.decisions(scene.state)[0];
      if (!next) throw new Error('nothing is asked');
      const view = codex.view(scene.state, by);
      return codex.words.question({ kind: 'awaited', ...next }, view, String).text;
    };
    scene.do('Set the patrol').do('Eggship');
    expect([asks(seat(0)), asks(seat(1))]).toEqual([
      'Which card do you tech?',
      'Which card do you tech besides?',
    ]);
  });

  test('4.1 a worker is hired for 1 gold and a card, once a turn; the card is gone for good', () => {
    const scene = new Scene({ gold: 2, hand: ['bloom', 'spark'] }).do('Hire a worker with Bloom');
    expect(scene.player(0)).toMatchObject({ gold: 1, workers: 6 });
    expect(scene.count(0, 'hand', 'bloom')).toBe(0);
    expect(scene.count(0, 'discard', 'bloom')).toBe(0);
    expect(scene.can('Hire')).toBe(false);
    expect(new Scene({ gold: 0, hand: ['bloom'] }).can('Hire')).toBe(false);
  });

  test('4.1, 15.1 the others see that a worker was hired, and not with which card', () => {
    const scene = new Scene({ hand: ['bloom', 'spark'] });
    const hire = (card: string) => {
      const applied = codex.apply(scene.state, 0 as never, { type: 'hire', card });
      if (!applied.ok) throw new Error(applied.why.text);
      return JSON.stringify(codex.view(applied.value.state, 1 as never));
    };
    expect(hire('bloom')).toBe(hire('spark'));
    expect(hire('bloom')).not.toContain('"own":{"hand":[1');
  });
});

describe('heroes', () => {
  test('4.3, 5.3 a hero is summoned for its cost at level 1, and cannot attack this turn', () => {
    const scene = new Scene({ gold: 2 }).do('Summon Troq');
    expect(scene.row(0, 'troq-bashar').thing.level).toBe(1);
    expect(scene.stats(0, 'troq-bashar')).toBe('2/3');
    expect(scene.player(0).gold).toBe(0);
    expect(scene.can('Attack with your Troq')).toBe(false);
  });

  test('4.5, 4.6 the hero limit is 1, 2 with tech II, 3 with tech III, and a hall adds 1', () => {
    const summons = (...play: string[]) => new Scene({ play: ['troq-bashar', ...play] }).can('Summon River');
    expect(summons()).toBe(false);
    expect(summons('tech-i-building')).toBe(false);
    expect(summons('tech-ii-building')).toBe(true);
    expect(summons('heroes-hall')).toBe(true);
    expect(
      new Scene({ play: ['troq-bashar', { card: 'tech-ii-building', constructing: true }] }).can('Summon'),
    ).toBe(false);
  });

  test('4.7, 4.8, 4.9 levels cost 1 each; a new band has its numbers and heals', () => {
    const scene = new Scene({ gold: 10, play: [{ card: 'river-montoya', damage: 2 }] });
    scene.do('Raise your River');
    expect(scene.stats(0, 'river-montoya')).toBe('2/1');
    scene.do('Raise your River');
    expect(scene.stats(0, 'river-montoya')).toBe('2/4');
    scene.do('Raise your River', 'Raise your River');
    expect(scene.stats(0, 'river-montoya')).toBe('3/4');
    expect(scene.player(0).gold).toBe(6);
    expect(scene.can('Raise')).toBe(false);
  });

  test('4.11 when a player destroys a hero of an opponent, one of their own gains two levels', () => {
    const scene = new Scene(
      { play: ['troq-bashar', 'iron-man'] },
      { play: [{ card: 'river-montoya', slotName: 'elite', damage: 1 }] },
    );
    scene.do('Attack with your Iron Man');
    expect(scene.has(1, 'river-montoya')).toBe(false);
    expect(scene.row(0, 'troq-bashar').thing.level).toBe(3);
    expect(scene.player(1).heroes.find(({ card }) => card === 'river-montoya')?.runes).toBe(2);
  });

  test('4.11, 4.19 on another’s turn as well, and it is the player who destroyed it who is asked', () => {
    const scene = new Scene(
      { play: [damaged('troq-bashar', 1), 'iron-man'] },
      { play: [at('river-montoya', 'elite'), 'troq-bashar'] },
    ).do('Attack with your Troq');
    expect([scene.question, scene.asked, scene.choices]).toEqual([
      'levels',
      1,
      ['Your River Montoya (elite)', 'Your Troq Bashar'],
    ]);
    expect(scene.do('Your Troq').row(1, 'troq-bashar').thing.level).toBe(3);
  });

  test('4.19, C70 by whom a hero was destroyed: a tower, a spell, a rune; nobody where it was sacrificed', () => {
    const level = (scene: Scene, side: number) => scene.row(side, 'river-montoya').thing.level;
    const shot = new Scene({ play: [damaged('troq-bashar', 2)] }, { play: ['tower', 'river-montoya'] });
    expect(level(shot.do('Attack with', 'Bo’s Base'), 1)).toBe(3);
    const half = {
      heroes: ['jaina-stormborne', 'river-montoya', 'troq-bashar'],
      deckColor: 'red',
      gold: 9,
    } as const;
    const burnt = new Scene(
      { ...half, play: ['river-montoya'], hand: ['scorch'] },
      { play: [at(damaged('troq-bashar', 1), 'elite')] },
    ).do('Play Scorch', 'Bo’s Troq');
    expect([burnt.has(1, 'troq-bashar'), level(burnt, 0)]).toEqual([false, 3]);
    const weak = { card: 'troq-bashar', runes: -3 };
    const theirs = new Scene({ play: ['river-montoya'] }, { play: [weak] }).do('Build a Tower');
    const ours = new Scene({ play: [weak] }, { play: ['river-montoya'] }).do('Build a Tower');
    expect([level(theirs, 0), ours.has(0, 'troq-bashar'), level(ours, 1)]).toEqual([3, false, 1]);
  });

  test('4.11 where two heroes could gain the levels, the player who destroyed the hero chooses', () => {
    const scene = new Scene(
      { play: ['troq-bashar', 'river-montoya', 'iron-man'] },
      { play: [{ card: 'river-montoya', slotName: 'elite', damage: 1 }] },
    );
    scene.do('Attack with your Iron Man');
    expect(scene.question).toBe('levels');
    scene.do('Your River');
    expect(scene.row(0, 'river-montoya').thing.level).toBe(3);
    expect(scene.row(0, 'troq-bashar').thing.level).toBe(1);
  });

  test('4.4, 4.12, 3.5 summoning runes go one by one in the upkeep of their player', () => {
    const scene = new Scene(
      { play: ['iron-man'] },
      { play: [{ card: 'river-montoya', slotName: 'elite', damage: 1 }] },
    );
    scene.do('Attack with your Iron Man').endTurn();
    expect(scene.can('Summon River')).toBe(false);
    expect(scene.can('Summon Troq')).toBe(true);
    scene.endTurn().endTurn();
    expect(scene.can('Summon River')).toBe(true);
  });
});

describe('the base', () => {
  test.each([
    ['I', 5, false],
    ['I', 6, true],
  ])('6.1 a tech %s building with %i workers: %s', (level, workers, may) => {
    expect(new Scene({ workers }).can(`Build a Tech ${level} Building (1 gold)`)).toBe(may);
  });

  test('6.1 each tech building needs the one below, its workers and its gold', () => {
    const can = (workers: number, gold: number, ...play: string[]) =>
      new Scene({ workers, gold, play }).choices.filter((text) => text.startsWith('Build a Tech I'));
    expect(can(10, 10)).toEqual(['Build a Tech I Building (1 gold)']);
    expect(can(7, 10, 'tech-i-building')).toEqual([]);
    expect(can(8, 3, 'tech-i-building')).toEqual([]);
    expect(can(8, 4, 'tech-i-building')).toEqual(['Build a Tech II Building (4 gold)']);
    expect(can(10, 5, 'tech-i-building', 'tech-ii-building')).toEqual(['Build a Tech III Building (5 gold)']);
  });

  test('6.2 a building is under construction until the end of the turn', () => {
    const scene = new Scene({ workers: 8, hand: ['iron-man'] }).do('Build a Tech I ');
    expect(scene.row(0, 'tech-i-building').thing.constructing).toBe(true);
    expect(scene.can('Play Iron Man')).toBe(false);
    expect(scene.can('Build a Tech II')).toBe(false);
    scene.endTurn();
    expect(scene.row(0, 'tech-i-building').thing.constructing).toBe(false);
  });

  test('6.3 the first tech II building asks for a spec, for good', () => {
    const scene = new Scene({ workers: 8, play: ['tech-i-building'] }).do('Build a Tech II', 'Finesse');
    expect(scene.player(0).spec).toBe('finesse');
  });

  test('6.4, 12.2 a destroyed tech building deals 2 to its base, and is built again for nothing', () => {
    const scene = new Scene(
      { play: ['troq-bashar'], hand: ['wrecking-ball'] },
      { workers: 6, play: [{ card: 'tech-i-building', damage: 3 }] },
    );
    scene.do('Play Wrecking Ball', 'Bo’s Tech I Building');
    expect(scene.has(1, 'tech-i-building')).toBe(false);
    expect(scene.base(1)).toBe(18);
  });

  test('6.4 building it again costs 0', () => {
    const scene = new Scene({ workers: 6, gold: 0 });
    expect(scene.can('Build')).toBe(false);
    scene.player(0).built = [1];
    expect(scene.can('Build a Tech I Building (0 gold)')).toBe(true);
  });

  test('6.5, 6.6 one add-on at most; torn down, it costs the base 2 and the next its full price', () => {
    const scene = new Scene({ gold: 10 }).do('Build a Tower (3 gold)');
    expect(scene.can('Build a Surplus')).toBe(false);
    scene.do('Tear down');
    expect(scene.base(0)).toBe(18);
    expect(scene.can('Build a Tower (3 gold)')).toBe(true);
  });

  test('6.8 a surplus draws a card in the upkeep', () => {
    const scene = new Scene({}, { play: ['surplus'], deck: ['spark'] }).endTurn();
    expect(scene.count(1, 'hand', 'spark')).toBe(1);
  });

  test('6.10 a tech lab asks for one more spec once there is a tech II building', () => {
    const scene = new Scene({ workers: 8, play: ['tech-i-building'], gold: 10 });
    scene.do('Build a Tech Lab');
    expect(scene.question).toBe('main');
    scene.do('Build a Tech II', 'Bashing');
    expect(scene.player(0)).toMatchObject({ spec: 'bashing', labSpec: 'finesse' });
  });
});

describe('playing cards', () => {
  test('5.1, 5.2 tech 0 needs nothing, tech I its building, tech II its spec', () => {
    const hand = ['tenderfoot', 'iron-man', 'eggship', 'backstabber'];
    const playable = (...play: string[]) => {
      const scene = new Scene({ hand, play });
      scene.player(0).spec = 'bashing';
      return scene.choices.filter((text) => text.startsWith('Play')).map((text) => text.split(' (')[0]);
    };
    expect(playable()).toEqual(['Play Tenderfoot']);
    expect(playable('tech-i-building')).toEqual(['Play Tenderfoot', 'Play Iron Man']);
    expect(playable('tech-i-building', 'tech-ii-building')).toEqual([
      'Play Tenderfoot',
      'Play Iron Man',
      'Play Eggship',
    ]);
    expect(playable('tech-ii-building')).toEqual(['Play Tenderfoot', 'Play Eggship']);
  });

  test('5.5, 5.7 a spell needs a hero, one of a spec the hero of that spec', () => {
    const hand = ['bloom', 'intimidate'];
    const can = (...play: string[]) => {
      const scene = new Scene({ hand, play });
      return [scene.can('Play Bloom'), scene.can('Play Intimidate')];
    };
    expect(can('tenderfoot')).toEqual([false, false]);
    expect(can('river-montoya')).toEqual([true, false]);
    expect(can('troq-bashar')).toEqual([true, true]);
  });

  test('5.5, 11.8 a spell is discarded once its effect is done', () => {
    const scene = new Scene({ hand: ['bloom'], play: ['river-montoya'] }).do('Play Bloom');
    expect(scene.stats(0, 'river-montoya')).toBe('3/4');
    expect(scene.count(0, 'discard', 'bloom')).toBe(1);
  });

  test('5.8 an ultimate needs its hero at the maximum level since the turn began', () => {
    const hand = ['appel-stomp'];
    const scene = new Scene({ hand, play: [{ card: 'river-montoya', level: 4 }], deck: ['spark'] });
    scene.do('Raise');
    expect(scene.can('Play Appel Stomp')).toBe(false);
    const next = new Scene(
      {},
      { hand, play: [{ card: 'river-montoya', level: 5 }], deck: ['spark'] },
    ).endTurn();
    expect(next.can('Play Appel Stomp')).toBe(true);
  });

  test('5.10 a channeling spell goes when its player has no hero of its spec', () => {
    const scene = new Scene(
      { play: ['iron-man'] },
      { play: ['harmony', { card: 'river-montoya', slotName: 'elite', damage: 1 }] },
    );
    scene.do('Attack with your Iron Man');
    expect(scene.has(1, 'harmony')).toBe(false);
    expect(scene.count(1, 'discard', 'harmony')).toBe(1);
  });

  test('5.13, B4 a spell without anything to do cannot be played', () => {
    const hand = ['spark'];
    expect(new Scene({ hand, play: ['troq-bashar'] }).can('Play Spark')).toBe(false);
    const patrol = { play: [{ card: 'tenderfoot', slotName: 'elite' as const }] };
    expect(new Scene({ hand, play: ['troq-bashar'] }, patrol).can('Play Spark')).toBe(true);
  });

  test('5.3, 14.12 what arrived cannot attack this turn, unless it has haste', () => {
    const scene = new Scene({ hand: ['tenderfoot', 'timely-messenger'] });
    scene.do('Play Tenderfoot', 'Play Timely Messenger');
    expect(scene.can('Attack with your Tenderfoot')).toBe(false);
    expect(scene.can('Attack with your Timely Messenger')).toBe(true);
  });
});
