import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { codex } from '../../index.ts';
import { having } from '../../testing/gifts.ts';
import { at, damaged, exhausted, fresh, levelled, type Placed, runed } from '../../testing/placed.ts';
import { led, monks } from '../../testing/teams.ts';

const GRAVE = 'grave-stormborne';
const TWIN = 'rambasa-twin';
const mixed = led('white', GRAVE, 'vandy-anadrose', 'troq-bashar');

describe('Rambasa Twin', () => {
  const tech = { tech: 'discipline' } as const;
  const clash = (theirs: readonly Placed[], ...mine: readonly Placed[]) =>
    monks({ play: mine, ...tech }, { play: theirs });

  test('case: another Twin may come from the codex', () => {
    const scene = monks({ hand: [TWIN], ...tech }).do('Play Rambasa', 'Rambasa Twin from the codex');
    expect([scene.row(0, TWIN, 1).thing.card, scene.count(0, 'codex', TWIN)]).toEqual([TWIN, 0]);
  });

  test('case: 9.25 the first that dies in a turn goes to the codex', () => {
    const scene = clash([at(TWIN, 'elite')], 'regular-sized-rhinoceros').do('Attack with');
    expect([scene.count(1, 'codex', TWIN), scene.count(1, 'discard', TWIN)]).toEqual([2, 0]);
    expect(scene.happened('died')).toBe(1);
  });

  test('negative: 9.25 the second of a turn does not', () => {
    const foes = [at(TWIN, 'elite'), at(TWIN, 'lookout')];
    const scene = clash(foes, 'regular-sized-rhinoceros', 'vigor-adept');
    scene.do('Attack with your Regular', 'Bo’s Rambasa Twin 1', 'Attack with your Vigor');
    expect([scene.count(1, 'codex', TWIN), scene.count(1, 'discard', TWIN)]).toEqual([1, 1]);
  });

  test('edge: 8.7, 9.25 it died all the same: its player draws as for any technician', () => {
    const foe = { play: [at(TWIN, 'technician')], deck: ['smoker'] };
    const scene = monks({ play: ['regular-sized-rhinoceros'] }, foe).do('Attack with');
    expect([scene.count(1, 'hand', 'smoker'), scene.count(1, 'codex', TWIN)]).toEqual([1, 2]);
  });

  test('edge: 9.25 in the next turn the first goes there again', () => {
    const foes = [at(TWIN, 'elite'), at(TWIN, 'lookout')];
    const scene = clash(foes, 'regular-sized-rhinoceros', 'vigor-adept');
    scene.do('Attack with your Regular', 'Bo’s Rambasa Twin 1').endTurn().endTurn('Your Rambasa');
    scene.do('Attack with your Vigor');
    expect(scene.count(1, 'codex', TWIN)).toBe(2);
  });

  test('edge: 9.25, C32 each owner’s Twins are counted apart', () => {
    const scene = clash([at(TWIN, 'elite')], damaged(TWIN, 1)).do('Attack with');
    expect([scene.count(0, 'codex', TWIN), scene.count(1, 'codex', TWIN)]).toEqual([2, 2]);
  });

  test('edge: 9.25, C32 a starting card that has become a Twin goes to the discard pile', () => {
    const team = led('blue', GRAVE, 'general-onimaru');
    const half = { play: ['general-onimaru', 'traffic-director', TWIN], hand: ['manufactured-truth'] };
    const scene = team(half, { play: [at('brave-knight', 'elite')] });
    scene.do('Play Manuf', 'Your Traffic', 'Your Rambasa', 'Attack with your Rambasa Twin that');
    expect(scene.count(0, 'discard', 'traffic-director')).toBe(1);
  });

  test('edge: 9.20 a Graveyard takes it', () => {
    const team = led('black', GRAVE, 'vandy-anadrose');
    const scene = team({ play: ['twilight-baron'] }, { play: [at(TWIN, 'elite'), 'graveyard'] }).do(
      'Attack with',
      'Bo’s Base',
      'Under',
    );
    expect([scene.count(1, 'codex', TWIN), scene.state.buried?.length]).toEqual([1, 1]);
  });

  test('bystander: other units go to the discard pile', () => {
    const scene = clash([at('savior-monk', 'elite'), TWIN], 'regular-sized-rhinoceros').do('Attack with');
    expect(scene.count(1, 'discard', 'savior-monk')).toBe(1);
  });

  test('bystander: 15.1 whether there is another in the codex is asked in any case', () => {
    const scene = monks({ play: [TWIN], hand: [TWIN], ...tech }).do('Play Rambasa');
    expect(scene.choices).toEqual(['None']);
  });

  test('ruling: (UMR) of two that die at once one goes to the codex', () => {
    const play = [at(TWIN, 'squad leader'), at(damaged(TWIN, 1), 'elite')];
    const scene = monks({ play: [levelled(GRAVE, 3)] }, { play }).do('Attack with');
    expect([scene.count(1, 'codex', TWIN), scene.count(1, 'discard', TWIN)]).toEqual([1, 1]);
  });
});

describe('Sparring Partner', () => {
  const SPAR = 'sparring-partner';

  test('case: a unit or hero without +1/+1 runes gets one', () => {
    const scene = monks({ play: [SPAR, GRAVE] }).do('Use your Sparring Partner: a', 'Your Grave');
    expect(scene.stats(0, GRAVE)).toBe('3/4');
  });

  test('case: for 2 gold it is ready again, as often as wanted', () => {
    const scene = monks({ play: [SPAR, GRAVE, 'savior-monk'], gold: 5 });
    scene.do('Use your Sparring Partner: a', 'Your Grave', 'Use your Sparring Partner: become');
    scene.do('Use your Sparring Partner: a', 'Your Savior', 'Use your Sparring Partner: become');
    expect([scene.gold[0], scene.can('Use your Sparring Partner: a')]).toEqual([1, true]);
  });

  test('negative: what has a rune cannot be chosen', () => {
    const scene = monks({ play: [SPAR, runed(GRAVE, 1)] }).do('Use your Sparring Partner: a');
    expect([scene.question, scene.stats(0, SPAR)]).toEqual(['main', '3/3']);
  });

  test('negative: 5.18 while it is ready, it does not become ready', () => {
    expect(monks({ play: [SPAR] }).can('Use your Sparring Partner: become')).toBe(false);
  });

  test('edge: 12.3 what has a -1/-1 rune may be chosen, and has none then', () => {
    const scene = monks({ play: [SPAR, runed('savior-monk', -1)] });
    expect(scene.do('Use your Sparring', 'Your Savior').stats(0, 'savior-monk')).toBe('2/2');
  });

  test('edge: it patrols after becoming ready, and attacks in the next turn', () => {
    const scene = monks({ play: [exhausted(SPAR)] })
      .do('Use')
      .endTurn('Your Sparring')
      .endTurn();
    expect(scene.can('Attack with your Sparring')).toBe(true);
  });

  test('bystander: units of opponents cannot be chosen', () => {
    const scene = monks({ play: [SPAR, GRAVE] }, { play: ['savior-monk'] });
    expect(scene.do('Use your Sparring').choices).toEqual(['Your Sparring Partner', 'Your Grave Stormborne']);
  });

  test('ruling: (UMR) ready again it cannot attack this turn, but it may have attacked before', () => {
    const scene = monks({ play: [SPAR] }).do('Attack with', 'Use your Sparring Partner: become');
    expect([scene.base(1), scene.can('Attack with'), scene.can('Use your Sparring Partner: a')]).toEqual([
      18,
      false,
      true,
    ]);
  });
});

describe('Focus Master', () => {
  const focused: Placed = { card: 'focus-master', tokens: { focus: 3 } };
  const left = (scene: ReturnType<typeof monks>, side = 1) =>
    scene.row(side, 'focus-master').thing.tokens.focus;
  const hit = (attacker: Placed, ...theirs: readonly Placed[]) =>
    mixed({ play: [attacker] }, { play: theirs }).do('Attack with');

  test('case: it arrives with three focus runes', () => {
    const scene = monks({ hand: ['focus-master'], tech: 'discipline' }).do('Play Focus');
    expect(left(scene, 0)).toBe(3);
  });

  test('case: 9.26 of exactly lethal damage 1 is prevented', () => {
    const scene = hit('savior-monk', at('savior-monk', 'scavenger'), focused);
    expect([scene.stats(1, 'savior-monk'), left(scene)]).toEqual(['2/1', 2]);
    expect(scene.happened('averted')).toBe(1);
  });

  test('case: 9.26 also of a spell’s damage', () => {
    const foe = { play: [at(damaged(GRAVE, 0), 'elite'), focused] };
    const scene = mixed({ play: ['vandy-anadrose'], hand: ['shadow-blade'] }, foe).do('Play Shadow');
    expect([scene.stats(1, GRAVE), left(scene)]).toEqual(['3/1', 2]);
  });

  test('negative: 9.26 not of more than that, nor of less', () => {
    const more = hit('fox-primus', at('savior-monk', 'scavenger'), focused);
    expect([more.has(1, 'savior-monk'), left(more)]).toEqual([false, 3]);
    const less = hit('smoker', at('savior-monk', 'scavenger'), focused).do('Bo’s Savior');
    expect([less.stats(1, 'savior-monk'), left(less)]).toEqual(['2/1', 3]);
  });

  test('negative: without runes it does nothing', () => {
    expect(hit('savior-monk', at('savior-monk', 'scavenger'), 'focus-master').has(1, 'savior-monk')).toBe(
      false,
    );
  });

  test('edge: 9.26 armor counts', () => {
    const scene = hit('fox-primus', at('savior-monk', 'squad leader'), focused);
    expect([scene.stats(1, 'savior-monk'), left(scene)]).toEqual(['2/1', 2]);
  });

  test('edge: 9.26 it saves itself', () => {
    const scene = hit('fox-primus', { ...at(focused, 'scavenger') });
    expect([scene.stats(1, 'focus-master'), left(scene)]).toEqual(['4/1', 2]);
  });

  test('edge: 9.26 all damage of a step counts together', () => {
    const foe = [at('fox-primus', 'squad leader'), at(having('smoker', 'anti-air'), 'lookout')];
    const scene = mixed({ play: ['young-lightning-dragon', focused] }, { play: foe });
    scene.do('Attack with your Young', 'Bo’s Base');
    expect([scene.stats(0, 'young-lightning-dragon'), left(scene, 0)]).toEqual(['3/1', 2]);
  });

  test('edge: 9.26, C33 with one rune the one that has been in play for longest is saved', () => {
    const foes = [at('savior-monk', 'elite'), at('smoker', 'scavenger')];
    const scene = mixed({ play: ['fox-viper'] }, { play: [...foes, { ...focused, tokens: { focus: 1 } }] });
    scene.do('Attack with', 'Bo’s Savior');
    expect([scene.stats(1, 'savior-monk'), scene.has(1, 'smoker')]).toEqual(['3/1', false]);
  });

  test('bystander: an opponent’s units are not saved, nor buildings', () => {
    const scene = mixed({ play: ['savior-monk', focused] }, { play: [at('savior-monk', 'scavenger')] });
    scene.do('Attack with your Savior');
    expect([scene.has(1, 'savior-monk'), scene.stats(0, 'savior-monk'), left(scene, 0)]).toEqual([
      false,
      '2/1',
      2,
    ]);
  });

  test('ruling: (SH) of deathtouch only 1 damage is exactly enough', () => {
    const two = hit(having('savior-monk', 'deathtouch'), at('savior-monk', 'scavenger'), focused);
    expect([two.has(1, 'savior-monk'), left(two)]).toEqual([false, 3]);
    const one = hit(having('aged-sensei', 'deathtouch'), at('savior-monk', 'squad leader'), focused);
    expect([one.stats(1, 'savior-monk'), left(one)]).toEqual(['2/2', 2]);
  });

  test('ruling: (SH) not where overpower lets what is too much go on', () => {
    const scene = hit(having('fox-primus', 'overpower'), at('savior-monk', 'scavenger'), focused).do(
      'Bo’s Base',
    );
    expect([scene.has(1, 'savior-monk'), scene.base(1), left(scene)]).toEqual([false, 19, 3]);
  });

  test('ruling: (UMR) a single point of deathtouch damage is averted, and one more is not', () => {
    const scene = hit(having('aged-sensei', 'deathtouch'), at('savior-monk', 'scavenger'), focused);
    expect([scene.has(1, 'savior-monk'), left(scene)]).toEqual([true, 2]);
  });
});

describe('Mind-Parry Monk', () => {
  const blade = (...theirs: readonly Placed[]) =>
    mixed({ play: ['vandy-anadrose'], hand: ['shadow-blade', 'soul-stone'] }, { play: theirs });

  test('case: 10.11 opponents cannot target its player’s units and heroes', () => {
    const scene = blade(at('mind-parry-monk', 'elite'), at(GRAVE, 'lookout'));
    expect(scene.can('Play Shadow')).toBe(false);
  });

  test('negative: 10.11 its own player targets them', () => {
    const scene = mixed({ play: ['vandy-anadrose', 'mind-parry-monk'], hand: ['soul-stone'] });
    expect(scene.do('Play Soul').stats(0, 'mind-parry-monk')).toBe('6/5');
  });

  test('edge: 10.11, 10.4 a flagbearer among them forces nothing', () => {
    const scene = mixed(
      { play: ['vandy-anadrose', 'savior-monk'], hand: ['soul-stone'] },
      { play: ['mind-parry-monk', 'morningstar-flagbearer'] },
    ).do('Play Soul');
    expect(scene.stats(0, 'savior-monk')).toBe('3/3');
  });

  test('edge: 10.11 the refusal says why', () => {
    const scene = mixed(
      { play: ['vandy-anadrose', 'savior-monk', 'smoker'], hand: ['soul-stone'] },
      { play: ['mind-parry-monk'] },
    ).do('Play Soul');
    const choice = { type: 'pick', thing: scene.row(1, 'mind-parry-monk').id } as const;
    const why = codex.words.whyNot(choice, codex.view(scene.state, seat(0)), seat(0));
    expect(why).toMatchObject({ text: 'A card of its player keeps you from targeting it.', rule: '10.11' });
  });

  test('bystander: buildings are targeted, and what does not target reaches units', () => {
    const scene = mixed({ play: ['vandy-anadrose'], hand: ['dark-pact'] }, { play: ['mind-parry-monk'] });
    expect(scene.do('Play Dark', 'Bo’s Base').base(1)).toBe(18);
    const attack = mixed({ play: ['savior-monk'] }, { play: [at('mind-parry-monk', 'elite')] });
    expect(attack.do('Attack with').stats(1, 'mind-parry-monk')).toBe('6/2');
  });
});

describe('Training Grounds', () => {
  const GROUNDS = 'training-grounds';

  test('case: heroes have 1 ATK more', () => {
    expect(monks({ play: [GROUNDS, GRAVE] }).stats(0, GRAVE)).toBe('3/3');
  });

  test('case: 4.10 a hero reaches the maximum level, and what happens there happens', () => {
    const scene = monks({ play: [GROUNDS, GRAVE] }).do('Use your Training');
    expect(scene.row(0, GRAVE).thing).toMatchObject({ level: 7, tokens: { sword: 1 } });
  });

  test('negative: 5.13 without a hero that could gain a level it cannot be used', () => {
    expect(monks({ play: [GROUNDS, levelled(GRAVE, 7)] }).can('Use your Training')).toBe(false);
    expect(monks({ play: [fresh(GROUNDS), GRAVE] }).can('Use your Training')).toBe(false);
  });

  test('edge: 10.1 it does not target', () => {
    const scene = monks({ play: [GROUNDS, having(GRAVE, 'untargetable')] }).do('Use your Training');
    expect([scene.row(0, GRAVE).thing.level, scene.happened('targeted')]).toEqual([7, 0]);
  });

  test('bystander: units and heroes of opponents have no more ATK', () => {
    const scene = monks({ play: [GROUNDS, 'savior-monk'] }, { play: [GRAVE] });
    expect([scene.stats(0, 'savior-monk'), scene.stats(1, GRAVE)]).toEqual(['2/2', '2/3']);
  });

  test('ruling: (FB) one of your own heroes', () => {
    expect(monks({ play: [GROUNDS] }, { play: [GRAVE] }).can('Use your Training')).toBe(false);
  });
});

describe('Young Lightning Dragon', () => {
  const DRAGON = 'young-lightning-dragon';

  test('case: 5.27 three times a turn it has 1 ATK more for 1 gold', () => {
    const scene = monks({ play: [DRAGON] }).do('Use', 'Use', 'Use');
    expect([scene.stats(0, DRAGON), scene.gold[0]]).toEqual(['6/3', 7]);
  });

  test('negative: 5.27 not a fourth time', () => {
    const scene = monks({ play: [DRAGON] }).do('Use', 'Use', 'Use');
    expect(scene.can('Use')).toBe(false);
    const use = { type: 'use', thing: scene.row(0, DRAGON).id, action: 'charge' } as const;
    expect(codex.words.whyNot(use, codex.view(scene.state, seat(0)), seat(0))).toMatchObject({
      text: 'It was used 3 times this turn.',
      rule: '5.27',
    });
  });

  test('edge: 5.18 it needs no exhausting: fresh and exhausted ones may use it', () => {
    expect(
      monks({ play: [fresh(exhausted(DRAGON))] })
        .do('Use')
        .stats(0, DRAGON),
    ).toBe('4/3');
  });

  test('edge: 5.27 in the next turn it may be used again, and the ATK is gone', () => {
    const scene = monks({ play: [DRAGON] })
      .do('Use', 'Use', 'Use')
      .endTurn()
      .endTurn();
    expect([scene.stats(0, DRAGON), scene.can('Use')]).toEqual(['3/3', true]);
  });

  test('bystander: another Dragon has its own three', () => {
    const scene = monks({ play: [DRAGON, DRAGON] });
    for (let time = 0; time < 3; time++) scene.do('Use your Young Lightning Dragon 1');
    expect([scene.stats(0, DRAGON, 1), scene.can('Use your Young Lightning Dragon 2')]).toEqual([
      '3/3',
      true,
    ]);
  });
});
