type Colour = readonly [red: number, green: number, blue: number];

/** From bad to good: each darker than the one before, so that it reads in black and white too. */
const STOPS: readonly (readonly [rate: number, colour: Colour])[] = [
  [0.2, [0xe3, 0xf3, 0xf8]],
  [0.35, [0xb4, 0xda, 0xe6]],
  [0.5, [0xc9, 0xb8, 0x98]],
  [0.65, [0xd0, 0x74, 0x40]],
  [0.8, [0x8a, 0x2f, 0x10]],
];

/** The ends of the scale; beyond them the shade stays the same. */
export const SHADE_ENDS = { low: 0.2, high: 0.8 } as const;

/** The colour of a win rate, as `#rrggbb`. */
export function shadeOf(rate: number): string {
  return `#${colourOf(rate)
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Black or white, whichever is easier to read on the shade. */
export function inkOn(rate: number): '#000' | '#fff' {
  return luminance(colourOf(rate)) > 0.179 ? '#000' : '#fff';
}

/** How light a colour is, from 0 to 1 (WCAG 2). */
export function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function colourOf(rate: number): Colour {
  const held = Math.min(SHADE_ENDS.high, Math.max(SHADE_ENDS.low, rate));
  const index = STOPS.findIndex(([at]) => at >= held);
  const [from, to] = [STOPS[Math.max(0, index - 1)], STOPS[index]];
  if (!from || !to || from === to) return (to ?? from)?.[1] ?? [0, 0, 0];
  const share = (held - from[0]) / (to[0] - from[0]);
  const mix = (part: 0 | 1 | 2) => from[1][part] + share * (to[1][part] - from[1][part]);
  return [mix(0), mix(1), mix(2)];
}
