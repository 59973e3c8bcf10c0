import type { Options } from '../state.ts';

/** The two fighters, the bridge, what they do and what they know. */
const DUEL = range(1, 12);
const ABILITIES = [...DUEL, ...range(13, 14)];
const SIDE_BY_SIDE = [...ABILITIES, '18'];
const AMONG_SEVERAL = '22';

/** The chapters of the rules that matter to each mode, shortest rules first. */
export const chapters: {
  readonly option: keyof Options;
  readonly of: Readonly<Record<Options['mode'], readonly string[]>>;
} = {
  option: 'mode',
  of: {
    simple: DUEL,
    full: ABILITIES,
    clockwork: [...ABILITIES, '15'],
    solo: [...ABILITIES, '16', '17'],
    team: [...SIDE_BY_SIDE, '19', AMONG_SEVERAL],
    raid: [...SIDE_BY_SIDE, '20', AMONG_SEVERAL],
    betrayal: [...SIDE_BY_SIDE, '20', '21', AMONG_SEVERAL],
  },
};

function range(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}
