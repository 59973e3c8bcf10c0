import { describe, expect, test } from 'vitest';
import { at, damaged, type Placed } from '../testing/placed.ts';
import { type Half, Scene } from '../testing/scene.ts';

// What is built onto the base.

const RIVER = 'river-montoya';
const TROQ = 'troq-bashar';

test.each([
  ['Base', 'base', 20],
  ['Tech I Building', 'tech-i-building', 5],
  ['Tech II Building', 'tech-ii-building', 5],
  ['Tech III Building', 'tech-iii-building', 5],
  ['Heroes’ Hall', 'heroes-hall', 4],
  ['Surplus', 'surplus', 4],
  ['Tech Lab', 'tech-lab', 4],
  ['Tower', 'tower', 4],
])('6.1, 6.5 %s is what is printed on it', (_name, card, hp) => {
  const play = card === 'base' ? [] : [card];
  expect(new Scene({ play }).row(0, card).hp).toBe(hp);
});

/** A building that is not finished. */
const raw = (card: string): Placed => ({ card, constructing: true });

describe('Heroes’ Hall', () => {
  const summons = (...play: Placed[]) => new Scene({ play: [TROQ, ...play] }).can('Summon River');

  test('case: 6.9, 4.5 its player may have one hero more in play', () => {
    expect(summons('heroes-hall')).toBe(true);
  });

  test('negative: without it there is one only', () => {
    expect(summons()).toBe(false);
  });

  test('edge: 6.2 not while it is under construction', () => {
    expect(summons(raw('heroes-hall'))).toBe(false);
  });

  test('edge: 4.6 no hero leaves when it falls', () => {
    const scene = new Scene({ play: [TROQ, RIVER, 'heroes-hall'] }).do('Tear down');
    expect(scene.mine).toBe('Base 18, Troq Bashar 2/3, River Montoya 2/3');
  });

  test('bystander: the opponent’s limit stays', () => {
    const scene = new Scene({ play: ['heroes-hall'] }, { play: [TROQ] }).endTurn();
    expect(scene.can('Summon River')).toBe(false);
  });
});

describe('Surplus', () => {
  const upkeep = (half: Half) =>
    new Scene({}, { deck: ['spark', 'bloom'], ...half }).endTurn().count(1, 'hand');

  test('case: 6.8 in the upkeep its player draws a card', () => {
    expect(upkeep({ play: ['surplus'] })).toBe(1);
  });

  test('negative: not in the opponent’s upkeep', () => {
    const scene = new Scene({ play: ['surplus'], deck: ['spark', 'bloom', 'wither'] }).endTurn();
    // Two cards are drawn in the draw phase.
    expect(scene.count(0, 'hand')).toBe(2);
  });

  test('edge: 6.2 begun on this turn, it draws on the next', () => {
    const scene = new Scene({ deck: ['spark', 'bloom', 'wither'], gold: 5 }).do('Build a Surplus');
    expect(scene.count(0, 'hand')).toBe(0);
    expect(scene.endTurn().endTurn().count(0, 'hand')).toBe(3);
  });

  test('edge: 3.11 with no card left, it draws nothing', () => {
    expect(upkeep({ play: ['surplus'], deck: [] })).toBe(0);
  });

  test('bystander: the opponent draws nothing by it', () => {
    const scene = new Scene({ deck: ['spark', 'bloom', 'wither'] }, { play: ['surplus'] }).endTurn();
    expect(scene.count(0, 'hand')).toBe(2);
  });
});

describe('Tech Lab', () => {
  const lab = (half: Half) =>
    new Scene({ hand: ['eggship', 'cloud-sprite'], workers: 10, gold: 20, ...half });
  const plays = (scene: Scene) => [scene.can('Play Eggship'), scene.can('Play Cloud Sprite')];

  test('case: 6.10 cards of one more spec may be played', () => {
    const scene = lab({ tech: 'bashing' }).do('Build a Tech Lab');
    expect(plays(scene)).toEqual([true, false]);
    // Both come back with the next hand.
    expect(plays(scene.endTurn().endTurn())).toEqual([true, true]);
    expect(scene.player(0).labSpec).toBe('finesse');
  });

  test('negative: without it only those of the chosen spec', () => {
    expect(plays(lab({ tech: 'bashing' }))).toEqual([true, false]);
  });

  test('edge: 6.10 built before the tech II building, its spec is chosen after that', () => {
    const scene = lab({ play: ['tech-i-building'] }).do('Build a Tech Lab');
    expect([scene.question, scene.player(0).labSpec]).toEqual(['main', 'none']);
    scene.do('Build a Tech II', 'Bashing');
    expect([scene.player(0).spec, scene.player(0).labSpec]).toEqual(['bashing', 'finesse']);
  });

  test('edge: a lab that is lost takes its spec along', () => {
    const scene = lab({ tech: 'bashing' }).do('Build a Tech Lab', 'Tear down');
    expect(plays(scene)).toEqual([true, false]);
    expect(scene.base(0)).toBe(18);
  });

  test('bystander: the tech building of their level is still needed', () => {
    const half = { play: ['tech-i-building', 'tech-lab'], hand: ['cloud-sprite'] };
    const scene = lab(half);
    expect(scene.can('Play Cloud Sprite')).toBe(false);
  });
});

describe('Tower', () => {
  const attack = (mine: Placed, ...theirs: Placed[]) =>
    new Scene({ play: [mine] }, { play: theirs }).do('Attack with', 'Bo’s Base');

  test('case: 6.14 it deals 1 to every attacker that it can see', () => {
    expect(attack('iron-man', 'tower').stats(0, 'iron-man')).toBe('3/3');
  });

  test('case: 6.11 it detects the first hidden attacker of a turn', () => {
    const scene = new Scene(
      { play: ['backstabber', 'backstabber'] },
      { play: ['tower', at('regular-sized-rhinoceros', 'squad leader')] },
    ).do('Attack with your Backstabber 1');
    expect(scene.stats(1, 'regular-sized-rhinoceros')).toBe('5/4');
    expect(scene.do('Attack with').choices).toContain('Bo’s Base');
  });

  test('negative: 6.2 under construction it does neither', () => {
    const scene = new Scene({ play: ['iron-man'] }, { play: [raw('tower')] }).do('Attack with');
    expect(scene.stats(0, 'iron-man')).toBe('3/4');
  });

  test('negative: 6.14 it does not shoot at a second hidden attacker', () => {
    const scene = new Scene({ play: ['backstabber', 'backstabber'] }, { play: ['tower'] });
    scene.do('Attack with your Backstabber 1', 'Bo’s Base', 'Attack with', 'Bo’s Base');
    expect([scene.stats(0, 'backstabber', 0), scene.stats(0, 'backstabber', 1)]).toEqual(['3/2', '3/3']);
  });

  test('edge: 6.14 destroyed by the attack, it has shot with the same damage', () => {
    const scene = new Scene({ play: ['iron-man'] }, { play: [damaged('tower', 3)] }).do(
      'Attack with',
      'Bo’s Tower',
    );
    expect([scene.stats(0, 'iron-man'), scene.theirs]).toEqual(['3/3', 'Base 18']);
  });

  test('edge: 6.12 on its player’s own turn it detects one hidden thing', () => {
    const scene = new Scene({ play: ['tower', 'iron-man'] }, { play: ['backstabber', 'backstabber'] });
    scene.do('Detect Bo’s Backstabber 1');
    expect(scene.can('Detect')).toBe(false);
    expect(scene.do('Attack with').choices).toEqual(['Bo’s Base', 'Bo’s Backstabber 1']);
  });

  test('bystander: who does not attack is not shot at', () => {
    const scene = new Scene({ play: ['iron-man', 'tenderfoot'] }, { play: ['tower'] });
    expect(scene.do('Attack with your Iron Man', 'Bo’s Base').mine).toBe(
      'Base 20, Iron Man 3/3, Tenderfoot 1/2',
    );
  });
});
