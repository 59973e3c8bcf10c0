import { msg } from '@lingui/core/macro';
import type { SetupWords, ValueWords } from '../../play/setupWords.ts';

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
  },
};

const OPTION_LABELS = { format: msg`Format`, game: msg`Game`, heroes: msg`Heroes` };

/** How the pages before a match speak of Codex. */
const setup: SetupWords = {
  option: (name) => OPTION_LABELS[name as keyof typeof OPTION_LABELS],
  value: (name, value) => VALUES[name]?.[value],
  seats: () => [],
};

export default setup;
