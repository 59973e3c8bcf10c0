import { Trans } from '@lingui/react/macro';
import type { AnyGame, SeatNames } from '@riposte/kernel';
import { TELLERS } from './facts.ts';
import styles from './PlainBoard.module.css';
import { inWords } from './whyNots.ts';

/** All that the viewer knows: in sentences where the game tells them, else as the lists that its view is. */
export function TableInWords({
  game,
  view,
  names,
}: {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly names: SeatNames;
}) {
  const teller = TELLERS[game.id];
  return (
    <section className={styles.part} aria-labelledby="plain-table">
      <h2 id="plain-table" className={styles.label}>
        <Trans>The table</Trans>
      </h2>
      {teller ? (
        <div className={styles.facts}>
          {teller.facts(view, names).map(({ heading, lines }) => (
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
      ) : (
        <Tree value={view} />
      )}
    </section>
  );
}

/** Plain data as nested lists. What is under way is the business of the rules, and left out. */
function Tree({ value }: { readonly value: unknown }) {
  if (typeof value !== 'object' || value === null) return <span>{String(value)}</span>;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return <span>{value.join(', ') || '–'}</span>;
  }
  return (
    <ul className={styles.lines}>
      {Object.entries(value)
        .filter(([name]) => name !== 'stack')
        .map(([name, item]) => (
          <li key={name}>
            <strong>{Array.isArray(value) ? Number(name) + 1 : inWords(name)}</strong>: <Tree value={item} />
          </li>
        ))}
    </ul>
  );
}
