import type { Anchors, Lesson } from '../../../table/lesson/lesson.ts';
import { PLAN } from './plan.ts';
import { TEXTS } from './texts.ts';

const ANCHORS: Anchors = {
  desk: {
    theirs: { at: '[data-part="base-theirs"]', side: 'below' },
    guard: { at: '[data-part="patrol-theirs"]', side: 'below' },
    place: { at: '[data-part="question"]', side: 'beside' },
    ours: { at: '[data-part="question"]', side: 'beside' },
    purse: { at: '[data-part="ours"]', side: 'above' },
    binder: { at: '[data-part="binder"]', side: 'below' },
  },
  phone: {
    theirs: { at: '[data-part="base-theirs"]', side: 'below' },
    guard: { at: '[data-part="patrol-theirs"]', side: 'below' },
    place: { at: '[data-part="patrol-ours"] [data-asked="true"]', side: 'above' },
    // In one's own turn nobody of one's own patrols, so nothing is covered.
    ours: { at: '[data-part="back-ours"]', side: 'above', isLoose: true },
    purse: { at: '[data-part="own"]', side: 'above' },
    binder: { at: '[data-part="letters"]', side: 'above' },
  },
};

/** The first battle. */
const lesson: Lesson = {
  plan: PLAN,
  texts: TEXTS,
  anchors: ANCHORS,
  // One hero, as in the lesson: three of them and 72 cards are for later.
  afterwards: { ...PLAN.options, heroes: 'chosen' },
};

export default lesson;
