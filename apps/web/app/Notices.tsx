import { Trans } from '@lingui/react/macro';
import { useMatches } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { Button } from '../design/Button.tsx';
import { useRootMark } from '../design/useRootMark.ts';
import styles from './Notices.module.css';
import { useNewVersion } from './newVersion.ts';
import { useOnline } from './online.ts';

/** What is so with Riposte itself at the moment. Never over a table: there it can wait. */
export function Notices() {
  const online = useOnline();
  const reload = useNewVersion();
  const atTable = useMatches({ select: (matches) => matches.at(-1)?.staticData.table === true });
  useRootMark('noticed', !atTable && (!online || reload !== undefined));
  return (
    <div className={styles.notices} role="status">
      {!atTable && !online && (
        <p className={styles.notice}>
          <WifiOff aria-hidden="true" />
          <Trans>Offline: bot duels work, online tables wait</Trans>
        </p>
      )}
      {!atTable && reload && (
        <p className={styles.notice}>
          <Trans>A new version is ready.</Trans>
          <Button kind="quiet" onClick={reload} className={styles.reload}>
            <Trans>Reload</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}
