import { Trans } from '@lingui/react/macro';
import type { CardId } from '@riposte/codex/table';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import styles from './About.module.css';
import { SpecCards } from './SpecCards.tsx';

/** What can be done with what is read about: its cards are shown, or it is led. */
export function Deeds({
  heroes,
  children,
}: {
  readonly heroes: readonly CardId[];
  /** The answer. */
  readonly children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={styles.deeds} data-part="deeds">
        <Button onClick={() => setIsOpen(true)}>
          <Trans>Read the cards</Trans>
        </Button>
        <div data-walk="answers">{children}</div>
      </div>
      {isOpen && <SpecCards heroes={heroes} onClose={() => setIsOpen(false)} />}
    </>
  );
}
