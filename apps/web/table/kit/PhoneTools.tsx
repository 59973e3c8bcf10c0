import { useLingui } from '@lingui/react/macro';
import { Ellipsis, ScrollText, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './PhoneTools.module.css';
import { Tool } from './Tool.tsx';

/** The draw pile, the log, taking back while it is free, and all the rest behind one button. */
export function PhoneTools({
  pile,
  offers,
  canUndo,
  onUndo,
  onLog,
  onKnowledge,
  onMore,
}: {
  readonly pile: ReactNode;
  /** What may be done at any time. */
  readonly offers: ReactNode;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onLog: () => void;
  readonly onKnowledge: () => void;
  readonly onMore: () => void;
}) {
  const { t } = useLingui();
  const look = { className: styles.tool, size: '1.375rem' };
  return (
    <div className={styles.tools}>
      {pile && (
        <button type="button" className={styles.pile} onClick={onKnowledge}>
          {pile}
        </button>
      )}
      <Tool {...look} icon={ScrollText} label={t`Log`} onUse={onLog} />
      <Tool {...look} icon={Ellipsis} label={t`More`} onUse={onMore} />
      {canUndo && <Tool {...look} icon={Undo2} label={t`Take back`} isLit onUse={onUndo} />}
      {offers}
    </div>
  );
}
