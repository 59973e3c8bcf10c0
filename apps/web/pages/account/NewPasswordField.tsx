import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextField } from '../../design/TextField.tsx';

/** How long a password must be at least; the server counts, too. */
export const SHORTEST = 10;

/** A password that is yet to be. */
export function NewPasswordField({
  value,
  onText,
  error,
}: {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly error?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`New password`}
      hint={t`At least ${SHORTEST} characters.`}
      type="password"
      required
      minLength={SHORTEST}
      maxLength={128}
      autoComplete="new-password"
      value={value}
      onText={onText}
      error={error}
    />
  );
}
