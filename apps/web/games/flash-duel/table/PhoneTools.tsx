import { useLingui } from '@lingui/react/macro';
import { Ellipsis, ScrollText, Undo2 } from 'lucide-react';
import { GameDrawing } from '../art/GameDrawing.tsx';
import styles from './PhoneTools.module.css';
import { Tool } from './Tool.tsx';
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
  const look = { className: styles.tool, size: '1.375rem' };
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.pile}
        onClick={onCards}
        aria-label={t`${known.toDraw} cards to draw. All about the cards`}
      >
        <GameDrawing name="cardback" />
        <b>{known.toDraw}</b>
      </button>
      <Tool {...look} icon={ScrollText} label={t`Log`} onUse={onLog} />
      <Tool {...look} icon={Ellipsis} label={t`More`} onUse={onMore} />
      {canUndo && <Tool {...look} icon={Undo2} label={t`Take back`} isLit onUse={onUndo} />}
    </div>
  );
}
