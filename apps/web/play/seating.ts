import { LEVELS } from '@riposte/bots';
import type { AnyGame } from '@riposte/kernel';
import type { Sitter } from '../table/session.ts';
import type { KeptMatch, LocalSave } from './localSave.ts';
import { dealHere } from './localSession.ts';

/** What was settled before a match: the options of its game, and the seat of whoever plays here. */
export interface Setup {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seat: number;
}

/** Who plays here, and against how strong bots. */
export interface Host {
  readonly name: string;
  readonly level: number;
}

/** Bots that sit together are told apart by names of their own. */
const BOT_NAMES = ['Mira', 'Tomas', 'Ilse', 'Ravi', 'Noor'];

/**
 * Everybody at the table: bots on all seats but one. `figures` are names that the game itself gives, by seat,
 * also to those who have a figure and no seat.
 */
export function seated(
  seats: number,
  me: number,
  { name, level }: Host,
  figures: readonly (string | undefined)[] = [],
): Pick<LocalSave, 'bots' | 'sitters'> {
  const mine = Math.min(me, seats - 1);
  const botName = (one: number) =>
    seats > 2 ? (BOT_NAMES[one] ?? `Bot ${one + 1}`) : (LEVELS[level - 1]?.name ?? `Level ${level}`);
  const sitters = Array.from({ length: Math.max(seats, figures.length) }, (_, one): Sitter => {
    if (one === mine) return { name: name || 'You', kind: 'you' };
    return { name: figures[one] ?? botName(one), kind: 'bot', ...(one < seats && { level }) };
  });
  const bots = Array.from({ length: seats }, (_, one) => (one === mine ? undefined : `level-${level}`));
  return { bots, sitters };
}

/** A new match, dealt by the chance of this browser. */
export function newMatch(
  game: AnyGame,
  { options, seat }: Setup,
  host: Host,
  figures?: readonly (string | undefined)[],
): KeptMatch {
  const seats = game.seatCount(options);
  return {
    id: crypto.randomUUID(),
    begunAt: Date.now(),
    save: {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      deal: dealHere(seats),
      entries: [],
      ...seated(seats, seat, host, figures),
    },
  };
}
