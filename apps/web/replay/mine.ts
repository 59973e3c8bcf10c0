import { type Replay, type Seat, seat, seats } from '@riposte/kernel';
import { ask } from '../online/api.ts';
import { calls } from '../online/calls.ts';
import { keep } from '../play/keep.ts';
import { ownSeat } from '../play/record.ts';
import type { Source } from './sources.ts';

/** The seat from which the player of this browser played a match; nothing where that is not known. */
export async function mySeat(source: Source): Promise<Seat | undefined> {
  const own =
    source.type === 'here'
      ? await seatHere(source.id)
      : source.type === 'table'
        ? await seatThere(source.table)
        : undefined;
  return own === undefined ? undefined : seat(own);
}

/** In a file the player who has no name is called "You". */
export function seatCalledYou({ names, deal }: Replay): Seat | undefined {
  return seats(deal.nonces.length).find((one) => names[one] === 'You');
}

async function seatHere(id: string): Promise<number | undefined> {
  const match = await keep.loadMatch(id);
  return match && ownSeat(match);
}

async function seatThere(table: string): Promise<number | undefined> {
  const me = await ask(calls.me);
  const card = me.ok ? await ask(calls.table(table)) : undefined;
  if (!me.ok || !card?.ok) return undefined;
  return card.value.seats.find(({ player }) => player?.id === me.value.player.id)?.seat;
}
