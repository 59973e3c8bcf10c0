import { type Figure, type Seat, seats, varsOf } from '@riposte/kernel';
import { shortName } from '../cards/names.ts';
import { isRaid, type Options, type SoloBot } from '../state.ts';
import { seatCount } from '../supply.ts';
import type { View } from '../view.ts';

const BOT_NAMES: Readonly<Record<SoloBot, string>> = {
  dummy: 'Training Dummy',
  rook: 'Rook',
  dragon: 'Dragon',
};

/** RULES 16.1, 19.1, 20.1: a solo opponent has no seat; the Dragon sits last; team mates sit across. */
export function figures(options: Options, count: number): readonly Figure[] {
  const last = count - 1;
  if (options.mode === 'solo')
    return [
      { seat: 0 as Seat, side: 0 },
      { name: BOT_NAMES[options.bot], side: 1 },
    ];
  if (isRaid({ options }))
    return seats(count).map((seat) =>
      seat === last ? { seat, name: 'Dragon', side: 1 } : { seat, side: 0 },
    );
  return seats(count).map((seat) => ({ seat, side: seat % 2 }));
}

/**
 * Who fights there, once all have chosen: no name changes in between. Where two chose the same character, their players'
 * names tell them apart.
 */
export function called(seat: Seat, { fighters, stack }: View): string | undefined {
  const character = fighters[seat]?.character;
  if (character === undefined || character === 'dummy' || varsOf(stack, 'selection')) return undefined;
  return fighters.some((other, index) => index !== seat && other.character === character)
    ? undefined
    : shortName(character);
}

/** What the seats that won together are called. RULES 21.3: a traitor wins with the Dragon. */
export function victors(winners: readonly Seat[], options: Options): string | undefined {
  if (options.mode === 'team') return winners.some((seat) => seat === 0) ? 'Team A' : 'Team B';
  if (!isRaid({ options })) return undefined;
  const dragon = seatCount(options) - 1;
  if (!winners.some((seat) => seat === dragon)) return 'Mortals';
  return winners.length > 1 ? 'Dragon and traitor' : 'Dragon';
}
