import type { Bot } from '@riposte/bots';
import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  type Decision,
  fastRandom,
  fork,
  type Random,
  seats,
} from '@riposte/kernel';

/** How two bots did against each other. */
export interface Score {
  readonly games: number;
  /** Games the first one won; half a game each where it was drawn. */
  readonly won: number;
}

/** Each deal is played twice, with seats changed, so that luck and the first move are shared out evenly. */
export function playPairs(
  game: AnyGame,
  options: unknown,
  bots: readonly [Bot, Bot],
  { deals, seed = 0 }: { readonly deals: number; readonly seed?: number },
): Score {
  let won = 0;
  for (let number = seed; number < seed + deals; number++) {
    won += playOne(game, options, bots, number);
    won += 1 - playOne(game, options, [bots[1], bots[0]], number);
  }
  return { games: 2 * deals, won };
}

/** The share of the one on seat 0, and those who sit on every other seat from there. */
function playOne(game: AnyGame, options: unknown, bots: readonly [Bot, Bot], number: number): number {
  const count = game.seatCount(options);
  const { state } = game.setup(options, count, fastRandom(number));
  const chances = seats(count).map((seat) => fastRandom((number + 1) * 1_000 + seat));
  for (let open = game.decisions(state); open.length > 0; ) {
    const decision = open.find(({ kind }) => kind === 'awaited');
    if (!decision) break;
    const bot = bots[decision.seat % 2 === 0 ? 0 : 1];
    open = game.applyInPlace(state, decision.seat, chosen(game, state, bot, decision, chances));
  }
  const { places } = game.outcome(state) ?? { places: [] };
  if (places.every((place) => place === places[0])) return 0.5;
  return places[0] === 1 ? 1 : 0;
}

function chosen(
  game: AnyGame,
  state: AnyState,
  bot: Bot,
  { seat, question, choices }: Decision<AnyChoice>,
  chances: readonly Random[],
): AnyChoice {
  const view = game.view(state, seat);
  const random = fork(chances[seat] ?? fastRandom(0));
  return bot.choose({ game, seat, view, question: { id: 'q', question, choices }, random }).choice;
}

/** Between which shares the true one lies, in 95 of 100 such measurements (Wilson). */
export function intervalOf({ games, won }: Score): readonly [number, number] {
  const z = 1.96;
  const share = won / games;
  const middle = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const half =
    (z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2))) / (1 + z ** 2 / games);
  return [middle - half, middle + half];
}
