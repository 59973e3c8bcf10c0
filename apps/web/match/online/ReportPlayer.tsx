import { Trans, useLingui } from '@lingui/react/macro';
import type { TableCard } from '@riposte/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Select } from '../../design/Select.tsx';
import { TextField } from '../../design/TextField.tsx';
import { say } from '../../design/toast.ts';
import { ask } from './api.ts';
import { calls } from './calls.ts';
import form from './Form.module.css';
import { meQuery } from './queries.ts';

/** Tells moderators of a player at this table, for their name or for how they play. */
export function ReportPlayer({ card, onDone }: { readonly card: TableCard; readonly onDone: () => void }) {
  const { t } = useLingui();
  const me = useQuery(meQuery).data?.player;
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<string>();
  const [why, setWhy] = useState('');
  const people = card.seats.flatMap(({ player }) => (player && player.id !== me?.id ? player : []));
  const player = people.find(({ id }) => id === picked) ?? people[0];
  if (!me || !player) return undefined;
  if (!isOpen) {
    return (
      <Button wide kind="quiet" onClick={() => setOpen(true)}>
        <Trans>Report a player</Trans>
      </Button>
    );
  }

  async function send(reported: string): Promise<void> {
    const done = await ask(calls.reportPlayer(reported, card.id, why.trim()));
    say(done.ok ? t`Thank you. A moderator will look at it.` : done.why.text);
    onDone();
  }

  return (
    <form
      className={form.together}
      onSubmit={(event) => {
        event.preventDefault();
        void send(player.id);
      }}
    >
      <Select
        label={t`Player`}
        value={player.id}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        onPick={setPicked}
      />
      <TextField label={t`What is wrong?`} value={why} onText={setWhy} maxLength={500} />
      <Button type="submit" wide kind="solid" disabled={why.trim() === ''}>
        <Trans>Send report</Trans>
      </Button>
    </form>
  );
}
