import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/Button.tsx';
import styles from './Confirmed.module.css';

/** A button for something that cannot be taken back: it asks before it does it. */
export function Confirmed({
  words,
  question,
  isOff = false,
  onYes,
}: {
  readonly words: ReactNode;
  readonly question: ReactNode;
  readonly isOff?: boolean;
  readonly onYes: () => void;
}) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button wide kind="quiet" disabled={isOff} onClick={() => setAsked(true)}>
        {words}
      </Button>
    );
  }
  return (
    <div className={styles.asked}>
      <p role="status">{question}</p>
      <div className={styles.answers}>
        <Button kind="quiet" autoFocus onClick={() => setAsked(false)}>
          <Trans>No</Trans>
        </Button>
        <Button
          kind="ember"
          onClick={() => {
            setAsked(false);
            onYes();
          }}
        >
          {words}
        </Button>
      </div>
    </div>
  );
}
