import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { codex } from '../../index.ts';
import '../../testing/madeUp.ts';
import { illusory } from '../../testing/gifts.ts';
import { at, damaged, exhausted, fresh, runed } from '../../testing/placed.ts';
import { led, magistrate } from '../../testing/teams.ts';

// The units and the upgrade of truth.

const QUINCE = 'sirus-quince';
const BIGBY = 'bigby-hayes';
const MACCIATUS = 'macciatus-the-whisperer';

describe('Spectral units', () => {
  const SPECTRAL = ['spectral-hound', 'spectral-roc', 'spectral-tiger'] as const;
  const NAMES = ['Spectral Hound', 'Spectral Roc', 'Spectral Tiger', 'Spectral Flagbearer'];

  test('case: 10.6 Spectral Hound, Spectral Roc and Spectral Tiger die of being targets', () => {
    for (const [index, card] of SPECTRAL.entries()) {
      const scene = magistrate({ play: ['arresting-constable'] }, { play: [card] });
      expect(scene.do('Use your Arresting', `Bo’s ${NAMES[index]}`).has(1, card)).toBe(false);
    }
  });

  test('negative: 10.1 of damage in combat they die as others do', () => {
    const scene = magistrate({ play: ['spectral-hound'] }, { play: ['spectral-tiger'] }).do(
      'Attack',
      'Bo’s Spectral',
    );
    expect([scene.has(0, 'spectral-hound'), scene.stats(1, 'spectral-tiger')]).toEqual([false, '5/2']);
  });

  test('edge: 10.4 Spectral Flagbearer forces those who target, and dies of it', () => {
    const scene = magistrate({ play: ['arresting-constable'] }, { play: ['spectral-flagbearer', 'scribe'] });
    expect(scene.do('Use your Arresting').has(1, 'spectral-flagbearer')).toBe(false);
  });

  test('bystander: 14.10 Spectral Roc flies', () => {
    const scene = magistrate({ play: ['spectral-roc'] }, { play: [at('scribe', 'squad leader')] });
    expect(scene.do('Attack', 'Bo’s Base').base(1)).toBe(16);
  });
});

describe('Eyes of the Chancellor', () => {
  const eyes = (mine: Parameters<typeof magistrate>[0] = {}, theirs: Parameters<typeof magistrate>[1] = {}) =>
    magistrate(
      { play: ['eyes-of-the-chancellor', 'scribe'], ...mine },
      { hand: ['jail', 'arrest'], deck: ['spectral-aven', 'lawful-search'], ...theirs },
    );
  const bare = (scene: ReturnType<typeof eyes>, viewer: 0 | 1 | 'spectator', of: 0 | 1) =>
    codex.view(scene.state, viewer === 'spectator' ? viewer : seat(viewer)).players[of]?.bare;

  test('case: 15.10 its player sees the hands of opponents', () => {
    const scene = eyes();
    expect(bare(scene, 0, 1)).toEqual(scene.player(1).hand);
  });

  test('case: 15.10 as it arrives they are shown to its player', () => {
    const scene = eyes({ play: [], tech: 'truth', hand: ['eyes-of-the-chancellor'] }).do('Play Eyes');
    expect(scene.events.find(({ type }) => type === 'looked')).toMatchObject({
      seat: 0,
      at: 1,
      cards: ['arrest', 'jail'],
    });
  });

  test('case: 14.14 a unit is invisible until the next upkeep, also in the turn it arrives', () => {
    const scene = eyes({ play: [fresh('eyes-of-the-chancellor'), 'scribe'] }).do('Use your Eyes');
    expect(scene.is(0, 'scribe', 'invisible')).toBe(true);
    expect(scene.endTurn().is(0, 'scribe', 'invisible')).toBe(true);
    expect(scene.endTurn().is(0, 'scribe', 'invisible')).toBe(false);
  });

  test('negative: 15.10 neither the opponent nor a spectator sees more', () => {
    const scene = eyes({ hand: ['reputable-newsman'] });
    expect([bare(scene, 1, 0), bare(scene, 'spectator', 0), bare(scene, 'spectator', 1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(scene.can('Use your Eyes')).toBe(true);
    expect(eyes({ play: ['eyes-of-the-chancellor'] }).can('Use')).toBe(false);
  });

  test('edge: 15.10 what is drawn and hired is seen by its player, and by nobody else', () => {
    const scene = eyes({}, { turns: 0 }).endTurn();
    const told = (choice: unknown) => {
      const applied = codex.apply(scene.state, seat(1), choice as never);
      if (!applied.ok) throw new Error(applied.why.text);
      return applied.value.events.map(({ event, to }) => ({ type: event.type, to }));
    };
    expect(told({ type: 'hire', card: 'jail' })).toContainEqual({ type: 'hired', to: [1, 0] });
    expect(told({ type: 'patrol' })).toContainEqual({ type: 'drew', to: [1, 0] });
  });

  test('edge: 15.10 it is over when the card leaves play', () => {
    const wild = led('blue', QUINCE, 'master-midori');
    const scene = wild(
      { play: ['eyes-of-the-chancellor'] },
      { tech: 'balance', hand: ['potent-basilisk', 'jail'] },
    ).endTurn();
    expect(bare(scene, 0, 1)).toBeDefined();
    scene.do('Play Potent', 'Ann’s Eyes');
    expect(bare(scene, 0, 1)).toBeUndefined();
  });

  test('edge: 14.7 it detects what is hidden', () => {
    const scene = eyes({ play: ['eyes-of-the-chancellor', 'arresting-constable'] });
    expect(scene.is(0, 'eyes-of-the-chancellor', 'detector')).toBe(true);
  });

  test('bystander: 15.1 other piles stay hidden', () => {
    const scene = eyes();
    const player = codex.view(scene.state, seat(0)).players[1];
    expect([player?.own, player?.bareDiscard]).toEqual([undefined, undefined]);
  });
});

describe('Macciatus, The Whisperer', () => {
  const whisper = (...theirs: readonly Parameters<typeof at>[0][]) =>
    magistrate({ play: ['arresting-constable', 'spectral-hound'] }, { play: [MACCIATUS, ...theirs] });

  test('case: Illusions have +1/+1', () => {
    expect(whisper('spectral-tiger').stats(1, 'spectral-tiger')).toBe('6/6');
  });

  test('case: 10.12 they do not die of being targets, and are reached', () => {
    const scene = whisper(at('spectral-tiger', 'elite')).do('Use your Arresting', 'Bo’s Spectral');
    expect(scene.row(1, 'spectral-tiger').thing).toMatchObject({ exhausted: true, slot: -1 });
  });

  test('negative: not units that are no Illusions, and not itself', () => {
    const scene = whisper('scribe');
    expect([scene.stats(1, 'scribe'), scene.stats(1, MACCIATUS)]).toEqual(['1/3', '3/3']);
  });

  test('edge: 9.3 when it leaves play, damage may be enough', () => {
    const scene = magistrate({ play: ['herald'] }, { play: [MACCIATUS, damaged('spectral-hound', 3)] }).do(
      'Use your Herald: dismiss',
      'Bo’s Macciatus',
    );
    expect(scene.has(1, 'spectral-hound')).toBe(false);
  });

  test('bystander: an opponent’s Illusions have nothing of it', () => {
    const scene = whisper('scribe');
    expect(scene.stats(0, 'spectral-hound')).toBe('3/3');
    expect(scene.do('Use your Arresting', 'Your Spectral').has(0, 'spectral-hound')).toBe(false);
  });
});

describe('Reteller of Truths', () => {
  const retell = (...theirs: readonly Parameters<typeof at>[0][]) =>
    magistrate(
      { play: ['arresting-constable', 'arresting-constable', 'porkhand-magistrate'], gold: 9 },
      { play: ['reteller-of-truths', ...theirs], deck: ['jail'] },
    );

  test('case: 9.27 an Illusion that dies goes to its owner’s hand', () => {
    const scene = retell('spectral-tiger').do('Use your Arresting Constable 1', 'Bo’s Spectral');
    expect([scene.has(1, 'spectral-tiger'), scene.count(1, 'hand', 'spectral-tiger')]).toEqual([false, 1]);
    expect(scene.happened('died')).toBe(1);
  });

  test('case: 9.27 this card too', () => {
    const scene = retell().do('Use your Arresting Constable 1', 'Bo’s Reteller');
    expect(scene.count(1, 'hand', 'reteller-of-truths')).toBe(1);
  });

  test('negative: no token, no unit that is no Illusion', () => {
    const scene = retell('mirror-illusion', damaged('scribe', 3));
    scene.do('Use your Arresting Constable 1', 'Bo’s Mirror');
    expect([scene.count(1, 'hand'), scene.has(1, 'mirror-illusion')]).toEqual([0, false]);
  });

  test('edge: 9.27 twice in a turn, and then no more', () => {
    const scene = retell('spectral-tiger', 'spectral-hound', 'spectral-roc');
    scene.do('Use your Arresting Constable 1', 'Bo’s Spectral Tiger');
    scene.do('Use your Arresting Constable', 'Bo’s Spectral Hound');
    scene.do('Use your Porkhand', 'Bo’s Spectral Roc');
    expect(scene.count(1, 'discard', 'spectral-roc')).toBe(1);
    expect([scene.count(1, 'hand', 'spectral-tiger'), scene.count(1, 'hand', 'spectral-hound')]).toEqual([
      1, 1,
    ]);
  });

  test('edge: 9.27, C21 of more that die at once, those go that came first', () => {
    const play = ['spectral-tiger', 'spectral-hound', 'reteller-of-truths'];
    const scene = magistrate({ play: [{ card: BIGBY, level: 5 }], hand: ['judgment-day'] }, { play }).do(
      'Play Judgment',
    );
    expect(play.map((card) => scene.count(1, 'hand', card))).toEqual([1, 1, 0]);
  });

  test('edge: 9.27, C21 it goes before a burial', () => {
    const dark = led('black', QUINCE, BIGBY, 'vandy-anadrose');
    const play = ['graveyard', 'reteller-of-truths', 'spectral-hound'];
    const scene = dark({ play: ['arresting-constable'] }, { play }).do('Use your Arresting', 'Bo’s Spectral');
    expect([scene.count(1, 'hand', 'spectral-hound'), scene.happened('buried')]).toEqual([1, 0]);
  });

  test('edge: 13.8 a card that is another’s goes to that player’s hand', () => {
    const scene = magistrate(
      { play: ['arresting-constable', { card: 'spectral-hound', controller: seat(1) }] },
      { play: ['reteller-of-truths'] },
    ).do('Use your Arresting', 'Bo’s Spectral Hound');
    expect([scene.count(0, 'hand', 'spectral-hound'), scene.count(1, 'hand')]).toEqual([1, 0]);
  });

  test('bystander: an opponent’s Illusions go to the discard pile', () => {
    const scene = magistrate(
      { play: ['arresting-constable', 'spectral-hound'] },
      { play: ['reteller-of-truths'] },
    ).do('Use your Arresting', 'Your Spectral');
    expect(scene.count(0, 'discard', 'spectral-hound')).toBe(1);
  });

  test('ruling: (UMR) 8.7, 9.27 it did die: a technician draws a card', () => {
    const scene = retell(at('spectral-tiger', 'technician'));
    scene.do('Use your Arresting Constable 1', 'Bo’s Spectral');
    expect([scene.count(1, 'hand', 'jail'), scene.count(1, 'hand', 'spectral-tiger')]).toEqual([1, 1]);
  });
});

describe('Liberty Gryphon', () => {
  const liberty = (...play: readonly Parameters<typeof at>[0][]) =>
    magistrate({ play: ['liberty-gryphon', ...play] }, { play: [at('spectral-roc', 'squad leader')] });
  const keywords = ['untargetable', 'unattackable', 'unstoppable'] as const;
  const has = (scene: ReturnType<typeof liberty>, which = 0) =>
    keywords.map((keyword) => scene.is(0, 'liberty-gryphon', keyword, which));

  test('case: with another Illusion it is untargetable, unattackable and unstoppable', () => {
    const scene = liberty('spectral-hound');
    expect(has(scene)).toEqual([true, true, true]);
    expect(scene.do('Attack with your Liberty', 'Bo’s Base').base(1)).toBe(15);
  });

  test('negative: not alone, and not with units that are no Illusions', () => {
    expect([has(liberty()), has(liberty('scribe'))]).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
  });

  test('edge: a unit that has become an Illusion helps', () => {
    expect(has(liberty(illusory('scribe')))).toEqual([true, true, true]);
    expect(has(liberty('dreamscape', QUINCE, runed('scribe', 1)))).toEqual([true, true, true]);
  });

  test('edge: 5.3, 14.12 it has haste', () => {
    expect(magistrate({ play: [fresh('liberty-gryphon')] }).can('Attack with your Liberty')).toBe(true);
  });

  test('bystander: an opponent’s Illusion does not help', () => {
    const scene = magistrate({ play: [exhausted('liberty-gryphon')] }, { play: ['spectral-hound'] });
    expect(scene.is(0, 'liberty-gryphon', 'untargetable')).toBe(false);
  });

  test('ruling: (UMR) two of them do not help each other: the name is the same', () => {
    const scene = liberty('liberty-gryphon');
    expect([has(scene, 0), has(scene, 1)]).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
    const disguise = { as: 'liberty-gryphon', until: 'for good', by: seat(0), at: 1, clears: false } as const;
    expect(has(liberty({ card: 'mirror-illusion', disguises: [{ ...disguise, illusory: true }] }))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
