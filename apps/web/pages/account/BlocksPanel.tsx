import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../design/Button.tsx';
import { Panel } from '../../design/Panel.tsx';
import { say } from '../../design/toast.ts';
import { ask } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import { blocksQuery } from '../../match/online/queries.ts';
import styles from './MePage.module.css';

/** The players we do not want to hear or meet. Not there while there are none. */
export function BlocksPanel() {
  const { t } = useLingui();
  const { data, refetch } = useQuery(blocksQuery);
  const players = data?.players ?? [];
  if (players.length === 0) return undefined;

  async function unblock(player: string): Promise<void> {
    const done = await ask(calls.unblock(player));
    if (!done.ok) say(done.why.text);
    await refetch();
  }

  return (
    <Panel title={<Trans>Blocked</Trans>}>
      <ul className={styles.list}>
        {players.map(({ id, name }) => (
          <li key={id} className={styles.item}>
            {name}
            <Button kind="quiet" aria-label={t`Unblock ${name}`} onClick={() => void unblock(id)}>
              <Trans>Unblock</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
