import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isRaid, type View } from '@riposte/flash-duel';
import type { SeatNames } from '@riposte/kernel';
import { CircleHelp, Eye, Lamp, List, ScrollText, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
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
  return (
    <div className={styles.bar}>
      {canUndo && (
        <button
          type="button"
          className={styles.tool}
          data-lit="true"
          onClick={onUndo}
          aria-label={t`Take back`}
          title={t`Take back (u)`}
        >
          <Undo2 aria-hidden size="1.25rem" strokeWidth={1.75} />
        </button>
      )}
      {onPlain && (
        <button
          type="button"
          className={styles.tool}
          onClick={onPlain}
          aria-label={t`Plain board`}
          title={t`Plain board (p)`}
        >
          <List aria-hidden size="1.25rem" strokeWidth={1.75} />
        </button>
      )}
      <button type="button" className={styles.tool} onClick={onLog} aria-label={t`Log`} title={t`Log (l)`}>
        <ScrollText aria-hidden size="1.25rem" strokeWidth={1.75} />
      </button>
      <Round view={view} names={names} />
      {onHint && (
        <button
          type="button"
          className={styles.tool}
          onClick={onHint}
          aria-label={t`A hint`}
          title={t`A hint (h)`}
        >
          <Lamp aria-hidden size="1.25rem" strokeWidth={1.75} />
        </button>
      )}
      <button
        type="button"
        className={styles.tool}
        onClick={onHelp}
        aria-label={t`Keys and rules`}
        title={t`Keys and rules (?)`}
      >
        <CircleHelp aria-hidden size="1.25rem" strokeWidth={1.75} />
      </button>
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
