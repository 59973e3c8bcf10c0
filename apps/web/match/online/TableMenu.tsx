import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Confirmed } from '../../design/Confirmed.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { Sheet } from '../../design/overlays.tsx';
import { say } from '../../design/toast.ts';
import { ask } from './api.ts';
import { calls } from './calls.ts';
import type { OnlineSession } from './onlineSession.ts';
import { ReportPlayer } from './ReportPlayer.tsx';
import { hasChosen, type Room } from './room.ts';
import { ShareLink } from './ShareLink.tsx';
import styles from './TableMenu.module.css';
import { useTableLink } from './useTableLink.ts';

const Share = lazy(() => import('../../table/share/Share.tsx'));

/** What can be done at a table besides playing. */
export function TableMenu({ session, room }: { readonly session: OnlineSession; readonly room: Room }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const address = useTableLink(room.card);
  const close = () => setOpen(false);
  const { card, viewer } = room;
  const game = card.game;
  const isPlaying = card.status === 'running' && viewer !== 'spectator';
  return (
    <>
      <IconButton icon={Menu} label={t`Menu`} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Sheet open={isOpen} onClose={close} title={<Trans>This match</Trans>}>
        <div className={styles.menu}>
          {isPlaying && <Deeds session={session} room={room} onDone={close} />}
          <LinkButton wide kind="quiet" to="/rules/$game" params={{ game }}>
            <Trans>Rules</Trans>
          </LinkButton>
          <LinkButton wide kind="quiet" to="/settings">
            <Trans>Settings</Trans>
          </LinkButton>
          <ReportPlayer card={card} onDone={close} />
          <LinkButton wide kind="quiet" to="/">
            {isPlaying ? <Trans>Home, and come back later</Trans> : <Trans>Home</Trans>}
          </LinkButton>
          <Suspense>
            <Share session={session} />
          </Suspense>
          {card.status === 'running' && (
            <section className={styles.share}>
              <h3>
                <Trans>Let others watch</Trans>
              </h3>
              <ShareLink address={address} title={t`${session.game.name} on Riposte`} />
            </section>
          )}
        </div>
      </Sheet>
    </>
  );
}

/** What changes the match for everybody is asked twice. */
function Deeds({
  session,
  room,
  onDone,
}: {
  readonly session: OnlineSession;
  readonly room: Room;
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { card, seq } = room;
  const isAmongPeople = card.seats.length > 1 && card.seats.every(({ bot }) => bot === undefined);
  const isAsking = card.drawOffers !== undefined || card.takeback !== undefined;

  async function tell(asking: Parameters<OnlineSession['ask']>[0], done?: string): Promise<void> {
    onDone();
    const refusal = await session.ask(asking);
    if (refusal) say(refusal.why.text);
    else if (done !== undefined) say(done);
  }

  async function leave(): Promise<void> {
    const left = await ask(calls.leave(card.id));
    if (!left.ok) return say(left.why.text);
    await navigate({ to: '/' });
  }

  return (
    <>
      {isAmongPeople && (
        <Confirmed
          words={<Trans>Offer a draw</Trans>}
          question={<Trans>Offer a draw? If the others agree, nobody has won.</Trans>}
          isOff={isAsking}
          onYes={() => void tell({ type: 'offerDraw' }, t`You have offered a draw.`)}
        />
      )}
      <Confirmed
        words={<Trans>Resign</Trans>}
        question={<Trans>Resign? The match ends, and it is lost for you.</Trans>}
        onYes={() => void tell({ type: 'resign' })}
      />
      <Confirmed
        words={<Trans>Let a bot play on for you</Trans>}
        question={
          <Trans>
            Leave the table? Your seat is kept for a minute; then the others may give it to a bot. You can
            come back and take it again.
          </Trans>
        }
        onYes={() => void leave()}
      />
      <Button
        wide
        kind="quiet"
        disabled={isAsking || !hasChosen(room)}
        onClick={() => void tell({ type: 'takeback', seq })}
      >
        <Trans>Ask the others to let you take your last choice back</Trans>
      </Button>
    </>
  );
}
