import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { codex } from '../../index.ts';
import { illusory } from '../../testing/gifts.ts';
import { at, damaged, exhausted, fresh, runed } from '../../testing/placed.ts';
import { blue, led } from '../../testing/teams.ts';

const ONIMARU = 'general-onimaru';
const mixed = led('blue', ONIMARU, 'captain-zane');
const withRed = led('red', ONIMARU, 'captain-zane');

describe('Spectral Aven', () => {
  test('10.6, 14.10 it flies, and dies of being a target', () => {
    const scene = withRed(
      { play: ['bombaster'] },
      { deckColor: 'blue', play: [at('spectral-aven', 'elite')] },
    );
    expect(scene.is(1, 'spectral-aven', 'flying')).toBe(true);
    expect(scene.do('Use your Bombaster').has(1, 'spectral-aven')).toBe(false);
    expect(scene.happened('damaged')).toBe(0);
  });
});

describe('Arrest', () => {
  const foe = { play: [at('traffic-director', 'elite'), at('porkhand-magistrate', 'lookout'), 'jail'] };
  const arrest = (theirs = foe) => blue({ play: [ONIMARU], hand: ['arrest'], gold: 2 }, theirs);

  test('case: 9.16 a patrolling unit is exhausted, and stays so once', () => {
    const scene = arrest().do('Play Arrest', 'Bo’s Porkhand');
    expect(scene.row(1, 'porkhand-magistrate').thing).toMatchObject({ exhausted: true, slot: -1 });
    scene.endTurn();
    expect(scene.can('Attack with your Porkhand')).toBe(false);
    scene.endTurn().endTurn();
    expect(scene.can('Attack with your Porkhand')).toBe(true);
  });

  test('negative: neither a hero nor a unit that does not patrol', () => {
    expect(arrest({ play: [at(ONIMARU, 'elite'), 'porkhand-magistrate'] }).can('Play Arrest')).toBe(false);
  });

  test('edge: 10.1 it does not target: untargetable, resist and illusions do not matter', () => {
    const scene = arrest({ play: [at('traffic-director', 'elite'), at('spectral-aven', 'lookout')] });
    scene.do('Play Arrest').do('Bo’s Spectral');
    expect([scene.gold[0], scene.has(1, 'spectral-aven')]).toEqual([0, true]);
    expect(arrest().do('Play Arrest').can('Bo’s Traffic Director')).toBe(true);
  });

  test('bystander: other patrollers stay where they are', () => {
    const scene = arrest().do('Play Arrest', 'Bo’s Traffic');
    expect(scene.row(1, 'porkhand-magistrate').thing).toMatchObject({ exhausted: false, slot: 4 });
  });
});

describe('Lawful Search', () => {
  const search = () =>
    blue(
      { play: [ONIMARU], hand: ['lawful-search'], deck: ['jail'] },
      { hand: ['arrest', 'spectral-aven'], discard: ['bluecoat-musketeer'] },
    ).do('Play Lawful Search');
  const looks = (scene: ReturnType<typeof search>) => scene.events.filter((event) => event.type === 'looked');

  test('case: 15.3 it draws a card and shows a hand or a discard pile to its player', () => {
    const scene = search();
    expect([scene.count(0, 'hand', 'jail'), scene.choices]).toEqual([
      1,
      ['Look at the hand', 'Look at the discard pile'],
    ]);
    scene.do('Look at the hand');
    expect(looks(scene)).toMatchObject([{ at: 1, pile: 'hand', cards: ['arrest', 'spectral-aven'] }]);
    const other = search().do('Look at the discard pile');
    expect(looks(other)).toMatchObject([{ pile: 'discard', cards: ['bluecoat-musketeer'] }]);
  });

  test('negative: one’s own hand cannot be looked at', () => {
    expect(search().choices.some((one) => one.includes('your'))).toBe(false);
  });

  test('edge: 15.3 others learn only that a hand was looked at', () => {
    const scene = search();
    const [hand] = codex.decisions(scene.state)[0]?.choices ?? [];
    const applied = codex.apply(scene.state, seat(0), hand);
    if (!applied.ok) throw new Error(applied.why.text);
    const told = applied.value.events.find(({ event }) => event.type === 'looked');
    expect(told).toMatchObject({ to: [0], others: { type: 'looked', seat: 0, at: 1, pile: 'hand' } });
  });

  test('bystander: the cards stay where they are', () => {
    const scene = search().do('Look at the hand');
    expect([scene.count(1, 'hand'), scene.count(1, 'discard')]).toEqual([2, 1]);
    expect(codex.view(scene.state, seat(0)).players[1]).not.toHaveProperty('bare');
  });
});

describe('Manufactured Truth', () => {
  const truth = (mine: readonly Parameters<typeof fresh>[0][], theirs: Parameters<typeof blue>[1] = {}) =>
    blue({ play: [ONIMARU, ...mine], hand: ['manufactured-truth'] }, theirs);

  test('case: 13.9 a unit is a copy of another this turn', () => {
    const scene = truth(['traffic-director'], { play: ['spectral-aven'] }).do('Play Manufactured');
    expect(scene.stats(0, 'traffic-director')).toBe('2/2');
    expect([
      scene.is(0, 'traffic-director', 'flying'),
      scene.is(0, 'traffic-director', 'untargetable'),
    ]).toEqual([true, false]);
    expect(scene.endTurn().stats(0, 'traffic-director')).toBe('1/1');
  });

  test('negative: not of a tech II unit, not of a hero, and not of itself', () => {
    expect(truth(['traffic-director'], { play: ['air-hammer', ONIMARU] }).can('Play Manuf')).toBe(false);
    expect(truth([], { play: ['traffic-director', 'spectral-aven'] }).can('Play Manuf')).toBe(false);
  });

  test('edge: 13.9 runes and damage stay, and are not copied', () => {
    const scene = truth([damaged('porkhand-magistrate', 1)], { play: [runed('brave-knight', 2)] });
    expect(scene.do('Play Manuf').stats(0, 'porkhand-magistrate')).toBe('3/2');
  });

  test('edge: 13.9, 14.3 nothing arrives by it; arrival fatigue stays as it was', () => {
    const scene = truth([fresh('traffic-director')], { play: ['reputable-newsman'] }).do('Play Manuf');
    expect([scene.question, scene.can('Attack with your Reputable')]).toEqual(['main', false]);
  });

  test('bystander: the unit that was copied is what it was', () => {
    const scene = truth(['traffic-director'], { play: ['spectral-aven'] }).do('Play Manufactured');
    expect(scene.stats(1, 'spectral-aven')).toBe('2/2');
  });

  test('ruling: (UMR) an ATK that was traded by Chaos Mirror is copied', () => {
    const scene = mixed(
      { play: [ONIMARU, 'captain-zane', 'traffic-director'], hand: ['chaos-mirror', 'manufactured-truth'] },
      { play: ['reputable-newsman', 'brave-knight'] },
    );
    scene.do('Play Chaos', 'Bo’s Reputable', 'Bo’s Brave', 'Play Manuf', 'Bo’s Reputable');
    expect([scene.stats(1, 'reputable-newsman'), scene.stats(0, 'traffic-director')]).toEqual(['3/3', '3/3']);
  });

  test('ruling: (SH) a copy has the tech level of what it copies', () => {
    const scene = truth(['traffic-director'], { play: ['brave-knight'] }).do('Play Manuf');
    expect(scene.row(0, 'traffic-director').tech).toBe(1);
  });
});

describe('Bluecoat Musketeer', () => {
  const foe = { play: [at('porkhand-magistrate', 'squad leader')] };
  const shoot = (musketeer: Parameters<typeof fresh>[0]) =>
    blue({ play: [musketeer] }, foe).do('Attack with');

  test('case: 14.17 with 1 ATK it has long-range', () => {
    expect(shoot('bluecoat-musketeer').has(0, 'bluecoat-musketeer')).toBe(true);
  });

  test('negative: not with 2 ATK, nor with 0', () => {
    expect(blue({ play: [runed('bluecoat-musketeer', 1)] }).is(0, 'bluecoat-musketeer', 'long-range')).toBe(
      false,
    );
    expect(blue({ play: [runed('bluecoat-musketeer', -1)] }).is(0, 'bluecoat-musketeer', 'long-range')).toBe(
      false,
    );
    expect(shoot(runed('bluecoat-musketeer', 1)).stats(0, 'bluecoat-musketeer')).toBe('2/1');
  });

  test('edge: 8.5, 13.2 as an elite it has 2 ATK, and no long-range', () => {
    const scene = blue({}, { play: [at('bluecoat-musketeer', 'elite')] });
    expect([scene.stats(1, 'bluecoat-musketeer'), scene.is(1, 'bluecoat-musketeer', 'long-range')]).toEqual([
      '2/2',
      false,
    ]);
    const scout = blue({}, { play: [at('bluecoat-musketeer', 'lookout')] });
    expect(scout.is(1, 'bluecoat-musketeer', 'long-range')).toBe(true);
  });

  test('bystander: other units with 1 ATK have none', () => {
    const scene = blue({ play: ['bluecoat-musketeer', 'traffic-director'] });
    expect(scene.is(0, 'traffic-director', 'long-range')).toBe(false);
  });
});

describe('Building Inspector', () => {
  const inspected = (half: Parameters<typeof blue>[0], ...more: readonly string[]) =>
    blue({ workers: 8, ...half }, { play: ['building-inspector', ...more] });

  test('case: an opponent’s first building of a turn costs 1 more', () => {
    const scene = inspected({});
    expect(scene.can('Build a Tech I building (2 gold)')).toBe(true);
    expect(scene.can('Build a Tower (4 gold)')).toBe(true);
    expect(scene.do('Build a Tech I').gold[0]).toBe(8);
  });

  test('case: a building card too', () => {
    expect(inspected({ hand: ['jail'] }).can('Play Jail (4 gold)')).toBe(true);
  });

  test('negative: not one’s own buildings, and not the second of the turn', () => {
    const own = blue({ workers: 8, play: ['building-inspector'] });
    expect(own.can('Build a Tech I building (1 gold)')).toBe(true);
    const scene = inspected({ hand: ['jail'] }).do('Build a Tech I');
    expect([scene.can('Build a Tower (3 gold)'), scene.can('Play Jail (3 gold)')]).toEqual([true, true]);
    expect(
      inspected({ hand: ['jail'] })
        .do('Play Jail')
        .can('Build a Tower (3 gold)'),
    ).toBe(true);
  });

  test('edge: on the next turn the first costs more again', () => {
    const scene = inspected({}).do('Build a Tower').endTurn().endTurn();
    expect(scene.can('Build a Tech I building (2 gold)')).toBe(true);
  });

  test('bystander: units cost what they cost', () => {
    expect(inspected({ hand: ['spectral-aven'] }).can('Play Spectral Aven (2 gold)')).toBe(true);
  });

  test('ruling: (UMR) a rebuilt tech building costs 1 and not 0', () => {
    const scene = inspected({});
    const player = scene.player(0);
    player.built = [1];
    expect(scene.can('Build a Tech I building (1 gold)')).toBe(true);
  });
});

describe('Jail', () => {
  const jailed = (...hand: readonly string[]) => blue({ hand, gold: 20 }, { play: ['jail'] });

  test('case: 5.19 a unit that an opponent plays is held, and arrives when the next one comes', () => {
    const scene = jailed('spectral-aven', 'traffic-director').do('Play Spectral');
    expect([scene.has(0, 'spectral-aven'), scene.row(1, 'jail').thing.held?.card]).toEqual([
      false,
      'spectral-aven',
    ]);
    scene.do('Play Traffic');
    expect([scene.has(0, 'spectral-aven'), scene.has(0, 'traffic-director')]).toEqual([true, false]);
  });

  test('negative: not its player’s units, and no buildings, spells or heroes', () => {
    expect(
      blue({ play: ['jail'], hand: ['spectral-aven'] })
        .do('Play Spectral')
        .has(0, 'spectral-aven'),
    ).toBe(true);
    const scene = jailed('jail').do('Summon General', 'Play Jail');
    expect([scene.has(0, ONIMARU), scene.has(0, 'jail')]).toEqual([true, true]);
  });

  test('edge: 5.19 when it leaves play, the unit that it holds is discarded', () => {
    const scene = mixed(
      { play: [ONIMARU], hand: ['spectral-aven', 'generals-hammer'] },
      { play: ['jail'] },
    ).do('Play Spectral', 'Play General’s Hammer', 'Bo’s Jail');
    expect([scene.has(1, 'jail'), scene.count(0, 'discard', 'spectral-aven')]).toEqual([false, 1]);
  });

  test('edge: 14.3 it arrives as it is released, and not before', () => {
    const scene = jailed('reputable-newsman', 'spectral-aven').do('Play Reputable');
    expect(scene.question).toBe('main');
    expect(scene.do('Play Spectral').question).toBe('mode');
  });

  test('bystander: 5.12 what is put into play or summoned is not held', () => {
    const scene = blue({ play: [{ card: ONIMARU, level: 7 }] }, { play: ['jail'] }).do('Raise');
    expect(scene.has(0, 'soldier')).toBe(true);
  });

  test('ruling: (S) 19.5, B20 boost happens as the unit is played', () => {
    const pirate = led('blue', 'captain-zane', ONIMARU);
    const half = { rulings: 'designer', tech: 'anarchy', hand: ['marauder'], gold: 10 } as const;
    const scene = pirate(half, { play: ['jail'], workers: 6 });
    scene.do('Play Marauder boosted', 'One of Bo’s');
    expect([scene.player(1).workers, scene.row(1, 'jail').thing.held?.card]).toEqual([5, 'marauder']);
  });

  test('ruling: (UMR) what is released did not come from the hand', () => {
    const bloody = led('blue', 'drakk-ramhorn', ONIMARU);
    const scene = bloody(
      { play: [{ card: 'drakk-ramhorn', level: 6 }], hand: ['spectral-aven', 'traffic-director'] },
      { play: ['jail'] },
    ).do('Play Spectral', 'Play Traffic');
    expect(scene.is(0, 'spectral-aven', 'haste')).toBe(false);
  });

  test('ruling: (UMR) what it holds is not in play', () => {
    const scene = jailed('spectral-aven').do('Play Spectral');
    expect(scene.mine).toBe('Base 20');
  });
});

describe('Porkhand Magistrate', () => {
  const judge = (theirs: Parameters<typeof blue>[1], gold = 1) =>
    blue({ play: ['porkhand-magistrate'], gold }, { deck: ['jail', 'arrest'], ...theirs });

  test('case: 9.16 it disables a unit or hero, whose controller draws a card', () => {
    const scene = judge({ play: [at(ONIMARU, 'elite')] }).do('Use your Porkhand');
    expect(scene.row(1, ONIMARU).thing.exhausted).toBe(true);
    expect([scene.gold[0], scene.count(1, 'hand')]).toEqual([0, 1]);
  });

  test('negative: not itself, and not without gold', () => {
    expect(judge({}).can('Use')).toBe(false);
    expect(judge({ play: [ONIMARU] }, 0).can('Use')).toBe(false);
  });

  test('edge: 10.6, C69 an illusion dies of it, and its controller draws all the same', () => {
    const scene = judge({ play: [illusory('reputable-newsman')] }).do('Use');
    expect([scene.has(1, 'reputable-newsman'), scene.count(1, 'hand')]).toEqual([false, 1]);
  });

  test('bystander: 10.2 what is untargetable cannot be chosen', () => {
    expect(judge({ play: ['traffic-director'] }).can('Use')).toBe(false);
  });

  test('ruling: (UMR) exhausted cards and one’s own can be chosen', () => {
    const scene = blue({ play: ['porkhand-magistrate', 'spectral-aven'] }, { play: [exhausted(ONIMARU)] });
    expect(scene.do('Use').choices).toEqual(['Your Spectral Aven', 'Bo’s General Onimaru']);
  });
});

describe('Reputable Newsman', () => {
  const told = (number: string, hand: readonly string[] = []) =>
    mixed({ hand: ['reputable-newsman'] }, { play: [ONIMARU], hand, gold: 9, tech: 'peace' })
      .do('Play Reputable', number)
      .endTurn('Your Reputable');

  test('case: 5.20 opponents cannot play spells and upgrades of the number that is named', () => {
    expect(told('2', ['arrest']).can('Play Arrest')).toBe(false);
    expect(told('3', ['arrest']).can('Play Arrest')).toBe(true);
  });

  test('negative: units and buildings of that cost can be played', () => {
    const scene = told('3', ['jail', 'porkhand-magistrate']);
    expect([scene.can('Play Jail'), scene.can('Play Porkhand')]).toEqual([true, true]);
  });

  test('edge: 5.20 a card that is kept from play can still be hired', () => {
    expect(told('2', ['arrest']).can('Hire a worker with Arrest')).toBe(true);
  });

  test('edge: 5.20 and the refusal says why', () => {
    const { state } = told('2', ['arrest']);
    const why = codex.words.whyNot({ type: 'play', card: 'arrest' }, codex.view(state, seat(1)), seat(1));
    expect(why.text).toBe('Reputable Newsman keeps you from playing it.');
  });

  test('bystander: its own player plays them', () => {
    const scene = blue(
      { play: [ONIMARU], hand: ['reputable-newsman', 'arrest'] },
      { play: [at(ONIMARU, 'elite'), at('spectral-aven', 'lookout')] },
    );
    expect(scene.do('Play Reputable', '2').can('Play Arrest')).toBe(true);
  });

  test('ruling: (UMR) it is over when the card leaves play', () => {
    const scene = mixed(
      { hand: ['reputable-newsman'] },
      { play: [ONIMARU, runed('brave-knight', 1)], hand: ['lawful-search'] },
    ).do('Play Reputable', '1');
    scene.endTurn('Your Reputable');
    expect(scene.can('Play Lawful')).toBe(false);
    scene.do('Attack with your Brave');
    expect([scene.has(0, 'reputable-newsman'), scene.can('Play Lawful')]).toEqual([false, true]);
  });

  test('ruling: (FB) the printed cost counts', () => {
    const scene = mixed({ hand: ['reputable-newsman'] }, { play: ['captain-zane'], hand: ['arrest'] });
    scene.do('Play Reputable', '3').endTurn('Your Reputable');
    expect(scene.can('Play Arrest (3 gold)')).toBe(true);
  });
});

describe('Traffic Director', () => {
  const foe = { play: [at('porkhand-magistrate', 'squad leader'), 'jail', ONIMARU] };
  const direct = () => blue({ play: ['traffic-director', 'bluecoat-musketeer'] }, foe);

  test('case: 14.16 it ignores patrollers when it attacks a building', () => {
    const scene = direct().do('Attack with your Traffic', 'Bo’s Base');
    expect([scene.base(1), scene.has(0, 'traffic-director')]).toEqual([19, true]);
  });

  test('negative: not when it attacks a hero that does not patrol', () => {
    expect(direct().do('Attack with your Traffic').choices).toEqual([
      'Bo’s Base',
      'Bo’s Porkhand Magistrate (squad leader)',
      'Bo’s Jail',
    ]);
  });

  test('edge: 10.2 it cannot be a target', () => {
    expect(blue({ play: ['porkhand-magistrate'] }, { play: ['traffic-director'] }).can('Use')).toBe(false);
  });

  test('bystander: other units are stopped', () => {
    const scene = direct().do('Attack with your Bluecoat');
    expect([scene.base(1), scene.stats(1, 'porkhand-magistrate')]).toEqual([20, '2/3']);
  });
});
