import { Trans, useLingui } from '@lingui/react/macro';
import styles from './Chip.module.css';
import { TimeLeft } from './Clock.tsx';
import { AwayUntil, type PlateContent, Thinking } from './Plate.tsx';
import { useDress } from './wearing.ts';

/** A seat at a table of several, in little: who it is, what they hold, whether they are up. The rest opens on touch. */
export default function Chip({ sight, turn, seat, onOpen }: PlateContent) {
  const { t } = useLingui();
  const { person, side, Crest, Score } = useDress();
  const { view, state, now, names } = sight;
  const { isActive, isDown, place, cards } = person(seat, view);
  const { clocks } = state;
  const { away, awayUntil } = state.sitters[seat] ?? {};
  return (
    <button
      type="button"
      className={styles.chip}
      data-side={side(seat, view)}
      data-active={isActive}
      data-down={isDown}
      onClick={onOpen}
    >
      <span className={styles.crest}>
        <Crest seat={seat} view={view} />
        <span className={styles.turn} role="img" aria-label={t`Turn ${place}`}>
          {place}
        </span>
        {cards !== undefined && !isDown && (
          <span className={styles.cards} aria-hidden>
            {cards}
          </span>
        )}
      </span>
      <span className={styles.words}>
        <b>{seat === sight.seat ? <Trans>You</Trans> : names(seat)}</b>
        <span className={styles.second}>
          {isDown ? (
            <Trans>defeated</Trans>
          ) : awayUntil ? (
            <AwayUntil date={awayUntil} />
          ) : away ? (
            <Trans>away</Trans>
          ) : (
            turn.texts.person(seat)
          )}
        </span>
      </span>
      <Score seat={seat} view={view} form="chip" />
      {now.awaiting.includes(seat) &&
        seat !== sight.seat &&
        (clocks ? (
          <span className={styles.left}>
            <TimeLeft clocks={clocks} seat={seat} />
          </span>
        ) : (
          <Thinking />
        ))}
    </button>
  );
}
