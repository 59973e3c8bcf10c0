import { Trans, useLingui } from '@lingui/react/macro';
import type { ChatLine } from '@riposte/protocol';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/overlays.tsx';
import { TextField } from '../../design/TextField.tsx';
import { say } from '../../design/toast.ts';
import { ask } from './api.ts';
import { calls } from './calls.ts';
import type { OnlineSession } from './onlineSession.ts';

/** What can be done about a player who said something. */
export function SpeakerDialog({
  line,
  session,
  onClose,
}: {
  readonly line: ChatLine | undefined;
  readonly session: OnlineSession;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const [why, setWhy] = useState('');
  const name = line?.from.name ?? '';

  async function block({ from }: ChatLine): Promise<void> {
    const done = await ask(calls.block(from.id));
    if (done.ok) session.unhear(from.id);
    say(done.ok ? t`You will not hear ${from.name} any more.` : done.why.text);
    onClose();
  }

  async function report({ id }: ChatLine): Promise<void> {
    const done = await ask(calls.report(id, why.trim()));
    say(done.ok ? t`Thank you. We will look at it.` : done.why.text);
    setWhy('');
    onClose();
  }

  return (
    <Dialog
      open={line !== undefined}
      onClose={onClose}
      title={name}
      footer={
        line && (
          <>
            <Button kind="quiet" onClick={() => void block(line)}>
              <Trans>Block {name}</Trans>
            </Button>
            <Button kind="solid" disabled={why.trim() === ''} onClick={() => void report(line)}>
              <Trans>Report</Trans>
            </Button>
          </>
        )
      }
    >
      <blockquote>{line?.text}</blockquote>
      <p>
        <Trans>
          You no longer hear a player you block, and neither of you sits down at a table with the other.
        </Trans>
      </p>
      <TextField label={t`What is wrong with it?`} value={why} onText={setWhy} maxLength={500} />
    </Dialog>
  );
}
