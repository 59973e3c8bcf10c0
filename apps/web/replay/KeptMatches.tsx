import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { nameOf } from '../games/library.ts';
import { keep } from '../play/keep.ts';
import type { KeptMatch } from '../play/localSave.ts';
import styles from './KeptMatches.module.css';

/** The finished matches that this browser keeps, newest first. */
export function KeptMatches() {
  const { i18n } = useLingui();
  const matches = useFinished();
  if (matches.length === 0) return undefined;
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" className={styles.heading}>
        <Trans>Played here</Trans>
      </h2>
      <ul className={styles.matches}>
        {matches.map(({ id, save, endedAt, begunAt }) => (
          <li key={id}>
            <Link to="/replay/here/$id" params={{ id }} className={styles.match}>
              <strong>{save.sitters.map(({ name }) => name).join(' · ')}</strong>
              <span>
                {nameOf(save.game)},{' '}
                {i18n.date(new Date(endedAt ?? begunAt), { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useFinished(): readonly KeptMatch[] {
  const [matches, setMatches] = useState<readonly KeptMatch[]>([]);
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
