import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Doubt } from '@riposte/kernel';
import type { PlayerCard, Refusal, Result, TableCard } from '@riposte/protocol';
import { Link, useNavigate } from '@tanstack/react-router';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Column, Columns } from '../../design/Columns.tsx';
import { Panel } from '../../design/Panel.tsx';
import { say } from '../../design/toast.ts';
import { ScenePage } from '../scenes/ScenePage.tsx';
import { ask } from './api.ts';
import { Challenge, challengerOf } from './Challenge.tsx';
import { ChatBox } from './ChatBox.tsx';
import { calls } from './calls.ts';
import { DOUBT_WORDS } from './doubtWords.ts';
import { mayBegin } from './mayBegin.ts';
import type { OnlineSession } from './onlineSession.ts';
import { type Room, sitterOf } from './room.ts';
import { SeatList } from './SeatList.tsx';
import { ShareLink } from './ShareLink.tsx';
import { useTableLink } from './useTableLink.ts';
import { useTableWords } from './useTableWords.ts';
import styles from './WaitingRoom.module.css';
import { sitDown } from './witness.ts';

/** A table that is not full yet. */
export function WaitingRoom({
  session,
  room,
  me,
  doubt,
}: {
  readonly session: OnlineSession;
  readonly room: Room;
  readonly me: PlayerCard | undefined;
  /** Why our number was not shown. */
  readonly doubt: Doubt | undefined;
}) {
  const { t } = useLingui();
  const { card } = room;
  const navigate = useNavigate();
  const { lead } = useTableWords(session, card);
  const address = useTableLink(card);
  const [isBusy, setBusy] = useState(false);
  const free = card.seats.filter(({ player, bot }) => !player && bot === undefined);
  const isHost = me !== undefined && card.host === me.id;
  const [least] = session.game.seatRange(card.options);
  const taken = card.seats.length - free.length;

  /** Does something at the table; the table itself tells us what came of it. */
  async function act(deed: () => Promise<Result<TableCard> | Refusal>): Promise<void> {
    setBusy(true);
    const done = await deed();
    setBusy(false);
    if (!done.ok) say(done.why.text);
  }

  const challenger = room.viewer === 'spectator' ? challengerOf(card) : undefined;
  const { name: challengerName } = challenger ?? {};
  const { name: game } = session.game;
  const isDuel = card.seats.length === 2;
  const invitation = isDuel ? t`${challengerName} challenges you` : t`${challengerName} invites you`;

  return (
    <ScenePage
      game={card.game}
      title={challenger ? invitation : game}
      lead={challenger ? `${game} · ${lead}` : lead}
    >
      {challenger && free.length > 0 && (
        <Challenge
          challenger={challenger}
          isDuel={isDuel}
          isBusy={isBusy}
          onSit={() => void act(() => sitDown(card.id))}
        />
      )}
      <Columns>
        <Column>
          <Panel title={<Trans>At the table</Trans>}>
            <SeatList
              loaded={session}
              room={room}
              isBusy={isBusy}
              isHost={isHost}
              onSit={(seat) => void act(() => sitDown(card.id, seat))}
              onStand={() => void act(() => ask(calls.leave(card.id)))}
              onBot={(seat, bot) => void act(() => ask(calls.askBot(card.id, seat, bot)))}
            />
            <p className={styles.status} role="status">
              {card.dealing ? (
                <Dealing room={room} />
              ) : (
                <Plural
                  value={free.length}
                  one="The match begins when one more sits down."
                  other="The match begins when # more sit down."
                />
              )}
            </p>
            {doubt && <Doubted doubt={doubt} />}
            {isHost && card.status === 'open' && mayBegin(card, least) && (
              <Button
                kind="solid"
                wide
                disabled={isBusy}
                onClick={() => void act(() => ask(calls.begin(card.id)))}
              >
                <Plural value={taken} one="Begin with # player" other="Begin with # players" />
              </Button>
            )}
          </Panel>
          {me && room.viewer !== 'spectator' && (
            <p className={styles.small}>
              <Trans>
                You play as {me.name}. <Link to="/me">Change your name</Link>
              </Trans>
            </p>
          )}
        </Column>
        <Column>
          <Panel title={<Trans>Invite</Trans>}>
            <ShareLink address={address} title={t`${session.game.name} on Riposte`} />
          </Panel>
          {(room.viewer !== 'spectator' || room.said.length > 0) && (
            <Panel title={<Trans>Talk</Trans>}>
              <ChatBox session={session} room={room} me={me} />
            </Panel>
          )}
        </Column>
      </Columns>
      <Sealed commitment={card.commitment} />
      {isHost && card.status === 'open' && (
        <Button
          kind="quiet"
          className={styles.close}
          disabled={isBusy}
          onClick={() =>
            void act(async () => {
              const closed = await ask(calls.closeTable(card.id));
              if (closed.ok) await navigate({ to: '/' });
              return closed;
            })
          }
        >
          <Trans>Close this table</Trans>
        </Button>
      )}
    </ScenePage>
  );
}

/** All have sat down: whose number is still to come, and whether a round was broken off. */
function Dealing({ room }: { readonly room: Room }) {
  const { card } = room;
  const awaited = card.seats
    .filter(({ seat }) => card.dealing?.awaited.includes(seat))
    .map((seat) => sitterOf(room, seat).name)
    .join(', ');
  return (
    <>
      <Trans>All numbers are sealed and now shown; still to come: {awaited}.</Trans>
      {card.brokenOff !== undefined && (
        <>
          {' '}
          <Plural
            value={card.brokenOff}
            one="The deal was broken off once, because a number did not come."
            other="The deal was broken off # times, because a number did not come."
          />
        </>
      )}
    </>
  );
}

function Doubted({ doubt }: { readonly doubt: Doubt }) {
  const { i18n } = useLingui();
  const why = i18n._(DOUBT_WORDS[doubt]);
  return (
    <p className={styles.doubt} role="alert">
      <ShieldAlert aria-hidden="true" />
      <span>
        <Trans>Your number was not shown. {why} Do not trust this deal.</Trans>
      </span>
    </p>
  );
}

/** What makes sure that nobody chose the deck, in one line. */
function Sealed({ commitment }: { readonly commitment: string }) {
  const short = `${commitment.slice(0, 4)} ${commitment.slice(4, 8)} ${commitment.slice(8, 12)}`;
  return (
    <p className={styles.sealed} title={commitment}>
      <ShieldCheck aria-hidden="true" />
      <span>
        <Trans>
          The deck is sealed: <code>{short}</code>. Everybody who sits down adds a sealed number, and your
          browser checks afterwards that yours is in it.
        </Trans>
      </span>
    </p>
  );
}
