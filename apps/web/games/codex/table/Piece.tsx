import { useLingui } from '@lingui/react/macro';
import { entryOf, type Shown } from '@riposte/codex/table';
import { memo } from 'react';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { useLens } from '../../../table/kit/lens.ts';
import { useTurnToDraw } from '../../../table/turnToDraw.ts';
import { iconOf } from '../cards/icons.ts';
import { BlankTile, Tile } from '../cards/Tile.tsx';
import { isAlike, isTired, type Stack } from '../scene/field.ts';
import type { ShownDeed } from '../scene/scene.ts';
import type { Fate } from './foresight.ts';
import type { Light } from './lights.ts';
import styles from './Piece.module.css';
import { Pop, Slash, Tag } from './Tags.tsx';
import { pieceThing } from './things.ts';

interface Props {
  readonly stack: Stack;
  readonly side: 'ours' | 'theirs';
  readonly isSmall: boolean;
  readonly light: Light;
  /** What would become of it. */
  readonly fate: Fate | undefined;
  readonly deed: ShownDeed | undefined;
  readonly onTouch: (stack: Stack) => void;
}

/** What stands on the table: a card, what has become of it, and what is attached to it. */
export const Piece = memo(StandingPiece, (before, now) => {
  const { stack, ...rest } = now;
  const same = Object.keys(rest) as (keyof typeof rest)[];
  return isAlike(before.stack, stack) && same.every((name) => before[name] === rest[name]);
});

function StandingPiece({ stack, side, isSmall, light, fate, deed, onTouch }: Props) {
  const { t } = useLingui();
  const isDrawn = useTurnToDraw();
  const { top, ids, under } = stack;
  const thing = pieceThing(top.card, ids);
  const lens = useLens(thing, top.seat);
  const names = under.map(({ name }) => name).join(', ');
  return (
    <span className={styles.place} data-under={under.length || undefined}>
      {under.map((piece) => (
        <Tucked key={piece.id} piece={piece} />
      ))}
      <button
        type="button"
        className={styles.piece}
        data-id={top.id}
        data-side={side}
        data-light={light}
        data-deed={deed?.type}
        data-flying={top.keywords.includes('flying') || undefined}
        aria-label={under.length > 0 ? t`${said(top)}, with ${names}` : said(top)}
        {...lens}
        onClick={() => {
          lens.onPointerLeave();
          onTouch(stack);
        }}
      >
        {isDrawn ? <Drawn stack={stack} isSmall={isSmall} /> : <BlankTile isSmall={isSmall} />}
        {fate?.dies && <Slash />}
        <Tag fate={fate} piece={top} />
        <Pop deed={deed} />
      </button>
    </span>
  );

  function said(piece: Shown): string {
    const { name, atk, left, hp, level, marks, isExhausted } = piece;
    const numbers =
      left === undefined ? '' : atk === undefined ? t`${left} HP` : t`${atk} ATK, ${left} of ${hp} HP`;
    return [
      ids.length > 1 ? t`${ids.length} × ${name}` : name,
      level > 0 ? t`level ${level}` : '',
      numbers,
      ...marks,
      isExhausted ? t`exhausted` : '',
      isTired(piece) ? t`just arrived` : '',
    ]
      .filter((part) => part !== '')
      .join(', ');
  }
}

/** The card itself, as it is now. */
function Drawn({ stack: { top, ids }, isSmall }: Pick<Props, 'stack' | 'isSmall'>) {
  return (
    <>
      <Tile
        entry={entryOf(top.card)}
        isSmall={isSmall}
        state={{
          ...(top.atk !== undefined && { atk: top.atk }),
          ...(top.left !== undefined && { left: top.left }),
          ...(top.hp !== undefined && { hp: top.hp }),
          isExhausted: top.isExhausted,
          isTired: isTired(top),
          runes: top.runes,
          timeRunes: top.time,
          level: top.level,
          count: ids.length,
          keywords: top.keywords,
        }}
      />
      <Level piece={top} />
      <Chips piece={top} />
    </>
  );
}

/** The level of a hero, on a coin; the bar beneath the picture fills to the highest. */
function Level({ piece: { level, card } }: { readonly piece: Shown }) {
  if (level === 0) return undefined;
  const { maxLevel = level, bands = [] } = entryOf(card);
  return (
    <>
      <span className={styles.level} aria-hidden>
        <Drawing drawn={iconOf('t-chevron')} />
        <b>{level}</b>
      </span>
      <span className={styles.bands} aria-hidden>
        {bands.map(({ from }, index) => {
          const to = bands[index + 1]?.from ?? maxLevel + 1;
          const share = Math.min(1, Math.max(0, (level - from + 1) / (to - from)));
          return (
            <i key={from} style={{ flex: to - from }}>
              <u style={{ width: `${share * 100}%` }} />
            </i>
          );
        })}
      </span>
    </>
  );
}

const RUNE_ICONS: Readonly<Record<string, string>> = {
  sword: 't-swordrune',
  crumbling: 't-crumblingrune',
  corpse: 't-corpserune',
};

/** Armor that is left, what hides, what is locked, and runes of other kinds. */
function Chips({ piece: { armor, tokens, isDisabled, keywords } }: { readonly piece: Shown }) {
  const runes = Object.entries(tokens).filter(([, count]) => count > 0);
  return (
    <span className={styles.chips} aria-hidden>
      {armor > 0 && (
        <span>
          <Drawing drawn={iconOf('k-armor')} />
          {armor}
        </span>
      )}
      {keywords.includes('stealth') && (
        <span>
          <Drawing drawn={iconOf('k-stealth')} />
        </span>
      )}
      {isDisabled && (
        <span>
          <Drawing drawn={iconOf('t-lock')} />
        </span>
      )}
      {runes.map(([name, count]) => (
        <span key={name}>
          <Drawing drawn={iconOf(RUNE_ICONS[name] ?? 't-plus')} />
          {count}
        </span>
      ))}
    </span>
  );
}

/** Attached: it looks out above its host. */
function Tucked({ piece }: { readonly piece: Shown }) {
  const lens = useLens(pieceThing(piece.card, [piece.id]), piece.seat);
  return (
    <span className={styles.tucked} data-id={piece.id} {...lens}>
      {piece.name}
    </span>
  );
}
