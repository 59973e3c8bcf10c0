/** For a game that is one long fight: nothing ends, and nothing is won, before the match does. */
export const NO_ROUNDS = {
  endsRound: () => false,
  isBetweenRounds: () => false,
  roundWon: ({ type }: { readonly type: string }): never => {
    throw new Error(`${type} ends no round`);
  },
  decisive: () => undefined,
  holds: () => undefined,
};
