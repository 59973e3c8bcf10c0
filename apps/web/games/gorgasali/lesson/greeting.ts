import { msg } from '@lingui/core/macro';
import type { Greeting } from '../../../table/lesson/lesson.ts';

/** It comes with the first landing; the lesson itself is fetched by those who want it. */
const greeting: Greeting = {
  label: msg`Your first landing`,
  text: msg`Walk to chests, take what is in them, shoot what comes near. The dusk closes in, and the last one standing wins.`,
  anchors: {
    desk: { characters: { at: 'ul[data-part="answers"]', side: 'below' } },
    phone: { characters: { at: 'ul[data-part="answers"]', side: 'below' } },
  },
  about: 'characters',
  // A match with dealt characters begins on the island itself, where nothing lies free.
  isFor: ({ characters }) => characters === 'chosen',
};

export default greeting;
