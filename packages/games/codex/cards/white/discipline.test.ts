import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { codex } from '../../index.ts';
import { having, illusory } from '../../testing/gifts.ts';
import { at, damaged, exhausted, levelled, maxed, type Placed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { led, monks } from '../../testing/teams.ts';

const GRAVE = 'grave-stormborne';
const mixed = led('white', GRAVE, 'vandy-anadrose', 'troq-bashar');

describe('Grave Stormborne', () => {
  const armed: Placed = { ...levelled(GRAVE, 7), tokens: { sword: 1 } };
  const foe = { play: ['savior-monk', 'troq-bashar'] };

  test('case: 4.10 at the maximum level there is a sword rune', () => {
    const scene = monks({ play: [levelled(GRAVE, 6)] }).do('Raise');
    expect(scene.row(0, GRAVE).thing.tokens).toEqual({ sword: 1 });
  });

  test('case: for the rune a unit or hero is destroyed', () => {
    const scene = monks({ play: [armed] }, foe).do('Use your Grave', 'Bo’s Troq');
    expect([scene.has(1, 'troq-bashar'), scene.row(0, GRAVE).thing.tokens.sword]).toEqual([false, 0]);
  });

  test('negative: 5.18 without a rune it cannot be used', () => {
    const scene = monks({ play: [levelled(GRAVE, 7)] }, foe);
    expect(scene.can('Use your Grave')).toBe(false);
    expect(monks({ play: [{ ...levelled(GRAVE, 7), tokens: { sword: 0 } }] }, foe).can('Use')).toBe(false);
  });

  test('negative: 4.8 before the third level Grave exhausts to attack', () => {
    const scene = monks({ play: [levelled(GRAVE, 2)] }).do('Attack with');
    expect(scene.row(0, GRAVE).thing.exhausted).toBe(true);
  });

  test('edge: 14.33 what is indestructible is exhausted by it', () => {
    const scene = monks({ play: [armed] }, { play: [having('savior-monk', 'indestructible')] });
    scene.do('Use your Grave', 'Bo’s Savior');
    expect(scene.row(1, 'savior-monk').thing.exhausted).toBe(true);
  });

  test('bystander: 14.25 sparkshot stays at every level', () => {
    expect(monks({ play: [levelled(GRAVE, 7)] }).row(0, GRAVE)).toMatchObject({
      sparkshot: 1,
      atk: 4,
      hp: 5,
    });
  });

  test('ruling: (UMR) with readiness Grave attacks, and then exhausts for the sword in the same turn', () => {
    const scene = monks({ play: [armed] }, foe).do(
      'Attack with your Grave',
      'Bo’s Base',
      'Use your Grave',
      'Bo’s Savior',
    );
    expect([scene.base(1), scene.has(1, 'savior-monk')]).toEqual([16, false]);
  });
});

describe('Martial Mastery', () => {
  const half: Half = {
    play: [GRAVE],
    hand: ['martial-mastery', 'smoker', 'fox-viper'],
    deck: ['fox-primus', 'savior-monk'],
  };
  const master = (mine = half) => monks(mine, { hand: ['smoker'] }).do('Play Martial');

  test('case: a card is discarded, two are drawn, and an opponent’s hand is seen', () => {
    const scene = master();
    expect([scene.question, scene.choices]).toEqual(['discard', ['Fox Viper', 'Smoker']]);
    scene.do('Smoker');
    expect([scene.count(0, 'discard', 'smoker'), scene.count(0, 'hand')]).toEqual([1, 3]);
    expect(scene.events.find(({ type }) => type === 'looked')).toMatchObject({
      seat: 0,
      at: 1,
      cards: ['smoker'],
    });
  });

  test('negative: 15.1 others do not see which card was discarded', () => {
    const scene = master();
    const choice = codex.decisions(scene.state)[0]?.choices[1];
    const applied = codex.apply(scene.state, seat(0), choice);
    if (!applied.ok) throw new Error(applied.why.text);
    const told = applied.value.events.find(({ event }) => event.type === 'discarded');
    expect(told).toMatchObject({ to: [0], others: { type: 'discarded', seat: 0 } });
  });

  test('edge: 11.1 without another card nothing is discarded', () => {
    const scene = master({ ...half, hand: ['martial-mastery'] });
    expect([scene.question, scene.count(0, 'hand')]).toEqual(['main', 2]);
  });

  test('bystander: the hand that is seen stays where it is', () => {
    expect(master().do('Smoker').count(1, 'hand')).toBe(1);
  });

  test('ruling: (UMR) 11.8 it cannot draw itself', () => {
    const scene = master({ ...half, deck: [] }).do('Smoker');
    expect([scene.count(0, 'hand', 'martial-mastery'), scene.count(0, 'hand', 'smoker')]).toEqual([0, 1]);
    expect(scene.count(0, 'discard', 'martial-mastery')).toBe(1);
  });
});

describe('Reversal', () => {
  const turn = (...play: readonly Placed[]) =>
    monks({ play: [GRAVE], hand: ['reversal'] }, { play }).do('Play Reversal');

  test('case: 9.16 a patroller that takes 3 damage and lives is disabled', () => {
    const scene = turn(at('regular-sized-rhinoceros', 'elite'));
    expect(scene.row(1, 'regular-sized-rhinoceros').thing).toMatchObject({
      damage: 3,
      exhausted: true,
      slot: -1,
    });
    expect(scene.endTurn().can('Attack with your Regular')).toBe(false);
  });

  test('negative: 5.13 only a patroller', () => {
    const scene = monks({ play: [GRAVE], hand: ['reversal'] }, { play: ['savior-monk'] });
    expect(scene.can('Play Reversal')).toBe(false);
  });

  test('edge: 9.2 one that dies is not disabled', () => {
    const scene = turn(at('savior-monk', 'elite'));
    expect([scene.has(1, 'savior-monk'), scene.happened('exhausted')]).toEqual([false, 0]);
  });

  test('edge: 14.34 one that is saved from death is in play, and disabled', () => {
    const scene = turn(at(having('savior-monk', 'two lives'), 'elite'));
    expect(scene.row(1, 'savior-monk').thing).toMatchObject({ damage: 0, exhausted: true });
  });

  test('bystander: 10.10 a Smoker that is gone is not disabled', () => {
    const scene = turn(at('smoker', 'elite'), at('savior-monk', 'lookout')).do('Bo’s Smoker');
    expect([scene.count(1, 'hand', 'smoker'), scene.row(1, 'savior-monk').thing.exhausted]).toEqual([
      1,
      false,
    ]);
  });
});

describe('Versatile Style', () => {
  const style = (theirs: readonly Placed[], ...mine: readonly Placed[]) =>
    monks({ play: [GRAVE, ...mine], hand: ['versatile-style'] }, { play: theirs }).do('Play Versatile');

  test('case: an upgrade is destroyed', () => {
    const scene = style(['safe-attacking']).do('Destroy an upgrade');
    expect(scene.has(1, 'safe-attacking')).toBe(false);
  });

  test('case: 9.16 what flies is disabled', () => {
    const scene = style([at('young-lightning-dragon', 'elite')]).do('Disable');
    expect(scene.row(1, 'young-lightning-dragon').thing).toMatchObject({ exhausted: true, slot: -1 });
  });

  test('case: 9.1 up to 2 damage is removed from a building', () => {
    const scene = style([], damaged('training-grounds', 3)).do('Repair', 'Your Training');
    expect(scene.row(0, 'training-grounds').thing.damage).toBe(1);
  });

  test('case: 14.7 the discipline hero is a detector this turn', () => {
    const scene = style([having('savior-monk', 'invisible')], 'fox-primus').do('Your hero is');
    expect(scene.is(0, GRAVE, 'detector')).toBe(true);
    expect(scene.do('Attack with your Fox').can('Bo’s Savior')).toBe(true);
    expect(scene.do('Bo’s Savior').endTurn().is(0, GRAVE, 'detector')).toBe(false);
  });

  test('negative: 5.13 what nothing would come of is not offered', () => {
    expect(style(['savior-monk']).choices).toEqual([
      'Repair a building',
      'Your hero is a detector this turn',
    ]);
  });

  test('edge: 10.2 an upgrade or flier that cannot be a target does not count', () => {
    expect(style([having('young-lightning-dragon', 'untargetable')]).can('Disable')).toBe(false);
  });

  test('bystander: only what was chosen happens', () => {
    const scene = style(['safe-attacking', 'young-lightning-dragon']).do('Disable');
    expect([scene.has(1, 'safe-attacking'), scene.is(0, GRAVE, 'detector')]).toEqual([true, false]);
  });
});

describe('True Power of Storms', () => {
  const storm = (
    hand: readonly string[],
    theirs: Half = { play: [at('regular-sized-rhinoceros', 'elite')] },
  ) => monks({ play: [maxed(GRAVE)], hand: ['true-power-of-storms', ...hand] }, theirs);

  test('case: for two cards that cost 3, 10 damage to a unit, hero or building', () => {
    const scene = storm(['fox-primus', 'snapback']).do('Play True', 'Fox Primus', 'Snapback', 'Bo’s Base');
    expect([scene.base(1), scene.count(0, 'hand'), scene.count(0, 'discard', 'fox-primus')]).toEqual([
      10, 0, 1,
    ]);
    expect(scene.events.filter((event) => event.type === 'discarded')).toMatchObject([
      { card: 'fox-primus', openly: true },
      { card: 'snapback', openly: true },
    ]);
  });

  test('negative: 5.8 not by a hero that has just reached the maximum level', () => {
    const scene = monks({
      play: [levelled(GRAVE, 7)],
      hand: ['true-power-of-storms', 'fox-primus', 'snapback'],
    });
    expect(scene.can('Play True')).toBe(false);
  });

  test('negative: 5.13 cards of another cost do not count, and with none of 3 it cannot be played', () => {
    expect(storm(['smoker', 'fox-viper']).can('Play True')).toBe(false);
    expect(storm(['smoker', 'fox-primus', 'snapback']).do('Play True').choices).toEqual([
      'Snapback from the hand',
      'Fox Primus from the hand',
    ]);
  });

  test('edge: 5.17 a second copy is another card that costs 3', () => {
    const scene = storm(['true-power-of-storms', 'fox-primus']).do(
      'Play True',
      'True Power',
      'Fox',
      'Bo’s Base',
    );
    expect([scene.base(1), scene.count(0, 'discard', 'true-power-of-storms')]).toEqual([10, 2]);
  });

  test('bystander: the rest of the hand stays', () => {
    const scene = storm(['fox-primus', 'snapback', 'smoker']).do('Play True', 'Fox', 'Snapback', 'Bo’s Base');
    expect(scene.count(0, 'hand', 'smoker')).toBe(1);
  });

  test('ruling: (SH) with fewer than two, nothing is targeted', () => {
    const scene = storm(['fox-primus']).do('Play True', 'Fox', 'None');
    expect([scene.question, scene.happened('targeted'), scene.base(1)]).toEqual(['main', 0, 20]);
  });

  test('ruling: (FB) with one such card it may be played all the same', () => {
    expect(storm(['fox-primus']).can('Play True')).toBe(true);
  });
});

describe('discipline and other colors', () => {
  test('5.6 Grave casts white starting spells without paying more', () => {
    const team = led('white', GRAVE, 'troq-bashar');
    const scene = team({ play: [GRAVE], hand: ['snapback'] }, { play: ['troq-bashar'] });
    expect(scene.can('Play Snapback (3 gold)')).toBe(true);
  });
});

describe('Vigor Adept', () => {
  test('14.11, 14.23 it has frenzy and readiness', () => {
    const scene = monks({ play: ['vigor-adept'] });
    expect([
      scene.stats(0, 'vigor-adept'),
      scene.do('Attack with').row(0, 'vigor-adept').thing.exhausted,
    ]).toEqual(['6/5', false]);
    expect(monks({ play: [exhausted('vigor-adept')] }).can('Attack')).toBe(false);
  });
});

describe('Hero’s Monument', () => {
  const MONUMENT = 'heros-monument';
  const DAIGO = 'daigo-stormborne';
  const built = (theirs: Half = {}) =>
    monks({ hand: [MONUMENT], play: [GRAVE], tech: 'discipline' }, theirs).do('Play Hero');

  test('case: Daigo Stormborne comes, and heroes have +1/+1', () => {
    const scene = built();
    expect([scene.stats(0, DAIGO), scene.stats(0, GRAVE)]).toEqual(['8/8', '3/4']);
    expect(scene.is(0, DAIGO, 'indestructible')).toBe(true);
  });

  test('case: 14.8 when it leaves play, Daigo is trashed', () => {
    const scene = monks(
      { play: ['regular-sized-rhinoceros', 'vigor-adept'] },
      {
        play: [
          { card: MONUMENT, id: 900, damage: 1 },
          { card: DAIGO, to: 900 },
        ],
      },
    ).do('Attack with your Regular', 'Bo’s Hero’s Monument');
    expect([scene.has(1, MONUMENT), scene.has(1, DAIGO), scene.happened('trashed')]).toEqual([
      false,
      false,
      1,
    ]);
  });

  test('negative: 14.30 Daigo does not patrol', () => {
    const scene = built().do('Set the patrol');
    expect(scene.choices).toEqual(['Your Grave Stormborne', 'Leave it empty']);
  });

  test('edge: 14.33 Daigo does not die', () => {
    const attack = { play: [{ card: DAIGO, damage: 7 }] };
    const scene = monks({ play: ['vigor-adept'] }, attack).do('Attack with', 'Bo’s Daigo');
    expect(scene.row(1, DAIGO).thing).toMatchObject({ damage: 0, exhausted: true });
  });

  test('edge: 14.8 a Daigo of another Monument stays', () => {
    const scene = monks(
      { play: ['regular-sized-rhinoceros'] },
      {
        play: [
          { card: MONUMENT, id: 900, damage: 1 },
          { card: DAIGO, to: 901 },
        ],
      },
    ).do('Attack with', 'Bo’s Hero’s Monument');
    expect(scene.has(1, DAIGO)).toBe(true);
  });

  test('bystander: 10.2 neither the Monument nor Daigo can be a target', () => {
    const scene = mixed(
      { play: ['vandy-anadrose', 'savior-monk'], hand: ['soul-stone'] },
      { play: [MONUMENT, DAIGO, illusory('savior-monk')] },
    ).do('Play Soul');
    expect(scene.choices).toEqual(['Your Savior Monk', 'Bo’s Savior Monk']);
  });

  test('ruling: (S) the damage of a Trojan Duck targets, so it reaches neither the Monument nor a School unseen', () => {
    const duck = led('white', GRAVE, 'troq-bashar', 'setsuki-hiruki');
    const half: Half = { hand: ['trojan-duck'], tech: 'bashing' };
    const scene = duck(half, { play: [MONUMENT, 'foxs-den-school'] }).do('Play Trojan');
    expect(scene.choices.filter((one) => one.startsWith('Bo’s'))).toEqual(['Bo’s Base']);
  });
});
