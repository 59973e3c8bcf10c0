import { useLingui } from '@lingui/react/macro';

/** What the modes of Flash Duel are called. */
export function useModeNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    simple: t`Simple duel`,
    full: t`Full game`,
    clockwork: t`Custom Clockwork`,
    solo: t`Solo`,
    team: t`Team battle`,
    raid: t`Raid`,
    betrayal: t`Betrayal`,
  };
}
