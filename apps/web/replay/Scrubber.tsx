import { useLingui } from '@lingui/react/macro';
import { VerdictSign } from '../analysis/VerdictSign.tsx';
import type { VerdictMark } from '../analysis/verdictMarks.ts';
import type { Mark } from './marks.ts';
import styles from './Scrubber.module.css';

/** The whole match as a line: drag along it, and see where something stands out. */
export function Scrubber({
  at,
  last,
  marks,
  verdicts,
  said,
  onJump,
}: {
  readonly at: number;
  readonly last: number;
  readonly marks: readonly Mark[];
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
