/** Something on the table that can be touched: a card, an ability. A game adds what it is. */
export interface TableThing {
  /** Another for each thing on the table. */
  readonly key: string;
}

/** A card in the viewer's hand. */
export interface HandCard<Touched extends TableThing = TableThing> {
  readonly key: string;
  readonly touched: Touched;
  /** Whether the open question has an answer with it. */
  readonly legal: boolean;
  /** A chance to strike with it. */
  readonly glows: boolean;
}
