import { readFileSync } from 'node:fs';
import { fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import './testing/madeUp.ts';
import { codex } from './index.ts';
import { DUEL, type Options, TEAMS } from './options.ts';
import { RULINGS, type RulingId, rulingText } from './rulings.ts';
import { at, levelled, maxed } from './testing/placed.ts';
import { type Half, Scene } from './testing/scene.ts';

const RULEBOOK = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');

// RULES 19: every row of the table is played by the manual and by the designer, with another outcome.

type Rulings = Options['rulings'];

interface Case {
  /** The same moment under other rulings: what came of it. */
  readonly play: (rulings: Rulings) => unknown;
  readonly book: unknown;
  readonly designer: unknown;
}

const scene =
  (rulings: Rulings, more: Partial<Options> = {}) =>
  (mine: Half = {}, theirs: Half = {}, ...others: readonly Half[]): Scene =>
    new Scene(mine, theirs, { options: { ...DUEL, ...more, rulings }, others });

const TEAM = { format: TEAMS } as const;
const blue = { heroes: ['sirus-quince', 'master-midori', 'captain-zane'], deckColor: 'blue' } as const;
const olden = {
  heroes: ['prynn-pasternaak', 'jaina-stormborne', 'bigby-hayes'],
  deckColor: 'purple',
} as const;

const CASES: Readonly<Record<RulingId, Case>> = {
  'hero levels': {
    // Bo's Prynn fades: nobody destroyed her.
    play: (rulings) =>
      scene(rulings)(
        { play: ['troq-bashar'] },
        { ...olden, play: [{ ...levelled('prynn-pasternaak', 1), time: 1 }] },
      )
        .endTurn()
        .row(0, 'troq-bashar').thing.level,
    book: 1,
    designer: 3,
  },
  'second legend': {
    play(rulings) {
      const half = { heroes: ['setsuki-hiruki'], deckColor: 'white', tech: 'ninjutsu' } as const;
      const card = 'jade-fox-dens-headmistress';
      const jade = scene(rulings)({ ...half, play: [card], hand: [card] }).do('Play Jade');
      return [jade.has(0, 'ninja'), jade.happened('died'), jade.count(0, 'discard', card)];
    },
    book: [true, 1, 1],
    designer: [false, 0, 1],
  },
  mercenaries: {
    play(rulings) {
      const options: Options = { ...DUEL, format: 'free-for-all', heroes: 'dealt', rulings };
      const { state } = codex.setup(options, 4, fastRandom(3));
      return state.things.filter(({ card }) => card === 'mercenary').length;
    },
    book: 3,
    designer: 0,
  },
  'team add-ons': {
    play: (rulings) => scene(rulings, TEAM)({ play: ['tower'] }, { gold: 10 }, {}, {}).can('Build a Tower'),
    book: true,
    designer: false,
  },
  'jail boost': {
    play(rulings) {
      const half = { ...blue, tech: 'anarchy', hand: ['marauder', 'spectral-aven'], gold: 20 } as const;
      const jailed = scene(rulings)(half, { ...blue, play: ['jail'], workers: 6 }).do(
        'Play Marauder boosted',
      );
      if (jailed.question !== 'main') jailed.do('One of Bo’s');
      const before = jailed.player(1).workers;
      jailed.do('Play Spectral');
      if (jailed.question !== 'main') jailed.do('One of Bo’s');
      return [before, jailed.player(1).workers, jailed.has(0, 'marauder')];
    },
    book: [6, 5, true],
    designer: [5, 5, true],
  },
  'birds nest': {
    play(rulings) {
      const half = { heroes: ['garus-rook'], deckColor: 'white', hand: ['birds-nest'] } as const;
      const nest = scene(rulings)({ ...half, play: ['garus-rook', 'birds-nest', 'bird', 'bird'] }).do(
        'Play Bird',
      );
      const birds = () => nest.state.things.filter(({ card }) => card === 'bird').length;
      const atOnce = birds();
      nest.endTurn().endTurn();
      return [atOnce, birds()];
    },
    book: [4, 4],
    designer: [2, 2],
  },
  'mind control': {
    // A unit of Bo's that Ann had taken for good is mind controlled by Bo, and the spell is destroyed.
    play(rulings) {
      const caster = { ...maxed('sirus-quince'), id: 900 };
      const mind = scene(rulings)(
        { ...blue, play: [caster, { card: 'fairie-dragon', controller: seat(1) }], hand: ['mind-control'] },
        { ...blue, tech: 'balance', hand: ['potent-basilisk'] },
      ).do('Play Mind');
      mind.endTurn().do('Play Potent', 'Ann’s Mind');
      return mind.has(0, 'fairie-dragon') ? 'its owner' : 'who had it before';
    },
    book: 'its owner',
    designer: 'who had it before',
  },
  golgort: {
    play: (rulings) =>
      scene(rulings)({
        ...olden,
        play: ['jaina-stormborne', { card: 'yesterdays-golgort', time: 1 }],
        hand: ['fire-dart'],
      })
        .do('Play Fire', 'Bo’s Base')
        .row(0, 'yesterdays-golgort').thing.time,
    book: 2,
    designer: 1,
  },
  harmony: {
    // Judgment Day destroys all units; Bloom targets one.
    play(rulings) {
      const heroes = ['river-montoya', 'bigby-hayes'];
      const half = { heroes, play: ['harmony', 'river-montoya', maxed('bigby-hayes')], gold: 20 };
      const judged = scene(rulings)({ ...half, hand: ['judgment-day'] }).do('Play Judgment');
      const grown = scene(rulings)({ ...half, hand: ['bloom'] }).do('Play Bloom');
      const before = grown.has(0, 'dancer');
      return [judged.has(0, 'dancer'), before, grown.can('Your Dancer')];
    },
    book: [false, true, false],
    designer: [true, false, false],
  },
  tyrannosaurus: {
    play: (rulings) =>
      scene(rulings)({
        heroes: ['master-midori'],
        deckColor: 'green',
        tech: 'balance',
        hand: ['tyrannosaurus-rex'],
      })
        .do('Play Tyrannosaurus')
        .can('None'),
    book: false,
    designer: true,
  },
  'second chances': {
    play(rulings) {
      const heroes = ['prynn-pasternaak', 'bigby-hayes'];
      const play = [maxed('bigby-hayes'), 'second-chances', 'neo-plexus', 'fading-argonaut'];
      const half = { ...olden, heroes, play, hand: ['judgment-day'], gold: 20 };
      const judged = scene(rulings)(half).do('Play Judgment');
      if (judged.question === 'main') return 'chance';
      judged.do('Fading Argonaut');
      return [judged.has(0, 'fading-argonaut'), judged.has(0, 'neo-plexus'), judged.state.gone];
    },
    book: [true, false, undefined],
    designer: 'chance',
  },
  'new defender': {
    play(rulings) {
      const foes = { play: [at('skeleton', 'squad leader'), 'regular-sized-rhinoceros'] };
      const half = { heroes: ['orpal-gloor'], deckColor: 'black', play: ['plague-lord'] } as const;
      const attack = scene(rulings)(half, { heroes: ['garth-torken'], deckColor: 'black', ...foes }).do(
        'Attack with',
      );
      return attack.can('Let the attack go');
    },
    book: true,
    designer: false,
  },
  'team tower': {
    play(rulings) {
      const two = scene(rulings, TEAM)(
        { play: ['iron-man'] },
        {},
        { play: ['tower'] },
        { play: ['tenderfoot'] },
      );
      return two.do('Attack with your Iron Man', 'Di’s Tenderfoot').row(0, 'iron-man').thing.damage;
    },
    book: 1,
    designer: 2,
  },
  'origin story': {
    play(rulings) {
      const half = { ...olden, play: ['prynn-pasternaak'], hand: ['origin-story'] };
      const told = scene(rulings)(half).do('Play Origin');
      const now = told.can('Summon Prynn');
      return [now, told.endTurn().endTurn().can('Summon Prynn')];
    },
    book: [false, true],
    designer: [true, true],
  },
  gigadon: {
    play(rulings) {
      const half = { heroes: ['calamandra-moss', 'vir-garbarean'], deckColor: 'green', gold: 20 } as const;
      const feral = scene(rulings)({
        ...half,
        tech: 'feral',
        play: [levelled('vir-garbarean', 5), 'tiger-cub', 'playful-panda'],
        deck: ['gigadon'],
      });
      feral.do('Use your Vir Garbarean: play');
      return [9, 7].find((price) => feral.can(`Play Gigadon (${price} gold)`));
    },
    book: 9,
    designer: 7,
  },
};

describe.each(RULINGS)('$about', (ruling) => {
  const { play, book, designer } = CASES[ruling.id];
  const number = `${ruling.rule}, ${ruling.ruling}`;

  test(`${number} by the manual: ${ruling.book}`, () => {
    expect(play('book')).toEqual(book);
  });

  test(`${number} by the designer: ${ruling.designer}`, () => {
    expect(play('designer')).toEqual(designer);
  });

  test(`${number} the two differ, and the rulebook says both`, () => {
    expect(book).not.toEqual(designer);
    expect(RULEBOOK.includes(`- **${ruling.rule}** ${rulingText(ruling)}\n`)).toBe(true);
  });
});
