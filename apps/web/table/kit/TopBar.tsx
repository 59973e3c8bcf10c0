import { Plural, useLingui } from '@lingui/react/macro';
import { CircleHelp, Eye, Lamp, List, ScrollText, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tool } from './Tool.tsx';
import styles from './TopBar.module.css';

interface Props {
  /** Which round it is. */
  readonly round: ReactNode;
  readonly canUndo: boolean;
  readonly watchers: number | undefined;
  readonly menu: ReactNode;
  readonly onUndo: () => void;
  readonly onPlain: (() => void) | undefined;
  readonly canAdvise: boolean;
  readonly onHint: (() => void) | undefined;
  readonly onLog: () => void;
  readonly onHelp: () => void;
}

/** Taking back while it is free, the plain board, the log, the round, help, who looks on, and what the page adds. */
export function TopBar(props: Props) {
  const { round, canUndo, watchers, menu, onUndo, onPlain, canAdvise, onHint, onLog, onHelp } = props;
  const { t } = useLingui();
  const look = { className: styles.tool, size: '1.25rem' };
  return (
    <div className={styles.bar}>
      <Tool
        {...look}
        icon={Undo2}
        label={t`Take back`}
        hint={t`Take back (u)`}
        isLit={canUndo}
        isOff={!canUndo}
        onUse={onUndo}
      />
      {onPlain && (
        <Tool {...look} icon={List} label={t`Plain board`} hint={t`Plain board (p)`} onUse={onPlain} />
      )}
      <Tool {...look} icon={ScrollText} label={t`Log`} hint={t`Log (l)`} onUse={onLog} />
      {round}
      {canAdvise && (
        <Tool
          {...look}
          icon={Lamp}
          label={t`A hint`}
          hint={t`A hint (h)`}
          isOff={onHint === undefined}
          onUse={() => onHint?.()}
        />
      )}
      <Tool
        {...look}
        icon={CircleHelp}
        label={t`Help`}
        hint={t`Help: what you can do, and the keys (?)`}
        onUse={onHelp}
      />
      {watchers !== undefined && watchers > 0 && (
        <span className={styles.watchers}>
          <Eye aria-hidden size="1.125rem" strokeWidth={1.75} />
          <span aria-hidden>{watchers}</span>
          <span className="heard">
            <Plural value={watchers} one="# person looks on" other="# people look on" />
          </span>
        </span>
      )}
      {menu}
    </div>
  );
}

/** Two lines in the middle of the bar. */
export function RoundTitle({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <p className={styles.round}>
      <b>{title}</b>
      <span>{children}</span>
    </p>
  );
}
