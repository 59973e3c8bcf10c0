import { msg } from '@lingui/core/macro';
import type { SetupWords, ValueWords } from '../setupWords.ts';

const VALUES: Readonly<Record<string, Readonly<Record<string, ValueWords>>>> = {
  mode: {
    solo: { label: msg`Each alone`, about: msg`The last one standing wins.` },
    duo: {
      label: msg`In pairs`,
      about: msg`Two and two: revive your mate, trade cards, and win together.`,
    },
  },
  characters: {
    chosen: { label: msg`Chosen`, about: msg`All choose at once; rivals for one throw dice for it.` },
    dealt: { label: msg`Dealt`, about: msg`Chance gives each player a character.` },
  },
  pace: {
    rulebook: { label: msg`By the rulebook`, about: msg`A zone shrinks after every five rounds.` },
    quick: {
      label: msg`Quick`,
      about: msg`Zones shrink after every three rounds, and new cards sort themselves.`,
    },
  },
};

const OPTION_LABELS = {
  players: msg`Players`,
  mode: msg`Sides`,
  characters: msg`Characters`,
  pace: msg`Pace`,
  fourthZone: msg`The fourth zone shrinks too`,
};

/** How the pages before a match speak of Gorgasali. */
const setup: SetupWords = {
  option: (name) => OPTION_LABELS[name as keyof typeof OPTION_LABELS],
  value: (name, value) => VALUES[name]?.[value],
  seats: () => [],
};

export default setup;
