import { useLingui } from '@lingui/react/macro';
import { Ellipsis, ScrollText, Undo2 } from 'lucide-react';
import { Drawing } from '../../art/Drawing.tsx';
import styles from './PhoneTools.module.css';
import type { Knowledge } from './tally.ts';

/** The draw pile, the log, taking back while it is free, and all the rest behind one button. */
export function PhoneTools({
  known,
  canUndo,
  onUndo,
  onLog,
  onCards,
  onMore,
}: {
  readonly known: Knowledge;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onLog: () => void;
  readonly onCards: () => void;
  readonly onMore: () => void;
}) {
  const { t } = useLingui();
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.pile}
        onClick={onCards}
        aria-label={t`${known.toDraw} cards to draw. All about the cards`}
      >
        <Drawing name="cardback" />
        <b>{known.toDraw}</b>
      </button>
      <button type="button" className={styles.tool} onClick={onLog} aria-label={t`Log`}>
        <ScrollText aria-hidden size="1.375rem" strokeWidth={1.75} />
      </button>
      <button type="button" className={styles.tool} onClick={onMore} aria-label={t`More`}>
        <Ellipsis aria-hidden size="1.375rem" strokeWidth={1.75} />
      </button>
      {canUndo && (
        <button
          type="button"
          className={styles.tool}
          data-lit="true"
          onClick={onUndo}
          aria-label={t`Take back`}
        >
          <Undo2 aria-hidden size="1.375rem" strokeWidth={1.75} />
        </button>
      )}
    </div>
  );
}
