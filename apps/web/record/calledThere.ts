import { seat as seatOf } from '@riposte/kernel';
import type { TableCard } from '@riposte/protocol';
import { loadGame } from '../games/library.ts';
import { ask } from '../online/api.ts';
import { calls } from '../online/calls.ts';
import { browserValues } from '../play/keyValues.ts';

/** So many of the newest are asked for, and so many at a time: each is a question of its own. */
const NEWEST = 40;
const AT_ONCE = 4;

/** The figure that the player was in matches of the server, by table. What was found once stays in this browser. */
export async function calledThere(
  cards: readonly TableCard[],
  player: string,
): Promise<ReadonlyMap<string, string>> {
  const values = browserValues();
  const called = new Map<string, string>();
  const unknown: TableCard[] = [];
  for (const card of cards) {
    const kept = await values.get(keyOf(card));
    if (kept === undefined) unknown.push(card);
    else if (typeof kept === 'string') called.set(card.id, kept);
  }
  const left = unknown.slice(0, NEWEST);
  while (left.length > 0) {
    const found = await Promise.all(
      left.splice(0, AT_ONCE).map(async (card) => [card, await calledAt(card, player)] as const),
    );
    for (const [card, name] of found) {
      if (name === undefined) continue;
      await values.set({ [keyOf(card)]: name });
      if (name !== null) called.set(card.id, name);
    }
  }
  return called;
}

function keyOf({ id }: TableCard): string {
  return `called ${id}`;
}

/** Nothing where it could not be found out now, null where the game has no names for players. */
async function calledAt({ id, game, seats }: TableCard, player: string): Promise<string | null | undefined> {
  const own = seats.find((one) => one.player?.id === player);
  const [loaded, asked] = await Promise.all([loadGame(game), ask(calls.present(id))]);
  const view = asked.ok ? asked.value.present?.view : undefined;
  if (!own || !loaded || view === undefined) return undefined;
  try {
    return loaded.guide.called(seatOf(own.seat), view) ?? null;
  } catch {
    // It was played by rules whose views these cannot read.
    return null;
  }
}
