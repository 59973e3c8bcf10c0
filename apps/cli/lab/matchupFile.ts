import type { Rival } from '@riposte/kernel';
import { type Conditions, type Matchup, newMatchups } from './matchups.ts';

/** The counts as JSON, a line for each pair. */
export function formatMatchups(conditions: Conditions, matchups: readonly Matchup[]): string {
  const pairs = matchups.map(
    ({ one, other, games, wins, firstWins }) =>
      `    "${one} ${other}": { "games": ${games}, "wins": ${wins}, "firstWins": ${firstWins} }`,
  );
  const head = Object.entries(headOf(conditions)).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  );
  return `${['{', ...head, '  "pairs": {', pairs.join(',\n'), '  }', '}'].join('\n')}\n`;
}

/** Counts from a file, to be gone on with; a sentence says why they cannot be. */
export function parseMatchups(
  text: string,
  conditions: Conditions,
  rivals: readonly Rival[],
): readonly Matchup[] | string {
  const file = parseObject(text);
  if (!file) return 'it is not JSON';
  for (const [name, value] of Object.entries(headOf(conditions)))
    if (file[name] !== value) return `its ${name} is ${JSON.stringify(file[name])}, not “${value}”`;
  const pairs = isObject(file.pairs) ? file.pairs : {};
  const matchups = newMatchups(rivals);
  for (const matchup of matchups) {
    const name = `${matchup.one} ${matchup.other}`;
    const pair = pairs[name];
    if (!isObject(pair)) return `it lacks “${name}”`;
    const { games, wins, firstWins } = pair;
    if (!isCount(games) || !isShare(wins, games) || !isShare(firstWins, games))
      return `its counts of “${name}” cannot be`;
    Object.assign(matchup, { games, wins, firstWins });
  }
  return matchups;
}

/** What a file says about how it was played. */
function headOf({ game, rulesVersion, settings, bot }: Conditions): Fields {
  return { game, rulesVersion, ...settings, bot };
}

type Fields = Readonly<Record<string, unknown>>;

function parseObject(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** A draw counts as half. */
function isShare(value: unknown, games: number): boolean {
  return typeof value === 'number' && isCount(value * 2) && value <= games;
}
