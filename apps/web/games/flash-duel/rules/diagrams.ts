/** A fighter on the bridge: `you` come from the left, `foe` from the right. */
type Who = 'you' | 'foe';

/** A way along the planks. */
export interface DiagramWay {
  readonly who: Who;
  readonly from: number;
  readonly to: number;
  /** What makes it: a card's number. */
  readonly card: number;
}

/** A piece of the bridge, drawn where a picture says more than a sentence. */
export interface Diagram {
  readonly planks: readonly [first: number, last: number];
  readonly you: number;
  readonly foe: number;
  readonly ways: readonly DiagramWay[];
  /** The number between the two, and from where it is counted. */
  readonly distance?: { readonly from: number; readonly to: number };
  /** Whether a blow falls between them. */
  readonly blow?: true;
}

/** By the rule they belong to. */
export const DIAGRAMS: Readonly<Record<string, Diagram>> = {
  '2.3': { planks: [5, 13], you: 7, foe: 11, ways: [], distance: { from: 7, to: 11 } },
  '5.1': {
    planks: [2, 12],
    you: 6,
    foe: 12,
    ways: [
      { who: 'you', from: 6, to: 9, card: 3 },
      { who: 'you', from: 6, to: 3, card: 3 },
    ],
  },
  '5.3': { planks: [5, 13], you: 7, foe: 10, ways: [{ who: 'you', from: 7, to: 9, card: 5 }] },
  '6.2': { planks: [6, 15], you: 8, foe: 9, ways: [{ who: 'foe', from: 9, to: 13, card: 4 }] },
  '7.1': { planks: [5, 13], you: 7, foe: 11, ways: [], distance: { from: 7, to: 11 }, blow: true },
  '8.1': {
    planks: [4, 13],
    you: 6,
    foe: 11,
    ways: [{ who: 'you', from: 6, to: 8, card: 2 }],
    distance: { from: 8, to: 11 },
    blow: true,
  },
  '9.4': { planks: [6, 16], you: 8, foe: 10, ways: [{ who: 'foe', from: 10, to: 14, card: 4 }], blow: true },
};
