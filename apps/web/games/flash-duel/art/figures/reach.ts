/** How far a figure reaches from its feet in guard, in the units it was drawn in. */
export interface FigureReach {
  readonly ahead: number;
  readonly behind: number;
  readonly up: number;
}

/** Of each figure: ahead, behind and up. */
const REACHES: Readonly<Record<string, readonly [number, number, number]>> = {
  grave: [104, 78, 176],
  rook: [74, 68, 172],
  jaina: [80, 26, 182],
  midori: [44, 76, 180],
  setsuki: [78, 64, 152],
  degrey: [59, 66, 182],
  valerie: [84, 40, 170],
  lum: [58, 54, 165],
  argagarg: [68, 43, 186],
  onimaru: [59, 60, 192],
  troq: [64, 58, 182],
  menelker: [68, 80, 178],
  gloria: [68, 42, 180],
  vendetta: [82, 66, 164],
  persephone: [82, 40, 178],
  gwen: [90, 74, 172],
  zane: [94, 34, 184],
  geiger: [108, 75, 190],
  quince: [107, 52, 179],
  bbb: [106, 60, 188],
  duelist: [114, 58, 166],
  rival: [100, 48, 192],
  dummy: [94, 68, 183],
  dragon: [92, 250, 262],
};

/** A figure we have not measured reaches as far as most do. */
const USUAL = [100, 70, 184] as const;

export function reachOf(name: string): FigureReach {
  const [ahead, behind, up] = REACHES[name] ?? USUAL;
  return { ahead, behind, up };
}
