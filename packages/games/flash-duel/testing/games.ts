/** How many random games a long test plays: fewer where only the wiring is of interest, as in mutation tests. */
export const GAMES = Number(process.env.RIPOSTE_GAMES ?? 20_000);
