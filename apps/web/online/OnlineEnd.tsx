import { Trans } from '@lingui/react/macro';
import type { PlayerCard } from '@riposte/protocol';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { LinkButton } from '../design/LinkButton.tsx';
import { say } from '../design/toast.ts';
import { ask } from './api.ts';
import { calls } from './calls.ts';
import styles from './OnlineEnd.module.css';
import type { Room } from './room.ts';

/** What to do when a match with others is over. */
export function OnlineEnd({ room, me }: { readonly room: Room; readonly me: PlayerCard | undefined }) {
  const { card, viewer } = room;
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  if (card.status !== 'over') return undefined;

  /** The player who asks first lays the table; the other comes to the same. */
  async function playAgain(): Promise<void> {
    setBusy(true);
    const next = await ask(calls.rematch(card.id));
    const seated = next.ok ? await ask(calls.sit(next.value.id)) : next;
    setBusy(false);
    if (!next.ok) return say(next.why.text);
    if (!seated.ok) say(seated.why.text);
    await navigate({ to: '/t/$table', params: { table: next.value.id } });
  }

  return (
    <div className={styles.actions}>
      {viewer !== 'spectator' && me && (
        <Button kind="solid" disabled={isBusy} onClick={() => void playAgain()}>
          {card.rematch === undefined ? <Trans>Rematch</Trans> : <Trans>Take the rematch</Trans>}
        </Button>
      )}
      {viewer === 'spectator' && card.rematch !== undefined && (
        <LinkButton kind="solid" to="/t/$table" params={{ table: card.rematch }}>
          <Trans>Watch the rematch</Trans>
        </LinkButton>
      )}
      <LinkButton to="/replay/t/$table" params={{ table: card.id }}>
        <Trans>Replay</Trans>
      </LinkButton>
      <LinkButton kind="quiet" to="/replay/t/$table" params={{ table: card.id }} hash="fair">
        <Trans>Was it fair?</Trans>
      </LinkButton>
      <LinkButton kind="quiet" to="/">
        <Trans>Back to the games</Trans>
      </LinkButton>
    </div>
  );
}
