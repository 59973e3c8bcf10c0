import { useLingui } from '@lingui/react/macro';
import type { Source } from '@riposte/flash-duel';

/** What is said of how sure we are of a card. */
interface Said {
  readonly name: string;
  readonly meaning: string;
}

export function useSources(): Readonly<Record<Source, Said>> {
  const { t } = useLingui();
  return {
    rulebook: {
      name: t`Rulebook`,
      meaning: t`The rulebook says what this card does. The words are ours.`,
    },
    public: {
      name: t`Public`,
      meaning: t`Public material says what this card does. The words are ours.`,
    },
    partly: {
      name: t`Partly known`,
      meaning: t`Part of what this card does is known; the rest is ours.`,
    },
    house: {
      name: t`House card`,
      meaning: t`What is printed on this card is not known to us, so we made it ourselves.`,
    },
  };
}
