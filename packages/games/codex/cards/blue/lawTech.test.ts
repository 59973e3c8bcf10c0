import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import '../../testing/madeUp.ts';
import { codex } from '../../index.ts';
import { counting, having, illusory } from '../../testing/gifts.ts';
import { at, damaged, levelled, runed } from '../../testing/placed.ts';
import type { Scene } from '../../testing/scene.ts';
import { judge, led } from '../../testing/teams.ts';

// The units and the building of law.

const BIGBY = 'bigby-hayes';
const mixed = led('blue', BIGBY, 'captain-zane', 'orpal-gloor');

/** Goes on to the next main phase, with the first of what is listed. */
function next(scene: Scene, ...patrol: readonly string[]): Scene {
  scene.endTurn(...patrol);
  while (scene.question !== 'main') scene.do(scene.choices[0] as string);
  return scene;
}

test('14.16, 14.30, 14.34 Justice Juggernaut has two lives, is unstoppable and cannot patrol', () => {
  const scene = judge({ play: ['justice-juggernaut'] }, { play: [at('scribe', 'squad leader')] });
  expect(scene.do('Attack with', 'Bo’s Base').base(1)).toBe(16);
  expect(scene.is(0, 'justice-juggernaut', 'two lives')).toBe(true);
  const idle = judge({ play: ['justice-juggernaut'] }).do('Set the patrol');
  expect(idle.question).not.toBe('slot');
});

describe('Scribe', () => {
  const scribe = (deck: readonly string[]) =>
    judge({ tech: 'law', hand: ['scribe', 'traffic-director'], deck }).do('Play Scribe');

  test('case: it draws a card as it arrives', () => {
    expect(scribe(['jail', 'arrest']).count(0, 'hand')).toBe(2);
  });

  test('negative: another arrival draws nothing', () => {
    expect(scribe(['jail', 'arrest']).do('Play Traffic').count(0, 'deck')).toBe(1);
  });

  test('edge: 3.11 without a card to draw nothing is drawn', () => {
    expect(scribe([]).count(0, 'hand')).toBe(1);
  });

  test('bystander: the opponent draws nothing', () => {
    const scene = judge({ tech: 'law', hand: ['scribe'] }, { deck: ['jail'] }).do('Play Scribe');
    expect(scene.count(1, 'hand')).toBe(0);
  });
});

describe('Tax Collector', () => {
  const collect = (gold: number, mine = 5) =>
    judge({ tech: 'law', hand: ['tax-collector'], gold: mine }, { gold }).do('Play Tax');

  test('case: 9.15 it steals 1 gold as it arrives', () => {
    expect(collect(3).gold).toEqual([4, 2]);
  });

  test('negative: 9.15 nothing from a player without gold', () => {
    expect(collect(0).gold).toEqual([3, 0]);
  });

  test('edge: 3.7 what goes beyond 20 is lost to both', () => {
    const scene = judge(
      { play: ['flagstone-garrison'], tech: 'law', hand: ['tax-collector'], gold: 20 },
      { gold: 3 },
    );
    expect(scene.do('Play Tax').gold).toEqual([19, 2]);
  });

  test('bystander: it takes nothing when another unit arrives', () => {
    const scene = judge({ play: ['tax-collector'], hand: ['jail'] }, { gold: 3 }).do('Play Jail');
    expect(scene.gold[1]).toBe(3);
  });
});

describe('Arresting Constable', () => {
  const detain = (theirs: Parameters<typeof judge>[1]) => judge({ play: ['arresting-constable'] }, theirs);

  test('case: 9.16 it disables a unit up to tech II', () => {
    const scene = detain({ play: [at('air-hammer', 'elite')] }).do('Use', 'Bo’s Air Hammer');
    expect(scene.row(1, 'air-hammer').thing).toMatchObject({ exhausted: true, slot: -1 });
    expect(next(scene).can('Attack with your Air')).toBe(false);
  });

  test('negative: neither a hero, nor a tech III unit', () => {
    const scene = detain({ play: [BIGBY, 'lawbringer-gryphon', 'scribe'] }).do('Use');
    expect(scene.choices).toEqual(['Your Arresting Constable', 'Bo’s Scribe']);
  });

  test('edge: 10.6 an illusion dies of it', () => {
    const scene = detain({ play: ['spectral-aven'] }).do('Use', 'Bo’s Spectral');
    expect(scene.has(1, 'spectral-aven')).toBe(false);
  });

  test('bystander: other units stay ready', () => {
    const scene = detain({ play: ['scribe', 'air-hammer'] }).do('Use', 'Bo’s Scribe');
    expect(scene.row(1, 'air-hammer').thing.exhausted).toBe(false);
  });
});

describe('Censorship Council', () => {
  const hand = ['jail', 'traffic-director', 'arrest'];
  const censored = (mine: Parameters<typeof judge>[0] = {}) =>
    judge({ play: [BIGBY], hand, ...mine }, { play: ['censorship-council', at('scribe', 'elite')] });

  test('case: 5.20 an opponent plays one card from the hand in a turn', () => {
    const scene = censored();
    expect([scene.can('Play Jail'), scene.can('Play Arrest')]).toEqual([true, true]);
    scene.do('Play Jail');
    expect([scene.can('Play Traffic'), scene.can('Play Arrest')]).toEqual([false, false]);
    const why = codex.words.whyNot(
      { type: 'play', card: 'traffic-director' },
      codex.view(scene.state, seat(0)),
      seat(0),
    );
    expect(why.text).toBe('Censorship Council keeps you from playing it.');
  });

  test('negative: its own player plays as many as they can', () => {
    const scene = judge({ play: ['censorship-council'], hand }).do('Play Jail');
    expect(scene.can('Play Traffic')).toBe(true);
  });

  test('edge: heroes, buildings of the base and workers are no cards from the hand', () => {
    const scene = censored({ play: [], workers: 6 }).do(
      'Summon Bigby',
      'Build a Tower',
      'Hire a worker with Arrest',
    );
    expect(scene.can('Play Jail')).toBe(true);
  });

  test('edge: 3.3 in the next turn one card may be played again', () => {
    const scene = next(next(censored({ deck: ['spectral-aven'] }).do('Play Jail')));
    expect(scene.can('Play Traffic')).toBe(true);
  });

  test('bystander: what was played before stays, and can be used', () => {
    const scene = censored({ play: [BIGBY, 'porkhand-magistrate'] }).do('Play Jail');
    expect([scene.has(0, 'jail'), scene.can('Use your Porkhand')]).toEqual([true, true]);
  });

  test('ruling: (UMR) 5.12 what an effect puts into play is not played', () => {
    const scene = censored({
      play: [BIGBY],
      hand: ['community-service', 'jail'],
    });
    scene.do('Play Community', 'Look at the hand');
    expect(scene.player(0).counters.fromHand).toBe(1);
    const wild = led(
      'blue',
      BIGBY,
      'captain-zane',
    )(
      { play: ['sanatorium'], hand: ['mad-man', 'nautical-dog'], deckColor: 'red' },
      { play: ['censorship-council'] },
    ).do('Use your Sanatorium');
    wild.do('Mad Man', 'Nautical Dog');
    expect([wild.has(0, 'mad-man'), wild.has(0, 'nautical-dog')]).toEqual([true, true]);
  });
});

describe('Guardian of the Gates', () => {
  const strike = (attacker: Parameters<typeof at>[0], target = 'Bo’s Guardian') =>
    judge({ play: [attacker] }, { play: ['guardian-of-the-gates'] }).do('Attack with', target);

  test('case: 9.16 a unit that it deals combat damage to is disabled', () => {
    const scene = strike('brave-knight');
    expect(scene.row(0, 'brave-knight').thing.exhausted).toBe(true);
    expect(next(next(scene)).can('Attack with your Brave')).toBe(false);
    expect(next(next(scene)).can('Attack with your Brave')).toBe(true);
  });

  test('negative: 14.30 it cannot attack, and a unit that attacks another thing is not disabled', () => {
    expect(judge({ play: ['guardian-of-the-gates'] }).can('Attack')).toBe(false);
    expect(next(next(strike('brave-knight', 'Bo’s Base'))).can('Attack with your Brave')).toBe(true);
  });

  test('negative: no hero is disabled', () => {
    expect(next(next(strike('general-onimaru'))).can('Attack with your General')).toBe(true);
  });

  test('edge: 7.11, 14.17 one that it deals no damage to is not disabled', () => {
    expect(next(next(strike(having('scribe', 'long-range')))).can('Attack with your Scribe')).toBe(true);
    expect(next(next(strike(having('scribe', 'flying')))).can('Attack with your Scribe')).toBe(true);
    const weak = judge({ play: ['scribe'] }, { play: [runed('guardian-of-the-gates', -1)] });
    expect(next(next(weak.do('Attack with', 'Bo’s Guardian'))).can('Attack with your Scribe')).toBe(true);
  });

  test('bystander: other units of the attacker’s player are ready again', () => {
    const scene = judge({ play: ['scribe', 'brave-knight'] }, { play: ['guardian-of-the-gates'] });
    scene.do('Attack with your Scribe', 'Bo’s Guardian', 'Attack with your Brave', 'Bo’s Base');
    expect(next(next(scene)).can('Attack with your Brave')).toBe(true);
  });

  test('ruling: (UMR) it does not disable itself', () => {
    expect(strike('brave-knight').row(1, 'guardian-of-the-gates').thing.exhausted).toBe(false);
  });

  test('ruling: (S) 9.10 damage that armor takes counts', () => {
    const scene = strike(counting('brave-knight', 'armor', 1));
    expect([scene.stats(0, 'brave-knight'), scene.row(0, 'brave-knight').thing.exhausted]).toEqual([
      '3/3',
      true,
    ]);
  });
});

describe('Insurance Agent', () => {
  const insure = (theirs: Parameters<typeof mixed>[1], mine: Parameters<typeof mixed>[0] = {}) =>
    mixed({ tech: 'law', hand: ['insurance-agent'], deck: ['jail', 'arrest'], gold: 9, ...mine }, theirs).do(
      'Play Insurance',
    );

  test('case: when the unit dies, its cost is gained and a card drawn', () => {
    const scene = insure({ play: [damaged('scribe', 2)] }, { play: ['spectral-aven'] }).do('Bo’s Scribe');
    expect(scene.row(1, 'scribe').thing.tokens).toEqual({ insurance: 1 });
    scene.do('Attack with your Spectral', 'Bo’s Scribe');
    expect([scene.gold[0], scene.count(0, 'hand')]).toEqual([10, 1]);
  });

  test('negative: nothing for a unit without the rune', () => {
    const foe = { play: [damaged('scribe', 2), 'air-hammer'] };
    const scene = insure(foe, { play: ['spectral-aven'] }).do('Bo’s Air Hammer');
    scene.do('Attack with your Spectral', 'Bo’s Scribe');
    expect([scene.gold[0], scene.count(0, 'hand')]).toEqual([8, 0]);
  });

  test('edge: 9.6 it may insure itself, and sees its own death', () => {
    const scene = insure({ play: ['justice-juggernaut'], gold: 0 }).do('Your Insurance');
    next(scene, 'Your Insurance').do('Attack with your Justice', 'Ann’s Insurance');
    expect(
      scene.events.find((event) => event.type === 'goldGained' && event.by === 'Insurance Agent'),
    ).toMatchObject({
      seat: 0,
      amount: 1,
    });
  });

  test('edge: 13.10 a token pays no gold, but a card', () => {
    const scene = insure({ play: ['soldier'] }, { play: ['spectral-aven'] }).do('Bo’s Soldier');
    scene.do('Attack with your Spectral', 'Bo’s Soldier');
    expect([scene.gold[0], scene.count(0, 'hand')]).toEqual([8, 1]);
  });

  test('bystander: the player of the unit gains nothing', () => {
    const scene = insure({ play: [damaged('scribe', 2)], gold: 0 }, { play: ['spectral-aven'] });
    scene.do('Bo’s Scribe', 'Attack with your Spectral', 'Bo’s Scribe');
    expect([scene.gold[1], scene.count(1, 'hand')]).toEqual([0, 0]);
  });

  test('ruling: (UMR) 10.6 an illusion dies before it has the rune', () => {
    const scene = insure({ play: [illusory('scribe')] }).do('Bo’s Scribe');
    expect([scene.has(1, 'scribe'), scene.gold[0], scene.count(0, 'hand')]).toEqual([false, 8, 0]);
  });

  test('ruling: (UMR) without the Agent that placed it the rune is worth nothing', () => {
    const scene = mixed(
      { tech: 'law', hand: ['insurance-agent', 'insurance-agent'], play: ['spectral-aven'], deck: ['jail'] },
      { play: [damaged('scribe', 2), 'air-hammer', at('justice-juggernaut', 'lookout')] },
    );
    scene.do('Play Insurance', 'Bo’s Scribe', 'Play Insurance', 'Bo’s Air Hammer');
    next(scene).do('Attack with your Justice', 'Ann’s Insurance Agent 1');
    next(scene).do('Attack with your Spectral', 'Bo’s Scribe');
    expect([
      scene.has(1, 'scribe'),
      scene.events.some((one) => one.type === 'goldGained' && one.by !== 'workers'),
    ]).toEqual([false, false]);
  });

  test('ruling: (S) two Agents on one unit both pay', () => {
    const scene = insure(
      { play: [damaged('scribe', 2)] },
      { hand: ['insurance-agent', 'insurance-agent'], play: ['spectral-aven'] },
    ).do('Bo’s Scribe', 'Play Insurance', 'Bo’s Scribe');
    scene.do('Attack with your Spectral', 'Bo’s Scribe');
    expect([scene.gold[0], scene.count(0, 'hand')]).toEqual([11, 2]);
  });

  test('ruling: (UMR) nothing for one that goes to a hand, but for one that is sacrificed', () => {
    const bounced = insure({ play: ['scribe'] }, { play: ['herald'] }).do('Bo’s Scribe');
    bounced.do('Use your Herald: dismiss', 'Bo’s Scribe');
    expect(bounced.gold[0]).toBe(8);
    const plague = insure({}, { play: [levelled('orpal-gloor', 4), 'scribe'] });
    expect(plague.do('Your Scribe').can('Use your Orpal')).toBe(true);
    plague.do('Use your Orpal', 'Your Scribe');
    while (plague.question !== 'main') plague.do(plague.choices[0] as string);
    expect(plague.count(0, 'hand')).toBe(1);
  });

  test('ruling: (UMR) a rune that Plague Lab adds pays nothing more', () => {
    const scene = insure({ play: [damaged('scribe', 2)] }, { play: ['plague-lab', 'spectral-aven'] });
    scene.do('Bo’s Scribe', 'Use your Plague Lab', 'Bo’s Scribe: one more insurance');
    if (scene.question !== 'main') scene.do('None');
    expect(scene.row(1, 'scribe').thing.tokens).toEqual({ insurance: 2 });
    scene.do('Attack with your Spectral', 'Bo’s Scribe');
    expect([scene.gold[0], scene.count(0, 'hand')]).toEqual([8, 1]);
  });

  test('ruling: (S) a copy of an Agent insures nothing', () => {
    const disguise = { as: 'insurance-agent', until: 'for good', by: seat(0), at: 1, clears: false } as const;
    const copy = { card: 'tax-collector', disguises: [disguise] };
    const scene = insure({ play: [damaged('scribe', 2)] }, { play: ['spectral-aven', copy] });
    scene.do('Bo’s Scribe', 'Attack with your Spectral', 'Bo’s Scribe');
    expect([scene.stats(0, 'tax-collector'), scene.gold[0], scene.count(0, 'hand')]).toEqual(['2/2', 10, 1]);
  });

  test('ruling: (UMR) 5.17 Gigadon pays 9', () => {
    const feral = led('blue', BIGBY, 'calamandra-moss');
    const scene = feral(
      { tech: 'law', hand: ['insurance-agent'], play: ['justice-juggernaut'], gold: 1 },
      { play: [damaged('gigadon', 7)] },
    ).do('Play Insurance', 'Bo’s Gigadon', 'Attack with your Justice', 'Bo’s Gigadon');
    expect([scene.has(1, 'gigadon'), scene.gold[0]]).toEqual([false, 9]);
  });
});

describe('Lawbringer Gryphon', () => {
  const attack = (attacker: Parameters<typeof at>[0]) =>
    judge({ play: [attacker] }, { play: ['lawbringer-gryphon', 'jail'] });

  test('case: 14.10 what neither flies nor has anti-air cannot attack the base', () => {
    // Only the Jail is left, so nothing is asked.
    expect(attack(runed('scribe', 1)).do('Attack with').theirs).toBe(
      'Base 20, Lawbringer Gryphon 7/6, Jail 1',
    );
  });

  test('negative: what flies, or has anti-air, can', () => {
    expect(attack('air-hammer').do('Attack with', 'Bo’s Base').base(1)).toBe(17);
    expect(attack(having('scribe', 'anti-air')).do('Attack with', 'Bo’s Base').base(1)).toBe(19);
  });

  test('edge: 14.18 it obliterates four and has resist 2', () => {
    const scene = judge(
      { play: ['lawbringer-gryphon'] },
      { play: ['soldier', 'soldier', 'scribe', 'tax-collector', 'air-hammer'] },
    );
    expect(scene.row(0, 'lawbringer-gryphon').resist).toBe(2);
    expect(scene.do('Attack with', 'Bo’s Base').theirs).toBe('Base 13, Air Hammer 3/3');
  });

  test('bystander: other buildings, and the opponent’s base, do not fly', () => {
    const scene = attack('scribe');
    expect([scene.is(1, 'jail', 'flying'), scene.is(0, 'base', 'flying')]).toEqual([false, false]);
    expect(scene.is(1, 'base', 'flying')).toBe(true);
  });

  test('ruling: (UMR) when it leaves play, the base does not fly any more', () => {
    const scene = judge({ play: [runed('air-hammer', 9), 'scribe'] }, { play: ['lawbringer-gryphon'] }).do(
      'Attack with your Air',
      'Bo’s Lawbringer',
    );
    expect(scene.do('Attack with your Scribe').base(1)).toBe(19);
  });
});
