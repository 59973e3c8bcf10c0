import { useLingui } from '@lingui/react/macro';

/** What a mode of Flash Duel is called; a mode we do not know goes by its own name. */
export function ModeName({ mode }: { readonly mode: string }) {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    simple: t`Simple duel`,
    full: t`Full game`,
    clockwork: t`Custom Clockwork`,
    solo: t`Solo`,
    team: t`Team battle`,
    raid: t`Raid`,
    betrayal: t`Betrayal`,
  };
  return names[mode] ?? mode;
}
