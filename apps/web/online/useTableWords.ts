import { useLingui } from '@lingui/react/macro';
import type { AnyGame } from '@riposte/kernel';
import type { TableCard } from '@riposte/protocol';
import { clockWords } from './clocks.ts';
import { optionWords } from './wish.ts';

/** What is played at a table, in a few words. */
export function useTableWords(
  game: AnyGame,
  card: TableCard,
): { readonly options: string; readonly lead: string } {
  const { t, i18n } = useLingui();
  const options = optionWords(game, card.options)
    .map((word) => (typeof word === 'string' ? word : i18n._(word)))
    .join(', ');
  const who = card.visibility === 'private' ? t`by link` : t`open to anybody`;
  return { options, lead: [options, clockWords(card.clock, i18n), who].filter(Boolean).join(' · ') };
}
