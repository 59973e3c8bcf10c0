import { type CardEntry, SLOTS } from '@riposte/codex/table';
import type { ReactNode } from 'react';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { Emblem } from './Emblem.tsx';
import { coloursOf, frameOf, hasCost } from './frame.ts';
import { iconOf, keywordIcon } from './icons.ts';
import { Attack, CardCost, CardHealth } from './Numbers.tsx';
import { shortName } from './shortNames.ts';
import styles from './Tile.module.css';

/** What a card on the table is now, where it is not as printed. */
export interface TileState {
  readonly atk?: number;
  /** What is left of its HP, and how much it has whole. */
  readonly left?: number;
  readonly hp?: number;
  readonly isExhausted?: boolean;
  /** It has arrival fatigue, and no haste. */
  readonly isTired?: boolean;
  /** +1/+1 runes; below 0, −1/−1 runes. */
  readonly runes?: number;
  readonly timeRunes?: number;
  /** The patrol slot, by its number. */
  readonly slot?: number;
  readonly level?: number;
  /** How many lie here: tokens that are alike are one stack. */
  readonly count?: number;
  /** Keywords that it has now, by their names. */
  readonly keywords?: readonly string[];
}

/** Room for so many signs of keywords. */
const MOST_KEYWORDS = 2;

/** A card as a thing on the table: picture, short name, numbers, and what has become of it. */
export function Tile({
  entry,
  state = {},
  isSmall = false,
}: {
  readonly entry: CardEntry;
  readonly state?: TileState;
  /** 56 × 72, as on a phone: picture and numbers only. */
  readonly isSmall?: boolean;
}) {
  const { isExhausted = false, count = 1 } = state;
  const keywords = state.keywords ?? [...(entry.keywords ?? []), ...Object.keys(entry.numbers ?? {})];
  return (
    <span
      className={styles.tile}
      data-frame={frameOf(entry)}
      data-small={isSmall || undefined}
      data-exhausted={isExhausted || undefined}
      data-levelled={(state.level ?? 0) > 0 || undefined}
      data-stack={count > 1 || undefined}
      data-hidden={keywords.includes('invisible') || undefined}
      style={coloursOf(entry)}
    >
      <span className={styles.picture}>
        <Emblem entry={entry} />
      </span>
      {!isSmall && <span className={styles.name}>{shortName(entry.id)}</span>}
      <Foot entry={entry} state={state} keywords={keywords} />
      <Marks {...state} />
      <Runes {...state} />
      {count > 1 && <span className={styles.count}>×{count}</span>}
    </span>
  );
}

/** The place of a tile that is drawn in its turn. */
export function BlankTile({ isSmall = false }: { readonly isSmall?: boolean }) {
  return <span className={styles.tile} data-small={isSmall || undefined} />;
}

function Marks({ isExhausted = false, isTired = false, slot = -1 }: TileState) {
  const slotName = SLOTS[slot];
  if (!isExhausted && !isTired && slotName === undefined) return undefined;
  return (
    <span className={styles.marks} data-count={Number(isExhausted) + Number(isTired)}>
      {isExhausted && <Chip icon="k-exhaust" />}
      {isTired && <Chip icon="k-fatigue" />}
      {slotName !== undefined && <Chip icon={`s-${slotName.replace(' ', '')}`} />}
    </span>
  );
}

function Runes({ runes = 0, timeRunes = 0 }: TileState) {
  if (runes === 0 && timeRunes === 0) return undefined;
  return (
    <span className={styles.runes}>
      {runes !== 0 && (
        <Chip icon={runes > 0 ? 't-plus' : 't-minus'} tone={runes > 0 ? 'good' : 'bad'}>
          {Math.abs(runes)}
        </Chip>
      )}
      {timeRunes > 0 && <Chip icon="t-timerune">{timeRunes}</Chip>}
    </span>
  );
}

/** Numbers, and between them the signs of keywords; what does not fight shows its cost. */
function Foot({
  entry,
  state,
  keywords,
}: {
  readonly entry: CardEntry;
  readonly state: TileState;
  readonly keywords: readonly string[];
}) {
  const band = entry.bands?.findLast(({ from }) => from <= (state.level ?? 1));
  const atk = band?.atk ?? entry.atk;
  const hp = band?.hp ?? entry.hp;
  return (
    <span className={styles.foot}>
      {atk === undefined ? (
        hasCost(entry) ? (
          <CardCost cost={entry.cost} />
        ) : (
          <span />
        )
      ) : (
        <Attack atk={state.atk ?? atk} printed={atk} />
      )}
      <span className={styles.keywords}>
        {keywords.slice(0, MOST_KEYWORDS).map((keyword) => (
          <Drawing key={keyword} drawn={keywordIcon(keyword)} />
        ))}
      </span>
      {hp === undefined ? (
        <span />
      ) : (
        <CardHealth left={state.left ?? state.hp ?? hp} hp={state.hp ?? hp} printed={hp} />
      )}
    </span>
  );
}

function Chip({
  icon,
  tone,
  children,
}: {
  readonly icon: string;
  readonly tone?: 'good' | 'bad';
  readonly children?: ReactNode;
}) {
  return (
    <span className={styles.chip} data-tone={tone}>
      <Drawing drawn={iconOf(icon)} />
      {children}
    </span>
  );
}

/** A card that lies face down, or is not known. */
export function Back() {
  return (
    <span className={styles.back}>
      <Drawing drawn={iconOf('t-codex')} />
    </span>
  );
}
