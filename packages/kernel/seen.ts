import type { AnyGame } from './game.ts';
import { History } from './history.ts';
import { canonical } from './json.ts';
import { parseOptions } from './options.ts';
import type { Replay } from './replay.ts';
import type { Viewer } from './seat.ts';

/**
 * Whether a viewer who was shown these views, in this order, has seen the match of this replay and no other. A file
 * proves that it is in order by itself; that it is the match that was played only those who were there can say.
 */
export function hasSeen(game: AnyGame, replay: Replay, viewer: Viewer, views: readonly unknown[]): boolean {
  const options = parseOptions(game.options, replay.options);
  if (!options.ok) return false;
  const history = new History(game, options.value, replay.deal);
  const view = () => canonical(game.view(history.match.state, viewer));
  const shown = [view()];
  for (const entry of replay.entries) {
    if (!history.add(entry).ok) return false;
    shown.push(view());
  }
  let at = 0;
  for (const seen of views) {
    at = shown.indexOf(canonical(seen), at);
    if (at < 0) return false;
  }
  return true;
}
