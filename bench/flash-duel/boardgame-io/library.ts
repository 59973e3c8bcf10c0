import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// What the duel uses of boardgame.io, written by hand: the root does not install that package.

export interface Library {
  Client<G>(options: {
    readonly game: GameConfig<G>;
    readonly numPlayers: number;
    readonly debug: boolean;
  }): Client<G>;
}

export interface Client<G> {
  getState(): { readonly G: G; readonly ctx: Ctx };
  /** They move for the player the client was last updated to; a later update does not change these. */
  readonly moves: Readonly<Record<string, (...args: readonly unknown[]) => void>>;
  updatePlayerID(playerID: string): void;
}

export interface Ctx {
  readonly currentPlayer: string;
  /** The stage each player is in, where any is. */
  readonly activePlayers: Readonly<Record<string, string>> | null;
  readonly gameover?: unknown;
}

/** What a move is given. */
export interface Context<G> {
  readonly G: G;
  readonly ctx: Ctx;
  readonly playerID: string;
  readonly random: { Shuffle<Item>(items: readonly Item[]): Item[]; Die(sides: number): number };
  readonly events: { endTurn(): void; setActivePlayers(who: { readonly others: string }): void };
}

// Taken from a method, so that each move may say what arguments it takes.
type Move<G> = { move(context: Context<G>, ...args: never[]): void }['move'];
type LongFormMove<G> = { readonly move: Move<G>; readonly noLimit: boolean };

export interface GameConfig<G> {
  readonly name: string;
  readonly seed?: string;
  readonly disableUndo: boolean;
  setup(context: Pick<Context<G>, 'random'>): G;
  readonly moves: Readonly<Record<string, Move<G> | LongFormMove<G>>>;
  readonly turn: {
    readonly maxMoves: number;
    readonly order: { first(context: Context<G>): number; next(context: Context<G>): number };
    readonly stages: Readonly<Record<string, { readonly moves: Readonly<Record<string, Move<G>>> }>>;
  };
  endIf(context: Context<G>): unknown;
}

const FOLDER = new URL('./', import.meta.url);

/** Loads boardgame.io from its own folder; installs it there first if need be. */
export function loadLibrary(): Library {
  if (!existsSync(new URL('node_modules/boardgame.io/package.json', FOLDER))) install();
  // Otherwise the library checks after every move that the state can be serialised, and Immer and Redux check more.
  process.env.NODE_ENV = 'production';
  return createRequire(FOLDER)('boardgame.io/client') as Library;
}

function install(): void {
  console.log('installing boardgame.io, once …');
  const { status, error } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: fileURLToPath(FOLDER),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('boardgame.io could not be installed', { cause: error });
}
