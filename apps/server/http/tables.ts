import type { Seat } from '@riposte/kernel';
import type { AchievementCard, CreateBody, GameCard, PastMatch, Result, TableCard } from '@riposte/protocol';
import type { Player } from '../store/players.ts';

/** A part of a list, and where it goes on. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next?: string;
}

/** What the HTTP API needs of the match service. Refusals are values; a throw is our own fault. */
export interface Tables {
  games(): readonly GameCard[];
  create(player: Player, wish: CreateBody): Promise<Result<TableCard>>;
  /** Public tables where somebody may still sit down, the newest first. */
  open(game: string | undefined, after: string | undefined): Promise<Page<TableCard>>;
  show(table: string): Promise<Result<TableCard>>;
  sit(player: Player, table: string, place: Place): Promise<Result<TableCard>>;
  seatBot(player: Player, table: string, place: BotPlace): Promise<Result<TableCard>>;
  leave(player: Player, table: string): Promise<Result<TableCard>>;
  start(player: Player, table: string): Promise<Result<TableCard>>;
  rematch(player: Player, table: string): Promise<Result<TableCard>>;
  /** The text of the replay of a match that is over. */
  replay(table: string): Promise<Result<string>>;
  /** The matches of a player, the latest first; private ones only where he looks himself. */
  history(player: string, isOwn: boolean, after: string | undefined): Promise<Page<PastMatch>>;
  achievements(player: string): Promise<readonly AchievementCard[]>;
}

/** A seat, any free one when none is named, and what is added to the deal. */
export interface Place {
  readonly seat?: Seat | undefined;
  readonly nonce: string;
}

export interface BotPlace {
  readonly seat?: Seat | undefined;
  readonly bot: string;
}
