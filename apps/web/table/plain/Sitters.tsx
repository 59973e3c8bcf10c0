import { Trans, useLingui } from '@lingui/react/macro';
import type { AnyGuide, Seat } from '@riposte/kernel';
import type { Sitter, TableState } from '../session.ts';
import styles from './PlainBoard.module.css';

/** Who sits where. */
export function Sitters({
  state: { sitters },
  guide,
  view,
}: {
  readonly state: TableState;
  readonly guide: AnyGuide;
  readonly view: unknown;
}) {
  return (
    <section className={styles.part} aria-labelledby="plain-sitters">
      <h2 id="plain-sitters" className={styles.label}>
        <Trans>Who sits where</Trans>
      </h2>
      <ol className={styles.lines}>
        {sitters.map((sitter, index) => {
          const called = guide.called(index as Seat, view);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <li key={index}>
              <strong>{called === undefined ? sitter.name : `${called} (${sitter.name})`}</strong>{' '}
              <Kind sitter={sitter} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Kind({ sitter: { kind, level, away } }: { readonly sitter: Sitter }) {
  const { t } = useLingui();
  const kinds = {
    you: t`this is your seat`,
    person: away ? t`a person, away` : t`a person`,
    bot: level === undefined ? t`follows a fixed plan` : t`a bot of level ${level}`,
    nobody: t`nobody yet`,
  };
  return <span className={styles.about}>{kinds[kind]}</span>;
}
