import { Trans } from '@lingui/react/macro';
import type { Moderation } from '@riposte/protocol';
import { Panel } from '../../design/Panel.tsx';
import styles from './moderation.module.css';

/** Who moderates here. */
export function Moderators({ moderators }: Pick<Moderation, 'moderators'>) {
  return (
    <Panel title={<Trans>Moderators</Trans>}>
      <ul className={styles.list}>
        {moderators.map(({ player, configured }) => (
          <li key={player.id} className={styles.head}>
            <span>{player.name}</span>
            {configured && (
              <span className={styles.quiet}>
                <Trans>by configuration</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        <Trans>Only the operator of this server adds and removes moderators.</Trans>
      </p>
    </Panel>
  );
}
