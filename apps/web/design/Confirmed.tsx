import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import type { ButtonKind } from './buttonLook.ts';
import styles from './Confirmed.module.css';

/** A button for something that cannot be taken back: it asks before it does it. */
export function Confirmed({
  words,
  question,
  kind = 'quiet',
  isOff = false,
  onYes,
}: {
  readonly words: ReactNode;
  readonly question: ReactNode;
  readonly kind?: ButtonKind;
  readonly isOff?: boolean;
  readonly onYes: () => void;
}) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button wide kind={kind} disabled={isOff} onClick={() => setAsked(true)}>
        {words}
      </Button>
    );
  }
  return (
    <div className={styles.asked}>
      <p role="status">{question}</p>
      <div className={styles.answers}>
        <Button kind="quiet" ref={focus} onClick={() => setAsked(false)}>
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

/** A question asked by keyboard is answered by keyboard, and not by the same key pressed too long. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
