import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Seat } from '@riposte/kernel';
import { Eye, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { say } from '../../design/toast.ts';
import { formatDay } from '../../table/kit/clock.ts';
import { ask } from './api.ts';
import { calls } from './calls.ts';
import type { OnlineSession } from './onlineSession.ts';
import { type Room, sitterOf } from './room.ts';
import styles from './TableNotices.module.css';
import { type GoneSeat, useGone } from './useGone.ts';
import { vacationCalls } from './vacationCalls.ts';

/** What the people at the table want of each other, over the table until it is answered. */
export function TableNotices({ session, room }: { readonly session: OnlineSession; readonly room: Room }) {
  const { card, viewer } = room;
  if (viewer === 'spectator') return <Watching room={room} />;
  if (card.status !== 'running') return undefined;
  return (
    <div className={styles.notices} role="status">
      <DrawOffer session={session} room={room} me={viewer} />
      <Takeback session={session} room={room} me={viewer} />
      <Gone session={session} room={room} />
      <StandIn room={room} me={viewer} />
      <Vacations room={room} me={viewer} />
      <BrokenOff room={room} me={viewer} />
    </div>
  );
}

interface AtSeat {
  readonly session: OnlineSession;
  readonly room: Room;
  readonly me: Seat;
}

function nameOf(room: Room, seat: Seat): string {
  const at = room.card.seats[seat];
  return at ? (at.player?.name ?? sitterOf(room, at).name) : '';
}

async function tell(session: OnlineSession, asking: Parameters<OnlineSession['ask']>[0]): Promise<void> {
  const refusal = await session.ask(asking);
  if (refusal) say(refusal.why.text);
}

function Notice({ children, answers }: { readonly children: ReactNode; readonly answers?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>{children}</p>
      {answers !== undefined && <div className={styles.answers}>{answers}</div>}
    </div>
  );
}

function DrawOffer({ session, room, me }: AtSeat) {
  const offers = room.card.drawOffers ?? [];
  const [first] = offers;
  if (first === undefined) return undefined;
  if (offers.includes(me)) {
    return (
      <Notice>
        <Trans>You have offered a draw.</Trans>
      </Notice>
    );
  }
  const name = nameOf(room, first);
  return (
    <Notice answers={<YesNo onAnswer={(accept) => void tell(session, { type: 'answerDraw', accept })} />}>
      <Trans>{name} offers a draw.</Trans>
    </Notice>
  );
}

function Takeback({ session, room, me }: AtSeat) {
  const { takeback } = room.card;
  if (takeback === undefined) return undefined;
  if (takeback === me) {
    return (
      <Notice>
        <Trans>You have asked to take your choice back.</Trans>
      </Notice>
    );
  }
  const name = nameOf(room, takeback);
  return (
    <Notice answers={<YesNo onAnswer={(accept) => void tell(session, { type: 'answerTakeback', accept })} />}>
      <Trans>{name} asks to take a choice back.</Trans>
    </Notice>
  );
}

function YesNo({ onAnswer }: { readonly onAnswer: (accept: boolean) => void }) {
  return (
    <>
      <Button kind="quiet" onClick={() => onAnswer(false)}>
        <Trans>Decline</Trans>
      </Button>
      <Button kind="outline" onClick={() => onAnswer(true)}>
        <Trans>Agree</Trans>
      </Button>
    </>
  );
}

/** A player has left, or does not answer, and we wait for them. */
function Gone({ session, room }: { readonly session: OnlineSession; readonly room: Room }) {
  const { t } = useLingui();
  const gone = useGone(room);
  const [closed, setClosed] = useState<string>();
  if (!gone || keyOf(gone) === closed) return undefined;
  const { seat, hasLeft, patience } = gone;
  const name = nameOf(room, seat);
  const seconds = Math.ceil(patience / 1_000);
  return (
    <Notice
      answers={
        <>
          {seconds === 0 && (
            <Button onClick={() => void session.handOver(seat).then((no) => no && say(no.why.text))}>
              <Trans>Give the seat to a bot</Trans>
            </Button>
          )}
          <IconButton icon={X} label={t`Close`} onClick={() => setClosed(keyOf(gone))} />
        </>
      }
    >
      {hasLeft ? <Trans>{name} has left.</Trans> : <Trans>{name} is away.</Trans>}{' '}
      {seconds > 0 && <Trans>The seat is kept for {seconds} s.</Trans>}
    </Notice>
  );
}

/** A notice that was closed comes back when there is something else to say: another seat, or that it is free to give. */
function keyOf({ seat, hasLeft, patience }: GoneSeat): string {
  return `${seat} ${hasLeft} ${patience > 0}`;
}

/** A bot plays for us: we left, or our time ran out. */
function StandIn({ room, me }: { readonly room: Room; readonly me: Seat }) {
  const mine = room.card.seats[me];
  if (mine?.bot === undefined && mine?.left !== true) return undefined;
  const comeBack = async () => {
    const back = await ask(calls.comeBack(room.card.id));
    if (!back.ok) say(back.why.text);
  };
  return (
    <Notice
      answers={
        <Button kind="solid" onClick={() => void comeBack()}>
          <Trans>Take your seat back</Trans>
        </Button>
      }
    >
      {mine.bot === undefined ? (
        <Trans>You have left this table.</Trans>
      ) : (
        <Trans>A bot plays your seat.</Trans>
      )}
    </Notice>
  );
}

/** Players are away for days: why the clock says more than a turn has. */
function Vacations({ room, me }: { readonly room: Room; readonly me: Seat }) {
  const { t, i18n } = useLingui();
  const [closed, setClosed] = useState('');
  const away = room.card.seats.filter(({ awayUntil }) => awayUntil !== undefined);
  const key = away.map(({ seat, awayUntil }) => `${seat} ${awayUntil}`).join();
  if (key === closed) return undefined;
  const own = away.find(({ seat }) => seat === me);
  const end = async () => {
    const ended = await ask(vacationCalls.end);
    if (!ended.ok) say(ended.why.text);
  };
  return (
    <Notice
      answers={
        <>
          {own && (
            <Button onClick={() => void end()}>
              <Trans>I am back</Trans>
            </Button>
          )}
          <IconButton icon={X} label={t`Close`} onClick={() => setClosed(key)} />
        </>
      }
    >
      {away.map(({ seat, awayUntil = '' }) => {
        const name = nameOf(room, seat);
        const day = formatDay(awayUntil, i18n);
        return (
          <span key={seat}>
            {seat === me ? (
              <Trans>You are away until {day}: no time is counted for you until then.</Trans>
            ) : (
              <Trans>
                {name} is away until {day}: no time is counted for them until then.
              </Trans>
            )}{' '}
          </span>
        );
      })}
    </Notice>
  );
}

/** The deal did not go as it should: rounds were broken off, and numbers are not in it. */
function BrokenOff({ room, me }: { readonly room: Room; readonly me: Seat }) {
  const { t } = useLingui();
  const [isClosed, setClosed] = useState(false);
  const { brokenOff, seats } = room.card;
  if (brokenOff === undefined || isClosed) return undefined;
  const names = seats
    .filter(({ seat, absent }) => absent && seat !== me)
    .map(({ seat }) => nameOf(room, seat));
  const absent = names.join(', ');
  return (
    <Notice answers={<IconButton icon={X} label={t`Close`} onClick={() => setClosed(true)} />}>
      {seats[me]?.absent && (
        <>
          <Trans>Your number is not in this deal: nothing is proved to you.</Trans>{' '}
        </>
      )}
      {names.length > 0 && (
        <>
          <Trans>The deal was made without the number of {absent}.</Trans>{' '}
        </>
      )}
      <Plural
        value={brokenOff}
        one="The deal was broken off once, because a number did not come."
        other="The deal was broken off # times, because a number did not come."
      />
    </Notice>
  );
}

function Watching({ room }: { readonly room: Room }) {
  return (
    <p className={styles.watching} role="status">
      <Eye aria-hidden="true" />
      <span>
        <Trans>You are watching</Trans>
        {room.spectators > 1 && (
          <span className={styles.count}>
            {' · '}
            <Plural value={room.spectators} one="# watches" other="# watch" />
          </span>
        )}
      </span>
    </p>
  );
}
