import { spawnSync } from 'node:child_process';
import { SHELF } from '@riposte/shelf';

/** CPU seconds of play by chance for all games together that changed lately, or whose kernel did. */
const CHANGED = 60;
/** For one that did not: what was true yesterday is mostly true today. */
const UNCHANGED = 15;
/** How long a change counts as lately, in seconds before the commit that is checked. */
const LATELY = 24 * 60 * 60;

/** What git knows of a folder. */
export interface Change {
  /** When it was changed last, in seconds; nothing where git does not say. */
  readonly at: number | undefined;
  /** Whether it has changes that are not committed. */
  readonly isDirty: boolean;
}

/** The CPU seconds for each game, by how its folders were last changed: those that were share what there is. */
export function secondsFor(
  now: number | undefined,
  games: readonly (readonly Change[])[],
): readonly number[] {
  const isRecent = ({ at, isDirty }: Change) =>
    isDirty || at === undefined || now === undefined || now - at < LATELY;
  const changed = games.filter((changes) => changes.some(isRecent)).length;
  const share = Math.max(UNCHANGED, Math.floor(CHANGED / changed));
  return games.map((changes) => (changes.some(isRecent) ? share : UNCHANGED));
}

/** Other commits play other games; the same commit plays the same ones. */
export function seedOf(commit: string): number {
  return Number.parseInt(commit.slice(0, 7), 16) || 0;
}

/** `mud-pie` → `RIPOSTE_SECONDS_MUD_PIE`: where the trials of a game read how long they may take. */
export function budgetName(game: string): string {
  return `RIPOSTE_SECONDS_${game.replaceAll('-', '_').toUpperCase()}`;
}

/** What trials are told by their environment. Where it has a budget for all games already, that holds. */
export function budgetEnvironment(given: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const seed = { RIPOSTE_SEED: given.RIPOSTE_SEED ?? String(seedOf(git('rev-parse', 'HEAD'))) };
  if (given.RIPOSTE_SECONDS !== undefined) return { ...seed, RIPOSTE_SECONDS: given.RIPOSTE_SECONDS };
  const now = Number(git('log', '-1', '--format=%ct')) || undefined;
  const kernel = changeOf('packages/kernel');
  const seconds = secondsFor(
    now,
    SHELF.map(({ id }) => [kernel, changeOf(`packages/games/${id}`)]),
  );
  const budgets = SHELF.map(({ id }, index) => [budgetName(id), String(seconds[index])]);
  return { ...seed, ...Object.fromEntries(budgets) };
}

function changeOf(folder: string): Change {
  return {
    at: Number(git('log', '-1', '--format=%ct', '--', folder)) || undefined,
    isDirty: git('status', '--porcelain', '--', folder) !== '',
  };
}

/** What git says; nothing where there is no git, as in an archive. */
function git(...line: readonly string[]): string {
  const { status, stdout } = spawnSync('git', line, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
