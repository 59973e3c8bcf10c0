import { Trans } from '@lingui/react/macro';
import type { PlayerCard } from '@riposte/protocol';
import { lazy, Suspense, useEffect } from 'react';
import { Button } from '../../design/Button.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import type { Session } from '../../table/session.ts';
import { DealVerdict } from './DealVerdict.tsx';
import { passInvitation } from './invitations.ts';
import styles from './OnlineEnd.module.css';
import { resultOf } from './results.ts';
import type { Room } from './room.ts';
import { useRematch } from './useRematch.ts';

const Turned = lazy(() => import('../analysis/Turned.tsx'));

/** What to do when a match with others is over. What is said about it has a line of its own: no button moves by it. */
export function OnlineEnd({
  session,
  room,
  me,
}: {
  readonly session: Session;
  readonly room: Room;
  readonly me: PlayerCard | undefined;
}) {
  const { card, viewer } = room;
  const { id, rematch } = card;
  useEffect(() => {
    if (rematch !== undefined) passInvitation(id, rematch);
  }, [id, rematch]);
  if (card.status !== 'over') return undefined;
  const isOurs = viewer !== 'spectator' && me !== undefined;
  return (
    <div className={styles.actions}>
      {isOurs && resultOf(card, me.id) === 'lost' && (
        <Suspense fallback={<span className={styles.turned} />}>
          <Turned kept="table" id={card.id} session={session} seat={viewer} />
        </Suspense>
      )}
      {isOurs && <Rematch room={room} me={me} />}
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
        <Trans>Home</Trans>
      </LinkButton>
      {isOurs && <DealVerdict room={room} me={me} />}
    </div>
  );
}

/** Asked for, wanted by another, or waited for: at this table until all are there. */
function Rematch({ room: { card }, me }: { readonly room: Room; readonly me: PlayerCard }) {
  const { others, isWaiting, isBusy, take, takeBack } = useRematch(card, me);
  const missing = card.seats
    .flatMap(({ player }) => player ?? [])
    .filter(({ id, name }) => id !== me.id && !others.includes(name))
    .map(({ name }) => name)
    .join(', ');
  const wanting = others.join(', ');
  const isWanted = others.length > 0;
  return (
    <>
      <p className={styles.said} role="status">
        {isWaiting ? (
          <Trans>You want a rematch. Waiting for {missing}.</Trans>
        ) : (
          isWanted && <Trans>{wanting} wants a rematch.</Trans>
        )}
      </p>
      <span className={styles.rematch} data-wanted={isWanted && !isWaiting}>
        {isWaiting ? (
          <Button kind="quiet" wide disabled={isBusy} onClick={() => void takeBack()}>
            <Trans>Take it back</Trans>
          </Button>
        ) : (
          <Button kind="solid" wide disabled={isBusy} onClick={() => void take()}>
            {isWanted ? <Trans>Take the rematch</Trans> : <Trans>Rematch</Trans>}
          </Button>
        )}
      </span>
    </>
  );
}
