import type { Anchors, Lesson } from '../../../table/lesson/lesson.ts';
import { PLAN } from './plan.ts';
import { TEXTS } from './texts.ts';

const ANCHORS: Anchors = {
  desk: {
    bridge: { at: '[data-part="bridge"]', side: 'deck' },
    hand: { at: '[data-walk="hand"]', side: 'beside' },
    answers: { at: '[data-walk="hand"]', side: 'beside' },
    tally: { at: '[data-part="tally"]', side: 'above' },
    tokens: { at: '[data-part="tokens"]', side: 'below' },
  },
  // Here the hand and the answers need all the room below.
  phone: {
    bridge: { at: '[data-part="bridge"]', side: 'deck' },
    hand: { at: '[data-walk="hand"]', side: 'above' },
    answers: { at: '[data-walk="hand"]', side: 'above' },
    tally: { at: '[data-part="tally"]', side: 'below' },
    tokens: { at: '[data-part="tokens"]', side: 'below' },
  },
};

/** The first duel. */
const lesson: Lesson = { plan: PLAN, texts: TEXTS, anchors: ANCHORS };

export default lesson;
