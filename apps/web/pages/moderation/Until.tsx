import { Trans } from '@lingui/react/macro';

/** The end of a suspension, if it has one. */
export function Until({ day }: { readonly day: string | undefined }) {
  return day === undefined ? <Trans>permanently</Trans> : <Trans>until {day}</Trans>;
}
