import { arrive, remove, sideline, takeControl } from '../board.ts';
import type { Deed, Filter, Part } from '../card.ts';
import type { CardId } from '../ids.ts';
import { drawCard } from '../piles.ts';

/** Draws cards. */
export function draw(count: number): Part {
  return {
    run({ table, me }) {
      for (let drawn = 0; drawn < count; drawn++) drawCard(table, me);
    },
  };
}

/** Takes a target out of the patrol zone. */
export function sidelineTarget(filter: Filter): Part {
  return {
    filter,
    targets: true,
    run({ table }, chosen) {
      if (chosen) sideline(table, chosen.thing);
    },
  };
}

/** Puts a target into its owner's hand. */
export function bounce(filter: Filter): Part {
  return {
    filter,
    targets: true,
    run({ table }, chosen) {
      if (chosen) remove(table, chosen.thing, chosen.entry.kind === 'hero' ? 'command' : 'hand');
    },
  };
}

/** Takes control of a target for good, also of what was taken for the turn. */
export function control(filter: Filter): Part {
  return {
    filter,
    targets: true,
    run({ table, me }, chosen) {
      if (!chosen) return;
      chosen.thing.returnsTo = -1;
      takeControl(table, chosen.thing, me);
    },
  };
}

/** Summons tokens, RULES 13.12: up to the limit, which counts all of these kinds. */
export function summonTokens(
  { table, state, me }: Deed,
  token: CardId,
  count: number,
  { limit = Number.POSITIVE_INFINITY, kinds = [token] }: { limit?: number; kinds?: readonly CardId[] } = {},
): void {
  for (let made = 0; made < count; made++) {
    const there = state.things.filter(
      ({ card, controller }) => controller === me && kinds.includes(card),
    ).length;
    if (there >= limit) return;
    arrive(table, token, me);
  }
}
