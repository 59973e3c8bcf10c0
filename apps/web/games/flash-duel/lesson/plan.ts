import type { Event, View } from '@riposte/flash-duel';
import { type Choice, optionsOf } from '@riposte/flash-duel';
import type { Outcome } from '@riposte/kernel';
import type { LessonPlan, LessonStep } from '../../../table/lesson/lesson.ts';
import type { AnyUpdate } from '../../../table/session.ts';
import type { StepId } from './texts.ts';

/** The pupil has won; the tokens are counted as at the end of any duel. */
const WON: Outcome = { places: [1, 2], scores: [1, 0] };

/** The steps are checked: their names have texts, and their choices are this game's. */
type DuelStep = LessonStep &
  (
    | { readonly type: 'look'; readonly id: StepId }
    | { readonly type: 'you'; readonly id: StepId; readonly choice: Choice }
    | { readonly type: 'foe'; readonly choice: Choice }
  );

/**
 * The first duel. Both stand at their ends, 17 apart:
 *
 *   you 1 → 6, foe 18 → 14, you → 11 (distance 3: attack, block, attack, block), foe dashes to 13 and strikes,
 *   you retreat to 7 and recover, foe → 12, you dash to 10 and strike, foe retreats to 17 and recovers,
 *   you → 15, foe → 16 (distance 1), you push them to 17, foe → 18 (distance 3), you attack with two 3s when only one
 *   is left that you do not hold.
 */
const STEPS: readonly DuelStep[] = [
  { type: 'look', id: 'bridge', about: 'bridge' },
  { type: 'you', id: 'move', about: 'hand', choice: { type: 'move', card: 5, direction: 'forward' } },
  { type: 'foe', choice: { type: 'move', card: 4, direction: 'forward' } },
  { type: 'you', id: 'closer', about: 'hand', choice: { type: 'move', card: 5, direction: 'forward' } },
  { type: 'foe', choice: { type: 'attack', card: 3, count: 1 } },
  { type: 'you', id: 'block', about: 'answers', choice: { type: 'block', card: 3, count: 1 } },
  { type: 'you', id: 'attack', about: 'hand', choice: { type: 'attack', card: 3, count: 1 } },
  { type: 'foe', choice: { type: 'block', card: 3, count: 1 } },
  { type: 'look', id: 'tally', about: 'tally' },
  { type: 'foe', choice: { type: 'dashingStrike', dash: 1, card: 2, count: 1 } },
  { type: 'you', id: 'retreat', about: 'answers', choice: { type: 'retreat', card: 4 } },
  { type: 'look', id: 'recover', about: 'bridge' },
  { type: 'foe', choice: { type: 'move', card: 1, direction: 'forward' } },
  { type: 'you', id: 'dash', about: 'hand', choice: { type: 'dashingStrike', dash: 3, card: 2, count: 1 } },
  { type: 'foe', choice: { type: 'retreat', card: 5 } },
  { type: 'you', id: 'chase', about: 'hand', choice: { type: 'move', card: 5, direction: 'forward' } },
  { type: 'foe', choice: { type: 'move', card: 1, direction: 'forward' } },
  { type: 'you', id: 'push', about: 'hand', choice: { type: 'push', card: 1 } },
  { type: 'foe', choice: { type: 'move', card: 1, direction: 'backward' } },
  { type: 'look', id: 'count', about: 'tally' },
  { type: 'you', id: 'pair', about: 'hand', choice: { type: 'attack', card: 3, count: 2 } },
  { type: 'foe', choice: { type: 'takeHit' } },
  { type: 'look', id: 'won', about: 'tokens' },
];

/** The chance of the lesson: who goes first, then every card that is drawn, in the order of the duel. */
const COIN = 0;
const DRAWN: readonly (readonly number[])[] = [
  [5, 5, 3, 3, 4], // you, to begin with
  [4, 3, 3, 1, 2], // the opponent
  [1], // you, after moving 5
  [5], // the opponent, after moving 4
  [4], // you, after moving 5 again
  [4], // the opponent, after the attack was blocked
  [3, 1], // you, after yours was
  [1, 1, 4], // the opponent, after the strike
  [2], // you, recovering
  [5], // the opponent, after moving 1
  [5, 3], // you, after your strike
  [1], // the opponent, recovering
  [3], // you, after moving 5
  [2], // the opponent, after coming next to you
  [2], // you, after your push
  [5], // the opponent, after moving back
  [4, 5, 2, 1, 3], // the opponent, in the next round
  [2, 4, 5, 1, 3], // you
];

export const PLAN: LessonPlan = {
  options: optionsOf({}),
  // The kernel counts what it is dictated from 0.
  chance: [COIN, ...DRAWN.flat().map((card) => card - 1)],
  steps: STEPS,
  ended: endedByLastHit,
};

/**
 * Ends the lesson with the hit that won its round. The rules would deal another round at once; the pupil has seen
 * enough, and the fighters stay where the last hit fell.
 */
function endedByLastHit(updates: readonly AnyUpdate[]): readonly AnyUpdate[] {
  const before = updates.at(-2);
  const last = updates.at(-1);
  if (!before || !last) return updates;
  const events = last.events as readonly Event[];
  const end = events.findIndex(({ type }) => type === 'roundEnded');
  const ended = events[end];
  if (ended?.type !== 'roundEnded' || !ended.tokens) return updates;
  const view: View = { ...(before.view as View), tokens: ended.tokens };
  const { decision: _none, ...rest } = last;
  return [
    ...updates.slice(0, -1),
    { ...rest, events: events.slice(0, end + 1), view, awaiting: [], outcome: WON },
  ];
}
