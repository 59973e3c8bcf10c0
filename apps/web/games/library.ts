import { botName, LEVELS, levelsOf } from '@riposte/bots';
import { type AnyGame, type AnyGuide, addressed, type Level, type Planner } from '@riposte/kernel';
import { SHELF } from '@riposte/shelf';
import { use } from 'react';
import { WEB_GAMES } from './index.ts';
import type { Fetched, WebGame } from './webGame.ts';

/** A game that was taken off the shelf: its rules, and what is said of it. */
export interface Loaded {
  readonly game: AnyGame;
  readonly guide: AnyGuide;
  /** Where something can be planned. */
  readonly planner?: Planner | undefined;
}

const LOADED = new Map<string, Promise<unknown>>();

/** The same promise each time, so that React may wait for it; after a failure it may be tried again. */
function once<Thing>(key: string, load: () => Promise<Thing>): Promise<Thing> {
  const known = LOADED.get(key);
  if (known) return known as Promise<Thing>;
  const loading = load();
  LOADED.set(key, loading);
  loading.catch(() => LOADED.delete(key));
  return loading;
}

/** What a game is called, before anything of it is fetched. */
export function nameOf(id: string): string {
  return SHELF.find((shelved) => shelved.id === id)?.name ?? id;
}

/** The rules and the guide of a game; nothing where there is none on the shelf. */
export function loadGame(id: string): Promise<Loaded | undefined> {
  return once(`game ${id}`, async () => {
    const shelved = SHELF.find((one) => one.id === id);
    if (!shelved) return undefined;
    const [game, guide] = await Promise.all([shelved.rules(), shelved.guide()]);
    // The reader is called "You" in its words.
    const named = withNamedBots({ ...game, words: addressed(game.words) });
    const planner = game.plannable && (await import('./planner.ts')).PLANNER;
    return { game: named, guide, planner };
  });
}

/** A game whose bots have the names it wears here. */
function withNamedBots(game: AnyGame): AnyGame {
  if (!webGameOf(game.id)?.bots || !game.skill) return game;
  return { ...game, skill: { ...game.skill, levels: named(game.id, levelsOf(game)) } };
}

function named(game: string, levels: readonly Level[]): readonly Level[] {
  const names = webGameOf(game)?.bots ?? [];
  return levels.map((level, index) => ({ ...level, name: names[index] ?? level.name }));
}

/** What a bot of a game is called, before anything of it is fetched. */
export function botNameIn(game: string, bot: string): string {
  return botName(bot, named(game, LEVELS));
}

/** The same on a page, which waits for it. */
export function useGame(id: string): Loaded | undefined {
  return use(loadGame(id));
}

/** What a game wears here. */
export function webGameOf(id: string): WebGame | undefined {
  return WEB_GAMES.find((game) => game.id === id);
}

type PartName = {
  [Name in keyof WebGame]-?: WebGame[Name] extends Fetched<unknown> | undefined ? Name : never;
}[keyof WebGame];
type Part<Name extends PartName> = NonNullable<WebGame[Name]> extends Fetched<infer Of> ? Of : never;

/** Some of what a game wears; nothing where it has none. */
export function loadPart<Name extends PartName>(id: string, name: Name): Promise<Part<Name> | undefined> {
  return once(
    `${name} ${id}`,
    async () => (await webGameOf(id)?.[name]?.())?.default as Part<Name> | undefined,
  );
}

/** The same on a page, which waits for it. */
export function usePart<Name extends PartName>(id: string, name: Name): Part<Name> | undefined {
  return use(loadPart(id, name));
}

/** Fetches all that a match of a game needs, beside whatever else is being fetched: a page that has a table wants it next. */
export function fetchTable(id: string): void {
  // A page that is offline now fetches it when it is needed, and is told there.
  loadGame(id).catch(() => {});
  loadPart(id, 'table').catch(() => {});
}
