import type { Options } from '../state.ts';

/** The options that matter to a match, in words. */
export function title({ edition, mode, selection, bot, mortals, openHands }: Options): readonly string[] {
  return [
    `edition ${edition}`,
    ...(mode === 'simple' ? [] : [`mode ${mode}`]),
    ...(mode === 'raid' ? [`${mortals} mortals`] : []),
    ...((mode === 'team' || mode === 'raid') && !openHands ? ['closed hands'] : []),
    ...(mode === 'full' ? [`selection ${selection}`] : []),
    ...(mode === 'solo' ? [`bot ${bot}`] : []),
  ];
}

/** Whether a match with the other options makes any use of this one. */
export function isAsked(option: string, { mode }: Options): boolean {
  switch (option) {
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
