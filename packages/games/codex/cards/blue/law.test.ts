import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { codex } from '../../index.ts';
import { counting, having } from '../../testing/gifts.ts';
import { at, exhausted, levelled, maxed, runed } from '../../testing/placed.ts';
import { judge } from '../../testing/teams.ts';

// Bigby Hayes, and the spells of law.

const BIGBY = 'bigby-hayes';
const JUGGERNAUT = 'justice-juggernaut';

describe('Bigby Hayes', () => {
  const HAND = ['jail', 'arrest'];
  const DECK = [
    'spectral-aven',
    'lawful-search',
    'traffic-director',
    'manufactured-truth',
    'bluecoat-musketeer',
  ];
  const stash = (mine: Parameters<typeof judge>[0] = {}) =>
    judge({ play: [BIGBY], hand: HAND, deck: DECK, ...mine }).endTurn();
  const law = (level: number, theirs: Parameters<typeof judge>[1] = {}) =>
    judge({ play: [levelled(BIGBY, level)], deck: ['jail'] }, theirs);

  test('case: 3.21 a card of the hand is kept, and one card fewer is drawn', () => {
    const scene = stash();
    expect([scene.question, scene.choices]).toEqual(['stash', ['Arrest', 'Jail', 'Keep none']]);
    scene.do('Jail');
    expect([scene.count(0, 'hand', 'jail'), scene.count(0, 'discard', 'arrest')]).toEqual([1, 1]);
    expect([scene.count(0, 'hand'), scene.count(0, 'deck')]).toEqual([4, 2]);
  });

  test('case: 9.17 from level 3 a patroller of tech 0 or I is sidelined', () => {
    const scene = law(3, { play: [at('scribe', 'elite'), at(JUGGERNAUT, 'squad leader')] }).do(
      'Use your Bigby',
    );
    expect(scene.row(1, 'scribe').thing.slot).toBe(-1);
    expect(scene.row(1, JUGGERNAUT).thing.slot).toBe(0);
  });

  test('case: at level 5 a card is drawn', () => {
    expect(law(5).do('Use your Bigby Hayes: draw').count(0, 'hand', 'jail')).toBe(1);
  });

  test('negative: 3.21 without Bigby in play, or without a card, nobody is asked', () => {
    expect(stash({ play: [] }).question).not.toBe('stash');
    expect(stash({ hand: [] }).question).not.toBe('stash');
    expect([law(2).can('Use'), law(4).can('Use your Bigby Hayes: draw')]).toEqual([false, false]);
  });

  test('edge: 3.21 of more than five cards one is kept, and four are drawn', () => {
    const hand = [...HAND, 'spectral-aven', 'lawful-search', 'traffic-director', 'porkhand-magistrate'];
    const deck = ['manufactured-truth', 'bluecoat-musketeer', 'building-inspector', 'reputable-newsman'];
    const scene = stash({ hand, deck }).do('Jail');
    expect([scene.count(0, 'hand'), scene.count(0, 'discard')]).toEqual([5, 5]);
  });

  test('edge: 3.21 a hand that is dropped before has nothing to keep', () => {
    const scene = judge({
      play: [BIGBY, 'drakk-ramhorn'],
      hand: ['desperation', 'jail'],
      deck: DECK,
    }).do('Play Desperation');
    expect(scene.endTurn().question).not.toBe('stash');
  });

  test('edge: 3.21, 15.1 others learn that a card was kept, and not which', () => {
    const asked = stash();
    const sent = (card: string) => {
      const applied = codex.apply(asked.state, seat(0), { type: 'stash', card });
      if (!applied.ok) throw new Error(applied.why.text);
      const { state, events } = applied.value;
      return JSON.stringify([
        codex.view(state, seat(1)).players[0],
        events.map(({ event, to, others }) => (to ? others : event)),
      ]);
    };
    expect(sent('jail')).toBe(sent('arrest'));
    expect(sent('jail')).not.toContain('"card":"jail"');
    const told = asked.do('Jail').events.find(({ type }) => type === 'stashed');
    expect(told).toMatchObject({ seat: 0, card: 'jail' });
  });

  test('edge: 15.2, 3.21 of cards that were known to be in the hand any may have been kept', () => {
    const scene = judge(
      { play: [BIGBY, 'brave-knight', 'brave-knight'], hand: ['jail'], deck: DECK },
      { play: [at(JUGGERNAUT, 'squad leader')] },
    );
    scene.do('Attack with your Brave Knight 1', 'Attack with your Brave Knight');
    expect(scene.player(0).shown.reduce((sum, count) => sum + count)).toBe(2);
    scene.endTurn().do('Jail');
    const { shown, seen } = scene.player(0);
    expect([shown, seen].map((pile) => pile.reduce((sum, count) => sum + count))).toEqual([0, 1]);
  });

  test('bystander: an opponent’s Bigby gives nothing', () => {
    const scene = judge({ hand: HAND, deck: DECK }, { play: [BIGBY] }).endTurn();
    expect(scene.question).toBe('main');
  });

  test('ruling: (UMR) 3.21 with stash or without, the hand has as many cards in the end', () => {
    const [kept, none] = [stash().do('Arrest'), stash().do('Keep none')];
    expect([kept.count(0, 'hand'), none.count(0, 'hand')]).toEqual([4, 4]);
    expect([kept.count(0, 'discard'), none.count(0, 'discard')]).toEqual([1, 2]);
  });
});

describe('Community Service', () => {
  const serve = (theirs: Parameters<typeof judge>[1]) =>
    judge({ play: [BIGBY], hand: ['community-service'] }, theirs).do('Play Community');
  const foe = { hand: ['scribe', 'jail', 'lawbringer-gryphon'], discard: [JUGGERNAUT, 'spectral-aven'] };

  test('case: 15.7 a tech I or II unit of the hand comes into play for the player who cast it', () => {
    const scene = serve(foe).do('Look at the hand');
    expect(scene.choices).toEqual(['Scribe from their hand', 'None']);
    scene.do('Scribe');
    expect([scene.has(0, 'scribe'), scene.count(1, 'hand', 'scribe'), scene.gold[0]]).toEqual([true, 0, 5]);
  });

  test('case: 15.9 or of the discard pile, which is seen meanwhile', () => {
    const scene = serve(foe).do('Look at the discard pile');
    const player = (viewer: number) => codex.view(scene.state, seat(viewer)).players[1];
    expect(player(0)?.bareDiscard).toEqual(scene.player(1).discard);
    expect(player(0)).not.toHaveProperty('bare');
    expect(scene.choices).toEqual(['Justice Juggernaut from their discard pile', 'None']);
    scene.do('Justice');
    expect([scene.has(0, JUGGERNAUT), scene.count(1, 'discard')]).toEqual([true, 1]);
    expect(player(0)).not.toHaveProperty('bareDiscard');
  });

  test('negative: no tech 0, no tech III, and nothing of the pile that was not looked at', () => {
    const scene = serve({ hand: ['jail', 'lawbringer-gryphon'], discard: ['scribe'] }).do('Look at the hand');
    expect(scene.choices).toEqual(['None']);
  });

  test('edge: 11.2 nothing need be taken', () => {
    const scene = serve(foe).do('Look at the hand', 'None');
    expect([scene.question, scene.count(1, 'hand')]).toEqual(['main', 3]);
  });

  test('edge: 13.8 it goes to its owner’s discard pile', () => {
    const scene = serve(foe).do('Look at the hand', 'Scribe').endTurn('Your Scribe');
    scene.do('Keep none');
    while (scene.question !== 'main') scene.do(scene.choices[0] as string);
    scene.do('Play Jail');
    expect(scene.state.things.find(({ card }) => card === 'scribe')).toMatchObject({
      owner: 1,
      controller: 0,
    });
    expect(scene.count(0, 'discard', 'scribe')).toBe(0);
  });

  test('edge: 14.3 its arrival is its controller’s', () => {
    const scene = judge(
      { play: [BIGBY], hand: ['community-service'], deck: ['jail'] },
      { hand: ['scribe'], deck: ['arrest'] },
    ).do('Play Community', 'Look at the hand', 'Scribe');
    expect([scene.count(0, 'hand', 'jail'), scene.count(1, 'hand')]).toEqual([1, 0]);
  });

  test('bystander: 15.3 others learn nothing of what was seen', () => {
    const scene = serve(foe).do('Look at the discard pile');
    const { players } = codex.view(scene.state, 'spectator');
    expect(players[1]).not.toHaveProperty('bareDiscard');
    expect(codex.view(scene.state, seat(1)).players[0]).not.toHaveProperty('bareDiscard');
  });
});

describe('Injunction', () => {
  const foe = {
    tech: 'law',
    play: ['scribe', 'brave-knight', JUGGERNAUT, 'spectral-aven', BIGBY],
    hand: ['tax-collector', 'insurance-agent', 'traffic-director'],
    deck: ['jail'],
    workers: 10,
  } as const;
  const enjoin = (building: string, theirs: Parameters<typeof judge>[1] = foe) =>
    judge({ play: [BIGBY], hand: ['injunction'] }, theirs).do('Play Injunction', building);
  const next = (scene: ReturnType<typeof enjoin>) => {
    scene.endTurn();
    while (scene.question !== 'main') scene.do(scene.choices[0] as string);
    return scene;
  };

  test('case: 6.16, 9.16 the building does not work, and units of that level are disabled', () => {
    const scene = enjoin('Bo’s Tech I Building');
    expect(scene.row(1, 'scribe').thing.exhausted).toBe(true);
    expect(scene.happened('stopped')).toBe(1);
    next(scene);
    expect([scene.can('Play Tax'), scene.can('Play Insurance'), scene.can('Play Traffic')]).toEqual([
      false,
      true,
      true,
    ]);
    expect([scene.can('Attack with your Scribe'), scene.can('Attack with your Justice')]).toEqual([
      false,
      true,
    ]);
  });

  test('case: 11.13 through that player’s next turn, and no longer', () => {
    const scene = next(enjoin('Bo’s Tech II'));
    expect(scene.can('Play Insurance')).toBe(false);
    expect(scene.row(1, 'tech-ii-building').thing.grants).toHaveLength(1);
    expect(next(scene).row(1, 'tech-ii-building').thing.grants).toHaveLength(0);
  });

  test('negative: neither a tech III building nor an add-on', () => {
    const scene = judge({ play: [BIGBY], hand: ['injunction'] }, { tech: 'law', play: ['tower'] });
    expect(scene.do('Play Injunction').choices).toEqual(['Bo’s Tech I Building', 'Bo’s Tech II Building']);
  });

  test('edge: 11.13 one’s own building is stopped through one’s own next turn', () => {
    const mine = { tech: 'law', play: [BIGBY], hand: ['injunction'], deck: ['scribe'] } as const;
    const scene = judge(mine).do('Play Injunction', 'Your Tech I Building');
    next(scene);
    next(scene);
    expect([scene.count(0, 'hand', 'scribe'), scene.can('Play Scribe')]).toEqual([1, false]);
  });

  test('edge: 6.16 the next building cannot be begun', () => {
    const foe = { play: ['tech-i-building', 'scribe'], workers: 10 };
    const scene = judge({ play: [BIGBY], hand: ['injunction'] }, foe);
    expect(next(scene.do('Play Injunction')).can('Build a Tech II')).toBe(false);
  });

  test('edge: 6.16, C20 the hero limit falls, and no hero leaves', () => {
    const scene = next(
      enjoin('Bo’s Tech II', { play: ['tech-i-building', 'tech-ii-building', BIGBY], workers: 8 }),
    );
    expect([scene.can('Summon General'), scene.has(1, BIGBY)]).toEqual([false, true]);
  });

  test('edge: 6.16 and the table says so', () => {
    const scene = enjoin('Bo’s Tech I Building');
    const why = codex.words.whyNot(
      { type: 'play', card: 'tax-collector' },
      codex.view(next(scene).state, seat(1)),
      seat(1),
    );
    expect(why).toEqual({ text: 'It needs a working Tech I Building.', rule: '5.2' });
  });

  test('bystander: units of other levels, heroes, and the other player’s units are as they were', () => {
    const scene = judge({ play: [BIGBY, 'scribe'], hand: ['injunction'] }, foe);
    scene.do('Play Injunction', 'Bo’s Tech I Building');
    const things = [
      scene.row(1, JUGGERNAUT),
      scene.row(1, 'spectral-aven'),
      scene.row(1, BIGBY),
      scene.row(0, 'scribe'),
    ];
    expect(things.every(({ thing }) => !thing.exhausted)).toBe(true);
  });

  test('ruling: (UMR) units of every spec are disabled', () => {
    expect(enjoin('Bo’s Tech I Building').row(1, 'brave-knight').thing.exhausted).toBe(true);
  });

  test('ruling: (SH) without a building of that level its units cannot be disabled', () => {
    expect(judge({ play: [BIGBY], hand: ['injunction'] }, { play: ['scribe'] }).can('Play Inj')).toBe(false);
  });
});

describe('Jurisdiction', () => {
  const rule = (gold: number, mine: Parameters<typeof judge>[0] = {}) =>
    judge(
      { heroes: [BIGBY, 'general-onimaru'], play: [BIGBY], hand: ['jurisdiction'], gold, ...mine },
      { play: [runed('scribe', 9)] },
    );

  test('case: 5.26 a spell of the codex is played for what it costs, and discarded', () => {
    const scene = rule(4).do('Play Jurisdiction');
    expect(scene.can('Play Boot Camp (1 gold)')).toBe(true);
    scene.do('Play Boot Camp', 'Bo’s Scribe');
    expect(scene.stats(1, 'scribe')).toBe('11/13');
    expect([scene.gold[0], scene.count(0, 'codex', 'boot-camp')]).toEqual([1, 1]);
    expect([scene.count(0, 'discard', 'boot-camp'), scene.count(0, 'discard', 'jurisdiction')]).toEqual([
      1, 1,
    ]);
  });

  test('negative: no ultimate, no unit, and nothing too dear', () => {
    const scene = rule(10).do('Play Jurisdiction');
    expect([scene.can('Play The Art'), scene.can('Play Judgment'), scene.can('Play Scribe')]).toEqual([
      false,
      false,
      false,
    ]);
    expect([
      rule(4).do('Play Jurisdiction').can('Play General’s Hammer'),
      rule(2).can('Play Jurisd'),
    ]).toEqual([false, false]);
  });

  test('edge: 10.3 gold for resist has to be left', () => {
    const foe = { play: [counting('scribe', 'resist', 1)] };
    const heroes = [BIGBY, 'drakk-ramhorn'];
    const rules = (gold: number) =>
      judge({ heroes, play: [BIGBY], hand: ['jurisdiction'], gold }, foe)
        .do('Play Jurisdiction')
        .can('Play Kidnapping');
    expect([rules(6), rules(7)]).toEqual([false, true]);
  });

  test('edge: 5.26 the other copy may be played by it, if one more spell can be', () => {
    expect(rule(4).do('Play Jurisdiction').can('Play Jurisdiction')).toBe(false);
    const scene = rule(5).do('Play Jurisdiction', 'Play Jurisdiction', 'Play Boot Camp', 'Bo’s Scribe');
    expect([scene.gold[0], scene.count(0, 'discard', 'jurisdiction')]).toEqual([0, 2]);
  });

  test('edge: 5.20 what keeps its player from playing a card keeps it from this too', () => {
    const scene = judge(
      { play: [BIGBY], hand: ['jurisdiction'] },
      {
        play: [
          'scribe',
          {
            card: 'reputable-newsman',
            grants: [{ from: 'reputable-newsman', until: 'for good', by: seat(1), at: 1, amount: 1 }],
          },
        ],
      },
    );
    expect(scene.do('Play Jurisdiction').can('Play Boot Camp')).toBe(false);
  });

  test('bystander: 5.20 it is no second card from the hand', () => {
    const foe = { play: ['censorship-council', 'scribe'] };
    const scene = judge({ play: [BIGBY], hand: ['jurisdiction', 'jail'] }, foe).do('Play Jurisdiction');
    scene.do('Play Boot Camp', 'Bo’s Scribe');
    expect([scene.player(0).counters.fromHand, scene.can('Play Jail')]).toEqual([1, false]);
  });

  test('ruling: (UMR) 5.10 a channeling spell is discarded at once without its hero', () => {
    const river = (...play: readonly string[]) =>
      rule(9, { heroes: [BIGBY, 'river-montoya'], play: [BIGBY, ...play] }).do('Play Juris', 'Play Harmony');
    const scene = river();
    expect([scene.has(0, 'harmony'), scene.count(0, 'discard', 'harmony')]).toEqual([false, 1]);
    expect(river('river-montoya').has(0, 'harmony')).toBe(true);
  });

  test('ruling: (UMR) 5.10 so Harmony without its hero brings no Dancer, and with it none for the spell that brought it', () => {
    const river = (...play: readonly string[]) =>
      rule(9, { heroes: [BIGBY, 'river-montoya'], play: [BIGBY, ...play] }).do('Play Juris', 'Play Harmony');
    expect([river().has(0, 'dancer'), river('river-montoya').has(0, 'dancer')]).toEqual([false, false]);
    expect(river('river-montoya', 'harmony').has(0, 'dancer')).toBe(true);
  });

  test('ruling: (UMR) 5.10, C67 what a channeling spell does at once does not happen without its hero', () => {
    const scene = rule(9, { heroes: [BIGBY, 'garus-rook'] }).do('Play Juris', 'Play Bird');
    expect([scene.has(0, 'birds-nest'), scene.has(0, 'bird')]).toEqual([false, false]);
  });

  test('ruling: (UMR) 5.11, 5.26 it may be boosted', () => {
    const feral = rule(20, { heroes: [BIGBY, 'calamandra-moss'] }).do('Play Jurisdiction');
    expect(feral.can('Play Murkwood Allies (5')).toBe(true);
    expect(feral.do('Play Murkwood Allies boosted').gold[0]).toBe(9);
  });

  test('ruling: (FB) 5.7 no hero of its spec is needed', () => {
    const scene = rule(9, { heroes: [BIGBY, 'drakk-ramhorn'] }).do('Play Juris', 'Play Kidnapping');
    expect([scene.has(0, 'drakk-ramhorn'), scene.has(0, 'scribe')]).toEqual([false, true]);
  });
});

describe('Judgment Day', () => {
  const judged = (hero: Parameters<typeof at>[0] = levelled(BIGBY, 5)) =>
    judge(
      { play: [hero, 'scribe', 'soldier'], hand: ['judgment-day'] },
      { play: ['brave-knight', 'lawbringer-gryphon', 'jail', 'general-onimaru', 'air-hammer'] },
    );

  test('case: 5.24 a hero that reached the maximum level this turn is enough; all units up to tech II die', () => {
    const scene = judged(levelled(BIGBY, 4)).do('Raise', 'Play Judgment');
    expect(scene.mine).toBe('Base 20, Bigby Hayes 3/4');
    expect(scene.theirs).toBe('Base 20, Lawbringer Gryphon 7/6, Jail 3, General Onimaru 2/3');
  });

  test('negative: 5.24 not below the maximum level, and not by another hero', () => {
    expect(judged(levelled(BIGBY, 4)).can('Play Judgment')).toBe(false);
    expect(judged(maxed('general-onimaru')).can('Play Judgment')).toBe(false);
    const { state } = judged(levelled(BIGBY, 4));
    const why = codex.words.whyNot(
      { type: 'play', card: 'judgment-day' },
      codex.view(state, seat(0)),
      seat(0),
    );
    expect(why).toEqual({ text: 'It needs a law hero at the maximum level.', rule: '5.24' });
  });

  test('edge: 9.12 what does not die of it stays', () => {
    const scene = judge(
      { play: [levelled(BIGBY, 5)], hand: ['judgment-day'] },
      { play: [JUGGERNAUT, having('scribe', 'indestructible')] },
    ).do('Play Judgment');
    expect([scene.has(1, JUGGERNAUT), scene.row(1, 'scribe').thing.exhausted]).toEqual([true, true]);
  });

  test('edge: 5.24 it may be cast by a hero that is exhausted and has just come', () => {
    expect(judged({ ...exhausted(levelled(BIGBY, 5)), fresh: true }).can('Play Judgment')).toBe(true);
  });

  test('bystander: other ultimates still need a hero that was there before', () => {
    const scene = judge({ play: [levelled('general-onimaru', 8)], hand: ['the-art-of-war'] });
    expect(scene.can('Play The Art')).toBe(false);
  });
});
