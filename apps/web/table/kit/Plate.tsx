import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import type { Sitter } from '../session.ts';
import { Clock } from './Clock.tsx';
import { formatDay } from './clock.ts';
import type { AnyPart, OfSeat } from './dress.ts';
import styles from './Plate.module.css';
import { useDress } from './wearing.ts';

/** A seat at the table, and all that is shown of it there. */
export interface PlateContent extends AnyPart, OfSeat {
  /** Opens all there is to know about it. */
  readonly onOpen: () => void;
}

/** Who fights, who plays, what they have won and hold, and how much time they have. */
export function Plate({ sight, turn, seat, onOpen }: PlateContent) {
  const { person, side, Crest, Score, Held } = useDress();
  const { view, state, now, names } = sight;
  const { figure, isActive, isDown } = person(seat, view);
  const sitter = state.sitters[seat];
  const isMe = seat === sight.seat;
  const shown = figure ?? sitter?.name ?? names(seat);
  return (
    <header className={styles.plate} data-side={side(seat, view)} data-down={isDown}>
      <button type="button" className={styles.who} onClick={onOpen}>
        <span className={styles.crest} data-active={isActive}>
          <Crest seat={seat} view={view} />
        </span>
        <span className={styles.names}>
          <span
            className={styles.name}
            data-named={figure === undefined ? 'person' : 'figure'}
            data-length={shown.length > 9 ? 'longest' : shown.length > 7 ? 'long' : undefined}
          >
            {shown}
          </span>
          <span className={styles.player}>
            <Player sitter={sitter} isMe={isMe} isNamed={figure !== undefined && figure !== sitter?.name} />
          </span>
        </span>
      </button>
      <span className={styles.score}>
        <Score seat={seat} view={view} form="plate" />
        {isDown && (
          <span className={styles.fallen}>
            <Trans>Defeated</Trans>
          </span>
        )}
      </span>
      {state.clocks && sitter && <Clock clocks={state.clocks} seat={seat} />}
      {!state.clocks && now.awaiting.includes(seat) && !isMe && <Thinking />}
      {!isMe && (
        <span className={styles.held} data-part="held">
          <Held seat={seat} view={view} layout={turn.layout} />
        </span>
      )}
    </header>
  );
}

/** The player's name beneath the figure's, and whether they are there. */
function Player({
  sitter,
  isMe,
  isNamed,
}: {
  readonly sitter: Sitter | undefined;
  readonly isMe: boolean;
  readonly isNamed: boolean;
}) {
  if (!sitter) return <Trans>plays by its cards</Trans>;
  const { name, kind, level, away, awayUntil } = sitter;
  if (away || awayUntil)
    return <span className={styles.away}>{awayUntil ? <AwayUntil date={awayUntil} /> : <Away />}</span>;
  // Through whose eyes a replay is watched is not said here.
  if (isMe && kind === 'person') return isNamed ? name : undefined;
  if (isMe && name === 'You') return isNamed ? <Trans>you</Trans> : undefined;
  if (isMe) return isNamed ? <Trans>{name}, you</Trans> : <Trans>you</Trans>;
  if (kind !== 'bot') return isNamed ? name : <Trans>opponent</Trans>;
  if (!isNamed) return level === undefined ? <Trans>bot</Trans> : <Trans>bot, level {level}</Trans>;
  return level === undefined ? (
    name
  ) : (
    <Trans>
      {name}, level {level}
    </Trans>
  );
}

function Away() {
  return (
    <>
      <WifiOff aria-hidden size="0.875rem" /> <Trans>away</Trans>
    </>
  );
}

/** No time is counted for a player until that day. */
export function AwayUntil({ date }: { readonly date: string }) {
  const { i18n } = useLingui();
  const day = formatDay(date, i18n);
  return <Trans>away until {day}</Trans>;
}

/** Three quiet dots: a player is thinking. */
export function Thinking() {
  return (
    <span className={styles.dots} aria-hidden>
      <i />
      <i />
      <i />
    </span>
  );
}
