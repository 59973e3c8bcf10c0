import type { AnyGame, Figure } from '@riposte/kernel';
import type { Loaded } from '../../games/library.ts';
import type { Sitter } from '../../table/session.ts';
import { botOf, levelFor } from './levels.ts';
import type { KeptMatch, LocalSave } from './localSave.ts';
import { dealHere } from './localSession.ts';
import type { Setup } from './setup.ts';

/** Who plays here, and against how strong bots. */
export interface Host {
  readonly name: string;
  readonly level: number;
}

/** Bots that sit together are told apart by names of their own. */
const BOT_NAMES = ['Mira', 'Tomas', 'Ilse', 'Ravi', 'Noor', 'Jun', 'Ada', 'Emil', 'Suri', 'Olek'];

/** Everybody at the table: bots on all seats but one, and figures without a seat. */
export function seated(
  game: AnyGame,
  { seats, seat }: Pick<Setup, 'seats' | 'seat'>,
  { name, level: wanted }: Host,
  figures: readonly Figure[],
): Pick<LocalSave, 'bots' | 'sitters'> {
  const level = levelFor(game, wanted);
  const botName = (one: number) => (seats > 2 ? (BOT_NAMES[one] ?? `Bot ${one + 1}`) : level.name);
  const sitters = Array.from({ length: Math.max(seats, figures.length) }, (_, one): Sitter => {
    if (one === seat) return { name: name || 'You', kind: 'you' };
    const called = figures[one]?.name ?? botName(one);
    return { name: called, kind: 'bot', ...(one < seats && { level: level.number }) };
  });
  const bots = Array.from({ length: seats }, (_, one) => (one === seat ? undefined : botOf(level)));
  return { bots, sitters };
}

/** A new match, dealt by the chance of this browser unless its deal is given. */
export function newMatch(
  { game, guide }: Loaded,
  setup: Setup,
  host: Host,
  deal = dealHere(setup.seats),
): KeptMatch {
  const { options, seats } = setup;
  return {
    id: crypto.randomUUID(),
    begunAt: Date.now(),
    save: {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      deal,
      entries: [],
      ...seated(game, setup, host, guide.figures(options, seats)),
    },
  };
}
