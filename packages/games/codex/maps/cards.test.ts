import { describe, expect, test } from 'vitest';
import { on, teamsOn } from '../testing/mapped.ts';
import { maxed } from '../testing/placed.ts';
import { Scene } from '../testing/scene.ts';

const blue = { heroes: ['sirus-quince', 'general-onimaru'], deckColor: 'blue' } as const;

describe('Lost Temple', () => {
  test('case: 18.10 cards of all levels and of any spec are played without tech buildings', () => {
    const hand = ['iron-man', 'backstabber', 'blademaster'];
    const scene = on('lost-temple', { hand, gold: 20 });
    scene.do('Play Blademaster (6 gold)', 'Play Backstabber (3 gold)', 'Play Iron Man (3 gold)');
    expect(scene.gold).toEqual([8, 10]);
    expect(on('none', { hand, gold: 20 }).can('Play')).toBe(false);
  });

  test('edge: 18.10, C59 a spec that was chosen keeps nothing from play', () => {
    const half = { tech: 'bashing', hand: ['backstabber'] } as const;
    expect(on('lost-temple', half).can('Play Backstabber')).toBe(true);
    expect(new Scene(half).can('Play Backstabber')).toBe(false);
  });

  test('bystander: 18.10, C59 buildings of the base and the hero limit are as ever', () => {
    const scene = on('lost-temple', { workers: 10, gold: 20 });
    expect(scene.can('Build a Tech I Building')).toBe(true);
    expect(scene.can('Build a Tech II Building')).toBe(false);
    expect(scene.do('Summon Troq').can('Summon River')).toBe(false);
    expect(on('lost-temple', { workers: 5 }).can('Build a Tech I Building')).toBe(false);
  });

  test('edge: 18.10 a card that asks for buildings has them all: Feral Strike', () => {
    const half = {
      heroes: ['calamandra-moss'],
      deckColor: 'green',
      play: [maxed('calamandra-moss')],
      hand: ['feral-strike', 'moss-ancient'],
      gold: 20,
    } as const;
    const scene = on('lost-temple', half).do('Play Feral Strike (', 'Put up to two');
    expect(scene.can('Moss Ancient')).toBe(true);
    const elsewhere = on('none', half).do('Play Feral Strike (', 'Put up to two');
    expect(elsewhere.can('Moss Ancient')).toBe(false);
  });

  test('edge: 18.10 each player of a team plays so', () => {
    const scene = teamsOn('lost-temple', {}, { hand: ['trojan-duck'] });
    expect(scene.can('Play Trojan Duck')).toBe(true);
  });

  test('case: 18.11 spells need no hero, ultimates neither', () => {
    const half = { hand: ['wither', 'the-boot', 'final-smash'], gold: 20 };
    const foe = { play: ['iron-man', 'tenderfoot'] };
    const scene = on('lost-temple', half, foe);
    for (const spell of ['Wither', 'The Boot', 'Final Smash']) expect(scene.can(`Play ${spell}`)).toBe(true);
    expect(on('none', half, foe).can('Play')).toBe(false);
    scene.do('Play The Boot', 'Bo’s Tenderfoot');
    expect(scene.theirs).toBe('Base 20, Iron Man 3/4');
  });

  test('edge: 18.11, C60 a starting spell costs 1 more without a hero of its color', () => {
    const half = { heroes: ['captain-zane'], deckColor: 'red', hand: ['scorch'], gold: 20 } as const;
    expect(on('lost-temple', half).can('Play Scorch (4 gold)')).toBe(true);
    expect(on('lost-temple', { ...half, play: ['captain-zane'] }).can('Play Scorch (3 gold)')).toBe(true);
  });

  test('negative: 18.11, C60 a channeling spell needs its hero', () => {
    const half = { hand: ['harmony'], gold: 20 };
    expect(on('lost-temple', half).can('Play Harmony')).toBe(false);
    expect(on('lost-temple', { ...half, play: ['troq-bashar'] }).can('Play Harmony')).toBe(false);
    expect(on('lost-temple', { ...half, play: ['river-montoya'] }).can('Play Harmony')).toBe(true);
  });

  test('edge: 18.11 silent heroes stop no spell', () => {
    const silenced = (map: 'lost-temple' | 'none') =>
      on(
        map,
        { ...blue, play: ['sirus-quince'], hand: ['free-speech'] },
        { play: ['troq-bashar'], hand: ['wither'] },
      )
        .do('Play Free Speech')
        .endTurn();
    expect(silenced('none').can('Play Wither')).toBe(false);
    expect(silenced('lost-temple').can('Play Wither')).toBe(true);
  });
});
