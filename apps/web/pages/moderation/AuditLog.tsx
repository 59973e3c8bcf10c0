import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditLine } from '@riposte/protocol';
import { Panel } from '../../design/Panel.tsx';
import styles from './moderation.module.css';

/** What moderators did, the latest first. */
export function AuditLog({ audit }: { readonly audit: readonly AuditLine[] }) {
  const { i18n } = useLingui();
  return (
    <Panel title={<Trans>Log</Trans>}>
      {audit.length === 0 && (
        <p className={styles.quiet}>
          <Trans>No moderator has done anything yet.</Trans>
        </p>
      )}
      <ol className={styles.reports}>
        {audit.map((line) => (
          <li key={line.id} className={styles.report}>
            <Sentence line={line} />
            <span className={styles.quiet}>
              {i18n.date(line.at, { dateStyle: 'medium', timeStyle: 'short' })}
              {line.note !== '' && ` · ${line.note}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Sentence({ line: { deed, moderator, player } }: { readonly line: AuditLine }) {
  const { t } = useLingui();
  const name = moderator?.name ?? t`The operator or a former moderator`;
  const other = player?.name ?? t`a former player`;
  const words = {
    dismissed: t`${name} dismissed a report about ${other}`,
    removed: t`${name} removed a message of ${other}`,
    settled: t`${name} dismissed all reports about ${other}`,
    muted: t`${name} muted ${other}`,
    unmuted: t`${name} unmuted ${other}`,
    suspended: t`${name} suspended ${other}`,
    unsuspended: t`${name} ended the suspension of ${other}`,
    banned: t`${name} asked to ban ${other} permanently`,
    erased: t`${name} asked to delete the account of ${other}`,
    confirmed: t`${name} confirmed the ban or deletion of ${other}`,
    declined: t`${name} declined the ban or deletion of ${other}`,
    closed: t`${name} closed a table of ${other}`,
    renamed: t`${name} took the name of ${other}`,
    granted: t`${name} granted the appeal of ${other}`,
    upheld: t`${name} turned down the appeal of ${other}`,
    appointed: t`${name} made ${other} a moderator`,
    discharged: t`${name} ended ${other}’s role as a moderator`,
  } satisfies Record<AuditLine['deed'], string>;
  return <span>{words[deed]}</span>;
}
