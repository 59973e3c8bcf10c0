import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isRaid, type View } from '@riposte/flash-duel';
import type { SeatNames } from '@riposte/kernel';
import { CircleHelp, Eye, Lamp, List, ScrollText, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tool } from './Tool.tsx';
import styles from './TopBar.module.css';

interface Props {
  readonly view: View;
  readonly names: SeatNames;
  readonly canUndo: boolean;
  readonly watchers: number | undefined;
  readonly menu: ReactNode;
  readonly onUndo: () => void;
  readonly onPlain: (() => void) | undefined;
  readonly onHint: (() => void) | undefined;
  readonly onLog: () => void;
  readonly onHelp: () => void;
}

/** Taking back while it is free, the plain board, the log, the round, help, who looks on, and what the page adds. */
export function TopBar(props: Props) {
  const { view, names, canUndo, watchers, menu, onUndo, onPlain, onHint, onLog, onHelp } = props;
  const { t } = useLingui();
  const look = { className: styles.tool, size: '1.25rem' };
  return (
    <div className={styles.bar}>
      {canUndo && (
        <Tool {...look} icon={Undo2} label={t`Take back`} hint={t`Take back (u)`} isLit onUse={onUndo} />
      )}
      {onPlain && (
        <Tool {...look} icon={List} label={t`Plain board`} hint={t`Plain board (p)`} onUse={onPlain} />
      )}
      <Tool {...look} icon={ScrollText} label={t`Log`} hint={t`Log (l)`} onUse={onLog} />
      <Round view={view} names={names} />
      {onHint && <Tool {...look} icon={Lamp} label={t`A hint`} hint={t`A hint (h)`} onUse={onHint} />}
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

function Round({ view, names }: { readonly view: View; readonly names: SeatNames }) {
  const { round, active, viewer, stakes } = view;
  const who = names(active);
  if (round === 0)
    return (
      <p className={styles.round}>
        <b>
          <Trans>Before the fight</Trans>
        </b>
        <span>{isRaid(view) ? <Trans>one raid</Trans> : <Trans>first to three</Trans>}</span>
      </p>
    );
  return (
    <p className={styles.round}>
      <b>{isRaid(view) ? <Trans>Raid</Trans> : <Trans>Round {round}</Trans>}</b>
      <span>
        {isRaid(view) || view.fighters.length > 2 ? (
          active === viewer ? (
            <Trans>your turn</Trans>
          ) : (
            <Trans>turn of {who}</Trans>
          )
        ) : stakes > 1 ? (
          <Plural value={stakes} one="for # token" other="for # tokens" />
        ) : (
          <Trans>first to three</Trans>
        )}
      </span>
    </p>
  );
}
