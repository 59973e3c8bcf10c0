import type { Seat } from '@riposte/kernel';
import { viewBefore } from '../names.ts';
import type { AnyFacts } from './dress.ts';
import type { Sight } from './sight.ts';

/** A round as it is told when all is over. */
export interface StoryRound {
  readonly round: number;
  readonly side: 'ours' | 'theirs' | 'nobodys';
  /** What decided it, with what the viewer knew. */
  readonly why: string;
  /** What was held when it was decided, by those whose cards the viewer could see then. */
  readonly held: readonly { readonly seat: Seat; readonly cards: string }[];
}

/** The rounds that this page saw end, in order. A page that came late does not know the earlier ones. */
export function storyOf(dress: AnyFacts, sight: Sight): readonly StoryRound[] {
  const { updates } = sight.state;
  return updates.flatMap((update, index) => {
    const { events, view } = update;
    return events.flatMap((event) => {
      if (!dress.endsRound(event)) return [];
      const before = viewBefore(updates, index);
      return {
        ...dress.roundWon(event, view),
        why: whyEnded(dress, sight, event),
        held: heldIn(dress, before),
      };
    });
  });
}

/** Why a round ended: what decided it, or what the game says of its end. */
export function whyEnded(dress: AnyFacts, { state, namesIn, words }: Sight, ended: unknown): string {
  const { updates } = state;
  const index = updates.findLastIndex(({ events }) => events.includes(ended));
  const events = updates[index]?.events ?? [];
  const decisive = dress.decisive(ended, events.slice(0, events.indexOf(ended)));
  return words.event(decisive ?? ended, namesIn(viewBefore(updates, index))).text;
}

function heldIn(dress: AnyFacts, view: unknown): StoryRound['held'] {
  return dress.seats(view).flatMap((seat) => {
    const cards = dress.holds(seat, view);
    return cards === undefined ? [] : [{ seat, cards }];
  });
}
