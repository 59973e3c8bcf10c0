import type { Seat } from '@riposte/kernel';
import { arrive, remove, sideline, takeControl } from '../board.ts';
import type { Filter, Part } from '../card.ts';
import type { Choice } from '../choice.ts';
import type { Deed } from '../effectVars.ts';
import type { CardId } from '../ids.ts';
import { isHero } from '../kinds.ts';
import { discardByChance, drawCard, trashCard } from '../piles.ts';
import { endCasting } from '../play.ts';
import { touch } from '../sheet.ts';
import { opponentsOf, playerOf, type State, thingOf } from '../state.ts';

/** Draws cards. */
export function draw(count: number): Part {
  return {
    run({ table, me }) {
      for (let drawn = 0; drawn < count; drawn++) drawCard(table, me);
    },
  };
}

/** Asks for an opponent, where there are several. */
export function opponent(run: (deed: Deed, seat: Seat) => void): Part {
  return {
    question: 'opponent',
    isSettled: true,
    list: (state, { me }) => opponentsOf(state, me).map((seat): Choice => ({ type: 'opponent', seat })),
    run(deed, _chosen, answer) {
      if (answer?.type === 'opponent') run(deed, answer.seat);
    },
  };
}

/** An opponent discards a card by chance. */
export function robOpponent(): Part {
  return opponent(({ table }, seat) => void discardByChance(table, seat));
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

/** Puts a target into its owner's hand, or a hero into the command zone, with so many summoning runes. */
export function bounce(filter: Filter, runesOf: (state: State) => number = () => 0): Part {
  return {
    filter,
    targets: true,
    run({ table, state, vars }, chosen) {
      if (!chosen) return;
      vars.did = remove(table, chosen.thing, isHero(chosen) ? 'command' : 'hand');
      // RULES 4.16.
      const slot = playerOf(state, chosen.thing.owner).heroes.find(({ card }) => card === chosen.thing.card);
      if (slot && isHero(chosen)) slot.runes = runesOf(state);
    },
  };
}

/** Puts the thing that the effect comes from into its owner's hand. */
export function returnItself(): Part {
  return {
    run({ table, state, vars }) {
      const thing = thingOf(state, vars.source);
      if (thing) remove(table, thing, 'hand');
    },
  };
}

/** Trashes a target. */
export function trash(filter: Filter): Part {
  return {
    filter,
    targets: true,
    run({ table }, chosen) {
      if (chosen) remove(table, chosen.thing, 'trash');
    },
  };
}

/** The spell that is being cast goes out of the game. */
export function trashItself({ table, state, me, vars }: Deed): void {
  endCasting(state, me, vars.card);
  trashCard(table, me, vars.card);
}

/** Attaches an ongoing spell to a target, RULES 5.9. */
export function attach(filter: Filter): Part {
  return {
    filter,
    targets: true,
    run(deed, chosen) {
      if (chosen) attachTo(deed, chosen.id);
    },
    // RULES 10.13: without what it would lie on, it does not stay.
    missed({ table, state, vars }) {
      const spell = thingOf(state, vars.source);
      if (spell) remove(table, spell, 'discard');
    },
  };
}

/** The ongoing spell that is being cast lies on a thing. */
export function attachTo({ state, vars }: Deed, id: number): void {
  const spell = thingOf(state, vars.source);
  if (spell) spell.to = id;
  touch(state);
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
