import styles from './Log.module.css';
import type { LogLine } from './logLines.ts';

/** What happened, in words; its edge says whose side it was, and rounds and turns begin with a heading. */
export function Log({ lines, label }: { readonly lines: readonly LogLine[]; readonly label: string }) {
  return (
    <ol className={styles.log} aria-label={label}>
      {lines.map(({ key, side, who, rest, landmark }) => {
        const Line = landmark === 'round' || landmark === 'turn' ? 'h3' : 'p';
        return (
          <li key={key} data-side={side} data-landmark={landmark}>
            <Line>
              {who !== '' && <b>{who}</b>}
              {rest}
            </Line>
          </li>
        );
      })}
    </ol>
  );
}
