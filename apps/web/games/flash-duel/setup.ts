import { msg } from '@lingui/core/macro';
import type { SetupWords, ValueWords } from '../setupWords.ts';
import { drawn } from './art/drawings.ts';

const VALUES: Readonly<Record<string, Readonly<Record<string, ValueWords>>>> = {
  mode: {
    simple: {
      label: msg`Simple`,
      about: msg`Numbers only. Learn it in a minute, play it for years.`,
      drawing: drawn('card3'),
    },
    full: {
      label: msg`Full`,
      about: msg`Twenty fighters, three abilities each, and all of them change the duel.`,
      drawing: drawn('c-grave'),
    },
    clockwork: {
      label: msg`Custom Clockwork`,
      about: msg`Twelve abilities on the table: draft four each, then fight with them.`,
      drawing: drawn('c-bbb'),
    },
    solo: {
      label: msg`Solo`,
      about: msg`You against an opponent with open cards and a fixed plan; earn achievements.`,
      drawing: drawn('c-rook'),
    },
    team: {
      label: msg`Team Battle`,
      about: msg`Two against two: share a plank, dash in and block for each other.`,
      drawing: drawn('c-onimaru'),
    },
    raid: {
      label: msg`Raid`,
      about: msg`A few mortals together against the Dragon, who takes many hits.`,
      drawing: drawn('c-menelker'),
    },
    betrayal: {
      label: msg`Betrayal`,
      about: msg`A raid of four, and one of them may fight for the Dragon.`,
      drawing: drawn('c-gwen'),
    },
  },
  edition: {
    revised: {
      label: msg`Revised`,
      about: msg`Forty cards, five of them laid aside; the loser of a round goes first.`,
    },
    'v4.1': {
      label: msg`Version 4.1`,
      about: msg`Twenty-five cards; when they run out, hands are compared for a last hit.`,
    },
  },
  selection: {
    open: { label: msg`Open`, about: msg`You choose your fighter first, and the other one answers.` },
    'double-blind': { label: msg`Double-blind`, about: msg`Both choose in secret and show together.` },
  },
  bot: {
    dummy: { label: msg`Training Dummy`, about: msg`No abilities. A good first win.`, drawing: drawn('sh4') },
    rook: {
      label: msg`Rook`,
      about: msg`Slow, hard, and never forgets an ability.`,
      drawing: drawn('c-rook'),
    },
    dragon: {
      label: msg`Dragon`,
      about: msg`It takes two hits in a round to bring it down.`,
      drawing: drawn('c-midori'),
    },
  },
};

const OPTION_LABELS = {
  mode: msg`Mode`,
  edition: msg`Edition`,
  selection: msg`Fighters are chosen`,
  bot: msg`Opponent`,
  mortals: msg`Mortals in the raid`,
  openHands: msg`Team mates see each other’s hands`,
};

/** RULES 20.1, 21.1: where a Dragon has a seat, it is the last. */
const WITH_DRAGON: readonly unknown[] = ['raid', 'betrayal'];

/** How the pages before a match speak of Flash Duel. */
const setup: SetupWords = {
  option: (name) => OPTION_LABELS[name as keyof typeof OPTION_LABELS],
  value: (name, value) => VALUES[name]?.[value],
  seats: ({ mode }, count) =>
    WITH_DRAGON.includes(mode)
      ? [
          { seat: 0, words: { label: msg`A mortal`, drawing: drawn('c-grave') } },
          { seat: count - 1, words: { label: msg`The Dragon`, drawing: drawn('c-menelker') } },
        ]
      : [],
};

export default setup;
