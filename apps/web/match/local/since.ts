import { msg } from '@lingui/core/macro';

/** What a player is told whose match was left before the rules changed. Few ever read it, so it is fetched for them. */
export const SINCE = {
  carried: msg`The rules have changed since you were here. Your match goes on by the new ones.`,
  lost: msg`The rules have changed since you were here, and your match cannot go on by the new ones.`,
};
