import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Bar } from '../../design/Bar.tsx';
import { type CountedMatch, type PlayShare, sharesBy } from '../local/shares.ts';
import styles from './SharesPanel.module.css';

/** So many are named. */
const MOST = 8;

/** In which ways the player has played, and as whom, and how often that was won. */
export function SharesPanel({ counted }: { readonly counted: readonly CountedMatch[] }) {
  return (
    <div className={styles.panels}>
      <Shares title={<Trans>Ways to play</Trans>} shares={sharesBy(counted, 'way')} />
      <Shares title={<Trans>Played as</Trans>} shares={sharesBy(counted, 'called')} />
    </div>
  );
}

function Shares({ title, shares }: { readonly title: ReactNode; readonly shares: readonly PlayShare[] }) {
  if (shares.length === 0) return undefined;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.shares}>
        {shares.slice(0, MOST).map(({ name, played, won }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>
              <Trans>
                {won} of <Plural value={played} one="# match" other="# matches" /> won
              </Trans>
            </span>
            <Bar share={won / played} />
          </li>
        ))}
      </ul>
    </section>
  );
}
