import {
  dragonStrength,
  type FigureId,
  isDragon,
  isRaid,
  nameOfFigure,
  type View,
} from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';

/** The viewer's side is ours; to a spectator that is the first side. */
export function sideOf(seat: Seat, { viewer, fighters }: View): 'ours' | 'theirs' {
  const mine = viewer === 'spectator' ? 0 : fighters[viewer]?.side;
  return fighters[seat]?.side === mine ? 'ours' : 'theirs';
}

/** The part of a character's name that stands on a plate: "Grave", "Rook", "Dragon". */
export function shortName(character: FigureId | undefined): string | undefined {
  if (character === 'bbb') return 'BBB';
  const name = characterName(character);
  return name?.split(' ').find((word) => word.toLowerCase() === character) ?? name;
}

export function characterName(character: FigureId | undefined): string | undefined {
  return character === undefined || character === 'dummy' ? undefined : nameOfFigure(character);
}

/** How many hits a seat could take at first, where it is more than one. */
export function mostLife(view: View, seat: Seat): number {
  if (isDragon(view, seat)) {
    const claimed = view.loyalty?.shown && view.loyalty.traitor === seat ? 1 : 0;
    return dragonStrength(view.options).life + claimed;
  }
  return view.options.mode === 'solo' && seat === 1 && view.options.bot === 'dragon' ? 2 : 1;
}

/** Whether rounds are won with tokens: a raid has only one. */
export function hasTokens(view: View): boolean {
  return !isRaid(view);
}
