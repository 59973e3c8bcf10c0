import type { Options } from '@riposte/flash-duel';

/** Which of the options a match with the others makes any use of. */
export function isAskedInFlashDuel(name: string, { mode }: Options): boolean {
  switch (name) {
    case 'selection':
      return mode === 'full';
    case 'bot':
      return mode === 'solo';
    case 'mortals':
      return mode === 'raid';
    case 'openHands':
      return mode === 'team' || mode === 'raid';
    default:
      return true;
  }
}

/** RULES 20.1: the seat of the Dragon, where there is one. */
export function dragonSeat({ mode, mortals }: Options): number | undefined {
  if (mode === 'raid') return mortals;
  return mode === 'betrayal' ? 4 : undefined;
}

const SOLO_NAMES = { dummy: 'Training Dummy', rook: 'Rook', dragon: 'Dragon' } as const;

/** Names that the game itself gives, by seat; a solo opponent stands on the bridge and has no seat. */
export function flashDuelFigures(options: Options): readonly (string | undefined)[] {
  if (options.mode === 'solo') return [undefined, SOLO_NAMES[options.bot]];
  const dragon = dragonSeat(options);
  return dragon === undefined ? [] : [...Array.from({ length: dragon }, () => undefined), 'Dragon'];
}
