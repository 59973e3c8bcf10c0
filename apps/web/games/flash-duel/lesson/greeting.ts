import { msg } from '@lingui/core/macro';
import type { Greeting } from '../../../table/lesson/lesson.ts';

/** It comes with the first duel; the lesson itself is fetched by those who want it. */
const greeting: Greeting = {
  label: msg`Your first duel`,
  text: msg`A card that equals the distance strikes, any card moves. Hit three times to win.`,
  anchors: {
    desk: { match: { at: '[data-part="tokens"]', side: 'below' } },
    // Beneath the tokens are the tools: a newcomer finds the way out there.
    phone: { match: { at: '[data-part="bridge"]', side: 'deck' } },
  },
  about: 'match',
  isFor: ({ mode }) => mode === 'simple',
};

export default greeting;
