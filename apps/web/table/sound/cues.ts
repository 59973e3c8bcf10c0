/** Every sound there is, by what it stands for. */
export const CUES = [
  'cardChosen',
  'cardLaid',
  'step',
  'dash',
  'strike',
  'block',
  'hit',
  'token',
  'draw',
  'ability',
  'roundStart',
  'win',
  'lose',
  'yourTurn',
  'clock',
  'chat',
] as const;
export type Cue = (typeof CUES)[number];

/** A cue and how often it sounds: a step for each plank, a card for each card drawn. */
export interface Sounded {
  readonly cue: Cue;
  readonly times: number;
}

/** However often something happens at once, it is heard so often at most: a board lets it last no longer either. */
export const MOST_TIMES = 5;

export function once(cue: Cue): Sounded {
  return { cue, times: 1 };
}

/** Nothing at all where nothing moved. */
export function often(cue: Cue, times: number): Sounded | undefined {
  return times === 0 ? undefined : { cue, times: Math.min(times, MOST_TIMES) };
}
