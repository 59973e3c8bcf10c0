import { Authority, fastRandom, seat } from '@riposte/kernel';
import type { Choice } from '../choice.ts';
import type { EditionName } from '../edition.ts';
import { type Event, flashDuel } from '../index.ts';
import type { Card } from '../pile.ts';
import { optionsOf } from '../state.ts';
import type { BattleTable } from './table.ts';

/** Fewer where only the wiring is of interest, as in mutation tests. */
export const GAMES = Math.ceil(Number(process.env.RIPOSTE_GAMES ?? 20_000) / 60);

/** Characters whose abilities nobody is asked about on other turns than their own. */
const QUIET = ['zane', 'onimaru', 'zane', 'onimaru'] as const;
export const DRAGON = 4;
/** Four mortals and a Dragon whose ability asks nobody anything; seat 3 is the traitor. */
export const BETRAYED = { mode: 'betrayal', characters: QUIET, dragon: ['deepBreath'], traitor: 3 } as const;
/** More cards than a mortal's hand is refilled to, and more than the Dragon's. */
export const MANY = [1, 2, 3, 4, 5, 5] as const;
export const HOARD = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4] as const;
export const NONE: Choice = { type: 'nameNone' };

export function nameHand(of: number): Choice {
  return { type: 'nameHand', seat: seat(of) };
}

/** So many 1s, 2s, 3s and 4s; the rest must be 5s. */
export function counts(...named: readonly number[]): readonly Choice[] {
  return named.map((count, index) => ({ type: 'nameCount', card: (index + 1) as Card, count }));
}

export function eventOf<Type extends Event['type']>(table: BattleTable, type: Type) {
  return table.events.find((event): event is Extract<Event, { type: Type }> => event.type === type);
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
