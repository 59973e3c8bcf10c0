import { botNamed, levelsOf } from '@riposte/bots';
import { type AnyGame, asAny, formatReplay, fullTable, type Verified, verifyReplay } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { SHELF } from '@riposte/shelf';
import { WORKSHOP } from '@riposte/shelf/workshop';
import { type Analysis, analyse } from '../index.ts';
import { type AnalysisPlan, planFor } from '../plan.ts';
import { walk } from '../steps.ts';
import { botMatch } from '../study/botMatch.ts';

/** Something to play: a game and the options of a match. */
export interface Way {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
}

export const SKIRMISH: AnyGame = asAny(skirmish);

/** Every game of the shelf in the ways it is tried out, and skirmishes. */
const WAYS: readonly Way[] = [
  ...(await Promise.all(WORKSHOP.map(waysOf))).flat(),
  ...[2, 3].map((seats) => ({
    name: `Skirmish of ${seats}`,
    game: SKIRMISH,
    options: { seats, rounds: 6 },
  })),
];

async function waysOf({ id, trials }: (typeof WORKSHOP)[number]): Promise<readonly Way[]> {
  const game = await SHELF.find((one) => one.id === id)?.rules();
  if (!game) throw new Error(`${id} is not on the shelf`);
  return (await trials()).default.map(({ name, options }) => ({
    name,
    game,
    options: options as Way['options'],
  }));
}

/** The way of that name. */
export function wayCalled(name: string): Way {
  const way = WAYS.find((one) => one.name === name);
  if (!way) throw new Error(`nothing is played as ${name}`);
  return way;
}

/** A match of bots with these names, the last of them on all seats that are left. */
export function matchOf({ game, options }: Way, names: readonly string[], seed: number): Verified {
  const bots = Array.from({ length: fullTable(game, options) }, (_, seat) => {
    const bot = botNamed(names[seat] ?? names.at(-1) ?? 'random', {}, levelsOf(game));
    if (!bot) throw new Error(`there is no bot ${names}`);
    return bot;
  });
  return botMatch({ game, options, bots, seed });
}

/** The first entries of a match, as if it had been given up there. */
export function begun(game: AnyGame, { replay }: Verified, count: number): Verified {
  const short = { ...replay, entries: replay.entries.slice(0, count) };
  const given = verifyReplay(formatReplay(game, short, walk(game, short).last), () => game);
  if (!given.ok) throw new Error(given.why);
  return given;
}

/** A plan for tests that want to see everything happen, and not to wait for it. */
export function hasty(game: AnyGame): AnalysisPlan {
  const depth = { find: 16, pairs: 4, mostPairs: 8 };
  return { ...planFor(game), id: 'hasty', sketch: depth, deep: { ...depth, find: 30 }, most: 4, curve: 6 };
}

/** Runs an analysis to its end. */
export function analysisOf(game: AnyGame, match: Verified, plan: AnalysisPlan): Analysis {
  const running = analyse(game, match, plan);
  for (;;) {
    const { done, value } = running.next();
    if (done) return value;
  }
}
