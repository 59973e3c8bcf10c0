import { Trans, useLingui } from '@lingui/react/macro';
import styles from './Chip.module.css';
import { Crest } from './Crest.tsx';
import { formatTime, timeLeft } from './clock.ts';
import { sideOf } from './logLines.ts';
import { type Shown, Thinking } from './Plate.tsx';
import { mostLife, shortName } from './people.ts';
import { Life } from './Tokens.tsx';

/** A fighter at a table of several, in little: who it is, what they hold, whether they are up. The rest opens on touch. */
export function Chip({ seat, view, sitter, name, clocks, isAwaited, onOpen }: Shown) {
  const { t } = useLingui();
  const fighter = view.fighters[seat];
  if (!fighter) return undefined;
  const isDown = fighter.life === 0;
  const turn = view.order.indexOf(seat) + 1;
  const most = mostLife(view, seat);
  const left = clocks ? formatTime(timeLeft(clocks, seat, clocks.at)) : undefined;
  return (
    <button
      type="button"
      className={styles.chip}
      data-side={sideOf(seat, view)}
      data-active={view.active === seat && view.round > 0}
      data-down={isDown}
      onClick={onOpen}
    >
      <span className={styles.crest}>
        <Crest character={fighter.character} side={fighter.side} />
        <span className={styles.turn} role="img" aria-label={t`Turn ${turn}`}>
          {turn}
        </span>
        {view.round > 0 && !isDown && (
          <span className={styles.cards} aria-hidden>
            {fighter.cards}
          </span>
        )}
      </span>
      <span className={styles.words}>
        <b>{seat === view.viewer ? <Trans>You</Trans> : name}</b>
        <span className={styles.second}>
          {isDown ? (
            <Trans>defeated</Trans>
          ) : sitter?.away ? (
            <Trans>away</Trans>
          ) : (
            <>
              {shortName(fighter.character)}
              {view.round > 0 && ` · ${t`${fighter.cards} cards`}`}
            </>
          )}
        </span>
      </span>
      {most > 1 && <Life left={fighter.life} most={most} />}
      {isAwaited &&
        seat !== view.viewer &&
        (left ? <span className={styles.left}>{left}</span> : <Thinking />)}
    </button>
  );
}
