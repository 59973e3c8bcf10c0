import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { KeptMatch } from '../local/localSave.ts';
import type { CountedMatch } from '../local/shares.ts';
import { countedIn } from './counted.ts';

/** What these matches count as, once that is known: their games are fetched for it. */
export function useCounted(matches: readonly KeptMatch[]): readonly CountedMatch[] | undefined {
  const { i18n } = useLingui();
  const [counted, setCounted] = useState<readonly CountedMatch[]>();
  useEffect(() => {
    let isWanted = true;
    // A game that cannot be fetched now is left out.
    void Promise.all(matches.map((match) => countedIn(match, i18n).catch(() => undefined))).then(
      (all) => isWanted && setCounted(all.filter((one) => one !== undefined)),
    );
    return () => {
      isWanted = false;
    };
  }, [matches, i18n]);
  return counted;
}
