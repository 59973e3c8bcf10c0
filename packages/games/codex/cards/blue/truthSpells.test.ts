import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { codex } from '../../index.ts';
import '../../testing/madeUp.ts';
import { counting, having, illusory } from '../../testing/gifts.ts';
import { at, levelled, maxed } from '../../testing/placed.ts';
import { led, magistrate } from '../../testing/teams.ts';

// The spells of truth, but for Mind Control.

const QUINCE = 'sirus-quince';
const BIGBY = 'bigby-hayes';
const ZANE = 'captain-zane';
const isIllusion = (types: readonly string[]) => types.includes('Illusion');

describe('Dreamscape', () => {
  const dream = (...theirs: readonly Parameters<typeof at>[0][]) =>
    magistrate(
      { play: [QUINCE, 'scribe', 'arresting-constable', 'herald'], hand: ['dreamscape'] },
      { play: theirs },
    ).do('Play Dreamscape');

  test('case: 10.6 units of tech 0 to II of all players are Illusions too', () => {
    const scene = dream('tax-collector');
    expect(scene.row(0, 'scribe').types).toEqual(['Administrator', 'Illusion']);
    expect(scene.do('Use your Arresting', 'Bo’s Tax').has(1, 'tax-collector')).toBe(false);
  });

  test('negative: neither tech III units, nor heroes, nor buildings', () => {
    const scene = dream('lawbringer-gryphon', 'jail', BIGBY);
    const rows = [scene.row(1, 'lawbringer-gryphon'), scene.row(1, 'jail'), scene.row(1, BIGBY)];
    expect(rows.some(({ types }) => isIllusion(types))).toBe(false);
  });

  test('edge: 13.17 what looks at types sees it, whichever came first', () => {
    const first = magistrate({
      play: [QUINCE, 'macciatus-the-whisperer', 'scribe'],
      hand: ['dreamscape'],
    }).do('Play Dream');
    expect([first.stats(0, 'scribe'), first.stats(0, 'macciatus-the-whisperer')]).toEqual(['2/4', '4/4']);
    const last = magistrate({ play: [QUINCE, 'dreamscape', 'macciatus-the-whisperer', 'scribe'] });
    expect(last.stats(0, 'scribe')).toBe('2/4');
  });

  test('edge: 5.10 it goes with its hero', () => {
    const scene = dream().do('Use your Herald: dismiss', 'Your Sirus');
    expect([scene.has(0, 'dreamscape'), isIllusion(scene.row(0, 'scribe').types)]).toEqual([false, false]);
  });

  test('bystander: an Illusion is one once', () => {
    expect(dream('spectral-aven').row(1, 'spectral-aven').types).toEqual(['Bird', 'Illusion']);
  });
});

describe('Free Speech', () => {
  const silence = (theirs: Parameters<typeof magistrate>[1], mine: Parameters<typeof magistrate>[0] = {}) =>
    magistrate({ play: [QUINCE], hand: ['free-speech'], ...mine }, theirs).do('Play Free Speech');
  const next = (scene: ReturnType<typeof silence>) => {
    scene.endTurn();
    while (scene.question !== 'main') scene.do(scene.choices[0] as string);
    return scene;
  };

  test('case: 13.18 the opponent’s heroes cast nothing and have no abilities in their next turn', () => {
    const scene = silence({ play: [levelled(BIGBY, 5)], hand: ['lawful-search', 'jail'], deck: ['arrest'] });
    next(scene);
    expect([scene.can('Play Lawful'), scene.can('Use your Bigby'), scene.can('Play Jail')]).toEqual([
      false,
      false,
      true,
    ]);
    const why = codex.words.whyNot(
      { type: 'play', card: 'lawful-search' },
      codex.view(scene.state, seat(1)),
      seat(1),
    );
    expect(why).toEqual({ text: 'Your heroes are silent.', rule: '13.18' });
    expect(scene.endTurn().question).not.toBe('stash');
  });

  test('case: 13.18 keywords and numbers are gone, given ones too', () => {
    const zane = counting(having(levelled(ZANE, 4), 'flying'), 'resist', 1);
    const scene = silence({ play: [zane] });
    expect(scene.row(1, ZANE)).toMatchObject({ keywords: 0, resist: 0, silent: true });
    expect(scene.is(1, ZANE, 'haste')).toBe(false);
  });

  test('negative: 11.13 it is over when that turn is over', () => {
    const scene = next(next(silence({ play: [levelled(ZANE, 4)], hand: ['lawful-search'], deck: ['jail'] })));
    expect(scene.is(1, ZANE, 'haste')).toBe(true);
    expect(next(scene).can('Play Lawful')).toBe(true);
  });

  test('edge: 13.18, C23 ATK, HP and armor still change, slots and levels too', () => {
    const foe = { play: [at(counting(levelled(ZANE, 1), 'armor', 1), 'lookout')] };
    const scene = silence(foe);
    expect(scene.row(1, ZANE)).toMatchObject({ armor: 1, resist: 1 });
    next(scene);
    for (let level = 1; level < 6; level++) scene.do('Raise');
    expect([scene.question, scene.row(1, ZANE).thing.level]).toEqual(['main', 6]);
  });

  test('edge: 5.10 a channeling spell stays with its silent hero', () => {
    const scene = magistrate({ play: [QUINCE], hand: ['free-speech'] }, { play: [QUINCE, 'dreamscape'] });
    expect(scene.do('Play Free').has(1, 'dreamscape')).toBe(true);
  });

  test('bystander: one’s own heroes speak', () => {
    const scene = silence({}, { hand: ['free-speech', 'lawful-search'], deck: ['jail'] });
    expect([scene.can('Play Lawful'), scene.can('Use your Sirus')]).toEqual([true, true]);
  });

  test('ruling: (UMR) 13.18 heroes that come meanwhile are silent too', () => {
    const scene = next(silence({ gold: 9 })).do('Summon Sirus');
    expect([scene.has(1, 'mirror-illusion'), scene.can('Use your Sirus')]).toEqual([false, false]);
  });

  test('ruling: (SH) spells are still played by units', () => {
    const fiery = led('blue', QUINCE, 'jaina-stormborne');
    const scene = fiery(
      { play: [QUINCE], hand: ['free-speech'] },
      { tech: 'fire', play: ['jaina-stormborne'], hand: ['cinderblast-dragon', 'fire-dart'], gold: 20 },
    ).do('Play Free');
    next(scene);
    expect(scene.can('Play Fire Dart')).toBe(false);
    expect(scene.do('Play Cinderblast').can('Fire Dart from the hand')).toBe(true);
  });
});

describe('Hallucination', () => {
  const trick = (mine: readonly Parameters<typeof at>[0][], theirs: readonly Parameters<typeof at>[0][]) =>
    magistrate({ play: [QUINCE, ...mine], hand: ['hallucination'] }, { play: theirs }).do(
      'Play Hallucination',
    );

  test('case: up to two units are Illusions this turn, and die of being targets', () => {
    const scene = trick(['arresting-constable'], ['scribe', 'tax-collector']);
    scene.do('Bo’s Scribe', 'Bo’s Tax');
    expect([
      isIllusion(scene.row(1, 'scribe').types),
      isIllusion(scene.row(1, 'tax-collector').types),
    ]).toEqual([true, true]);
    expect(scene.do('Use your Arresting', 'Bo’s Scribe').has(1, 'scribe')).toBe(false);
  });

  test('negative: neither a tech III unit nor a hero', () => {
    expect(trick([], ['lawbringer-gryphon', BIGBY, 'scribe']).choices).toEqual(['Bo’s Scribe', 'None']);
  });

  test('edge: 10.13, C22 an Illusion dies of it, and another may be chosen', () => {
    const scene = trick([], ['spectral-aven', 'scribe']).do('Bo’s Spectral');
    expect([scene.has(1, 'spectral-aven'), scene.choices]).toEqual([false, ['Bo’s Scribe', 'None']]);
    expect(isIllusion(scene.do('Bo’s Scribe').row(1, 'scribe').types)).toBe(true);
  });

  test('edge: 11.10 it ends with the turn', () => {
    const scene = trick([], ['scribe']).do('Bo’s Scribe');
    expect(isIllusion(scene.endTurn().row(1, 'scribe').types)).toBe(false);
  });

  test('bystander: others are what they were', () => {
    const scene = trick([], ['scribe', 'tax-collector']).do('Bo’s Scribe', 'None');
    expect(isIllusion(scene.row(1, 'tax-collector').types)).toBe(false);
  });
});

describe('illusions among several targets', () => {
  const fiery = led('blue', QUINCE, 'jaina-stormborne');

  test('case: 10.13 a point for an illusion is spent, the others land', () => {
    const foe = { play: [at(illusory('scribe'), 'elite'), at('tax-collector', 'scavenger')] };
    const scene = fiery(
      { play: ['jaina-stormborne'], hand: ['ember-sparks'] },
      { heroes: [QUINCE, BIGBY], ...foe },
    );
    scene.do('Play Ember', 'Bo’s Scribe', 'Bo’s Tax', 'Bo’s Tax');
    expect([scene.has(1, 'scribe'), scene.stats(1, 'tax-collector')]).toEqual([false, '2/1']);
  });

  test('negative: 10.13 one that is targeted last takes no damage besides', () => {
    const foe = { play: [at(illusory('scribe'), 'elite'), at('tax-collector', 'scavenger')] };
    const scene = fiery(
      { play: ['jaina-stormborne'], hand: ['ember-sparks'] },
      { heroes: [QUINCE, BIGBY], ...foe },
    );
    scene.do('Play Ember', 'Bo’s Tax', 'Bo’s Tax', 'Bo’s Scribe');
    expect([scene.stats(1, 'tax-collector'), scene.happened('damaged')]).toEqual(['2/1', 1]);
  });

  test('edge: 10.13 a spell that was to lie on one is discarded', () => {
    const dark = led('blue', QUINCE, 'vandy-anadrose');
    const scene = dark({ play: ['vandy-anadrose', 'spectral-aven'], hand: ['soul-stone'] }).do('Play Soul');
    expect([scene.has(0, 'soul-stone'), scene.count(0, 'discard', 'soul-stone')]).toEqual([false, 1]);
  });

  test('bystander: one of them that is no illusion is reached', () => {
    const scene = fiery(
      { play: [maxed('jaina-stormborne')], hand: ['burning-volley'] },
      { play: ['spectral-hound', 'soldier'] },
    ).do('Play Burning', 'Bo’s Spectral', 'Bo’s Soldier');
    for (let point = 0; point < 3; point++) scene.do('Bo’s Base');
    expect([scene.theirs, scene.base(1)]).toEqual(['Base 17', 17]);
  });
});
