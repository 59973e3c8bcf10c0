import { Authority, fastRandom, seat } from '@riposte/kernel';
import type { Choice } from '../choice.ts';
import type { EditionName } from '../edition.ts';
import { flashDuel } from '../index.ts';
import type { Card } from '../pile.ts';
import { optionsOf } from '../state.ts';
import { QUIET } from './table.ts';

export const DRAGON = 4;
/** Four mortals and a Dragon whose ability asks nobody anything; seat 3 is the traitor. */
export const BETRAYED = { mode: 'betrayal', characters: QUIET, dragon: ['deepBreath'], traitor: 3 } as const;
/** More cards than the Dragon's hand is refilled to. */
export const HOARD = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4] as const;
export const NONE: Choice = { type: 'nameNone' };

export function nameHand(of: number): Choice {
  return { type: 'nameHand', seat: seat(of) };
}

/** So many 1s, 2s, 3s and 4s; the rest must be 5s. */
export function counts(...named: readonly number[]): readonly Choice[] {
  return named.map((count, index) => ({ type: 'nameCount', card: (index + 1) as Card, count }));
}

/** Answers the first question until the loyalty cards have been dealt. */
export function dealt(edition: EditionName, number: number) {
  const authority = new Authority(flashDuel);
  let { match, letters } = authority.start(optionsOf({ mode: 'betrayal', edition }), fastRandom(number));
  const asked: string[] = [];
  while (match.state.round === 0) {
    const [open] = flashDuel.decisions(match.state);
    if (!open) throw new Error('nobody is asked');
    asked.push(open.question);
    const { decision } = authority.snapshot(match, open.seat);
    const chosen = authority.choose(match, open.seat, decision?.id ?? '', open.choices[0]);
    if (!chosen.ok) throw new Error(chosen.why.text);
    ({ match, letters } = chosen.value);
  }
  return { match, letters, asked };
}
