import { type AnyGame, parseOptions, type Seat, seat } from '@riposte/kernel';
import { type CreateBody, type Result, refuse, type TableCard, type TableSeat } from '@riposte/protocol';
import { newId } from '../store/id.ts';
import type { Player } from '../store/players.ts';
import type { Page, Tables } from './tables.ts';

const PAGE = 2;

/** Tables that only remember who sits where: enough to try the routes, which do nothing themselves. */
export function standInTables(games: readonly AnyGame[]): Tables {
  const tables = new Map<string, TableCard>();

  function keep(table: TableCard): Result<TableCard> {
    tables.set(table.id, table);
    return { ok: true, value: table };
  }

  function show(id: string): Result<TableCard> {
    const table = tables.get(id);
    return table ? { ok: true, value: table } : refuse('NO_SUCH_TABLE');
  }

  function fill(id: string, wanted: Seat | undefined, holder: Partial<TableSeat>): Result<TableCard> {
    const table = show(id);
    if (!table.ok) return table;
    const free = table.value.seats.filter((one) => !one.player && one.bot === undefined);
    const place = wanted === undefined ? free[0] : free.find((one) => one.seat === wanted);
    if (!place) return refuse('SEAT_TAKEN');
    const seats = table.value.seats.map((one) => (one === place ? { ...one, ...holder } : one));
    return keep({ ...table.value, seats });
  }

  function pageOf<Item extends { readonly id: string }>(all: readonly Item[], after?: string): Page<Item> {
    const from = all.findIndex(({ id }) => id === after) + 1;
    const items = all.slice(from, from + PAGE);
    const last = items.at(-1);
    return { items, ...(last && from + PAGE < all.length && { next: last.id }) };
  }

  const create = (player: Player, wish: CreateBody): Result<TableCard> => {
    const game = games.find(({ id }) => id === wish.game);
    if (!game) return refuse('NO_SUCH_GAME');
    const options = parseOptions(game.options, wish.options ?? {});
    if (!options.ok) return options;
    return keep({
      id: newId(),
      game: game.id,
      options: options.value,
      clock: wish.clock ?? { type: 'none' },
      visibility: wish.visibility ?? 'public',
      status: 'open',
      host: player.id,
      seats: Array.from({ length: game.seatCount(options.value) }, (_, index) => ({ seat: seat(index) })),
      commitment: 'c'.repeat(64),
      createdAt: new Date().toISOString(),
    });
  };

  return {
    games: () =>
      games.map(({ id, name, rulesVersion, options }) => ({
        id,
        name,
        rulesVersion,
        options: JSON.parse(JSON.stringify(options)),
        bots: ['level-1'],
      })),
    create: async (player, wish) => create(player, wish),
    open: async (game, after) => {
      const open = [...tables.values()].filter(
        (table) => table.visibility === 'public' && table.status === 'open' && (!game || table.game === game),
      );
      return pageOf(open.reverse(), after);
    },
    show: async (id) => show(id),
    sit: async (player, id, place) => fill(id, place.seat, { player }),
    seatBot: async (_player, id, place) => fill(id, place.seat, { bot: place.bot }),
    leave: async (player, id) => {
      const table = show(id);
      if (!table.ok) return table;
      if (!table.value.seats.some((one) => one.player?.id === player.id)) return refuse('NOT_SEATED');
      const seats = table.value.seats.map((one) => (one.player?.id === player.id ? { seat: one.seat } : one));
      return keep({ ...table.value, seats });
    },
    start: async (_player, id) => {
      const table = show(id);
      if (!table.ok) return table;
      const isFull = table.value.seats.every((one) => one.player || one.bot !== undefined);
      return isFull ? keep({ ...table.value, status: 'running' }) : refuse('NOT_FULL');
    },
    rematch: async (_player, id) => (show(id).ok ? refuse('NOT_FINISHED') : show(id)),
    replay: async (id) => {
      const table = show(id);
      if (!table.ok) return table;
      return table.value.status === 'running'
        ? { ok: true, value: '{"format":"riposte replay 1"}\n' }
        : refuse('NOT_FINISHED');
    },
    history: async (player, isOwn) => ({
      items: [...tables.values()]
        .filter((table) => isOwn || table.visibility === 'public')
        .flatMap((table) => {
          const mine = table.seats.find((one) => one.player?.id === player);
          return mine
            ? [{ match: table.id, game: table.game, options: table.options, seat: mine.seat, players: [] }]
            : [];
        }),
    }),
    achievements: async () => [{ game: 'flash-duel', name: 'Initiation', points: 5, rule: '17.1' }],
  };
}
