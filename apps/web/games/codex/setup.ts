import { msg } from '@lingui/core/macro';
import type { SetupWords, ValueWords } from '../setupWords.ts';

/** What each map changes for all players. */
const MAPS: Readonly<Record<string, ValueWords>> = {
  none: { label: msg`No map`, about: msg`The rules as they are.` },
  chance: { label: msg`By chance`, about: msg`One of the twelve maps, seen before heroes are chosen.` },
  'big-game-hunters': {
    label: msg`Big Game Hunters`,
    about: msg`Each player gains 2 more gold in each upkeep.`,
  },
  bloodbowl: { label: msg`Bloodbowl`, about: msg`All units have haste and +1 ATK.` },
  'burial-grounds': {
    label: msg`Burial Grounds`,
    about: msg`A hero that dies is out of the game for good.`,
  },
  'daggerfall-prison-camp': {
    label: msg`Daggerfall Prison Camp`,
    about: msg`A worker is hired for gold alone, without a card.`,
  },
  'flagstone-mines': {
    label: msg`Flagstone Mines`,
    about: msg`Any number of workers may be hired in a turn.`,
  },
  'fury-road': { label: msg`Fury Road`, about: msg`Each player has at most one patroller at a time.` },
  'hard-times-mill': { label: msg`Hard Times Mill`, about: msg`To hire a worker costs 1 gold more.` },
  'lost-temple': {
    label: msg`Lost Temple`,
    about: msg`Cards need no tech building, and spells no hero.`,
  },
  'mystical-forest': {
    label: msg`Mystical Forest`,
    about: msg`What would become ready may stay exhausted and get a +1/+1 rune instead.`,
  },
  'no-rush-15-minutes': {
    label: msg`No Rush 15 Minutes`,
    about: msg`No damage is dealt until every player has finished four turns.`,
  },
  pinnacle: {
    label: msg`Pinnacle`,
    about: msg`Heroes cast ultimates at once; those that die come back a turn later.`,
  },
  'vortoss-ruins': {
    label: msg`Vortoss Ruins`,
    about: msg`All have what a heroes’ hall and a tech lab give, and nobody builds one.`,
  },
};

const VALUES: Readonly<Record<string, Readonly<Record<string, ValueWords>>>> = {
  format: {
    duel: { label: msg`Duel`, about: msg`Two players, one against the other.` },
    'free-for-all': {
      label: msg`Free-for-all`,
      about: msg`Three to five players. When a base falls, the healthiest base wins.`,
    },
    'two-headed-dragon': {
      label: msg`Two-headed dragon`,
      about: msg`Two against two. Each team shares a base, and its turns.`,
    },
  },
  game: {
    standard: { label: msg`Standard`, about: msg`Three heroes each, and a codex of 72 cards.` },
    basic: { label: msg`Basic`, about: msg`One hero each, and a codex of 24 cards: a good first match.` },
  },
  heroes: {
    chosen: { label: msg`Chosen`, about: msg`All choose at once and in secret.` },
    dealt: { label: msg`Dealt`, about: msg`Chance gives each player their heroes.` },
    'troq-and-river': {
      label: msg`Troq vs. River`,
      about: msg`The manual’s first game for two: one neutral hero each, in the basic game.`,
    },
    'calamandra-and-jaina': {
      label: msg`Calamandra vs. Jaina`,
      about: msg`The manual’s other first game for two: green against red, in the basic game.`,
    },
  },
  map: MAPS,
  rulings: {
    book: {
      label: msg`The manual`,
      about: msg`Every sentence of the manual holds, its answers on cards included.`,
    },
    designer: {
      label: msg`The designer’s`,
      about: msg`Where the designer or the official rulebook says otherwise, that holds.`,
    },
  },
};

const OPTION_LABELS = {
  format: msg`Format`,
  game: msg`Game`,
  heroes: msg`Heroes`,
  map: msg`Map`,
  rulings: msg`Rulings`,
};

/** How the pages before a match speak of Codex. */
const setup: SetupWords = {
  option: (name) => OPTION_LABELS[name as keyof typeof OPTION_LABELS],
  value: (name, value) => VALUES[name]?.[value],
  seats: () => [],
};

export default setup;
