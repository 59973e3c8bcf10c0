import { type Result, type ResultCard, refuse } from '@riposte/protocol';
import { loadGame } from '../games/library.ts';
import { ask } from '../online/api.ts';
import { calls } from '../online/calls.ts';

/** The figure that a player was in a match of the server; none where the game had no name for them. */
export async function calledAt({ table, game, seat }: ResultCard): Promise<Result<string | undefined>> {
  const [loaded, asked] = await Promise.all([
    loadGame(game).catch(() => undefined),
    ask(calls.present(table)),
  ]);
  if (!asked.ok) return asked;
  if (!loaded) return refuse('BUSY');
  const view = asked.value.present?.view;
  if (view === undefined) return { ok: true, value: undefined };
  try {
    return { ok: true, value: loaded.guide.called(seat, view) };
  } catch {
    // It was played by rules whose views these cannot read.
    return refuse('BAD_SAVE');
  }
}
