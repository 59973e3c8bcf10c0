import { Trans, useLingui } from '@lingui/react/macro';
import type { RuleChapter } from '@riposte/kernel';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import styles from './Contents.module.css';

/** Which chapters there are: beside the text on a desk, behind a touch on a phone. */
export function Contents({
  chapters,
  cards,
}: {
  readonly chapters: readonly RuleChapter[];
  /** Whether the cards stand below the chapters. */
  readonly cards: boolean;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 60rem)').matches);
  return (
    <nav className={styles.contents} aria-label={t`Chapters`}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Trans>Chapters</Trans>
        </summary>
        <ol>
          {chapters.map(({ number, title }) => (
            <li key={number}>
              <Link to="." hash={number} resetScroll={false}>
                <span className={styles.number}>{number}</span> {title}
              </Link>
            </li>
          ))}
          {cards && (
            <li>
              <Link to="." hash="cards" resetScroll={false}>
                <span /> <Trans>The cards</Trans>
              </Link>
            </li>
          )}
        </ol>
      </details>
    </nav>
  );
}
