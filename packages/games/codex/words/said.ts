import type { Phrase, SeatNames } from '@riposte/kernel';
import type { Event, Named } from '../event.ts';
import { cardName, upper, whose } from './label.ts';

// What sentences about events are made of.

export function said(text: string, rule: string): Phrase {
  return { text, rule };
}

/** “your Tenderfoot”, “Bo’s Base”. */
export function of({ card, seat }: Named, names: SeatNames): string {
  return `${whose(names(seat))} ${cardName(card)}`;
}

/** The same where a sentence begins. */
export function Of(thing: Named, names: SeatNames): string {
  return upper(of(thing, names));
}

export function gold(amount: number): string {
  return `${amount} gold`;
}

/** “1 card”, “3 cards”. */
export function counted(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

export type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
