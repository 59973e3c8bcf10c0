import { type Card, type Choice, type Event, gapsAhead, type View } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import type { AnyUpdate } from '../../../table/session.ts';
import { cardsUsed } from './answers.ts';

/** Questions that need more room than a line of buttons. */
export function widePanel(question: string): 'gallery' | 'market' | undefined {
  if (question === 'character') return 'gallery';
  return question === 'draft' || question === 'swap' || question === 'dragonAbility' ? 'market' : undefined;
}

/** The number that is as far as the opponent, on the viewer's turn. */
export function reachOf(view: View, seat: Seat | undefined): Card | undefined {
  if (seat === undefined || view.active !== seat || view.round === 0 || view.roundEnd) return undefined;
  return gapsAhead(view, seat).find((gap): gap is Card => gap <= 5);
}

/** The cards of the considered answer that plays the most of them: they rise together. */
export function mostAlong(
  choices: readonly Choice[],
  considered: readonly number[],
  view: View,
  lifted: Card | undefined,
): readonly Card[] {
  let most: readonly Card[] = [];
  for (const index of considered) {
    const choice = choices[index];
    const used = choice ? cardsUsed(choice, view) : [];
    const isLed = lifted === undefined || used.every((card) => card === lifted);
    if (isLed && used.length > most.length) most = used;
  }
  if (lifted === undefined) return most;
  // The lifted card itself is one of them.
  return most.slice(1);
}

/** How the match ended, in the words of its last events. */
export function lastWords(updates: readonly AnyUpdate[], say: (event: Event) => string): string {
  for (const { events } of updates.toReversed()) {
    const ended = (events as readonly Event[]).findLast(({ type }) => type === 'roundEnded');
    if (ended) return say(ended);
  }
  return '';
}
