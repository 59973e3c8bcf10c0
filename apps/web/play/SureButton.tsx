import { type ReactNode, useState } from 'react';
import { Button } from '../design/Button.tsx';
import type { ButtonKind } from '../design/buttonLook.ts';

/** Asks once more, in place, since it cannot be taken back. */
export function SureButton({
  kind = 'quiet',
  sure,
  onSure,
  children,
}: {
  readonly kind?: ButtonKind;
  /** What is said instead once it was pressed: what it costs. */
  readonly sure: ReactNode;
  readonly onSure: () => void;
  readonly children: ReactNode;
}) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Button wide kind={isAsked ? 'ember' : kind} onClick={isAsked ? onSure : () => setAsked(true)}>
      {isAsked ? sure : children}
    </Button>
  );
}
