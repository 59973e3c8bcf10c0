import { spawnSync } from 'node:child_process';
import { SHELF } from '@riposte/shelf';

/** CPU seconds of play by chance for all games together that changed in the last commits, or whose kernel did. */
const CHANGED = 60;
/** For one that did not: what was true yesterday is mostly true today. */
const UNCHANGED = 15;
/** How many commits back a game must have been the same for its trials to be shorter. */
const COMMITS = 20;
/** What every game stands on, beside its own folder. */
const SHARED = ['packages/kernel', 'package-lock.json', 'vitest.config.ts'];

/** The CPU seconds for each game: those that changed share what there is. */
export function secondsFor(changed: readonly boolean[]): readonly number[] {
  const share = Math.max(UNCHANGED, Math.floor(CHANGED / changed.filter((isChanged) => isChanged).length));
  return changed.map((isChanged) => (isChanged ? share : UNCHANGED));
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
  const seed = { RIPOSTE_SEED: given.RIPOSTE_SEED ?? String(seedOf(git('rev-parse', 'HEAD') ?? '')) };
  if (given.RIPOSTE_SECONDS !== undefined) return { ...seed, RIPOSTE_SECONDS: given.RIPOSTE_SECONDS };
  const isSharedChanged = SHARED.some((path) => isChanged(path));
  const seconds = secondsFor(SHELF.map(({ id }) => isSharedChanged || isChanged(`packages/games/${id}`)));
  const budgets = SHELF.map(({ id }, index) => [budgetName(id), String(seconds[index])]);
  return { ...seed, ...Object.fromEntries(budgets) };
}

/**
 * Whether something is not what it was some commits ago, or git cannot tell, as in a shallow clone. What is compared is
 * the content: the dates of commits move when they are put upon others.
 */
export function isChanged(path: string): boolean {
  const now = git('rev-parse', `HEAD:${path}`);
  const before = git('rev-parse', `HEAD~${COMMITS}:${path}`);
  return now === undefined || now !== before || git('status', '--porcelain', '--', path) !== '';
}

/** What git says; nothing where there is no git, as in an archive, or it does not know. */
function git(...line: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', line, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
