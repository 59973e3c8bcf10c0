import type { CardGroup, CardText } from '@riposte/kernel';

/** A card that is looked at, and the group it belongs to. */
export interface LookedAtCard {
  readonly group: CardGroup;
  readonly card: CardText;
}

/** What a page of all cards is given. */
export interface GalleryProps {
  readonly groups: readonly CardGroup[];
  /** Opens a card whole. */
  readonly onOpen: (open: LookedAtCard) => void;
}
