import { Trans, useLingui } from '@lingui/react/macro';
import type { Moderation } from '@riposte/protocol';
import { Button } from '../design/Button.tsx';
import { Panel } from '../design/Panel.tsx';
import { does } from './desk.ts';
import styles from './moderation.module.css';

/** Who moderates here. */
export function Moderators({ moderators, mayAppoint }: Pick<Moderation, 'moderators' | 'mayAppoint'>) {
  const { t } = useLingui();
  return (
    <Panel title={<Trans>Moderators</Trans>}>
      <ul className={styles.list}>
        {moderators.map(({ player, configured }) => (
          <li key={player.id} className={styles.head}>
            <span>{player.name}</span>
            {configured && (
              <span className={styles.quiet}>
                <Trans>named by the operator</Trans>
              </span>
            )}
            {mayAppoint && !configured && (
              <Button
                kind="quiet"
                aria-label={t`End the role of ${player.name}`}
                onClick={() =>
                  void does({ deed: 'discharged', player: player.id, why: t`by a configured moderator` })
                }
              >
                <Trans>End the role</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayAppoint && (
        <p className={styles.quiet}>
          <Trans>Look up a player to make them a moderator.</Trans>
        </p>
      )}
    </Panel>
  );
}
