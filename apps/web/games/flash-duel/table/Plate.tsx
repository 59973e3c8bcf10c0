import { Trans, useLingui } from '@lingui/react/macro';
import type { View } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import { WifiOff } from 'lucide-react';
import type { Clocks, Sitter } from '../../../table/session.ts';
import { Backs } from './Backs.tsx';
import { Clock } from './Clock.tsx';
import { Crest } from './Crest.tsx';
import { sideOf } from './logLines.ts';
import styles from './Plate.module.css';
import { hasTokens, mostLife, shortName } from './people.ts';
import { Life, Tokens } from './Tokens.tsx';
import type { Layout } from './useLayout.ts';

/** A fighter at the table, and all that is shown of them there. */
export interface Shown {
  readonly seat: Seat;
  readonly view: View;
  readonly sitter: Sitter | undefined;
  readonly name: string;
  readonly clocks: Clocks | undefined;
  readonly isAwaited: boolean;
  /** Opens all there is to know about this fighter. */
  readonly onOpen: () => void;
}

/** Who fights, who plays, what they have won and hold, and how much time they have. */
export function Plate({
  seat,
  view,
  sitter,
  name,
  clocks,
  isAwaited,
  layout,
  onOpen,
}: Shown & { readonly layout: Layout }) {
  const fighter = view.fighters[seat];
  if (!fighter) return undefined;
  const side = sideOf(seat, view);
  const character = shortName(fighter.character);
  const isMe = seat === view.viewer;
  const isDown = fighter.life === 0;
  const most = mostLife(view, seat);
  const shown = character ?? sitter?.name ?? name;
  return (
    <header className={styles.plate} data-side={side} data-down={isDown} data-tough={most > 1}>
      <button type="button" className={styles.who} onClick={onOpen}>
        <span className={styles.crest} data-active={view.active === seat && view.round > 0}>
          <Crest character={fighter.character} side={fighter.side} />
        </span>
        <span className={styles.names}>
          <span
            className={styles.name}
            data-length={shown.length > 9 ? 'longest' : shown.length > 7 ? 'long' : undefined}
          >
            {shown}
          </span>
          <span className={styles.player}>
            <Player sitter={sitter} isMe={isMe} isNamed={character !== undefined} />
          </span>
        </span>
      </button>
      <span className={styles.score}>
        {hasTokens(view) && <Tokens won={view.tokens[fighter.side] ?? 0} />}
        {most > 1 && <Life left={fighter.life} most={most} />}
        {isDown && (
          <span className={styles.fallen}>
            <Trans>Defeated</Trans>
          </span>
        )}
      </span>
      {clocks && sitter && <Clock clocks={clocks} seat={seat} />}
      {!clocks && isAwaited && !isMe && <Thinking />}
      {!isMe && view.round > 0 && <Hand cards={fighter.cards} hand={fighter.hand} layout={layout} />}
    </header>
  );
}

/** The player's name beneath the character's, and whether they are there. */
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
  const { name, kind, level, away } = sitter;
  if (away)
    return (
      <span className={styles.away}>
        <WifiOff aria-hidden size="0.875rem" /> <Trans>away</Trans>
      </span>
    );
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

function Hand({
  cards,
  hand,
  layout,
}: {
  readonly cards: number;
  readonly hand: View['fighters'][number]['hand'];
  readonly layout: Layout;
}) {
  const { t } = useLingui();
  if (layout === 'desk') return <Backs count={cards} hand={hand} />;
  return (
    <span className={styles.count} role="img" aria-label={t`${cards} cards in hand`}>
      <Backs count={Math.min(1, cards)} />
      <span>{cards}</span>
    </span>
  );
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
