import type { Anchors, Lesson } from '../../../table/lesson/lesson.ts';
import { PLAN } from './plan.ts';
import { TEXTS } from './texts.ts';

const ANCHORS: Anchors = {
  desk: {
    // The island stays in sight: only the little map is covered.
    island: { at: '[data-part="question"]', side: 'beside' },
    answers: { at: '[data-part="answers"]', side: 'beside' },
    mat: { at: '[data-part="question"]', side: 'beside' },
    card: { at: '[data-part="question"]', side: 'beside' },
    rim: { at: '[data-part="rim"]', side: 'beside' },
    map: { at: '[data-part="map"]', side: 'below' },
  },
  phone: {
    island: { at: '[data-part="island"]', side: 'below' },
    answers: { at: '[data-part="answers"]', side: 'above' },
    mat: { at: '[data-walk="hand"]', side: 'above' },
    card: { at: '[data-part="answers"]', side: 'above' },
    rim: { at: '[data-part="rim"]', side: 'below' },
    map: { at: '[data-part="map"]', side: 'below' },
  },
};

/** The first landing. */
const lesson: Lesson = { plan: PLAN, texts: TEXTS, anchors: ANCHORS };

export default lesson;
