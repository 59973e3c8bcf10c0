import type { Seat, SeatNames } from '@riposte/kernel';
import { firstOf } from '../ask.ts';
import { isStopped } from '../baseBuildings.ts';
import type { Row } from '../card.ts';
import { entryOf } from '../catalogue.ts';
import { type CardId, NO_SLOT, SLOTS } from '../ids.ts';
import { activeOf, futureOf, isActive, type Thing, thingOf } from '../state.ts';
import type { View } from '../view.ts';

interface Sight {
  readonly things: readonly Thing[];
  readonly future?: readonly Thing[] | undefined;
}

/** Whose prices are told: the viewer's where it is their turn, for two may have it together. */
export function actorOf(view: Pick<View, 'viewer' | 'side'>): Seat {
  const { viewer } = view;
  return viewer !== 'spectator' && isActive(view, viewer) ? viewer : activeOf(view);
}

export function cardName(card: CardId): string {
  return entryOf(card).name;
}

/** What a thing is called: by its card, and by what it has become. */
export function thingName({ card, disguises }: Pick<Thing, 'card' | 'disguises'>): string {
  const as = disguises.at(-1)?.as;
  return as === undefined ? cardName(card) : `${cardName(as)} that was ${cardName(card)}`;
}

/** What else is to be said of a thing: “holds Iron Man”, “named 3”. */
export function statesOf(row: Row): readonly string[] {
  const { thing, silent } = row;
  const { held, time } = thing;
  const said = firstOf(row, 'says');
  return [
    ...(time > 0 ? [timeText(time)] : []),
    ...(held ? [`holds ${cardName(held.card)}`] : []),
    ...(isStopped(thing) ? ['does not work'] : []),
    ...(silent ? ['silent'] : []),
    ...(thing.lent && thing.lent.to === thing.controller ? ['lent'] : []),
    ...(said === undefined ? [] : [said]),
  ];
}

/** “1 time rune”, “3 time runes”. */
export function timeText(time: number): string {
  return `${time} time ${time === 1 ? 'rune' : 'runes'}`;
}

/** A thing, told apart from all others: “your Tenderfoot (elite)”, “Bo’s Dancer 2”. RULES 10.7. */
export function labelOf(view: Sight, id: number, names: SeatNames): string {
  const thing = thingOf(view, id) ?? thingOf({ things: futureOf(view) }, id);
  if (!thing) return 'what is gone';
  return `${whose(names(thing.controller))} ${nameAmong(view, thing)}`;
}

/** A thing, told apart from all others of its player: “Tenderfoot (elite)”, “Dancer 2”. */
export function nameAmong(view: Sight, thing: Thing): string {
  const slot = thing.slot === NO_SLOT ? '' : ` (${SLOTS[thing.slot]})`;
  return `${thingName(thing)}${numberAmong(view, thing)}${slot}`;
}

/** The number of a thing among those of its name and player; nothing when it is alone. */
function numberAmong({ things, future }: Sight, { card, controller, id }: Thing): string {
  const among = future ? [...things, ...future] : things;
  const alike = among.filter((one) => one.card === card && one.controller === controller);
  return alike.length < 2 ? '' : ` ${alike.findIndex((one) => one.id === id) + 1}`;
}

/** “your”, “Bo’s”. */
export function whose(name: string): string {
  return name === 'You' ? 'your' : `${name}’s`;
}

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
