import { Trans, useLingui } from '@lingui/react/macro';
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Ellipsis,
  Pause,
  Play,
  ShieldCheck,
  Swords,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design/Button.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { VerdictSign } from '../analysis/VerdictSign.tsx';
import type { VerdictMark } from '../analysis/verdictMarks.ts';
import styles from './Controls.module.css';
import { SPEEDS } from './dwell.ts';
import type { ReplayMark } from './marks.ts';
import type { Projector } from './useProjector.ts';

/** How a replay is steered: the line of the match, and buttons for every stride. */
export function Controls({
  projector,
  marks,
  verdicts,
  note,
  said,
  round,
  rounds,
  onWhy,
  onPlayOn,
  onMore,
  onProof,
}: {
  readonly projector: Projector;
  readonly marks: readonly ReplayMark[];
  /** What the judge said, once the judge was asked. */
  readonly verdicts: readonly VerdictMark[];
  /** What is said of the moment; its place stays while there is nothing to say. */
  readonly note: ReactNode;
  readonly said: string;
  readonly round: number;
  /** How many the match has. */
  readonly rounds: number;
  readonly onWhy: () => void;
  readonly onPlayOn: () => void;
  readonly onMore: () => void;
  readonly onProof: () => void;
}) {
  const { t } = useLingui();
  const { at, last, isRunning, speed, step } = projector;
  const moment = at + 1;
  const count = last + 1;
  const widest = [...(rounds > 0 ? [t`Round ${rounds}`] : []), `${count}/${count}`].join('\n');
  const faster = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  return (
    <section className={styles.controls} aria-label={t`Replay`}>
      {note}
      <Scrubber at={at} last={last} marks={marks} verdicts={verdicts} said={said} onJump={projector.jump} />
      <div className={styles.row}>
        <div className={styles.left}>
          <p className={styles.where} data-widest={widest}>
            {round > 0 && (
              <>
                <Trans>Round {round}</Trans>
                <br />
              </>
            )}
            {moment}/{count}
          </p>
          <Button kind="quiet" className={styles.badge} onClick={onProof}>
            <ShieldCheck aria-hidden />
            <Trans>Verified fair</Trans>
          </Button>
        </div>
        <div className={styles.steps}>
          <IconButton
            className={styles.wide}
            icon={ChevronFirst}
            label={t`Round before`}
            onClick={() => step('round', -1)}
          />
          <IconButton icon={ChevronsLeft} label={t`Turn before`} onClick={() => step('turn', -1)} />
          <IconButton icon={ChevronLeft} label={t`One back`} onClick={() => step('event', -1)} />
          <IconButton
            className={styles.play}
            icon={isRunning ? Pause : Play}
            label={isRunning ? t`Pause` : t`Play`}
            onClick={projector.toggle}
          />
          <IconButton icon={ChevronRight} label={t`One on`} onClick={() => step('event', 1)} />
          <IconButton icon={ChevronsRight} label={t`Next turn`} onClick={() => step('turn', 1)} />
          <IconButton
            className={styles.wide}
            icon={ChevronLast}
            label={t`Next round`}
            onClick={() => step('round', 1)}
          />
        </div>
        <div className={styles.right}>
          <Button kind="quiet" className={styles.why} aria-haspopup="dialog" onClick={onWhy}>
            <Trans>Why?</Trans>
          </Button>
          <IconButton
            className={styles.wide}
            icon={Swords}
            label={t`Play on from here`}
            aria-haspopup="dialog"
            onClick={onPlayOn}
          />
          <button
            type="button"
            className={`${styles.speed} ${styles.wide}`}
            aria-label={t`Speed ${speed}, change to ${faster}`}
            onClick={() => projector.setSpeed(faster)}
          >
            {speed}×
          </button>
          <IconButton icon={Ellipsis} label={t`Log, viewer and sharing`} onClick={onMore} />
        </div>
      </div>
    </section>
  );
}

/** The whole match as a line: drag along it, and see where something stands out. */
function Scrubber({
  at,
  last,
  marks,
  verdicts,
  said,
  onJump,
}: {
  readonly at: number;
  readonly last: number;
  readonly marks: readonly ReplayMark[];
  readonly verdicts: readonly VerdictMark[];
  /** What happened there, in words. */
  readonly said: string;
  readonly onJump: (at: number) => void;
}) {
  const { t } = useLingui();
  const left = (index: number) => `${(index / Math.max(1, last)) * 100}%`;
  const moment = at + 1;
  const count = last + 1;
  return (
    <div className={styles.scrubber}>
      <div className={styles.line} aria-hidden>
        <span className={styles.done} style={{ transform: `scaleX(${at / Math.max(1, last)})` }} />
        {marks.map((mark) => (
          <span
            key={`${mark.at} ${mark.kind}`}
            className={styles.mark}
            data-kind={mark.kind}
            style={{ left: left(mark.at) }}
          />
        ))}
        {verdicts.map((one) => (
          <span key={one.entry} className={styles.verdict} style={{ left: left(one.at) }}>
            <VerdictSign verdict={one.verdict} />
          </span>
        ))}
      </div>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={last}
        value={at}
        aria-label={t`Moment of the match`}
        aria-valuetext={t`${moment} of ${count}: ${said}`}
        onChange={({ target }) => onJump(target.valueAsNumber)}
      />
    </div>
  );
}
