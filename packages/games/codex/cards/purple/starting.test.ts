import { describe, expect, test } from 'vitest';
import { futureOf } from '../../state.ts';
import '../../testing/madeUp.ts';
import { having, illusory } from '../../testing/gifts.ts';
import { at, fresh, type Placed, runed } from '../../testing/placed.ts';
import type { Scene } from '../../testing/scene.ts';
import { led } from '../../testing/teams.ts';

const TROQ = 'troq-bashar';
const MIDORI = 'master-midori';
const IRON = 'iron-man';
/** The purple deck with heroes of other colors, so that their units are at hand. */
const mixed = led('purple', TROQ, 'captain-zane', MIDORI);
const fading = (card: string, time: number) => ({ card, time });
/** The time runes of what waits in the future. */
const waiting = ({ state }: Scene) => futureOf(state).map(({ time }) => time);

describe('Forgotten Fighter', () => {
  const cast = (...theirs: Placed[]) =>
    mixed({ play: [TROQ], hand: ['forgotten-fighter'], gold: 4 }, { play: theirs });

  test('case: a patrolling unit with little ATK goes to its owner’s hand', () => {
    const scene = cast(at('neo-plexus', 'scavenger')).do('Play Forgotten');
    expect([scene.theirs, scene.count(1, 'hand', 'neo-plexus')]).toEqual(['Base 20', 1]);
  });

  test('negative: not one that does not patrol, has 3 ATK, or is of tech II', () => {
    expect(cast('neo-plexus', at(IRON, 'lookout')).can('Play Forgotten')).toBe(false);
    expect(cast(at('hired-stomper', 'scavenger')).can('Play Forgotten')).toBe(false);
  });

  test('edge: the ATK it has now counts, a slot’s too', () => {
    expect(cast(at('neo-plexus', 'elite')).can('Play Forgotten')).toBe(false);
    expect(cast(at(runed(IRON, -1), 'scavenger')).can('Play Forgotten')).toBe(true);
  });

  test('bystander: 9.4 no death: the technician’s player draws nothing', () => {
    const scene = cast(at('neo-plexus', 'technician'), at(IRON, 'elite')).do('Play Forgotten');
    expect([scene.happened('died'), scene.happened('drew'), scene.theirs]).toEqual([
      0,
      0,
      'Base 20, Iron Man 4/4',
    ]);
  });
});

describe('Temporal Research', () => {
  const DECK = ['neo-plexus', 'tinkerer', 'nullcraft', 'plasmodium'];
  const cast = (play: Placed[], theirs: Placed[] = []) =>
    mixed({ play: [TROQ, ...play], hand: ['temporal-research'], deck: DECK }, { play: theirs }).do(
      'Play Temporal',
    );

  test('case: one card, two with three time runes, three with ten', () => {
    const drawn = (runes: number) => cast([fading('fading-argonaut', runes)]).count(0, 'hand');
    expect([0, 2, 3, 9, 10].map(drawn)).toEqual([1, 1, 2, 2, 3]);
  });

  test('case: runes in the future count', () => {
    const half = { play: [TROQ], hand: ['temporal-research', 'plasmodium'], deck: DECK.slice(0, 3) };
    expect(mixed(half).do('Play Plasm', 'Play Temporal').count(0, 'hand')).toBe(2);
  });

  test('negative: runes of an opponent do not count', () => {
    expect(cast([], [fading('fading-argonaut', 9)]).count(0, 'hand')).toBe(1);
  });

  test('edge: 11.8 it is discarded only afterwards, so that it never draws itself', () => {
    const scene = mixed({ play: [TROQ], hand: ['temporal-research'] }).do('Play Temporal');
    expect([scene.count(0, 'hand'), scene.count(0, 'discard', 'temporal-research')]).toEqual([0, 1]);
  });

  test('bystander: the runes stay where they are', () => {
    expect(cast([fading('fading-argonaut', 5)]).row(0, 'fading-argonaut').thing.time).toBe(5);
  });
});

describe('Time Spiral', () => {
  const ARGONAUT = 'fading-argonaut';
  const half = { play: [TROQ, fading(ARGONAUT, 2)], hand: ['time-spiral', 'plasmodium'] };

  test('case: 14.40 a card in play gets one more, or loses one', () => {
    const scene = mixed(half).do('Play Time');
    expect(scene.choices).toEqual([
      'Your Fading Argonaut: one more time rune',
      'Your Fading Argonaut: one time rune less',
    ]);
    expect(scene.do('Your Fading Argonaut: one more').row(0, ARGONAUT).thing.time).toBe(3);
    const other = mixed(half).do('Play Time', 'Your Fading Argonaut: one time');
    expect(other.row(0, ARGONAUT).thing.time).toBe(1);
  });

  test('case: 14.40 so does a card in the future; without runes it arrives', () => {
    const scene = mixed(half).do('Play Plasm', 'Play Time', 'Your Plasmodium: one time rune less');
    expect(waiting(scene)).toEqual([2]);
    expect(waiting(mixed(half).do('Play Plasm', 'Play Time', 'Your Plasmodium: one more'))).toEqual([4]);
  });

  test('negative: 5.13 it cannot be played while nothing has a time rune', () => {
    expect(mixed({ play: [TROQ, ARGONAUT], hand: ['time-spiral'] }).can('Play Time')).toBe(false);
  });

  test('edge: 14.31 with the last rune what fades is sacrificed', () => {
    const scene = mixed({ play: [TROQ, fading(ARGONAUT, 1)], hand: ['time-spiral'] }).do(
      'Play Time',
      'Your Fading Argonaut: one time',
    );
    expect([scene.has(0, ARGONAUT), scene.happened('died')]).toEqual([false, 1]);
  });

  test('edge: 14.40 what does not fade stays without runes', () => {
    const scene = mixed({ play: [TROQ, fading(IRON, 1)], hand: ['time-spiral'] }).do(
      'Play Time',
      'Your Iron Man: one time',
    );
    expect([scene.row(0, IRON).thing.time, scene.has(0, IRON)]).toEqual([0, true]);
  });

  test('bystander: 10.1 it is no target: no resist is paid, and an illusion lives', () => {
    const foe = illusory({ ...at(ARGONAUT, 'lookout'), time: 2 });
    const scene = mixed({ play: [TROQ], hand: ['time-spiral'], gold: 2 }, { play: [foe] });
    scene.do('Play Time', 'Bo’s Fading Argonaut (lookout): one more');
    expect([scene.row(1, ARGONAUT).thing.time, scene.gold[0]]).toEqual([3, 0]);
  });

  test('ruling: (UMR) it reaches the cards of every player, in the future too', () => {
    const scene = mixed({ hand: ['plasmodium'] }, { play: [TROQ], hand: ['time-spiral'] });
    scene.do('Play Plasm').endTurn().do('Play Time');
    expect(scene.choices).toEqual([
      'Ann’s Plasmodium: one more time rune',
      'Ann’s Plasmodium: one time rune less',
    ]);
  });
});

describe('Battle Suits', () => {
  const stats = (card: string) => mixed({ play: ['battle-suits', card] }).stats(0, card);

  test('case: Soldiers and Mystics have +1 ATK', () => {
    expect([stats('neo-plexus'), stats('hardened-mox')]).toEqual(['3/2', '2/1']);
  });

  test('negative: others do not', () => {
    expect([stats('nullcraft'), stats('plasmodium'), stats(TROQ)]).toEqual(['1/1', '4/4', '2/3']);
  });

  test('edge: tokens do not', () => {
    expect(stats('soldier')).toBe('1/1');
  });

  test('bystander: an opponent’s Soldiers do not', () => {
    const scene = mixed({ play: ['battle-suits'] }, { play: ['neo-plexus'] });
    expect(scene.stats(1, 'neo-plexus')).toBe('2/2');
  });
});

describe('Fading Argonaut', () => {
  test('case: 14.31 it arrives with three time runes', () => {
    const scene = mixed({ hand: ['fading-argonaut'] }).do('Play Fading');
    expect(scene.row(0, 'fading-argonaut').thing.time).toBe(3);
  });

  test('edge: 13.15 fading is an ability', () => {
    const play = [{ card: MIDORI, level: 5 }, 'fading-argonaut', 'neo-plexus'];
    const scene = mixed({ play });
    expect([scene.stats(0, 'fading-argonaut'), scene.stats(0, 'neo-plexus')]).toEqual(['2/3', '3/3']);
  });
});

describe('Hardened Mox', () => {
  const MOX = 'hardened-mox';
  const STOMPER = 'hired-stomper';
  const half = { play: [MOX, TROQ], hand: [STOMPER], tech: 'bashing' } as const;
  const trashed = (scene: Scene) => [scene.has(0, MOX), scene.count(0, 'trashed', MOX)];

  test('case: 12.4 with a tech II unit of yours it is trashed', () => {
    expect(trashed(mixed(half).do('Play Hired'))).toEqual([false, 1]);
  });

  test('negative: an opponent’s does nothing to it, nor does a tech I unit', () => {
    const scene = mixed({ play: [MOX, IRON, 'wisp'] }, { play: [STOMPER] }).do('Attack with your Wisp');
    expect(trashed(scene)).toEqual([true, 0]);
  });

  test('edge: 14.33 until then it does not die', () => {
    const scene = mixed({ play: [MOX] }, { play: [at(IRON, 'elite')] }).do('Attack with');
    expect([...trashed(scene), scene.row(0, MOX).thing.exhausted]).toEqual([true, 0, true]);
  });

  test('edge: 9.4 it did not die', () => {
    const died = mixed(half)
      .do('Play Hired')
      .events.filter((event) => event.type === 'died' && event.thing.card === MOX);
    expect(died).toEqual([]);
  });

  test('bystander: the tech II unit stays, and so does an opponent’s Mox', () => {
    const scene = mixed(half, { play: [MOX] }).do('Play Hired', 'Bo’s Hard');
    expect([scene.has(0, STOMPER), scene.has(1, MOX)]).toEqual([true, true]);
  });

  test('ruling: (UMR) a tech III unit, a tech II building or upgrade does nothing', () => {
    const scene = mixed({ play: [MOX, 'trojan-duck', 'sanatorium', 'wisp'], tech: 'bashing' }).do(
      'Attack with your Wisp',
    );
    expect(trashed(scene)).toEqual([true, 0]);
  });

  test('ruling: (UMR) a unit that is held or buried does nothing', () => {
    const scene = led(
      'purple',
      TROQ,
      'captain-zane',
    )(
      { play: [MOX, TROQ], hand: [STOMPER], tech: 'bashing' },
      {
        deckColor: 'blue',
        play: ['jail'],
      },
    ).do('Play Hired');
    expect([scene.has(0, STOMPER), ...trashed(scene)]).toEqual([false, true, 0]);
  });
});

describe('Neo Plexus', () => {
  test('case: 13.4 it has no abilities', () => {
    expect(mixed({ play: [{ card: MIDORI, level: 5 }, 'neo-plexus'] }).stats(0, 'neo-plexus')).toBe('3/3');
  });
});

describe('Nullcraft', () => {
  const CRAFT = 'nullcraft';

  test('case: 10.9 a Debuff cannot target it', () => {
    const black = { deckColor: 'black' as const, play: [TROQ], hand: ['deteriorate'] };
    expect(mixed(black, { play: [CRAFT] }).can('Play Deteriorate')).toBe(false);
  });

  test('case: 10.9 nor can a Buff of its own player', () => {
    const half = { play: ['drakk-ramhorn', CRAFT, 'wisp'], hand: ['bloodlust'] };
    const scene = led('purple', 'drakk-ramhorn')(half).do('Play Bloodlust');
    expect(scene.choices).not.toContain('Your Nullcraft');
    expect(scene.choices).toContain('Your Wisp');
  });

  test('negative: other spells can', () => {
    const half = { play: [TROQ], hand: ['spark'], deckColor: 'neutral' as const };
    expect(
      mixed(half, { play: [at(CRAFT, 'elite')] })
        .do('Play Spark')
        .has(1, CRAFT),
    ).toBe(false);
  });

  test('edge: abilities of units can', () => {
    const scene = mixed({ play: ['herald'] }, { play: [CRAFT] }).do('Use your Herald: hobble', 'Bo’s');
    expect(scene.row(1, CRAFT).thing.exhausted).toBe(true);
  });

  test('ruling: (UMR) the type that stands on the spell counts: Bloom is a Buff', () => {
    const half = { deckColor: 'neutral' as const, play: [TROQ, CRAFT], hand: ['bloom'] };
    const scene = mixed(half).do('Play Bloom');
    expect([scene.stats(0, CRAFT), scene.stats(0, TROQ)]).toEqual(['1/1', '3/4']);
  });

  test('bystander: a refusal says why, and other units can be targets', () => {
    const black = { deckColor: 'black' as const, play: [TROQ], hand: ['deteriorate'] };
    const scene = mixed(black, { play: [CRAFT, IRON, 'wisp'] }).do('Play Deteriorate');
    expect(scene.choices).toEqual(['Bo’s Iron Man', 'Bo’s Wisp']);
    expect(scene.whyNot({ type: 'pick', thing: scene.row(1, CRAFT).id })).toEqual({
      text: 'Such a spell cannot target it.',
      rule: '10.9',
    });
  });
});

describe('Plasmodium', () => {
  test('case: 14.32 it waits for three upkeeps, and attacks at once', () => {
    const scene = mixed({ hand: ['plasmodium'], deck: ['neo-plexus'] }).do('Play Plasm');
    for (const left of [[3], [2], [1]]) {
      expect(waiting(scene)).toEqual(left);
      scene.endTurn().endTurn();
    }
    expect(scene.do('Attack with your Plasm').base(1)).toBe(16);
  });

  test('edge: 13.15 forecast is an ability', () => {
    expect(mixed({ play: [{ card: MIDORI, level: 5 }, 'plasmodium'] }).stats(0, 'plasmodium')).toBe('4/4');
  });
});

describe('Tinkerer', () => {
  const TINKERER = 'tinkerer';
  const half = { play: [TINKERER, fading('fading-argonaut', 2)] };

  test('case: exhausted, it gives a card in play or in the future a time rune more or less', () => {
    const scene = mixed(half).do('Use your Tinkerer', 'Your Fading Argonaut: one more');
    expect([scene.row(0, 'fading-argonaut').thing.time, scene.row(0, TINKERER).thing.exhausted]).toEqual([
      3,
      true,
    ]);
  });

  test('negative: 5.13, 5.3 not while nothing has a time rune, nor with arrival fatigue', () => {
    expect(mixed({ play: [TINKERER, 'fading-argonaut'] }).can('Use')).toBe(false);
    expect(mixed({ play: [fresh(TINKERER), fading('fading-argonaut', 2)] }).can('Use')).toBe(false);
  });

  test('edge: 14.32 a card in the future arrives with the last rune, with arrival fatigue but for haste', () => {
    const scene = mixed({ play: [TINKERER], hand: ['plasmodium'] })
      .do('Play Plasm')
      .endTurn()
      .endTurn();
    scene.do('Use', 'Your Plasmodium: one time').endTurn().endTurn();
    expect([waiting(scene), scene.has(0, 'plasmodium')]).toEqual([[], true]);
  });

  test('bystander: other cards keep their runes', () => {
    const play = [...half.play, fading(IRON, 1)];
    const scene = mixed({ play }).do('Use', 'Your Fading Argonaut: one more');
    expect(scene.row(0, IRON).thing.time).toBe(1);
  });

  test('ruling: (UMR) it reaches the cards of every player', () => {
    const scene = mixed({ play: [TINKERER] }, { play: [fading('fading-argonaut', 1)] });
    scene.do('Use', 'Bo’s Fading Argonaut: one time');
    expect(scene.theirs).toBe('Base 20');
  });
});

test('9.21 what cannot leave play is not returned', () => {
  const scene = mixed({ play: ['herald'] }, { play: ['anchor', having('wisp', 'flying')] });
  expect(scene.do('Use your Herald: dismiss', 'Bo’s Anchor').has(1, 'anchor')).toBe(true);
});
