import type { Phrase, Words } from './words.ts';

/** What is said of one is said otherwise to one: "Bo was defeated", "You were defeated". */
const VERBS = { is: 'are', was: 'were', has: 'have', goes: 'go' } as const;

/** "Ember hit You!" is "Ember hit you!": only at its beginning has a sentence a capital. */
export function toYou(text: string): string {
  return text
    .replace(
      /\bYou(, who)? (is|was|has|goes)\b/g,
      (_, who: string | undefined, verb: keyof typeof VERBS) => `You${who ?? ''} ${VERBS[verb]}`,
    )
    .replace(/(?<=[^.!?] )You\b/g, 'you');
}

/** The same words for readers of whom one is called "You". */
export function addressed<Choice, Event, View>(
  words: Words<Choice, Event, View>,
): Words<Choice, Event, View> {
  const address = (phrase: Phrase): Phrase => ({ ...phrase, text: toYou(phrase.text) });
  return {
    ...words,
    question: (...about) => address(words.question(...about)),
    choice: (...about) => address(words.choice(...about)),
    event: (...about) => address(words.event(...about)),
  };
}
