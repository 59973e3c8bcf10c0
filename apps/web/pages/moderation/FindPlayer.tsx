import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerCard } from '@riposte/protocol';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Panel } from '../../design/Panel.tsx';
import { TextField } from '../../design/TextField.tsx';
import { say } from '../../design/toast.ts';
import { ask } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import styles from './moderation.module.css';
import { PlayerName } from './PlayerName.tsx';

/** A player by name. */
export function FindPlayer() {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly PlayerCard[]>();

  async function find(): Promise<void> {
    const players = await ask(calls.playersNamed(name.trim()));
    if (!players.ok) return say(players.why.text);
    setFound(players.value.players);
  }

  return (
    <Panel title={<Trans>Look up a player</Trans>}>
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <TextField label={t`Name`} value={name} onText={setName} maxLength={64} />
        <Button type="submit" disabled={name.trim() === ''}>
          <Trans>Look up</Trans>
        </Button>
      </form>
      <p role="status" className={styles.quiet}>
        {found?.length === 0 && <Trans>No player has this name now.</Trans>}
      </p>
      {found?.map((player) => (
        <p key={player.id}>
          <PlayerName player={player} />
        </p>
      ))}
    </Panel>
  );
}
