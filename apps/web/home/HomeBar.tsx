import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleUserRound, Info, Settings, Swords } from 'lucide-react';
import { Drawing } from '../art/Drawing.tsx';
import { symbol } from '../art/symbols.ts';
import styles from './HomeBar.module.css';
import type { Crop } from './Scene.tsx';
import { useWaiting } from './waiting.ts';

/** Who we are, and the ways to all that is not a game. */
export function HomeBar({ crop }: { readonly crop: Crop }) {
  const { t } = useLingui();
  const waiting = useWaiting();
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>
        <Drawing drawn={symbol('mark')} className={styles.mark} />
        <span>Riposte</span>
      </h1>
      <nav className={styles.links} aria-label={t`Riposte`}>
        {waiting > 0 && (
          <Link to="/me" className={styles.waiting}>
            {crop === 'column' ? (
              <Plural value={waiting} one="# game waits for you" other="# games wait for you" />
            ) : (
              <Plural value={waiting} one="# game waits" other="# games wait" />
            )}
          </Link>
        )}
        <Link to="/today" className={styles.today}>
          <Swords aria-hidden="true" />
          {crop === 'column' ? <Trans>Duel of the day</Trans> : <Trans>Today</Trans>}
        </Link>
        <Link to="/me" className={styles.link} aria-label={t`You`} title={t`You`}>
          <CircleUserRound aria-hidden="true" />
        </Link>
        <Link to="/settings" className={styles.link} aria-label={t`Settings`} title={t`Settings`}>
          <Settings aria-hidden="true" />
        </Link>
        <Link to="/about" className={styles.link} aria-label={t`About`} title={t`About`}>
          <Info aria-hidden="true" />
        </Link>
      </nav>
    </header>
  );
}
