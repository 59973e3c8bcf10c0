import { Trans, useLingui } from '@lingui/react/macro';
import { levelsOf } from '@riposte/bots';
import type { Seat } from '@riposte/kernel';
import type { TableSeat } from '@riposte/protocol';
import { Link } from '@tanstack/react-router';
import { Bot } from 'lucide-react';
import { Button } from '../../design/Button.tsx';
import { setSettings, useSettings } from '../../design/settings/settings.ts';
import type { Loaded } from '../../games/library.ts';
import { LevelSelect } from '../local/LevelSelect.tsx';
import { botOf, levelFor } from '../local/levels.ts';
import { type Room, sitterOf } from './room.ts';
import styles from './SeatList.module.css';

interface Deeds {
  readonly isBusy: boolean;
  readonly isHost: boolean;
  readonly onSit: (seat: Seat) => void;
  readonly onStand: () => void;
  readonly onBot: (seat: Seat, bot: string) => void;
}

/** All seats of a table before the match: who sits there, and who might. */
export function SeatList({
  loaded: { game, guide },
  room,
  ...deeds
}: Deeds & { readonly loaded: Loaded; readonly room: Room }) {
  const { t } = useLingui();
  const { level } = useSettings();
  const figures = guide.figures(room.card.options, room.card.seats.length);
  const bot = botOf(levelFor(game, level));
  const hasRoom = room.card.seats.some(({ player, bot }) => !player && bot === undefined);
  return (
    <>
      <ol className={styles.seats}>
        {room.card.seats.map((seat) => (
          <li key={seat.seat} className={styles.seat}>
            <SeatLine room={room} seat={seat} figure={figures[seat.seat]?.name} bot={bot} {...deeds} />
          </li>
        ))}
      </ol>
      {deeds.isHost && hasRoom && (
        <LevelSelect
          levels={levelsOf(game)}
          label={t`How strong the bots are`}
          level={level}
          onPick={(picked) => setSettings({ level: picked })}
        />
      )}
    </>
  );
}

function SeatLine({
  room,
  seat,
  figure,
  bot,
  isBusy,
  isHost,
  onSit,
  onStand,
  onBot,
}: Deeds & {
  readonly room: Room;
  readonly seat: TableSeat;
  readonly figure: string | undefined;
  /** The bot that would be asked. */
  readonly bot: string;
}) {
  const { t } = useLingui();
  const { kind, name } = sitterOf(room, seat);
  const isHere = room.here?.includes(seat.seat) ?? false;
  const number = seat.seat + 1;
  if (kind === 'nobody') {
    return (
      <>
        <span className={styles.face} data-kind="nobody" aria-hidden="true">
          {number}
        </span>
        <span className={styles.who}>
          <span className={styles.free}>{figure ?? t`Free seat`}</span>
          {figure !== undefined && (
            <span className={styles.about}>
              <Trans>Free seat</Trans>
            </span>
          )}
        </span>
        <span className={styles.deeds}>
          {room.viewer === 'spectator' && (
            <Button kind="solid" disabled={isBusy} onClick={() => onSit(seat.seat)}>
              <Trans>Sit down</Trans>
            </Button>
          )}
          {isHost && (
            <Button
              disabled={isBusy}
              aria-label={t`Ask a bot to seat ${number}`}
              onClick={() => onBot(seat.seat, bot)}
            >
              <Bot aria-hidden="true" />
              <Trans>Ask a bot</Trans>
            </Button>
          )}
        </span>
      </>
    );
  }
  return (
    <>
      <span className={styles.face} data-kind={kind} aria-hidden="true">
        {kind === 'bot' ? <Bot /> : name.slice(0, 1)}
      </span>
      <span className={styles.who}>
        <span className={styles.name}>
          {seat.player && kind === 'person' ? (
            <Link to="/players/$player" params={{ player: seat.player.id }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        <span className={styles.about}>
          {[
            figure,
            kind === 'you' && t`you`,
            kind === 'bot' && t`bot`,
            kind === 'person' && room.here && (isHere ? t`here` : t`away`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {kind === 'you' && (
        <span className={styles.deeds}>
          <Button kind="quiet" disabled={isBusy} onClick={onStand}>
            <Trans>Stand up</Trans>
          </Button>
        </span>
      )}
    </>
  );
}
