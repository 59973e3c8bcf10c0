import { useLingui } from '@lingui/react/macro';

/** What is said of how sure we are of a card. */
interface Said {
  readonly name: string;
  readonly meaning?: string;
}

/** How sure we are of a card, by the name of its source; a source of a game's own is called what the game calls it. */
export function useSources(own: Readonly<Record<string, string>>): (source: string) => Said {
  const { t } = useLingui();
  const known: Readonly<Record<string, Said>> = {
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
  return (source) => known[source] ?? { name: own[source] ?? source };
}
