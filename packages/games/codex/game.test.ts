import { fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { heroCards } from './catalogue.ts';
import type { Choice } from './choice.ts';
import { codex } from './index.ts';
import { DUEL, type Options } from './options.ts';
import { sizeOf } from './pile.ts';
import type { State } from './state.ts';
import { type Placed, Scene } from './testing/scene.ts';

const at = (
  card: string,
  slotName: 'squad leader' | 'elite' | 'scavenger' | 'technician' | 'lookout',
): Placed => ({
  card,
  slotName,
});

/** Deals a match and answers the first questions for both seats in turn. */
function begin(options: Options, ...answers: readonly (readonly [Choice, Choice])[]): State {
  let { state } = codex.setup(options, 2, fastRandom(7));
  for (const pair of answers)
    for (const [index, choice] of pair.entries()) {
      const applied = codex.apply(state, seat(index), choice);
      if (!applied.ok) throw new Error(`${JSON.stringify(choice)}: ${applied.why.text}`);
      state = applied.value.state;
    }
  return state;
}
const hero = (card: string): Choice => ({ type: 'hero', hero: card });

describe('setting up', () => {
  const basic = () =>
    begin({ ...DUEL, game: 'basic', heroes: 'chosen' }, [hero('troq-bashar'), hero('troq-bashar')]);
  const standard = () =>
    begin(
      { ...DUEL, game: 'standard', heroes: 'chosen' },
      [hero('troq-bashar'), hero('jaina-stormborne')],
      [hero('jaina-stormborne'), hero('drakk-ramhorn')],
      [hero('master-midori'), hero('captain-zane')],
    );

  test.each([
    ['troq-and-river', ['troq-bashar', 'river-montoya']],
    ['calamandra-and-jaina', ['calamandra-moss', 'jaina-stormborne']],
  ] as const)('2.9 %s is a basic game of these two, and chance decides who leads whom', (heroes, pair) => {
    const led = new Set<string>();
    for (let number = 0; number < 20; number++) {
      const { state } = codex.setup({ ...DUEL, heroes }, 2, fastRandom(number));
      expect(state.options.game).toBe('basic');
      expect(codex.decisions(state)[0]?.question).toBe('main');
      led.add(state.players.map((player) => player.heroes.map(({ card }) => card).join()).join(' '));
    }
    expect([...led].sort()).toEqual([pair.join(' '), pair.toReversed().join(' ')].sort());
  });

  test('2.9 in a match of more than two, heroes are chosen', () => {
    const options = { ...DUEL, format: 'free-for-all', heroes: 'troq-and-river' } as const;
    const { state } = codex.setup(options, 3, fastRandom(1));
    expect([state.options.heroes, codex.decisions(state)[0]?.question]).toEqual(['chosen', 'hero']);
  });

  test('2.1, 2.2, C3 one hero in the basic game, three different ones in the standard game, chosen in secret', () => {
    expect(basic().players.map(({ heroes }) => heroes.length)).toEqual([1, 1]);
    const { state } = codex.setup({ ...DUEL, game: 'standard', heroes: 'chosen' }, 2, fastRandom(7));
    const first = codex.apply(state, seat(0), hero('troq-bashar'));
    if (!first.ok) throw new Error(first.why.text);
    const other = codex.apply(state, seat(0), hero('river-montoya'));
    if (!other.ok) throw new Error(other.why.text);
    const seen = [first, other].map(({ value }) => JSON.stringify(codex.view(value.state, seat(1))));
    expect(seen[0]).toBe(seen[1]);
    const half = begin({ ...DUEL, game: 'standard', heroes: 'chosen' }, [
      hero('troq-bashar'),
      hero('captain-zane'),
    ]);
    const [asked] = codex.decisions(half);
    expect(asked?.choices).toHaveLength(heroCards().length - 1);
  });

  test('2.3 a team of several colors chooses its deck, a team of one color does not', () => {
    const state = standard();
    expect(codex.decisions(state).map((decision) => [decision.seat, decision.question])).toEqual([
      [0, 'deck'],
    ]);
    expect(codex.decisions(state)[0]?.choices).toEqual([
      { type: 'deck', color: 'neutral' },
      { type: 'deck', color: 'red' },
      { type: 'deck', color: 'green' },
    ]);
  });

  test('2.4, 2.6 ten starting cards, five of them in the hand; two of each card of a spec in the codex', () => {
    const [player] = basic().players;
    if (!player) throw new Error('nobody plays');
    expect(sizeOf(player.hand) + sizeOf(player.deck)).toBe(10);
    expect(sizeOf(player.codex)).toBe(24);
    const big = codex.setup({ ...DUEL, game: 'standard', heroes: 'dealt' }, 2, fastRandom(3)).state;
    expect(big.players.map(({ codex: left }) => sizeOf(left))).toEqual([72, 72]);
    expect(big.players.every(({ hand }) => sizeOf(hand) === 5)).toBe(true);
  });

  test('2.5, 2.6 who goes first has 4 workers and their gold, the other 5 and none', () => {
    const state = basic();
    const first = state.side[0] as number;
    expect(state.players[first]).toMatchObject({ workers: 4, gold: 4 });
    expect(state.players[1 - first]).toMatchObject({ workers: 5, gold: 0 });
    const firsts = Array.from(
      { length: 20 },
      (_, number) =>
        codex.setup({ ...DUEL, game: 'basic', heroes: 'dealt' }, 2, fastRandom(number)).state.side[0],
    );
    expect(new Set(firsts).size).toBe(2);
  });

  test('2.7 the basic game has tower and surplus only, and never asks for a spec', () => {
    const options = { ...DUEL, game: 'basic', heroes: 'chosen' } as const;
    const half = {
      heroes: ['troq-bashar'],
      workers: 8,
      gold: 20,
      play: ['tech-i-building'],
      hand: ['eggship'],
    };
    const scene = new Scene(half, { heroes: ['troq-bashar'] }, { options });
    expect(
      scene.choices.filter((text) => text.startsWith('Build a')).map((text) => text.split(' (')[0]),
    ).toEqual(['Build a Tech II Building', 'Build a Surplus', 'Build a Tower']);
    expect(scene.do('Build a Tech II').question).toBe('main');
    const later = new Scene({ ...half, play: ['tech-i-building', 'tech-ii-building'] }, {}, { options });
    expect(later.can('Play Eggship')).toBe(true);
  });

  test('2.8, 6.7, B3 a team of several colors pays 1 more for its first building of the base, once', () => {
    const half = { heroes: ['troq-bashar', 'captain-zane', 'master-midori'], workers: 6, gold: 10 };
    const scene = new Scene(half).do('Build a Tech I Building (2 gold)');
    expect(scene.can('Build a Tower (3 gold)')).toBe(true);
    const two = new Scene({ ...half, heroes: ['troq-bashar', 'captain-zane', 'drakk-ramhorn'] });
    expect(two.can('Build a Tech I Building (1 gold)')).toBe(true);
  });
});

describe('the end', () => {
  test('1.2, C1 both bases falling at once is a draw', () => {
    const jaina = { card: 'jaina-stormborne', level: 7, marks: 128 };
    const scene = new Scene(
      {
        heroes: ['jaina-stormborne'],
        deckColor: 'red',
        play: [jaina],
        hand: ['burning-volley'],
        baseDamage: 19,
      },
      { baseDamage: 19 },
    );
    scene.do('Play Burning Volley', 'Bo’s Base', 'Your Base', 'Bo’s Base', 'Bo’s Base', 'Bo’s Base');
    expect(codex.outcome(scene.state)).toEqual({ places: [1, 1] });
  });

  test('1.3, C2 after 200 turns the base with more HP left wins', () => {
    const scene = new Scene({ baseDamage: 5 }, { baseDamage: 4 });
    scene.state.turn = 200;
    expect(scene.do('Set the patrol').question).toBeUndefined();
    expect(codex.outcome(scene.state)).toEqual({ places: [2, 1] });
  });
});

describe('the turn', () => {
  test('3.1, 3.8, 3.9 the active player acts until the patrol is set; the other may do nothing', () => {
    const scene = new Scene({ hand: ['tenderfoot'] }, { hand: ['tenderfoot'] });
    const refused = codex.apply(scene.state, seat(1), { type: 'play', card: 'tenderfoot' });
    expect(refused).toMatchObject({ ok: false, error: 'NOT_YOUR_DECISION' });
    const view = codex.view(scene.state, seat(1));
    expect(codex.words.whyNot({ type: 'play', card: 'tenderfoot' }, view, seat(1)).rule).toBe('3.9');
    expect(scene.endTurn().asked).toBe(1);
    expect(scene.endTurn().asked).toBe(0);
  });

  test('3.2 everything becomes ready, but what is disabled stays exhausted once', () => {
    const exhausted = { exhausted: true };
    const scene = new Scene(
      {},
      {
        play: [
          { card: 'iron-man', ...exhausted },
          { card: 'tenderfoot', ...exhausted, marks: 1 },
        ],
      },
    );
    scene.endTurn();
    expect(
      [scene.row(1, 'iron-man'), scene.row(1, 'tenderfoot')].map(({ thing }) => thing.exhausted),
    ).toEqual([false, true]);
    scene.endTurn().endTurn();
    expect(scene.row(1, 'tenderfoot').thing.exhausted).toBe(false);
  });

  test('3.17 a hand may have more than five cards in the main phase', () => {
    const hand = ['bloom', 'spark', 'wither', 'tenderfoot', 'older-brother', 'fruit-ninja', 'brick-thief'];
    expect(new Scene({ hand }).count(0, 'hand')).toBe(7);
  });

  test('6.9 a working heroes’ hall adds 1 to the hero limit', () => {
    expect(new Scene({ play: ['troq-bashar', 'heroes-hall'] }).can('Summon River')).toBe(true);
    expect(
      new Scene({ play: ['troq-bashar', { card: 'heroes-hall', constructing: true }] }).can('Summon'),
    ).toBe(false);
  });
});

describe('things', () => {
  test('7.15, 9.2 attacker and defender that kill each other both die', () => {
    const scene = new Scene({ play: ['older-brother'] }, { play: [at('older-brother', 'lookout')] }).do(
      'Attack with',
    );
    expect([scene.has(0, 'older-brother'), scene.has(1, 'older-brother')]).toEqual([false, false]);
  });

  test('7.6, 11.4 while an attack is under way nothing else can be done', () => {
    const scene = new Scene(
      { play: ['iron-man', 'tenderfoot'], hand: ['older-brother'] },
      { play: ['tenderfoot'] },
    );
    scene.do('Attack with your Iron Man');
    expect(scene.choices).toEqual(['Bo’s Base', 'Bo’s Tenderfoot']);
  });

  test('7.13 what an attacker ignores because it is hidden was not flown over', () => {
    const heroes = ['master-midori', 'river-montoya', 'troq-bashar'];
    const foe = { heroes, play: [at('leaping-lizard', 'squad leader')] };
    const seen = new Scene({ heroes, play: ['wandering-mimic', 'eggship'] }, foe);
    seen.do('Attack with your Wandering Mimic', 'Bo’s Base');
    expect(seen.stats(0, 'wandering-mimic')).toBe('4/1');
    const hidden = new Scene({ heroes, play: ['wandering-mimic', 'eggship', 'chameleon'] }, foe);
    hidden.do('Attack with your Wandering Mimic', 'Bo’s Base');
    expect(hidden.stats(0, 'wandering-mimic')).toBe('4/4');
  });

  test('5.4, B2, 8.3, 13.7 what changes its controller leaves its slot, has arrival fatigue, and keeps its owner', () => {
    const maxed = { card: 'troq-bashar', level: 8, marks: 128 };
    const scene = new Scene({ play: [maxed], hand: ['final-smash'] }, { play: [at('eggship', 'elite')] }).do(
      'Play Final',
    );
    const { thing } = scene.row(0, 'eggship');
    expect(thing).toMatchObject({ slot: -1, fresh: true, owner: 1, controller: 0 });
  });

  test('9.7 what comes back is new: runes and damage are gone', () => {
    const red = { heroes: ['drakk-ramhorn'], deckColor: 'red' } as const;
    const scene = new Scene({ ...red, play: [{ card: 'bloodrage-ogre', runes: 2, damage: 1 }] })
      .endTurn()
      .endTurn();
    expect(scene.has(0, 'bloodrage-ogre')).toBe(false);
    expect(scene.do('Play Bloodrage Ogre').stats(0, 'bloodrage-ogre')).toBe('3/2');
  });

  test('9.17 what is sidelined leaves its slot and stays in play, ready', () => {
    const scene = new Scene(
      { play: [{ card: 'river-montoya', level: 3 }] },
      { play: [at('tenderfoot', 'elite')] },
    ).do('Use');
    expect(scene.row(1, 'tenderfoot').thing).toMatchObject({ slot: -1, exhausted: false });
  });

  test('10.7 things alike are told apart by number and slot', () => {
    const scene = new Scene(
      { play: ['iron-man'] },
      { play: [at('dancer', 'elite'), at('dancer', 'lookout')] },
    ).do('Attack with');
    expect(scene.choices).toEqual(['Bo’s Dancer 1 (elite)', 'Bo’s Dancer 2 (lookout)']);
  });

  test('11.9, 15.6, C14, 15.5 a spell that waits for its target is seen by all', () => {
    const scene = new Scene({ play: ['troq-bashar', 'tenderfoot'], hand: ['bloom'] }).do('Play Bloom');
    const { stack, players } = codex.view(scene.state, seat(1));
    expect(stack.at(-1)).toMatchObject({ procedure: 'bloom.cast', step: 'targetChosen' });
    expect(players[0]?.casting).toHaveLength(1);
    expect(players[0]).toMatchObject({ gold: 8, workers: 5 });
  });

  test('12.1 what a death brings about is checked again at once', () => {
    const scene = new Scene(
      { play: ['troq-bashar'], hand: ['spark'] },
      {
        gold: 0,
        play: [
          { card: 'grounded-guide', damage: 3, slot: 1 },
          { card: 'tenderfoot', damage: 2, slot: 2 },
        ],
      },
    ).do('Play Spark', 'Bo’s Grounded Guide');
    expect([scene.has(1, 'grounded-guide'), scene.has(1, 'tenderfoot')]).toEqual([false, false]);
    expect(scene.player(1).gold).toBe(1);
  });

  test('13.1, 14.36 what speaks of units does not reach heroes', () => {
    const scene = new Scene(
      { play: ['troq-bashar', 'grounded-guide'], hand: ['the-boot'] },
      { play: ['river-montoya', 'tenderfoot'] },
    );
    expect(scene.stats(0, 'troq-bashar')).toBe('2/3');
    scene.do('Play The Boot');
    expect(scene.has(1, 'river-montoya')).toBe(true);
  });

  test('13.5 frenzy and resist add up', () => {
    const red = { heroes: ['drakk-ramhorn', 'calamandra-moss'], deckColor: 'red' } as const;
    const scene = new Scene({ ...red, play: [{ card: 'drakk-ramhorn', level: 4 }, 'nautical-dog'] });
    expect(scene.stats(0, 'nautical-dog')).toBe('3/1');
    const green = { heroes: ['calamandra-moss'], deckColor: 'green' } as const;
    const other = new Scene(
      {},
      {
        ...green,
        play: [
          { card: 'calamandra-moss', level: 3 },
          { card: 'barkcoat-bear', slot: 4 },
        ],
      },
    );
    expect(other.row(1, 'barkcoat-bear').resist).toBe(4);
  });

  test('13.10, B14, 13.13 a token that dies is in no pile', () => {
    const scene = new Scene({ play: ['iron-man'] }, { play: [at('dancer', 'elite')] });
    const before = scene.count(1, 'discard');
    scene.do('Attack with');
    expect([scene.has(1, 'dancer'), scene.count(1, 'discard')]).toEqual([false, before]);
  });

  test('14.3, 14.5, 14.8 arrives, attacks and dies happen each at its time', () => {
    const scene = new Scene({ hand: ['brick-thief'] }).do('Play Brick Thief', 'Bo’s Base');
    expect(scene.happened('triggered')).toBe(1);
    expect(scene.happened('attacked')).toBe(0);
  });

  test('14.22 what is hidden from the attacker gets no surplus', () => {
    const scene = new Scene(
      { play: ['harvest-reaper'] },
      { play: [at('tenderfoot', 'elite'), 'backstabber'] },
    ).do('Attack with');
    expect(scene.stats(1, 'backstabber')).toBe('3/3');
    expect(scene.base(1)).toBe(16);
  });

  test('14.24, 10.3 resist is paid by opponents for every target', () => {
    const foe = { play: ['brick-thief'] };
    const scene = new Scene({ play: ['troq-bashar'], hand: ['the-boot'], gold: 4 }, foe).do('Play The Boot');
    expect(scene.player(0).gold).toBe(0);
    expect(new Scene({ play: ['troq-bashar'], hand: ['the-boot'], gold: 3 }, foe).can('Play The Boot')).toBe(
      false,
    );
  });

  test('14.35, 5.14 each player may have a legendary card of their own', () => {
    const green = { heroes: ['argagarg-garg'], deckColor: 'green' } as const;
    const scene = new Scene(
      { ...green, hand: ['galina-glimmer'], play: ['tech-i-building'] },
      { ...green, play: ['galina-glimmer'] },
    ).do('Play Galina');
    expect([scene.has(0, 'galina-glimmer'), scene.has(1, 'galina-glimmer')]).toEqual([true, true]);
  });

  test('15.2, C13 all remember what was seen going to the discard pile, until it is shuffled', () => {
    const scene = new Scene({ play: ['iron-man'] }, { play: [at('tenderfoot', 'elite')], deck: [] }).do(
      'Attack with',
    );
    const seenBy = () => sizeOf(codex.view(scene.state, seat(0)).players[1]?.seen ?? []);
    expect(seenBy()).toBe(1);
    scene.endTurn().endTurn();
    expect(seenBy()).toBe(0);
  });

  test('15.2 of a card played from the hand all know that it has left the codex', () => {
    const scene = new Scene({ play: ['tech-i-building'], hand: ['iron-man'] });
    const known = () => sizeOf(codex.view(scene.state, seat(1)).players[0]?.known ?? []);
    const before = known();
    expect(scene.do('Play Iron Man') && known()).toBe(before + 1);
  });
});
