import { type AnyGame, asAny } from '../game.ts';
import { skirmish } from './index.ts';

/** The next release of Skirmish, for tests of upgrades: when it takes a match up it turns the deck over. */
export const newerSkirmish: AnyGame = {
  ...asAny(skirmish),
  rulesVersion: '3',
  migrations: [
    ...skirmish.migrations,
    {
      from: skirmish.rulesVersion,
      to: '3',
      renamed: {},
      state: (old: object) => ({ ...old, deck: (old as { deck: unknown[] }).deck.toReversed() }),
    },
  ],
};

export default newerSkirmish;
