import type { I18n } from '@lingui/core';
import { loadGame, loadPart } from '../../games/library.ts';
import type { KeptMatch } from '../local/localSave.ts';
import { optionWords } from '../local/optionWords.ts';
import { type CountedMatch, countedAs } from '../local/shares.ts';

/** What a kept match counts as; nothing where it does not, or its game is not here. Its game is fetched for it. */
export async function countedIn(match: KeptMatch, i18n: I18n): Promise<CountedMatch | undefined> {
  const { game, options } = match.save;
  const loaded = await loadGame(game);
  return loaded && countedAs(loaded, await wayOf(game, options, i18n), match);
}

/** The way in which a match is played, in words: its game and its options. */
export async function wayOf(
  game: string,
  options: Readonly<Record<string, unknown>>,
  i18n: I18n,
): Promise<string> {
  const [loaded, words] = await Promise.all([loadGame(game), loadPart(game, 'setup')]);
  if (!loaded) return game;
  const said = optionWords(loaded, words, options).map((word) =>
    typeof word === 'string' ? word : i18n._(word),
  );
  return [loaded.game.name, ...said].join(', ');
}
