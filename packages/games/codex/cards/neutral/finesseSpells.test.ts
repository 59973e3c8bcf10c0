import { describe, expect, test } from 'vitest';
import { at, damaged, levelled, maxed, type Placed, runed } from '../../testing/placed.ts';
import { type Half, Scene } from '../../testing/scene.ts';
import { led } from '../../testing/teams.ts';

// The four spells of finesse, and its ultimate.

const RIVER = 'river-montoya';

describe('Discord', () => {
  const discord = (mine: Placed[], ...play: Placed[]) =>
    new Scene({ play: [RIVER, ...mine], hand: ['discord'] }, { play }).do('Play Discord');

  test('case: 11.11 all tech 0 and tech I units of an opponent have -2/-1 this turn', () => {
    expect(discord([], 'older-brother', 'iron-man').theirs).toBe('Base 20, Older Brother 0/1, Iron Man 1/3');
  });

  test('negative: tech II units and heroes stay as they are', () => {
    expect(discord([], 'eggship', RIVER).theirs).toBe('Base 20, Eggship 4/3, River Montoya 2/3');
  });

  test('edge: 9.3 what has no HP left dies', () => {
    expect(discord([], 'timely-messenger', damaged('iron-man', 3)).theirs).toBe('Base 20');
  });

  test('edge: 11.10 what survives has all of it back on the next turn', () => {
    expect(discord([], 'iron-man').endTurn().theirs).toBe('Base 20, Iron Man 3/4');
  });

  test('edge: 10.1 it does not target: an invisible unit is weakened too', () => {
    const team = led('green', RIVER, 'calamandra-moss', 'master-midori');
    const scene = team({ play: [RIVER], hand: ['discord'] }, { play: ['moss-ancient', 'squirrel'] });
    expect(scene.is(1, 'squirrel', 'invisible')).toBe(true);
    expect(scene.do('Play Discord').theirs).toBe('Base 20, Moss Ancient 8/9');
  });

  test('bystander: your own units keep what they have', () => {
    expect(discord(['tenderfoot'], 'iron-man').mine).toBe('Base 20, River Montoya 2/3, Tenderfoot 1/2');
  });
});

describe('Harmony', () => {
  const playing = (half: Half = {}) =>
    new Scene({ play: [RIVER, 'harmony'], hand: ['bloom', 'wither'], ...half });

  test('case: when you play another spell, a 0/1 Dancer is summoned', () => {
    expect(playing().do('Play Bloom').mine).toBe('Base 20, River Montoya 3/4, Harmony, Dancer 0/1');
  });

  test('case: sacrificed, it turns your Dancers into Angry Dancers, 2/1 and unstoppable', () => {
    const scene = playing({ play: [RIVER, 'harmony', 'dancer', 'dancer'] }).do('Use your Harmony');
    expect(scene.mine).toBe('Base 20, River Montoya 2/3, Angry Dancer 2/1, Angry Dancer 2/1');
    expect(scene.count(0, 'discard', 'harmony')).toBe(1);
  });

  test('negative: playing a unit summons nobody, and neither does an opponent’s spell', () => {
    const foe = { play: ['troq-bashar'], hand: ['wither'] };
    const scene = new Scene({ play: [RIVER, 'harmony'], hand: ['tenderfoot'] }, foe).do('Play Tenderfoot');
    expect(scene.endTurn().do('Play Wither', 'Your Troq').has(0, 'dancer')).toBe(false);
  });

  test('edge: 13.12 three at most, Dancers and Angry Dancers together', () => {
    const scene = playing({ play: [RIVER, 'harmony', 'angry-dancer', 'dancer'] });
    scene.do('Play Bloom', 'Your River', 'Play Wither', 'Your River');
    expect(scene.mine).toBe('Base 20, River Montoya 2/3, Harmony, Angry Dancer 2/1, Dancer 0/1, Dancer 0/1');
  });

  test('edge: two Harmonies summon two', () => {
    expect(playing({ play: [RIVER, 'harmony', 'harmony'] }).do('Play Bloom').mine).toBe(
      'Base 20, River Montoya 3/4, Harmony, Harmony, Dancer 0/1, Dancer 0/1',
    );
  });

  test('bystander: an opponent’s Dancers stay as they are', () => {
    const scene = new Scene({ play: [RIVER, 'harmony', 'dancer'] }, { play: ['dancer'] }).do(
      'Use your Harmony',
    );
    expect(scene.theirs).toBe('Base 20, Dancer 0/1');
  });

  test('ruling: (S) it does not see itself, but a Harmony that is there sees a second one', () => {
    const scene = new Scene({ play: [RIVER], hand: ['harmony', 'harmony'] }).do('Play Harmony');
    expect(scene.has(0, 'dancer')).toBe(false);
    expect(scene.do('Play Harmony').mine).toBe('Base 20, River Montoya 2/3, Harmony, Harmony, Dancer 0/1');
  });

  test('ruling: (S) 11.5 the Dancer comes only when the spell is done, so it is not its target', () => {
    const scene = playing({ hand: ['bloom'] }).do('Play Bloom');
    expect([scene.stats(0, RIVER), scene.stats(0, 'dancer')]).toEqual(['3/4', '0/1']);
  });

  test('ruling: (UMR) 13.9 Dancers that are turned over keep their runes and their damage', () => {
    const play = [RIVER, 'harmony', damaged(runed('dancer', 2), 1)];
    expect(playing({ play }).do('Use your Harmony').stats(0, 'angry-dancer')).toBe('4/2');
  });

  test('ruling: (UMR) 5.10 when it leaves in another way, Dancers stay Dancers', () => {
    const foe = { play: ['troq-bashar'], hand: ['wither'] };
    const scene = new Scene({ play: [damaged(RIVER, 2), 'harmony', 'dancer'] }, foe).endTurn();
    expect(scene.do('Play Wither', 'Ann’s River').mine).toBe('Base 20, Dancer 0/1');
  });
});

describe('Two Step', () => {
  const dance = (half: Half) => new Scene({ hand: ['two-step'], ...half });
  const dancing = () =>
    dance({
      play: [RIVER, 'troq-bashar', 'tenderfoot', 'iron-man', 'older-brother'],
      hand: ['two-step', 'the-boot'],
    }).do('Play Two Step', 'Your Tenderfoot', 'Your Iron Man');

  test('case: two units of yours have +2/+2', () => {
    const scene = dancing();
    expect([scene.stats(0, 'tenderfoot'), scene.stats(0, 'iron-man')]).toEqual(['3/4', '5/6']);
  });

  test('negative: with a single unit it cannot be played, and heroes do not dance', () => {
    expect(dance({ play: [RIVER, 'troq-bashar', 'tenderfoot'] }).can('Play Two Step')).toBe(false);
  });

  test('negative: 10.2 an untargetable unit cannot be a partner, so it needs two others', () => {
    const team = led('green', RIVER, 'calamandra-moss', 'master-midori');
    const play = [RIVER, 'tiger-cub', 'potent-basilisk'];
    expect(team({ play, hand: ['two-step'] }).can('Play Two Step')).toBe(false);
    expect(team({ play: [...play, 'merfolk-prospector'], hand: ['two-step'] }).can('Play Two Step')).toBe(
      true,
    );
  });

  test('edge: 9.3 a partner that lives by the bonus dies when the dance ends', () => {
    const scene = dance({
      play: [RIVER, 'troq-bashar', damaged('tenderfoot', 1), damaged('iron-man', 3)],
      hand: ['two-step', 'the-boot'],
    }).do('Play Two Step', 'Your Tenderfoot', 'Play The Boot', 'Your Tenderfoot');
    expect(scene.mine).toBe('Base 20, River Montoya 2/3, Troq Bashar 2/3, Iron Man 3/1');
  });

  test('bystander: a unit that does not dance stays as it is', () => {
    expect(dancing().stats(0, 'older-brother')).toBe('2/2');
  });

  test('ruling: (S) a unit that has a partner cannot become one again', () => {
    const scene = dance({
      play: [RIVER, 'tenderfoot', 'older-brother', 'iron-man'],
      hand: ['two-step', 'two-step'],
    });
    expect(scene.do('Play Two Step', 'Your Tenderfoot', 'Your Iron Man').can('Play Two Step')).toBe(false);
  });

  test('ruling: (UMR) it is sacrificed when either partner leaves play', () => {
    const scene = dancing().do('Play The Boot', 'Your Tenderfoot');
    expect([scene.has(0, 'two-step'), scene.stats(0, 'iron-man')]).toEqual([false, '3/4']);
    expect(scene.count(0, 'discard', 'two-step')).toBe(1);
  });

  test('ruling: (UMR) or leaves your control', () => {
    const scene = new Scene(
      { play: [RIVER, 'eggship', 'leaping-lizard'], hand: ['two-step'] },
      { play: [levelled('troq-bashar', 8)], hand: ['final-smash'] },
    ).do('Play Two Step', 'Your Eggship');
    expect(scene.mine).toBe('Base 20, River Montoya 2/3, Eggship 6/5, Leaping Lizard 5/7, Two Step');
    scene.endTurn().do('Play Final Smash', 'Ann’s Eggship');
    expect(scene.mine).toBe('Base 20, River Montoya 2/3, Leaping Lizard 3/5');
    expect(scene.stats(1, 'eggship')).toBe('4/3');
  });

  test('ruling: (FB) it needs two legal units', () => {
    expect(dance({ play: [RIVER] }).can('Play Two Step')).toBe(false);
  });
});

describe('Appel Stomp', () => {
  const half = { play: [maxed(RIVER)], hand: ['appel-stomp'], deck: ['spark'] };
  const foe = { play: [at('eggship', 'elite'), at('troq-bashar', 'lookout')] };

  test('case: it sidelines a patroller, any unit or hero, and draws a card', () => {
    const scene = new Scene(half, foe).do('Play Appel Stomp', 'Bo’s Eggship', 'On top');
    expect([scene.row(1, 'eggship').thing.slot, scene.count(0, 'hand', 'spark')]).toEqual([-1, 1]);
  });

  test('case: put on top of the draw pile, it is the next card drawn', () => {
    const scene = new Scene(half, foe).do('Play Appel Stomp', 'Bo’s Eggship', 'On top');
    expect(scene.player(0).top).toHaveLength(1);
    expect(scene.endTurn().count(0, 'hand', 'appel-stomp')).toBe(1);
  });

  test('negative: 5.8 River must be at the maximum level since the turn began', () => {
    expect(
      new Scene({ ...half, play: [levelled(RIVER, 4)] }, foe).do('Raise your River').can('Play Appel'),
    ).toBe(false);
  });

  test('edge: 11.1 without a patroller it still draws', () => {
    const scene = new Scene(half).do('Play Appel Stomp');
    expect([scene.question, scene.count(0, 'hand', 'spark')]).toEqual(['place', 1]);
  });

  test('edge: 11.8 with an empty draw pile it does not draw itself', () => {
    const scene = new Scene({ ...half, deck: [] }, foe).do('Play Appel Stomp', 'Bo’s Eggship', 'On top');
    expect([scene.count(0, 'hand'), scene.player(0).top.length]).toEqual([0, 1]);
  });

  test('bystander: other patrollers stay where they are, and who is sidelined stays ready', () => {
    const scene = new Scene(half, foe).do('Play Appel Stomp', 'Bo’s Eggship', 'On top');
    expect([scene.row(1, 'troq-bashar').thing.slot, scene.row(1, 'eggship').thing.exhausted]).toEqual([
      4,
      false,
    ]);
  });

  test('ruling: (UMR) if it is not put on top, it is discarded as usual', () => {
    const scene = new Scene(half).do('Play Appel Stomp');
    scene.do(scene.choices[1] as string);
    expect([scene.count(0, 'discard', 'appel-stomp'), scene.player(0).top.length]).toEqual([1, 0]);
  });
});
