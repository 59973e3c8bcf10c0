import { describe, expect, test } from 'vitest';
import { findPositions } from '../../../e2e/positions.ts';
import type { AnyFacts } from '../../../table/kit/dress.ts';
import { linesOf } from '../../../table/kit/logLines.ts';
import type { Sight } from '../../../table/kit/sight.ts';
import { sightOf } from '../../../table/kit/sightOf.ts';
import { StillSession } from '../../../table/stillSession.ts';
import moments from '../moments.ts';
import { LOADED_DUEL } from '../testing.ts';
import { FACTS } from './facts.ts';
import { handOf, whyNotCard } from './hand.ts';
import type { DuelSight } from './part.ts';
import { knowledgeOf } from './tally.ts';

const ANY = FACTS as unknown as AnyFacts;
const POSITIONS = findPositions(LOADED_DUEL.game, moments, 1, 2).flatMap(({ match, moment, state }) => {
  const sight = sightOf(ANY, new StillSession(LOADED_DUEL, state), state, state.updates.length);
  return sight ? [{ name: `${match}, ${moment}`, sight: sight as DuelSight }] : [];
});

describe.each(POSITIONS)('$name', ({ sight }) => {
  const { view, seat, decision, words, state } = sight;

  test('of every number as many cards are unseen, in sight and gone as there are', () => {
    const sums = knowledgeOf(view).counts.map(({ unseen, yours, gone }) => unseen + yours + gone);
    expect(new Set(sums).size).toBe(1);
  });

  test('a card without an answer says why', () => {
    if (seat === undefined) return;
    for (const { touched, legal } of handOf(view, seat, decision?.choices))
      if (!legal) expect(whyNotCard(touched.card, view, seat, words.whyNot).text).not.toBe('');
  });

  test('a card that is drawn is a new one, and those in the hand stay the same', () => {
    const fighter = seat === undefined ? undefined : view.fighters[seat];
    if (seat === undefined || !fighter?.hand) return;
    const before = handOf(view, seat, undefined).map(({ key }) => key);
    const hand = fighter.hand.with(2, (fighter.hand[2] ?? 0) + 3);
    const fighters = view.fighters.with(seat, { ...fighter, hand });
    const drawn = handOf({ ...view, fighters }, seat, undefined).filter(({ key }) => !before.includes(key));
    expect(drawn.map(({ touched }) => touched.card)).toEqual([3, 3, 3]);
  });

  test('every event is a line', () => {
    const events = state.updates.reduce((count, update) => count + update.events.length, 0);
    expect(linesOf(ANY, sight as Sight)).toHaveLength(events);
  });
});
