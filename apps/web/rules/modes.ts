/** A way to play a game, and the chapters of its rules that matter to it. */
interface Mode {
  readonly id: string;
  readonly chapters: readonly string[];
}

/** The two fighters, the bridge, what they do and what they know. */
const DUEL = range(1, 12);
const ABILITIES = range(13, 14);
const SIDE_BY_SIDE = ['18'];
const AMONG_SEVERAL = ['22'];

/** The modes of each game, shortest rules first. */
export const MODES: Readonly<Record<string, readonly Mode[]>> = {
  'flash-duel': [
    { id: 'simple', chapters: DUEL },
    { id: 'full', chapters: [...DUEL, ...ABILITIES] },
    { id: 'clockwork', chapters: [...DUEL, ...ABILITIES, '15'] },
    { id: 'solo', chapters: [...DUEL, ...ABILITIES, '16', '17'] },
    { id: 'team', chapters: [...DUEL, ...ABILITIES, ...SIDE_BY_SIDE, '19', ...AMONG_SEVERAL] },
    { id: 'raid', chapters: [...DUEL, ...ABILITIES, ...SIDE_BY_SIDE, '20', ...AMONG_SEVERAL] },
    { id: 'betrayal', chapters: [...DUEL, ...ABILITIES, ...SIDE_BY_SIDE, '20', '21', ...AMONG_SEVERAL] },
  ],
};

function range(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}
