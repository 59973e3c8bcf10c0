import type { AnyGame, FindRules } from '@riposte/kernel';
import { newerSkirmish } from '@riposte/kernel/skirmish/newer';
import { TEST_GAMES } from './forms.ts';

/** The program before and after an upgrade, by the condition under which it runs. */
export const RELEASES = { older: 'with-skirmish', newer: 'with-newer-skirmish' } as const;
export type Release = keyof typeof RELEASES;

/** The game of which the later release has newer rules. */
export const NEWER: AnyGame = newerSkirmish;

/** The games of the later release. */
export const NEWER_GAMES: readonly AnyGame[] = TEST_GAMES.map((game) =>
  game.id === NEWER.id ? NEWER : game,
);

/** What a verifier needs who has the rules of both releases. */
export const bothReleases: FindRules = (id, version) =>
  [...TEST_GAMES, NEWER].find((game) => game.id === id && game.rulesVersion === version) ??
  TEST_GAMES.find((game) => game.id === id);
