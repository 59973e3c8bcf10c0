import { describe, expect, test } from 'vitest';
import '../testing/madeUp.ts';
import { having } from '../testing/gifts.ts';
import { at, damaged, levelled, type Placed } from '../testing/placed.ts';
import { type Half, Scene } from '../testing/scene.ts';
import { green, led, red } from '../testing/teams.ts';

// Words that say when something happens, and words of playing cards.

const TROQ = 'troq-bashar';

describe('arrives', () => {
  const stomper = (half: Half) =>
    new Scene({ hand: ['hired-stomper'], tech: 'bashing', ...half }, { play: ['regular-sized-rhinoceros'] });

  test('case: 14.3 it happens when the thing enters play', () => {
    const scene = stomper({}).do('Play Hired Stomper', 'Bo’s Regular');
    expect(scene.stats(1, 'regular-sized-rhinoceros')).toBe('5/3');
  });

  test('negative: 13.8 a change of control is no arrival', () => {
    const foe = { play: ['hired-stomper', 'regular-sized-rhinoceros'] };
    const scene = new Scene({ play: [{ ...levelled(TROQ, 8), marks: 128 }], hand: ['final-smash'] }, foe);
    scene.do('Play Final Smash', 'Bo’s Hired Stomper');
    expect([scene.has(0, 'hired-stomper'), scene.stats(1, 'regular-sized-rhinoceros')]).toEqual([
      true,
      '5/6',
    ]);
  });

  test('edge: 5.12 from wherever: what an effect puts into play arrives too', () => {
    const scene = red({
      heroes: ['captain-zane'],
      play: ['sanatorium'],
      hand: ['disguised-monkey'],
      deck: ['mad-man'],
    });
    scene.do('Use your Sanatorium');
    scene.do('Disguised Monkey');
    expect(
      scene.events.some((event) => event.type === 'arrived' && event.thing.card === 'disguised-monkey'),
    ).toBe(true);
  });

  test('bystander: the arrival of another sets it off no more', () => {
    const scene = stomper({ play: ['hired-stomper'], hand: ['tenderfoot'] }).do('Play Tenderfoot');
    expect([scene.question, scene.stats(1, 'regular-sized-rhinoceros')]).toEqual(['main', '5/6']);
  });
});

describe('attacks', () => {
  const troq = (play: Placed[], theirs: Placed[] = []) => new Scene({ play }, { play: theirs });

  test('case: 14.5, 7.7 it happens when the thing attacks, before any damage', () => {
    const scene = troq([levelled(TROQ, 5)], [at('iron-man', 'elite')]).do('Attack with');
    const order = scene.events.flatMap((event) => (event.type === 'damaged' ? [event.thing.card] : []));
    expect(order[0]).toBe('base');
  });

  test('negative: not when the thing is attacked', () => {
    expect(
      troq(['iron-man'], [at(levelled(TROQ, 5), 'elite')])
        .do('Attack with')
        .base(0),
    ).toBe(20);
  });

  test('edge: 7.8 a new defender does not set it off again', () => {
    const scene = troq(['trojan-duck'], [at('tenderfoot', 'squad leader'), 'tower']).do('Attack with');
    scene.do('Bo’s Tower', 'Bo’s Base');
    // The Tower took 4 and cost the base 2; the Duck itself deals 8.
    expect([scene.has(1, 'tower'), scene.base(1)]).toEqual([false, 10]);
  });

  test('bystander: another’s attack does not set it off', () => {
    expect(
      troq([levelled(TROQ, 5), 'iron-man'])
        .do('Attack with your Iron Man')
        .base(1),
    ).toBe(17);
  });
});

describe('dies', () => {
  const DRAKK = 'drakk-ramhorn';

  test('case: 14.8 it happens when the thing is destroyed', () => {
    const scene = red({ play: [DRAKK] }, { play: [at('steam-tank', 'elite')] }).do('Attack with');
    expect(scene.base(1)).toBe(19);
  });

  test('negative: 9.4 not when it leaves in another way', () => {
    const scene = red({ play: ['herald'] }, { play: [DRAKK] }).do('Use your Herald: dismiss', 'Bo’s Drakk');
    expect([scene.has(1, DRAKK), scene.base(0)]).toEqual([false, 20]);
  });

  test('edge: 9.6 of two that die together both do it', () => {
    const foe = { play: ['mourner', 'mourner', 'phoenix'], gold: 0 };
    const scene = new Scene({ play: ['river-montoya'], hand: ['discord'] }, foe).do('Play Discord');
    expect([scene.player(1).gold, scene.theirs]).toEqual([6, 'Base 20, Phoenix 1/1']);
  });

  test('bystander: the death of another does not set it off', () => {
    const foe = { play: [at('steam-tank', 'elite')] };
    expect(
      red({ play: [DRAKK, 'mad-man'] }, foe)
        .do('Attack with your Mad Man')
        .base(1),
    ).toBe(20);
  });
});

describe('leaves', () => {
  const foe = { play: ['farewell', 'tenderfoot'], gold: 0 };

  test('case: 14.8 it happens when the thing dies', () => {
    const scene = new Scene({ play: [TROQ], hand: ['the-boot'] }, foe).do('Play The Boot', 'Bo’s Farewell');
    expect(scene.player(1).gold).toBe(2);
  });

  test('case: 14.8 and in whatever other way it leaves play', () => {
    const scene = new Scene({ play: ['herald'] }, foe).do('Use your Herald: dismiss', 'Bo’s Farewell');
    expect([scene.happened('died'), scene.player(1).gold]).toEqual([0, 2]);
  });

  test('negative: 9.17 to leave a slot is not to leave play', () => {
    const half = { play: [levelled('river-montoya', 3)] };
    const scene = new Scene(half, { play: [at('farewell', 'elite')], gold: 0 }).do('Use your River');
    expect([scene.has(1, 'farewell'), scene.player(1).gold]).toEqual([true, 0]);
  });

  test('edge: 9.13 what is saved has not left', () => {
    const saved = { play: [having('farewell', 'indestructible')], gold: 0 };
    expect(new Scene({ play: [TROQ], hand: ['the-boot'] }, saved).do('Play The Boot').player(1).gold).toBe(0);
  });

  test('bystander: another’s leaving does not set it off', () => {
    const scene = new Scene({ play: [TROQ], hand: ['the-boot'] }, foe).do('Play The Boot', 'Bo’s Tenderfoot');
    expect(scene.player(1).gold).toBe(0);
  });
});

describe('upkeep', () => {
  const STARLET = 'star-crossed-starlet';

  test('case: 14.29 it happens in its controller’s upkeep', () => {
    expect(new Scene({}, { play: [STARLET] }).endTurn().stats(1, STARLET)).toBe('4/1');
  });

  test('negative: in no other player’s', () => {
    expect(new Scene({ play: [STARLET] }).endTurn().stats(0, STARLET)).toBe('3/2');
  });

  test('edge: 3.6, 11.6 of several the player says which comes next', () => {
    const scene = new Scene({}, { play: [STARLET, 'helpful-turtle'] }).do('Set the patrol');
    expect([scene.question, scene.asked, scene.choices.length]).toEqual(['trigger', 1, 2]);
  });

  test('bystander: 3.4 the workers’ gold has come before it', () => {
    const scene = new Scene({}, { play: [STARLET, 'helpful-turtle'], gold: 0, workers: 5 }).do(
      'Set the patrol',
    );
    expect(scene.player(1).gold).toBe(5);
  });
});

describe('max level', () => {
  const ARGAGARG = 'argagarg-garg';
  const raised = (level: number) => green({ play: [levelled(ARGAGARG, level)] }).do('Raise your Argagarg');

  test('case: 14.36, 4.10 it happens when the hero reaches its maximum level', () => {
    expect(raised(4).has(0, 'water-elemental')).toBe(true);
  });

  test('negative: not at a level below', () => {
    expect(raised(3).has(0, 'water-elemental')).toBe(false);
  });

  test('edge: 4.10 once: at the maximum there is nothing more to gain', () => {
    const scene = raised(4);
    expect([scene.can('Raise your Argagarg'), scene.endTurn().endTurn().happened('summoned')]).toEqual([
      false,
      1,
    ]);
  });

  test('edge: 4.11, 11.7 levels for a dead hero count too, on an opponent’s turn as well', () => {
    const half = { play: [damaged('calamandra-moss', 2)] };
    const scene = green(half, { play: [at(levelled(ARGAGARG, 3), 'elite')] });
    scene.do('Attack with');
    expect([scene.has(0, 'calamandra-moss'), scene.has(1, 'water-elemental')]).toEqual([false, true]);
  });

  test('bystander: another hero’s maximum level does not set it off', () => {
    const scene = green({ play: [levelled(ARGAGARG, 3), levelled('calamandra-moss', 4)] }).do(
      'Raise your Calamandra',
    );
    expect(scene.has(0, 'water-elemental')).toBe(false);
  });
});

describe('boost', () => {
  const marauder = (gold: number) => red({ hand: ['marauder'], tech: 'anarchy', gold });

  test('case: 5.11 for more gold there is one more effect', () => {
    const scene = marauder(6).do('Play Marauder boosted (6 gold)');
    scene.do(scene.choices[1] as string);
    expect([scene.workers, scene.gold[0]]).toEqual([[5, 4], 0]);
  });

  test('negative: unboosted there is none', () => {
    expect(marauder(6).do('Play Marauder (3 gold)').workers).toEqual([5, 5]);
  });

  test('edge: with too little gold it is not offered', () => {
    const scene = marauder(5);
    expect([scene.can('Play Marauder boosted'), scene.can('Play Marauder (3 gold)')]).toEqual([false, true]);
  });

  test('bystander: a card without boost is offered once', () => {
    const scene = red({ hand: ['mad-man'] });
    expect(scene.choices.filter((one) => one.startsWith('Play Mad Man'))).toHaveLength(1);
  });
});

describe('channeling', () => {
  const RIVER = 'river-montoya';
  const lost = (mine: Placed[]) =>
    new Scene({ play: mine }, { play: [TROQ], hand: ['wither'] }).endTurn().do('Play Wither', 'Ann’s River');

  test('case: 5.10 the spell is sacrificed when its player has no hero of its spec', () => {
    const scene = lost([damaged(RIVER, 2), 'harmony']);
    expect([scene.has(0, 'harmony'), scene.count(0, 'discard', 'harmony')]).toEqual([false, 1]);
  });

  test('negative: it stays as long as there is one', () => {
    expect(lost([RIVER, 'harmony']).has(0, 'harmony')).toBe(true);
  });

  test('edge: a hero of another spec does not hold it', () => {
    expect(lost([damaged(RIVER, 2), TROQ, 'harmony']).mine).toBe('Base 20, Troq Bashar 2/3');
  });

  test('bystander: what is no channeling spell stays', () => {
    const team = led('green', RIVER, 'argagarg-garg', 'calamandra-moss');
    const scene = team(
      { play: [damaged(RIVER, 2), 'rich-earth', 'harmony'] },
      { heroes: [TROQ], deckColor: 'neutral', play: [TROQ], hand: ['wither'] },
    );
    expect(scene.endTurn().do('Play Wither', 'Ann’s River').mine).toBe('Base 20, Rich Earth');
  });
});
