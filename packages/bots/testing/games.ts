import { type AnyGame, asAny, fullTable } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { SHELF } from '@riposte/shelf';
import { WORKSHOP } from '@riposte/shelf/workshop';

/** Something to play: a game and the options of a match. */
export interface Played {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: unknown;
}

export const SKIRMISH = asAny(skirmish);

/** The games of the shelf, and the kernel's own. */
export const GAMES: readonly AnyGame[] = [...(await Promise.all(SHELF.map((one) => one.rules()))), SKIRMISH];

/** Every game of the shelf in the ways it is tried out, and skirmishes of 2 to 4. */
const WAYS: readonly Played[] = [
  ...(await Promise.all(WORKSHOP.map(waysOf))).flat(),
  ...[2, 3, 4].map((seats) => ({
    name: `Skirmish of ${seats}`,
    game: SKIRMISH,
    options: { seats, rounds: 6 },
  })),
];

/** Bots at larger tables take too long. */
const MOST_SEATS = 6;

/** Every other way of a game, where each is one too many. */
export const PLAYED: readonly Played[] = WAYS.filter(
  ({ game, options }, index) =>
    game === SKIRMISH || (index % 2 === 0 && fullTable(game, options) <= MOST_SEATS),
);

/** The way of that name. */
export function playedAs(name: string): Played {
  const played = WAYS.find((one) => one.name === name);
  if (!played) throw new Error(`nothing is played as ${name}`);
  return played;
}

async function waysOf({ id, trials }: (typeof WORKSHOP)[number]): Promise<readonly Played[]> {
  const game = await SHELF.find((one) => one.id === id)?.rules();
  if (!game) throw new Error(`${id} is not on the shelf`);
  return (await trials()).default.map(({ name, options }) => ({ name, game, options }));
}

/** Fewer where only the wiring is of interest. */
export function scaled(count: number): number {
  return Math.ceil((count * Number(process.env.RIPOSTE_GAMES ?? 20_000)) / 20_000);
}
