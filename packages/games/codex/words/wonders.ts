import { type Seat, varsOf } from '@riposte/kernel';
import type { AttackVars } from '../attack.ts';
import { type Choice, HIRE } from '../choice.ts';
import { ADD_ONS, TECH_BUILDINGS } from '../ids.ts';
import { isBuilding } from '../kinds.ts';
import { mapRules } from '../maps.ts';
import { kindsIn } from '../pile.ts';
import { rowOf } from '../sheet.ts';
import { actionsOf } from '../use.ts';
import { asState, type View } from '../view.ts';

/** Choices a player may wonder about though they are not listed. */
export function wonders(view: View, seat: Seat): readonly Choice[] {
  const player = view.players[seat];
  if (!player) return [];
  // In an attack the question is why something may not be attacked.
  const attacked = varsOf<AttackVars>(view.stack, 'attack');
  if (attacked?.seat === seat)
    return view.things
      .filter(({ controller }) => controller !== seat)
      .map(({ id }): Choice => ({ type: 'pick', thing: id }));
  const cards = kindsIn(player.own?.hand ?? []).map((card) => player.cards[card] ?? '');
  const takesCard = !mapRules(view).hiresWithoutCard;
  return [
    { type: 'patrol' },
    ...cards.flatMap((card): Choice[] => [
      { type: 'play', card },
      ...(takesCard ? [{ type: 'hire', card } as const] : []),
    ]),
    ...(takesCard ? [] : [HIRE]),
    ...player.heroes.map(({ card }): Choice => ({ type: 'summon', hero: card })),
    ...[...TECH_BUILDINGS, ...ADD_ONS].map((building): Choice => ({ type: 'build', building })),
    ...view.things.filter(({ controller }) => controller === seat).flatMap(({ id }) => deedsOf(view, id)),
  ];
}

/** What a thing might do. */
function deedsOf(view: View, id: number): readonly Choice[] {
  const row = rowOf(asState(view), id);
  if (!row) return [];
  return [
    ...(isBuilding(row) ? [] : [{ type: 'attack', thing: id } as const]),
    ...(row.thing.level > 0 ? [{ type: 'level', thing: id } as const] : []),
    ...actionsOf(row).map(([action]): Choice => ({ type: 'use', thing: id, action })),
  ];
}
