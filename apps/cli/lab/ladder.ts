import { type Rating, rate } from './bradleyTerry.ts';
import { formatInterval, formatRate } from './interval.ts';
import { newSeries, type Series } from './series.ts';
import { shareOf, type WinShare } from './share.ts';

/** A bot on the ladder. */
export interface Rung extends Rating {
  readonly bot: string;
  readonly games: number;
  /** Against the next one down, where they have met. */
  readonly below?: WinShare;
}

/** How far apart two bots may stand that play each other. */
const DISTANCES = [1, 3];
/** The mean of all. */
const MEAN = 1500;

/** Who plays whom: neighbours, and some that stand further apart, so that errors do not add up on the way. */
export function pairs(bots: readonly string[]): readonly Series[] {
  return DISTANCES.flatMap((distance) =>
    bots.flatMap((bot, index) => {
      const above = bots[index + distance];
      return above === undefined ? [] : [newSeries(above, bot)];
    }),
  );
}

/** Those who stand next to each other on a ladder and have not met. */
export function strangers(ladder: readonly Rung[]): readonly Series[] {
  return ladder.flatMap(({ bot, below }, index) => {
    const next = ladder[index + 1];
    return below || !next ? [] : [newSeries(bot, next.bot)];
  });
}

/** The bots by their rating, the best first. */
export function rungs(bots: readonly string[], series: readonly Series[]): readonly Rung[] {
  const ratings = rate(
    bots.length,
    series.map(({ one, other = one, games, wins, draws }) => ({
      one: bots.indexOf(one),
      other: bots.indexOf(other),
      games,
      wins: wins + draws / 2,
    })),
  );
  const order = bots
    .map((bot, index) => ({ bot, elo: MEAN + (ratings[index]?.elo ?? 0), reach: ratings[index]?.reach ?? 0 }))
    .sort((one, other) => other.elo - one.elo);
  return order.map((rung, index): Rung => {
    const games = series.reduce(
      (sum, { one, other, games: count }) => sum + (one === rung.bot || other === rung.bot ? count : 0),
      0,
    );
    const below = between(series, rung.bot, order[index + 1]?.bot);
    return { ...rung, games, ...(below && { below }) };
  });
}

/** What one bot did against another; nothing where they have not met. */
function between(series: readonly Series[], bot: string, other: string | undefined): WinShare | undefined {
  const met = series.find(
    (one) => (one.one === bot && one.other === other) || (one.one === other && one.other === bot),
  );
  if (!met || met.games === 0) return undefined;
  const wins = met.wins + met.draws / 2;
  return shareOf(met.one === bot ? wins : met.games - wins, met.games);
}

/** The ladder as a table. */
export function ladderTable(ladder: readonly Rung[]): string {
  const wide = Math.max(...ladder.map(({ bot }) => bot.length), 3) + 2;
  const lines = ladder.map(({ bot, elo, reach, games, below }) => {
    const rating = `${elo.toFixed(0).padStart(5)} ± ${reach.toFixed(0).padEnd(4)}`;
    return `${bot.padEnd(wide)}${rating} ${String(games).padStart(6)}  ${below ? againstBelow(below) : ''}`.trimEnd();
  });
  return `${[`${'Bot'.padEnd(wide)}${'Rating'.padEnd(12)} ${'Games'.padStart(6)}  Against the one below`, ...lines].join('\n')}\n`;
}

function againstBelow({ rate: won, interval }: WinShare): string {
  return `${formatRate(won, 1).padStart(7)}  (${formatInterval(interval, 1)})`;
}
