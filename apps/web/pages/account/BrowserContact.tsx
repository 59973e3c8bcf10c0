import { Trans, useLingui } from '@lingui/react/macro';
import { Toggle } from '../../design/Toggle.tsx';
import styles from './MePage.module.css';
import { ability } from './thisBrowser.ts';

/** Whether this browser tells us; where it cannot, why not. */
export function BrowserContact({
  isOn,
  onTurn,
}: {
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}) {
  const { t } = useLingui();
  const able = ability();
  if (able === 'ready') {
    return (
      <Toggle
        label={t`In this browser`}
        hint={isOn ? t`Also while Riposte is closed.` : t`The browser asks whether it may.`}
        on={isOn}
        onTurn={onTurn}
      />
    );
  }
  return (
    <p className={styles.quiet} role="status">
      {able === 'refused' && (
        <Trans>
          This browser does not let Riposte show notifications. Allow them in its settings for this site, then
          open this page again.
        </Trans>
      )}
      {able === 'uninstalled' && (
        <Trans>
          On an iPhone or iPad, add Riposte to the Home Screen first and open it there: then this browser can
          tell you.
        </Trans>
      )}
      {able === 'none' && <Trans>This browser cannot show notifications.</Trans>}
    </p>
  );
}
