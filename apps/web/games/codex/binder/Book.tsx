import { Trans, useLingui } from '@lingui/react/macro';
import { type CardId, entryOf, type Leaf, type Pocket, upper } from '@riposte/codex/table';
import { type CSSProperties, useState } from 'react';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { crestIcon } from '../cards/icons.ts';
import { paletteOf } from '../cards/palettes.ts';
import styles from './Book.module.css';
import { PocketButton } from './PocketButton.tsx';
import { A_PAGE, inPlace, isWanted, type LeafFilter } from './pages.ts';
import { leftIn, type TechSealing } from './sealing.ts';

interface Props {
  readonly leaves: readonly Leaf[];
  readonly seen: CardId | undefined;
  readonly filter: LeafFilter;
  readonly sealing: TechSealing;
  readonly unsent: readonly CardId[];
  /** Whether one leaf is seen at a time. */
  readonly isOneLeaf: boolean;
  readonly onSee: (card: CardId) => void;
}

/** The open binder: at a desk all leaves beneath each other over two pages, on a phone one of them. */
export function Book({ leaves, seen, filter, sealing, unsent, isOneLeaf, onSee }: Props) {
  const { t } = useLingui();
  const [turned, turnTo] = useState(() => leafWith(leaves, seen));
  return (
    <div className={styles.book} data-part="binder">
      {leaves.length > 1 && (
        <fieldset className={styles.tabs}>
          <legend className="heard">
            <Trans>Leaf</Trans>
          </legend>
          {leaves.map(({ spec }, index) => (
            <button
              key={spec}
              type="button"
              className={styles.tab}
              style={colourOf(spec)}
              aria-pressed={index === turned}
              onClick={() => turnTo(index)}
            >
              <Drawing drawn={crestIcon({ spec, color: 'neutral' })} />
              {upper(spec)}
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.cover}>
        {leaves.map(({ spec, pockets }, index) => {
          // What is not seen is not drawn: two leaves more are two thirds of what a phone has to do.
          if (isOneLeaf && index !== turned) return undefined;
          const [left, right] = pagesOf(inPlace(pockets));
          return (
            <section
              key={spec}
              className={styles.leaf}
              data-walk="leaf"
              style={colourOf(spec)}
              aria-label={upper(spec)}
            >
              <span className={styles.edge} aria-hidden="true">
                <Drawing drawn={crestIcon({ spec, color: 'neutral' })} />
                {upper(spec)}
              </span>
              {[left, right].map((page, side) => (
                <ul
                  key={side === 0 ? 'left' : 'right'}
                  className={styles.page}
                  aria-label={side === 0 ? t`Spells and tech I` : t`Tech II and III`}
                >
                  {page.map((pocket) => (
                    <li key={pocket.card}>
                      <PocketButton
                        pocket={pocket}
                        left={leftIn(pocket, unsent)}
                        isSeen={pocket.card === seen}
                        isOut={!isWanted(pocket, filter) || isBarred(pocket, sealing)}
                        seals={sealing.sealed.filter((card) => card === pocket.card).length}
                        onSee={() => onSee(pocket.card)}
                      />
                    </li>
                  ))}
                </ul>
              ))}
            </section>
          );
        })}
        <span className={styles.rings} aria-hidden="true" />
      </div>
    </div>
  );
}

function pagesOf(pockets: readonly Pocket[]): readonly [readonly Pocket[], readonly Pocket[]] {
  return [pockets.slice(0, A_PAGE), pockets.slice(A_PAGE)];
}

/** Whether it is one of those that are not asked for, while others are: there are copies, and it may not be sealed. */
function isBarred({ card, left }: Pocket, { free }: TechSealing): boolean {
  return left > 0 && free.size > 0 && !free.has(card);
}

/** The leaf on which a card is. */
function leafWith(leaves: readonly Leaf[], card: CardId | undefined): number {
  const spec = card === undefined ? undefined : entryOf(card).spec;
  return Math.max(
    0,
    leaves.findIndex((leaf) => leaf.spec === spec),
  );
}

function colourOf(spec: Leaf['spec']): CSSProperties {
  const { ribbon } = paletteOf({ id: '', spec, color: 'neutral' });
  return { '--ribbon': ribbon } as CSSProperties;
}
