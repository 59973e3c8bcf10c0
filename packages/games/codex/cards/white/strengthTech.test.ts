import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import guide from '../../guide.ts';
import { codex } from '../../index.ts';
import { skill } from '../../skill.ts';
import { counting, having, illusory } from '../../testing/gifts.ts';
import { at, damaged, exhausted, fresh, levelled, maxed, type Placed, runed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { led, warriors } from '../../testing/teams.ts';

const ROOK = 'garus-rook';
const mixed = led('white', ROOK, 'captain-zane', 'argagarg-garg');

describe('Ardra’s Boulder', () => {
  test('5.14 it is legendary, and 13.4 has no abilities', () => {
    const scene = warriors({ hand: ['ardras-boulder'], play: ['ardras-boulder'], tech: 'strength' });
    expect(scene.do('Play Ardra').count(0, 'discard', 'ardras-boulder')).toBe(1);
    const green = led('green', 'master-midori', ROOK);
    expect(green({ play: [levelled('master-midori', 7), 'ardras-boulder'] }).stats(0, 'ardras-boulder')).toBe(
      '1/7',
    );
  });
});

describe('Colossus', () => {
  const foe: Half = { deckColor: 'blue', play: [at('traffic-director', 'squad leader'), 'jail'] };
  const march = () => warriors({ play: ['colossus', 'smoker'] }, foe);

  test('case: 14.16 it ignores patrollers when it attacks a base', () => {
    const scene = march().do('Attack with your Colossus', 'Bo’s Base');
    expect([scene.base(1), scene.stats(0, 'colossus')]).toEqual([14, '6/7']);
  });

  test('negative: not when it attacks another building', () => {
    expect(march().do('Attack with your Colossus').choices).toEqual([
      'Bo’s Base',
      'Bo’s Traffic Director (squad leader)',
    ]);
  });

  test('edge: 7.2 the patroller may be attacked', () => {
    const scene = march().do('Attack with your Colossus', 'Bo’s Traffic');
    expect([scene.base(1), scene.has(1, 'traffic-director')]).toEqual([20, false]);
  });

  test('bystander: other units are stopped', () => {
    const scene = warriors(
      { play: ['colossus', 'fox-viper'] },
      { play: [at('savior-monk', 'squad leader')] },
    );
    expect(scene.do('Attack with your Fox').base(1)).toBe(20);
  });
});

describe('Doubling Barbarbarian', () => {
  const BAR = 'doubling-barbarbarian';

  test('case: 13.16 what is given for a time is given twice', () => {
    const scene = warriors({ play: [ROOK, BAR, 'aged-sensei'] }).do('Use your Aged', 'Your Doubling');
    expect([scene.stats(0, BAR), scene.row(0, BAR).armor]).toEqual(['5/5', 2]);
    expect(scene.endTurn().stats(0, BAR)).toBe('3/5');
  });

  test('case: 13.16 and what cards in play give, and frenzy', () => {
    const green = led('white', ROOK, 'troq-bashar', 'river-montoya');
    expect(green({ play: [BAR, 'grounded-guide'] }).stats(0, BAR)).toBe('5/5');
    const frenzied = warriors({ play: [counting(BAR, 'frenzy', 1)] });
    expect([frenzied.stats(0, BAR), frenzied.endTurn().stats(0, BAR)]).toEqual(['5/5', '3/5']);
  });

  test('negative: 13.16 what it loses is not doubled', () => {
    expect(warriors({ play: [runed(BAR, -1)] }).stats(0, BAR)).toBe('2/4');
  });

  test('edge: 13.16 gains and losses are counted apart', () => {
    const neutral = led('white', ROOK, 'troq-bashar');
    const scene = neutral({ play: ['troq-bashar'], hand: ['intimidate'] }, { play: [runed(BAR, 2)] });
    // 3 printed, twice 2 by its runes, 4 less.
    expect(scene.do('Play Intimidate', 'Bo’s Doubling').stats(1, BAR)).toBe('3/9');
  });

  test('edge: 13.16, C35 an ATK that was traded is no gain', () => {
    const scene = mixed({ play: ['captain-zane', BAR, 'colossus'], hand: ['chaos-mirror'] });
    scene.do('Play Chaos', 'Your Doubling', 'Your Colossus');
    expect([scene.stats(0, BAR), scene.stats(0, 'colossus')]).toEqual(['6/5', '3/7']);
  });

  test('edge: 13.16 what it has become does not double', () => {
    const scene = mixed({ play: ['argagarg-garg', runed(BAR, 1)], hand: ['polymorph-squirrel'] }).do(
      'Play Polymorph',
    );
    expect(scene.stats(0, BAR)).toBe('2/2');
  });

  test('edge: 13.16, 11.1 the table says what the number is made of', () => {
    const { state } = warriors({ play: [runed(BAR, 1)] });
    const lines = guide
      .facts(codex.view(state, seat(0)), (one) => (one === 0 ? 'You' : 'Bo'))
      .flatMap((fact) => fact.lines);
    expect(lines.find((line) => line.startsWith('Doubling'))).toContain(
      'ATK 5: 3 printed, 1 rune, 1 Doubling Barbarbarian.',
    );
  });

  test('bystander: others gain once', () => {
    expect(warriors({ play: [BAR, runed('savior-monk', 1)] }).stats(0, 'savior-monk')).toBe('3/3');
  });

  test('ruling: (UMR) as a squad leader it has 2 armor, and a +1/+1 rune gives +2/+2', () => {
    const scene = warriors({}, { play: [at(runed(BAR, 1), 'squad leader')] });
    expect([scene.stats(1, BAR), scene.row(1, BAR).armor]).toEqual(['5/7', 2]);
    expect(warriors({}, { play: [at(BAR, 'elite')] }).stats(1, BAR)).toBe('5/5');
  });

  test('ruling: (S) the double ends with what gave it, and healing is not doubled', () => {
    const scene = warriors({ play: [damaged(BAR, 3), 'savior-monk'] })
      .endTurn()
      .endTurn();
    expect(scene.stats(0, BAR)).toBe('3/3');
  });
});

describe('Jefferson DeGrey, Ghostly Diplomat', () => {
  const JEFFERSON = 'jefferson-degrey-ghostly-diplomat';
  const arrive = (mine: readonly Placed[], theirs: readonly Placed[]) =>
    warriors({ hand: [JEFFERSON], play: mine, tech: 'strength' }, { play: theirs }).do('Play Jefferson');

  test('case: all tokens of all players are destroyed', () => {
    const scene = arrive(['bird', 'savior-monk'], ['ninja', 'wisp']);
    expect([scene.has(0, 'bird'), scene.has(1, 'ninja'), scene.has(1, 'wisp')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(scene.happened('died')).toBe(3);
  });

  test('negative: 5.14 a second one does not arrive, and destroys nothing', () => {
    const half = { rulings: 'designer', hand: [JEFFERSON], play: [JEFFERSON], tech: 'strength' } as const;
    expect(
      warriors(half, { play: ['ninja'] })
        .do('Play Jefferson')
        .has(1, 'ninja'),
    ).toBe(true);
  });

  test('edge: 14.33 Daigo Stormborne is a token that cannot be destroyed', () => {
    expect(arrive([], ['daigo-stormborne']).row(1, 'daigo-stormborne').thing.exhausted).toBe(true);
  });

  test('bystander: 10.1 cards stay, and nothing is targeted', () => {
    const scene = arrive(['savior-monk'], ['smoker']);
    expect([scene.has(0, 'savior-monk'), scene.has(1, 'smoker'), scene.happened('targeted')]).toEqual([
      true,
      true,
      0,
    ]);
  });
});

describe('Morningstar Pass', () => {
  const PASS = 'morningstar-pass';
  const attack = (theirs: readonly Placed[], gold = 3) =>
    warriors({ play: ['fox-primus'], gold }, { play: theirs }).do('Attack with');

  test('case: 9.11 other buildings take no damage', () => {
    const scene = attack([PASS]).do('Bo’s Base');
    expect([scene.base(1), scene.happened('damaged')]).toEqual([20, 0]);
  });

  test('case: 7.16 an attack on it costs 1 gold', () => {
    const scene = attack([PASS]).do('Bo’s Morningstar');
    expect([scene.row(1, PASS).thing.damage, scene.gold[0]]).toEqual([3, 2]);
  });

  test('negative: units and heroes take damage, and an opponent’s buildings too', () => {
    expect(attack([PASS, at('savior-monk', 'elite')]).has(1, 'savior-monk')).toBe(false);
    const scene = warriors({ play: [PASS, 'fox-primus'] }).do('Attack with');
    expect(scene.base(1)).toBe(17);
  });

  test('edge: 12.2 the base takes nothing from a building that falls', () => {
    const scene = warriors({ play: [PASS, 'tower'] }).do('Tear down');
    expect(scene.base(0)).toBe(20);
  });

  test('edge: when it has fallen, the others take damage again', () => {
    const scene = warriors({ play: ['fox-primus', 'smoker'] }, { play: [damaged(PASS, 2)] });
    scene.do('Attack with your Fox', 'Bo’s Morningstar', 'Attack with your Smoker');
    expect([scene.has(1, PASS), scene.base(1)]).toEqual([false, 19]);
  });

  test('bystander: a quick player does not attack what takes no damage', () => {
    const scene = attack([PASS]);
    const [decision] = codex.decisions(scene.state);
    if (!decision) throw new Error('nothing is asked');
    const weights = decision.choices.map(() => 0);
    skill.weigh(scene.state, decision, weights);
    expect(weights[0]).toBeLessThan(weights[1] ?? 0);
  });

  test('ruling: (UMR) without gold it cannot be attacked', () => {
    expect(attack([PASS, 'smoker'], 0).choices).toEqual(['Bo’s Base', 'Bo’s Smoker']);
  });

  test('ruling: (FB) the base is one of the other buildings', () => {
    const scene = warriors({ play: [maxed(ROOK)], hand: ['earthquake'] }, { play: [PASS] }).do(
      'Play Earthquake',
    );
    expect([scene.base(1), scene.row(1, PASS).thing.damage]).toEqual([20, 1]);
  });
});

describe('Whitestar Grappler', () => {
  const GRAPPLER = 'whitestar-grappler';
  const grapple = (...theirs: readonly Placed[]) =>
    warriors({ play: [GRAPPLER] }, { play: theirs }).do('Use your Whitestar');

  test('case: a unit takes 4 damage, strikes back and is sidelined', () => {
    const scene = grapple(at('colossus', 'elite')).do('Bo’s Colossus');
    expect([scene.has(0, GRAPPLER), scene.row(1, 'colossus').thing]).toMatchObject([
      false,
      { damage: 4, slot: -1 },
    ]);
    const wall = grapple(at('ardras-boulder', 'elite')).do('Bo’s Ardra');
    expect([wall.stats(0, GRAPPLER), wall.row(1, 'ardras-boulder').thing.slot]).toEqual(['3/4', -1]);
  });

  test('negative: one that dies does not strike back', () => {
    const scene = grapple(at('savior-monk', 'elite')).do('Bo’s Savior');
    expect([scene.has(1, 'savior-monk'), scene.stats(0, GRAPPLER)]).toEqual([false, '3/5']);
  });

  test('negative: 13.1 not a hero', () => {
    const scene = warriors({ play: [GRAPPLER, exhausted('smoker')] }, { play: [ROOK] }).do(
      'Use your Whitestar',
    );
    expect(scene.choices).toEqual(['Your Whitestar Grappler', 'Your Smoker']);
    expect(warriors({ play: [fresh(GRAPPLER)] }).can('Use')).toBe(false);
  });

  test('edge: 10.10 a Smoker or an Illusion that is gone at once does not strike back', () => {
    const scene = grapple('smoker', illusory('savior-monk')).do('Bo’s Savior');
    expect([scene.has(1, 'savior-monk'), scene.stats(0, GRAPPLER)]).toEqual([false, '3/5']);
  });

  test('edge: 14.34 one that is saved from death is alive', () => {
    const scene = grapple(having('savior-monk', 'two lives')).do('Bo’s Savior');
    expect(scene.stats(0, GRAPPLER)).toBe('3/3');
  });

  test('bystander: 14.6 it is no combat: deathtouch does nothing', () => {
    const scene = grapple(having('ardras-boulder', 'deathtouch'), 'porcupine').do('Bo’s Porcupine');
    expect(scene.stats(0, GRAPPLER)).toBe('3/3');
  });
});

describe('Oathkeeper of Kor Mountain', () => {
  const OATH = 'oathkeeper-of-kor-mountain';
  const swear = (vow: string, mine: Half = {}, theirs: Half = {}) =>
    warriors({ tech: 'strength', gold: 20, ...mine, hand: [OATH, ...(mine.hand ?? [])] }, theirs).do(
      'Play Oathkeeper',
      vow,
    );

  test('case: 5.20 by the first vow its player plays no cards from the hand', () => {
    const scene = swear('Play no cards', { hand: ['smoker', 'mythmaking'] });
    expect([scene.can('Play Smoker'), scene.can('Play Mythmaking')]).toEqual([false, false]);
    const why = codex.words.whyNot(
      { type: 'play', card: 'smoker' },
      codex.view(scene.state, seat(0)),
      seat(0),
    );
    expect(why.text).toBe('Oathkeeper of Kor Mountain keeps you from playing it.');
  });

  test('case: 3.22 by the second the hand stays, and nothing is drawn', () => {
    const scene = swear('Skip', { hand: ['smoker'], deck: ['fox-viper', 'fox-primus'] }).endTurn();
    expect([scene.count(0, 'hand', 'smoker'), scene.count(0, 'hand'), scene.count(0, 'deck')]).toEqual([
      1, 1, 2,
    ]);
  });

  test('case: 9.17 for 2 gold all patrolling units are sidelined', () => {
    const foe = { play: [at('savior-monk', 'elite'), at(ROOK, 'lookout')] };
    const scene = warriors({ play: [OATH] }, foe).do('Use your Oathkeeper');
    expect([scene.row(1, 'savior-monk').thing.slot, scene.row(1, ROOK).thing.slot, scene.gold[0]]).toEqual([
      -1, 4, 8,
    ]);
  });

  test('negative: one vow is not the other', () => {
    expect(swear('Skip', { hand: ['smoker'] }).can('Play Smoker')).toBe(true);
    const scene = swear('Play no', {
      hand: ['smoker'],
      deck: ['fox-viper', 'fox-primus', 'savior-monk'],
    }).endTurn();
    expect(scene.count(0, 'hand')).toBe(3);
  });

  test('negative: 5.18 without patrolling units nothing is sidelined', () => {
    expect(warriors({ play: [OATH] }, { play: [at(ROOK, 'elite')] }).can('Use your Oathkeeper')).toBe(false);
  });

  test('edge: 3.22 what is said of the next draw is 0', () => {
    const { state } = swear('Skip', { hand: ['smoker'] });
    const facts = guide.facts(codex.view(state, seat(0)), (one) => (one === 0 ? 'You' : 'Bo'));
    expect(facts.find(({ heading }) => heading === 'Your next draw')?.lines).toEqual([
      'You will draw 0 cards.',
    ]);
    expect(facts.flatMap(({ lines }) => lines).join()).toContain('vowed to keep the hand in the draw phase');
  });

  test('edge: 3.22 what Desperation discards is discarded before', () => {
    const bloody = led('white', ROOK, 'drakk-ramhorn');
    const hand = [OATH, 'desperation'];
    const half: Half = {
      tech: 'strength',
      gold: 20,
      hand,
      deck: ['smoker', 'fox-viper', 'fox-primus'],
      play: ['drakk-ramhorn'],
    };
    const scene = bloody(half).do('Play Oathkeeper', 'Skip', 'Play Desperation').endTurn();
    expect([scene.count(0, 'hand'), scene.count(0, 'discard')]).toEqual([0, 3]);
  });

  test('edge: 5.20 what is played from elsewhere may be played', () => {
    const undead = led('black', ROOK, 'vandy-anadrose');
    const play = ['graveyard', 'skeleton-javelineer'];
    const scene = undead(
      { tech: 'strength', hand: [OATH], gold: 20, play },
      { play: [at('thieving-imp', 'squad leader')] },
    ).do('Play Oathkeeper', 'Play no cards', 'Attack with your Skeleton', 'Use your Graveyard');
    expect(scene.has(0, 'skeleton-javelineer')).toBe(true);
  });

  test('edge: the vow ends when it leaves play', () => {
    const vowed: Placed = {
      card: OATH,
      damage: 7,
      grants: [{ from: OATH, until: 'for good', by: seat(0), at: 1, amount: 0 }],
    };
    const foe = { play: [exhausted(vowed)], hand: ['smoker'] };
    const held = warriors({ play: ['fox-primus'] }, foe).endTurn();
    expect(held.can('Play Smoker')).toBe(false);
    const scene = warriors({ play: [having('fox-primus', 'swift strike')] }, foe).do(
      'Attack with',
      'Bo’s Oathkeeper',
    );
    expect(scene.endTurn().can('Play Smoker')).toBe(true);
  });

  test('bystander: opponents are not bound', () => {
    const scene = swear('Play no cards', {}, { hand: ['smoker'] }).endTurn();
    expect(scene.can('Play Smoker')).toBe(true);
  });

  test('ruling: (UMR) hiring is allowed, and effects that put cards into play', () => {
    const half: Half = { tech: 'strength', hand: [OATH, 'smoker'], gold: 20, play: ['sanatorium'] };
    const scene = mixed(half).do('Play Oathkeeper', 'Play no cards');
    expect(scene.can('Hire a worker with Smoker')).toBe(true);
    expect(scene.do('Use your Sanatorium', 'Smoker').has(0, 'smoker')).toBe(true);
  });

  test('ruling: (UMR) by the second vow nothing is discarded in the draw phase either', () => {
    const scene = swear('Skip', { hand: ['smoker', 'fox-viper'] }).endTurn();
    expect([scene.count(0, 'discard'), scene.happened('handDiscarded')]).toEqual([0, 0]);
  });
});
