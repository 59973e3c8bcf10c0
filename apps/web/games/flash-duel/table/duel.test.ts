import { describe, expect, test } from 'vitest';
import { findPositions } from '../../../e2e/positions.ts';
import { StillSession } from '../../../table/stillSession.ts';
import moments from '../moments.ts';
import { DUEL } from '../testing.ts';
import { duelAt } from './duel.ts';
import { handOf, whyNotCard } from './hand.ts';
import { linesOf } from './logLines.ts';
import { knowledgeOf } from './tally.ts';

const POSITIONS = findPositions(DUEL.game, moments, 1, 2).flatMap(({ match, moment, state }) => {
  const duel = duelAt(new StillSession(DUEL, state), state, state.updates.length);
  return duel ? [{ name: `${match}, ${moment}`, duel }] : [];
});

describe.each(POSITIONS)('$name', ({ duel }) => {
  const { view, seat, decision, words, names, state } = duel;

  test('of every number as many cards are unseen, in sight and gone as there are', () => {
    const sums = knowledgeOf(view).counts.map(({ unseen, yours, gone }) => unseen + yours + gone);
    expect(new Set(sums).size).toBe(1);
  });

  test('a card without an answer says why', () => {
    if (seat === undefined) return;
    for (const { card, legal } of handOf(view, seat, decision?.choices))
      if (!legal) expect(whyNotCard(card, view, seat, words.whyNot).text).not.toBe('');
  });

  test('every event is a line', () => {
    const events = state.updates.reduce((count, update) => count + update.events.length, 0);
    expect(linesOf(state.updates, words.event, names)).toHaveLength(events);
  });
});
