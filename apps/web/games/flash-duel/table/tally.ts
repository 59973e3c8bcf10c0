import {
  asideOf,
  CARDS,
  type Card,
  countOf,
  sizeOf,
  supplyOf,
  unseenBy,
  type View,
} from '@riposte/flash-duel';

/** How many cards of a number could still be out there, are in the viewer's sight, and are gone. */
export interface Count {
  readonly card: Card;
  readonly unseen: number;
  readonly yours: number;
  readonly gone: number;
}

/** What everybody may know of the cards. */
export interface PublicKnowledge {
  readonly counts: readonly Count[];
  readonly toDraw: number;
  readonly gone: number;
  readonly aside: number;
  readonly reshuffles: number;
  /** Whether the pile is ever shuffled anew in this mode. */
  readonly renews: boolean;
  /** Cards on top of the draw pile that the viewer has seen. */
  readonly top: readonly Card[];
}

/** RULES 12: public knowledge is shown, not memorised. */
export function knowledgeOf(view: View): PublicKnowledge {
  const { copies, reshuffles } = supplyOf(view.options);
  const unseen = unseenBy(view);
  const isDealt = sizeOf(unseen) > 0 || sizeOf(view.discard) > 0;
  const counts = CARDS.map((card): Count => {
    if (!isDealt) return { card, unseen: copies, yours: 0, gone: 0 };
    const gone = countOf(view.discard, card) + countOf(view.played, card);
    const hidden = countOf(unseen, card);
    return { card, unseen: hidden, yours: Math.max(0, copies - gone - hidden), gone };
  });
  return {
    counts,
    toDraw: view.drawPile,
    gone: sizeOf(view.discard) + sizeOf(view.played),
    aside: asideOf(view),
    reshuffles: view.reshuffles,
    renews: reshuffles > 0,
    top: view.top ?? [],
  };
}

/** The number of which most are gone, which lies face up on the pile: what is gone has no order. */
export function faceOfPile(counts: readonly Count[]): Card | undefined {
  const [most] = counts.toSorted((first, second) => second.gone - first.gone);
  return most && most.gone > 0 ? most.card : undefined;
}
