import styles from './Log.module.css';
import type { LogLine } from './logLines.ts';

/** What happened, in words; its edge says whose side it was. */
export function Log({ lines, label }: { readonly lines: readonly LogLine[]; readonly label: string }) {
  return (
    <ol className={styles.log} aria-label={label}>
      {lines.map(({ key, side, who, rest, round }) => (
        <li key={key} data-side={side} data-round={round}>
          {who !== '' && <b>{who}</b>}
          {rest}
        </li>
      ))}
    </ol>
  );
}
