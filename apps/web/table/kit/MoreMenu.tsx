import { Plural, Trans } from '@lingui/react/macro';
import { CircleHelp, Eye, Lamp, Layers, LayoutList, List } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './MoreMenu.module.css';

/** What has no room of its own on a phone. */
export function MoreMenu({
  watchers,
  menu,
  knowledge,
  onKnowledge,
  onPlain,
  onHint,
  onAll,
  onHelp,
}: {
  readonly watchers: number | undefined;
  readonly menu: ReactNode;
  /** What public knowledge is called, where it is found here. */
  readonly knowledge: string | undefined;
  readonly onKnowledge: (() => void) | undefined;
  readonly onPlain: (() => void) | undefined;
  readonly onHint: (() => void) | undefined;
  readonly onAll: (() => void) | undefined;
  readonly onHelp: () => void;
}) {
  return (
    <div className={styles.menu}>
      {onHint && (
        <button type="button" onClick={onHint}>
          <Lamp aria-hidden size="1.25rem" strokeWidth={1.75} />
          <Trans>A hint</Trans>
        </button>
      )}
      {onAll && (
        <button type="button" onClick={onAll}>
          <LayoutList aria-hidden size="1.25rem" strokeWidth={1.75} />
          <Trans>All answers</Trans>
        </button>
      )}
      {onKnowledge && (
        <button type="button" onClick={onKnowledge}>
          <Layers aria-hidden size="1.25rem" strokeWidth={1.75} />
          {knowledge}
        </button>
      )}
      {onPlain && (
        <button type="button" onClick={onPlain}>
          <List aria-hidden size="1.25rem" strokeWidth={1.75} />
          <Trans>Plain board, in words</Trans>
        </button>
      )}
      <button type="button" onClick={onHelp}>
        <CircleHelp aria-hidden size="1.25rem" strokeWidth={1.75} />
        <Trans>Help</Trans>
      </button>
      {watchers !== undefined && watchers > 0 && (
        <p>
          <Eye aria-hidden size="1.25rem" strokeWidth={1.75} />
          <Plural value={watchers} one="# person looks on" other="# people look on" />
        </p>
      )}
      {menu}
    </div>
  );
}
