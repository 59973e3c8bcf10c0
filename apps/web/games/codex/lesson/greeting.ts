import { msg } from '@lingui/core/macro';
import type { Greeting } from '../../../table/lesson/lesson.ts';

/** It comes with the first choice of heroes; the lesson itself is fetched by those who want it. */
const greeting: Greeting = {
  label: msg`Your first battle`,
  text: msg`Workers bring gold, gold brings an army, and each turn your codex adds two cards to your deck. Bring down the other base.`,
  anchors: {
    // Above what begins with a team that is ready: there it covers no hero and no team.
    desk: { heroes: { at: '[data-part="deeds"]', side: 'above' } },
    phone: { heroes: { at: '[data-part="question"]', side: 'below' } },
  },
  about: 'heroes',
  // A match with dealt heroes begins on the table itself, where nothing lies free.
  isFor: ({ heroes }) => heroes === 'chosen',
};

export default greeting;
