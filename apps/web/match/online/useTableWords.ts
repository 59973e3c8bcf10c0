import { useLingui } from '@lingui/react/macro';
import type { TableCard } from '@riposte/protocol';
import { type Loaded, usePart } from '../../games/library.ts';
import { optionWords } from '../local/optionWords.ts';
import { clockWords } from './clocks.ts';

/** What is played at a table, in a few words. */
export function useTableWords(
  loaded: Loaded,
  card: TableCard,
): { readonly options: string; readonly lead: string } {
  const { t, i18n } = useLingui();
  const words = usePart(loaded.game.id, 'setup');
  const options = optionWords(loaded, words, card.options)
    .map((word) => (typeof word === 'string' ? word : i18n._(word)))
    .join(', ');
  const who = card.visibility === 'private' ? t`by link` : t`open to anybody`;
  return { options, lead: [options, clockWords(card.clock, i18n), who].filter(Boolean).join(' · ') };
}
