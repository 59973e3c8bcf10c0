import { Trans } from '@lingui/react/macro';
import type { CardId, Leaf } from '@riposte/codex/table';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { useMedia } from '../../../design/useMedia.ts';
import { walk } from '../../../table/kit/walk.ts';
import { shortName } from '../cards/shortNames.ts';
import styles from './Binder.module.css';
import { Book } from './Book.tsx';
import { Filters } from './Filters.tsx';
import { Letters } from './Letters.tsx';
import type { LeafFilter } from './pages.ts';
import { Reading } from './Reading.tsx';
import { firstSeen, leftIn, type TechSealing } from './sealing.ts';

interface Props {
  readonly leaves: readonly Leaf[];
  readonly sealing: TechSealing;
  /** Whether letters are on their way; whether there are any, and whether they are sent as they are sealed. */
  readonly isBusy: boolean;
  readonly isLooking?: boolean;
  readonly isSent?: boolean;
  /** What stands above the book, where nothing around it says so. */
  readonly head?: ReactNode;
  readonly onSeal: (card: CardId) => void;
  readonly onStop: () => void;
  readonly onTakeBack?: ((letter: number) => void) | undefined;
}

/** Where one leaf is seen at a time, at a glance; the sheets of styles go by the same width. */
const ONE_LEAF = '(max-width: 59.99rem)';

/** RULES 3.13: a codex as a binder: a leaf for each spec, a card as a whole, and two letters for what is chosen. */
export function Binder({
  leaves,
  sealing,
  isBusy,
  isLooking = false,
  isSent = false,
  head,
  onSeal,
  onStop,
  onTakeBack,
}: Props) {
  const [seen, see] = useState(() => firstSeen(leaves, sealing));
  const [filter, setFilter] = useState<LeafFilter>('all');
  const isOneLeaf = useMedia(ONE_LEAF);
  const unsent = isSent ? [] : sealing.sealed;
  const pocket = leaves.flatMap(({ pockets }) => pockets).find(({ card }) => card === seen);
  const name = pocket ? shortName(pocket.card) : '';
  const isFree = pocket !== undefined && sealing.free.has(pocket.card);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows walk from button to button, as on every table
    <div className={styles.frame} onKeyDown={walkOn}>
      <div className={styles.binder} data-leaves={leaves.length} data-looking={isLooking || undefined}>
        {head}
        {!isOneLeaf && <Filters leaves={leaves} unsent={unsent} filter={filter} onFilter={setFilter} />}
        <Book
          {...{ leaves, seen, unsent, sealing, isOneLeaf }}
          filter={isOneLeaf ? 'all' : filter}
          onSee={see}
        />
        {!isLooking && <Letters {...{ sealing, isBusy, onTakeBack }} />}
        {pocket && (
          <Reading pocket={pocket} left={leftIn(pocket, unsent)}>
            {sealing.free.size > 0 && (
              <Button
                kind="solid"
                disabled={!isFree}
                aria-disabled={isBusy || undefined}
                onClick={() => !isBusy && onSeal(pocket.card)}
              >
                <Trans>Seal {name}</Trans>
              </Button>
            )}
            {sealing.mayStop && (
              <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && onStop()}>
                {sealing.sealed.length > 0 ? <Trans>One is enough</Trans> : <Trans>Take none</Trans>}
              </Button>
            )}
          </Reading>
        )}
      </div>
    </div>
  );
}

/** Arrows walk along a leaf and from one to the next, also where the binder lies over the table. */
function walkOn(event: KeyboardEvent<HTMLElement>): void {
  if (!event.key.startsWith('Arrow') || !walk(event.currentTarget, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
}
