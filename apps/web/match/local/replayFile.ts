import { type AnyGame, formatReplay } from '@riposte/kernel';
import { type LocalSave, playedAgain } from './localSave.ts';

/** The replay file of a kept match, which anybody can verify; a match that was carried over has none. */
export function replayFileOf(game: AnyGame, save: LocalSave): string | undefined {
  if (save.carried) return undefined;
  const { rulesVersion, options, deal, entries, sitters } = save;
  const names = sitters.map(({ name }) => name);
  const history = playedAgain(game, save);
  return (
    history &&
    formatReplay(game, { game: game.id, rulesVersion, options, names, deal, entries }, history.match.state)
  );
}
