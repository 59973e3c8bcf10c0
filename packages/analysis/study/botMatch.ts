import type { Bot } from '@riposte/bots';
import {
  type AnyChoice,
  type AnyGame,
  fastRandom,
  fork,
  formatReplay,
  History,
  type Seat,
  type Verified,
  verifyReplay,
} from '@riposte/kernel';
import { botDeal } from './botDeal.ts';

/** A match to be played by bots; played again it goes the same way. */
export interface BotMatch {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  readonly seed: number;
}

/** No match goes on as long as this. */
const ENDLESS = 100_000;

/** Lets bots play a match to its end, and verifies its replay as anybody would. */
export function botMatch({ game, options, bots, seed }: BotMatch): Verified {
  const deal = botDeal(game, options, seed);
  const history = new History(game, options, deal);
  const random = fastRandom(seed);
  for (let made = 0; !history.outcome; made++) {
    if (made > ENDLESS) throw new Error(`not over after ${ENDLESS} choices`);
    const { seat, id, choice } = nextChoice(game, history, bots, fork(random));
    const chosen = history.choose(seat, id, choice);
    if (!chosen.ok) throw new Error(`${JSON.stringify(choice)} was refused: ${chosen.why.text}`);
  }
  const names = bots.map(({ name }) => name);
  const replay = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    names,
    deal,
    entries: history.entries,
  };
  const verified = verifyReplay(formatReplay(game, replay, history.match.state), () => game);
  if (!verified.ok) throw new Error(`line ${verified.line}: ${verified.why}`);
  return verified;
}

function nextChoice(
  game: AnyGame,
  history: History<ReturnType<AnyGame['copy']>, AnyChoice, unknown, unknown, unknown>,
  bots: readonly Bot[],
  random: ReturnType<typeof fork>,
): { readonly seat: Seat; readonly id: string; readonly choice: AnyChoice } {
  const [seat] = history.snapshot('spectator').awaiting;
  if (seat === undefined) throw new Error('no seat is asked, and there is no outcome');
  const { view, decision: question, offers } = history.snapshot(seat);
  const bot = bots[seat];
  if (!question || !bot) throw new Error(`seat ${seat} has no question, or no bot`);
  const { id, choice } = bot.choose({ game, seat, view, question, offers, random });
  return { seat, id, choice };
}
