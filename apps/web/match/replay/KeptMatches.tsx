import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { nameOf } from '../../games/library.ts';
import { keep } from '../local/keep.ts';
import type { KeptMatch } from '../local/localSave.ts';
import { bestWin, type OwnResult, recordOf, resultOf } from '../local/record.ts';
import styles from './KeptMatches.module.css';
import { RecordPanel } from './RecordPanel.tsx';
import { SharesPanel } from './SharesPanel.tsx';
import { useCounted } from './useCounted.ts';

/** The finished matches that this browser keeps, newest first. */
export function KeptMatches() {
  const { i18n } = useLingui();
  const matches = useFinished();
  const counted = useCounted(matches);
  // All at once, so that nothing moves when the rest is known.
  if (matches.length === 0 || !counted) return undefined;
  return (
    <section aria-labelledby="kept">
      <RecordPanel record={recordOf(matches)} best={bestWin(matches)} />
      <SharesPanel counted={counted} />
      <h2 id="kept" className={styles.heading}>
        <Trans>Played here</Trans>
      </h2>
      <ul className={styles.matches}>
        {matches.map((match) => {
          const { id, save, endedAt, begunAt } = match;
          return (
            <li key={id}>
              <Link to="/replay/here/$id" params={{ id }} className={styles.match}>
                <strong>{save.sitters.map(({ name }) => name).join(' · ')}</strong>
                <Ending result={resultOf(match)} />
                <span>
                  {nameOf(save.game)},{' '}
                  {i18n.date(new Date(endedAt ?? begunAt), { dateStyle: 'medium', timeStyle: 'short' })}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Ending({ result }: { readonly result: OwnResult | undefined }) {
  if (result === undefined) return undefined;
  return (
    <em className={styles.ending} data-result={result}>
      {result === 'won' ? <Trans>won</Trans> : result === 'lost' ? <Trans>lost</Trans> : <Trans>drawn</Trans>}
    </em>
  );
}

const NONE: readonly KeptMatch[] = [];

function useFinished(): readonly KeptMatch[] {
  const [matches, setMatches] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    void keep.finishedMatches().then((found) => {
      if (!isGone) setMatches(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return matches;
}
