import { type Options, seatRangeOf } from '../options.ts';

/** The options that matter to a match, in words. */
export function title(options: Options): readonly string[] {
  const { mode, characters, pace, fourthZone } = options;
  const [, players] = seatRangeOf(options);
  return [
    `${players} players`,
    ...(mode === 'duo' ? ['in pairs'] : []),
    `characters ${characters}`,
    ...(pace === 'quick' ? ['quick'] : []),
    ...(fourthZone && pace !== 'quick' ? ['the fourth zone shrinks too'] : []),
  ];
}

/** Whether a match with the other options makes any use of this one: in quick play the fourth zone shrinks anyway. */
export function isAsked(option: string, { pace }: Options): boolean {
  return option !== 'fourthZone' || pace !== 'quick';
}
