import { fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { codex } from '../../index.ts';
import { counting, having, illusory } from '../../testing/gifts.ts';
import '../../testing/madeUp.ts';
import { at, damaged, levelled, maxed, type Placed, runed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { plague } from '../../testing/teams.ts';

// Orpal Gloor, and the spells of disease.

const ORPAL = 'orpal-gloor';
const IRON = 'iron-man';
const RHINO = 'regular-sized-rhinoceros';
const led = (...play: Placed[]): Half => ({ play });

describe('Orpal Gloor', () => {
  const infect = (mine: Placed[], theirs: Placed[] = [IRON]) =>
    plague({ play: [levelled(ORPAL, 4), ...mine] }, { play: theirs });

  test('case: 14.38 Orpal’s damage is given as -1/-1 runes', () => {
    const scene = plague(led(levelled(ORPAL, 4)), led(at(RHINO, 'elite'))).do('Attack with');
    expect(scene.row(1, RHINO).thing).toMatchObject({ runes: -2, damage: 0 });
  });

  test('case: 5.22 for a unit of Orpal’s player that is sacrificed, a unit gets a -1/-1 rune', () => {
    const scene = infect(['skeleton', 'skeleton-javelineer']).do('Use your Orpal');
    expect(scene.choices).toEqual(['Your Skeleton', 'Your Skeleton Javelineer']);
    scene.do('Your Skeleton Jav', 'Bo’s Iron');
    expect([scene.mine, scene.stats(1, IRON)]).toEqual(['Base 20, Orpal Gloor 2/4, Skeleton 1/1', '2/3']);
  });

  test('case: at level 6 a unit with a -1/-1 rune that dies makes two units on its side sick', () => {
    const foes = [at(runed('skeleton', -1), 'elite'), IRON, RHINO, 'eggship'];
    const scene = plague({ play: [levelled(ORPAL, 6), 'wisp'] }, { play: foes });
    scene.do('Attack with your Wisp');
    expect(scene.choices).toEqual(['Bo’s Iron Man', 'Bo’s Regular-sized Rhinoceros', 'Bo’s Eggship']);
    scene.do('Bo’s Iron');
    expect(scene.choices).toEqual(['Bo’s Regular-sized Rhinoceros', 'Bo’s Eggship']);
    scene.do('Bo’s Eggship');
    expect([scene.stats(1, IRON), scene.stats(1, 'eggship'), scene.stats(1, RHINO)]).toEqual([
      '2/3',
      '3/2',
      '5/6',
    ]);
  });

  test('negative: a Demon is not sacrificed for it, nor a hero, nor what cannot be sacrificed', () => {
    expect(infect(['thieving-imp', 'master-midori', 'pestering-haunt', 'anchor']).can('Use')).toBe(false);
    expect(infect([having('skeleton', 'indestructible')]).can('Use')).toBe(false);
  });

  test('negative: 5.21 not twice a turn, and not below level 4', () => {
    const scene = infect(['skeleton', 'skeleton']).do('Use your Orpal', 'Your Skeleton 1', 'Bo’s Iron');
    expect(scene.can('Use')).toBe(false);
    expect(scene.endTurn().endTurn().can('Use')).toBe(true);
    expect(plague(led(levelled(ORPAL, 3), 'skeleton'), led(IRON)).can('Use')).toBe(false);
  });

  test('negative: at level 6 a unit without such a rune, or a hero with one, sets nothing off', () => {
    const dying = (placed: Placed) =>
      plague(led(levelled(ORPAL, 6), 'wisp'), led(placed, IRON)).do('Attack with your Wisp', 'Bo’s Base');
    expect(dying({ card: 'skeleton', marks: 256 }).stats(1, IRON)).toBe('3/4');
    expect(dying({ ...runed('vandy-anadrose', -1), marks: 256 }).stats(1, IRON)).toBe('3/4');
  });

  test('edge: 11.12 only the first time each turn, on anybody’s turn, and 9.6 once for several at once', () => {
    const foes = [runed('skeleton', -1), runed('skeleton', -1), IRON, RHINO];
    const mine = [levelled(ORPAL, 6), 'wisp', runed('wisp', 1)];
    const scene = plague({ play: mine, hand: ['sickness'] }, { play: [...foes, runed('eggship', -2)] });
    scene.do('Attack with your Wisp 1', 'Bo’s Base', 'Bo’s Iron', 'Bo’s Regular');
    expect([scene.stats(1, IRON), scene.stats(1, RHINO), scene.question]).toEqual(['2/3', '4/5', 'main']);
    scene.do('Play Sickness', 'Bo’s Eggship', 'None');
    expect([scene.has(1, 'eggship'), scene.question]).toEqual([false, 'main']);
  });

  test('edge: one unit on that side is chosen once, and with none nothing happens', () => {
    const dying = { ...runed('eggship', -1), marks: 256 };
    const one = plague(led(levelled(ORPAL, 6), 'wisp'), led(dying, IRON));
    one.do('Attack with your Wisp', 'Bo’s Base');
    expect([one.row(1, IRON).thing.runes, one.question]).toEqual([-1, 'main']);
    const none = plague(led(levelled(ORPAL, 6), 'wisp'), led(dying)).do('Attack with your Wisp');
    expect(none.question).toBe('main');
  });

  test('edge: 10.6 an illusion that is the first dies, and the second is chosen all the same', () => {
    const dying = { ...runed('eggship', -1), marks: 256 };
    const scene = plague(led(levelled(ORPAL, 6), 'wisp'), led(dying, illusory(IRON), RHINO));
    scene.do('Attack with your Wisp', 'Bo’s Base', 'Bo’s Iron');
    expect([scene.has(1, IRON), scene.stats(1, RHINO)]).toEqual([false, '4/5']);
  });

  test('bystander: units on the other side stay as they are', () => {
    const mine = { ...runed('eggship', -1), marks: 256 };
    const scene = plague(led(levelled(ORPAL, 6), 'wisp', mine, IRON), led(IRON, RHINO));
    scene.do('Attack with your Wisp', 'Bo’s Base');
    expect(scene.choices).toEqual(['Your Wisp', 'Your Iron Man']);
    scene.do('Your Iron');
    expect([scene.stats(0, IRON), scene.stats(1, IRON), scene.stats(1, RHINO)]).toEqual([
      '2/3',
      '3/4',
      '5/6',
    ]);
  });

  test('edge: 10.8, C16 on an opponent’s turn that opponent chooses, and pays for what is not theirs', () => {
    const mine = led(levelled(ORPAL, 6), runed(IRON, -1), counting('eggship', 'resist', 1), 'thieving-imp');
    const scene = plague(mine, { play: [RHINO], gold: 3 })
      .endTurn('Your Iron')
      .do('Attack with');
    const before = scene.gold[1] ?? 0;
    expect([scene.asked, scene.choices]).toEqual([1, ['Ann’s Eggship', 'Ann’s Thieving Imp']]);
    scene.do('Ann’s Eggship');
    expect([scene.gold[1], scene.mine]).toEqual([
      before - 1,
      'Base 20, Orpal Gloor 2/5, Eggship 3/2, Thieving Imp 1/1',
    ]);
  });

  test('edge: 10.8, C16 on an opponent’s turn they choose among their own for nothing', () => {
    const foes = { play: [runed(IRON, -1), counting('eggship', 'resist', 2), RHINO] };
    const scene = plague(led(levelled(ORPAL, 6), 'blackhand-dozer'), foes).endTurn('Your Blackhand');
    const [, before] = scene.gold;
    scene.do('Attack with your Iron').do('Your Eggship');
    expect([scene.gold[1], scene.stats(1, 'eggship'), scene.stats(1, RHINO)]).toEqual([before, '3/2', '4/5']);
  });

  test('ruling: (S) 14.33 runes of that damage stay on what is indestructible', () => {
    const scene = plague(led(levelled(ORPAL, 4)), led(having(at('skeleton', 'elite'), 'indestructible')));
    expect(scene.do('Attack with').row(1, 'skeleton').thing.runes).toBe(-2);
  });
});

describe('Carrion Curse', () => {
  const HAND = ['deteriorate', 'skeletal-archery', 'graveyard', 'thieving-imp'];
  const cast = (hand = HAND) =>
    plague({ play: [ORPAL], hand: ['carrion-curse'] }, { hand }).do('Play Carrion');

  test('case: up to two cards of the hand that are no units are discarded', () => {
    const scene = cast();
    expect(scene.choices).toEqual([
      'Deteriorate from their hand',
      'Graveyard from their hand',
      'Skeletal Archery from their hand',
      'None',
    ]);
    scene.do('Graveyard', 'Deteriorate');
    expect([scene.count(1, 'hand'), scene.count(1, 'discard'), scene.question]).toEqual([2, 2, 'main']);
    expect([scene.count(1, 'hand', 'thieving-imp'), scene.count(1, 'discard', 'graveyard')]).toEqual([1, 1]);
  });

  test('case: 15.3 the whole hand is seen, units too', () => {
    const scene = cast();
    const [looked] = scene.events.filter((event) => event.type === 'looked');
    expect(looked).toMatchObject({ seat: 0, at: 1, pile: 'hand' });
    expect((looked as { cards?: readonly string[] }).cards?.toSorted()).toEqual(HAND.toSorted());
  });

  test('negative: units cannot be chosen, and fewer than two may be', () => {
    expect(cast().can('Thieving')).toBe(false);
    const one = cast().do('Graveyard', 'None');
    expect([one.count(1, 'discard'), one.question]).toEqual([1, 'main']);
    const none = cast().do('None');
    expect([none.count(1, 'discard'), none.question]).toEqual([0, 'main']);
  });

  test('edge: 15.7 the hand is seen as long as it is asked for, and by nobody else', () => {
    const scene = cast();
    const bare = (viewer: Parameters<typeof codex.view>[1]) =>
      codex.view(scene.state, viewer).players[1]?.bare;
    expect(bare(seat(0))).toEqual(scene.player(1).hand);
    expect([bare(seat(1)), bare('spectator')]).toEqual([undefined, undefined]);
    scene.do('None');
    expect(bare(seat(0))).toBeUndefined();
  });

  test('edge: 15.7 whatever else is imagined, the hand is the one that is seen', () => {
    const { state } = cast();
    const view = codex.view(state, seat(0));
    for (let number = 0; number < 20; number++) {
      const imagined = codex.imagine(view, fastRandom(number));
      expect(codex.decisions(imagined)).toEqual(codex.decisions(state));
      expect(JSON.stringify(codex.view(imagined, seat(0)))).toBe(JSON.stringify(view));
    }
  });

  test('edge: 15.1 a spectator sees the same whatever hand is looked at', () => {
    const seen = (hand: string[]) => JSON.stringify(codex.view(cast(hand).state, 'spectator'));
    const first = seen(['deteriorate', 'graveyard']);
    for (const hand of [
      ['thieving-imp', 'skeleton-javelineer'],
      ['thieving-imp', 'deteriorate'],
    ])
      expect(seen(hand)).toBe(first);
  });

  test('edge: 15.7, C17 what is discarded so is shown to all', () => {
    const { state } = cast();
    const choice = { type: 'card', card: 'graveyard', from: 'foe' } as const;
    const applied = codex.apply(state, seat(0), choice);
    if (!applied.ok) throw new Error(applied.why.text);
    const told = applied.value.events.find(({ event }) => event.type === 'discarded');
    expect(told?.event).toMatchObject({ seat: 1, card: 'graveyard', openly: true });
    expect(told && 'to' in told ? told.to : undefined).toBeUndefined();
    const { players } = codex.view(applied.value.state, 'spectator');
    expect(players[1]?.seen.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('edge: it is asked for though there is nothing to choose, but not of an empty hand', () => {
    const units = cast(['thieving-imp']);
    expect([units.question, units.choices]).toEqual(['card', ['None']]);
    expect(cast(['deteriorate']).do('Deteriorate').question).toBe('main');
    expect(cast([]).question).toBe('main');
  });

  test('edge: two of one card may both be chosen', () => {
    const scene = cast(['dark-pact', 'dark-pact', 'thieving-imp']).do('Dark Pact', 'Dark Pact');
    expect([scene.count(1, 'discard', 'dark-pact'), scene.count(1, 'hand')]).toEqual([2, 1]);
  });

  test('bystander: the own hand stays, and nothing in play changes', () => {
    const scene = plague(
      { play: [ORPAL], hand: ['carrion-curse', 'deteriorate'] },
      { hand: ['graveyard'], play: [IRON] },
    ).do('Play Carrion', 'Graveyard');
    expect([scene.count(0, 'hand'), scene.theirs]).toEqual([1, 'Base 20, Iron Man 3/4']);
  });

  test('ruling: (FB) the hand is seen even if nothing can be discarded', () => {
    expect(cast(['thieving-imp']).happened('looked')).toBe(1);
  });
});

describe('Sickness', () => {
  const cast = (theirs: Placed[], mine: Placed[] = []) =>
    plague({ play: [ORPAL, ...mine], hand: ['sickness'] }, { play: theirs }).do('Play Sickness');

  test('case: two units or heroes get a -1/-1 rune each', () => {
    const scene = cast([IRON, 'vandy-anadrose', RHINO]).do('Bo’s Iron', 'Bo’s Vandy');
    expect(scene.theirs).toBe('Base 20, Iron Man 2/3, Vandy Anadrose 1/2, Regular-sized Rhinoceros 5/6');
  });

  test('negative: buildings cannot be chosen, nor one thing twice', () => {
    const scene = cast([IRON, 'tower']);
    expect(scene.choices).toEqual(['Your Orpal Gloor', 'Bo’s Iron Man']);
    expect(scene.do('Bo’s Iron').choices).toEqual(['Your Orpal Gloor', 'None']);
  });

  test('edge: one is a must, the second is not', () => {
    expect(cast([IRON]).can('None')).toBe(false);
    const scene = cast([IRON]).do('Bo’s Iron', 'None');
    expect([scene.stats(1, IRON), scene.stats(0, ORPAL)]).toEqual(['2/3', '1/3']);
  });

  test('edge: 12.3 it takes a +1/+1 rune away', () => {
    expect(
      cast([runed(IRON, 1)])
        .do('Bo’s Iron', 'None')
        .row(1, IRON).thing.runes,
    ).toBe(0);
  });

  test('bystander: 9.3 armor does not help against it, and is not used up', () => {
    const scene = cast([at(IRON, 'squad leader')]).do('Bo’s Iron', 'None');
    expect([scene.stats(1, IRON), scene.row(1, IRON).thing.armorUsed]).toEqual(['2/3', 0]);
  });

  test('ruling: (UMR) one or two, in any combination of units and heroes', () => {
    const scene = cast([IRON], ['wisp']).do('Your Orpal', 'Bo’s Iron');
    expect([scene.stats(0, ORPAL), scene.stats(1, IRON)]).toEqual(['0/2', '2/3']);
  });
});

describe('Spreading Plague', () => {
  const cast = (theirs: Placed[], mine: Placed[] = []) =>
    plague({ play: [ORPAL, ...mine], hand: ['spreading-plague'] }, { play: theirs }).do('Play Spreading');

  test('case: units of tech 0 to II and heroes with a -1/-1 rune die, of all players', () => {
    const scene = cast(
      [runed(IRON, -1), runed('vandy-anadrose', -1), runed('blackhand-dozer', -2)],
      [runed('thieving-imp', -1)],
    );
    expect([scene.mine, scene.theirs]).toEqual(['Base 20, Orpal Gloor 1/3', 'Base 20']);
  });

  test('negative: not without such a rune, and not of tech III', () => {
    const scene = cast([IRON, runed('plague-lord', -1), damaged(RHINO, 3), runed('eggship', 1)]);
    expect(scene.theirs).toBe(
      'Base 20, Iron Man 3/4, Plague Lord 3/6, Regular-sized Rhinoceros 5/3, Eggship 5/4',
    );
  });

  test('edge: 14.33, 14.34 what is indestructible or has two lives stays', () => {
    const scene = cast([having(runed(IRON, -1), 'indestructible'), having(runed(RHINO, -1), 'two lives')]);
    expect(scene.theirs).toBe('Base 20, Iron Man 2/3, Regular-sized Rhinoceros 4/5');
  });

  test('bystander: 10.1 nothing is targeted, so it reaches what is untargetable', () => {
    const scene = cast([having(runed(IRON, -1), 'untargetable')]);
    expect([scene.theirs, scene.happened('targeted')]).toEqual(['Base 20', 0]);
  });

  test('edge: 9.6 all die at once, and see each other die', () => {
    const scene = cast([runed(IRON, -1)], [runed('mourner', -1), runed('eggship', -1)]);
    expect([scene.mine, scene.gold[0]]).toEqual(['Base 20, Orpal Gloor 1/3', 10 - 4 + 3]);
  });
});

describe('Death and Decay', () => {
  const cast = (theirs: Placed[], half: Half = {}) =>
    plague({ play: [maxed(ORPAL), IRON], hand: ['death-and-decay'] }, { play: theirs, ...half }).do(
      'Play Death',
    );

  test('case: an opponent’s units and heroes have -3/-3 this turn, and their buildings take 3 damage', () => {
    const scene = cast([IRON, levelled('vandy-anadrose', 3), 'tower', 'skeleton']);
    expect(scene.theirs).toBe('Base 17, Iron Man 0/1, Vandy Anadrose 0/1, Tower 1');
    expect(scene.endTurn().stats(1, IRON)).toBe('3/4');
  });

  test('negative: 5.7 only with Orpal at the maximum level since the turn began', () => {
    const can = (placed: Placed) => plague({ play: [placed], hand: ['death-and-decay'] }).can('Play Death');
    expect([can(levelled(ORPAL, 6)), can(levelled(ORPAL, 5)), can(maxed(ORPAL))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('edge: a base with 3 HP falls', () => {
    expect(cast([], { baseDamage: 17 }).state.winners).toEqual([0]);
  });

  test('edge: 6.2 a building under construction takes nothing; 12.2 a destroyed add-on hurts its base', () => {
    const scene = cast([{ card: 'tech-i-building', constructing: true }, damaged('tower', 1)]);
    expect(scene.theirs).toBe('Base 15, Tech I Building 5');
  });

  test('bystander: 10.1 the own side stays as it is, and nothing is targeted', () => {
    const scene = cast([having(IRON, 'untargetable')]);
    expect([scene.mine, scene.happened('targeted')]).toEqual(['Base 20, Orpal Gloor 2/5, Iron Man 3/4', 0]);
    expect(scene.stats(1, IRON)).toBe('0/1');
  });
});
