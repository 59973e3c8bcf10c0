import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { loadGame, loadPart } from '../games/library.ts';
import type { KeptMatch } from '../play/localSave.ts';
import { optionWords } from '../play/optionWords.ts';
import { type Counted, countedAs } from '../play/shares.ts';

/** What these matches count as, once that is known: their games are fetched for it. */
export function useCounted(matches: readonly KeptMatch[]): readonly Counted[] | undefined {
  const { i18n } = useLingui();
  const [counted, setCounted] = useState<readonly Counted[]>();
  useEffect(() => {
    let isWanted = true;
    const count = async (match: KeptMatch): Promise<Counted | undefined> => {
      const { game, options } = match.save;
      const [loaded, words] = await Promise.all([loadGame(game), loadPart(game, 'setup')]);
      if (!loaded) return undefined;
      const said = optionWords(loaded, words, options).map((word) =>
        typeof word === 'string' ? word : i18n._(word),
      );
      return countedAs(loaded, [loaded.game.name, ...said].join(', '), match);
    };
    // A game that cannot be fetched now is left out.
    void Promise.all(matches.map((match) => count(match).catch(() => undefined))).then(
      (all) => isWanted && setCounted(all.filter((one) => one !== undefined)),
    );
    return () => {
      isWanted = false;
    };
  }, [matches, i18n]);
  return counted;
}
