import { Trans } from '@lingui/react/macro';
import type { AnyGuide, SeatNames } from '@riposte/kernel';
import styles from './PlainBoard.module.css';

/** All that the viewer knows, in sentences. */
export function TableInWords({
  guide,
  view,
  names,
}: {
  readonly guide: AnyGuide;
  readonly view: unknown;
  readonly names: SeatNames;
}) {
  return (
    <section className={styles.part} aria-labelledby="plain-table">
      <h2 id="plain-table" className={styles.label}>
        <Trans>The table</Trans>
      </h2>
      <div className={styles.facts}>
        {guide.facts(view, names).map(({ heading, lines }) => (
          <div key={heading} className={styles.fact}>
            <h3 className={styles.heading}>{heading}</h3>
            <ul className={styles.lines}>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
                <li key={index}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
