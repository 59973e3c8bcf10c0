import { grant } from '../board.ts';
import type { Filter, Part, Row } from '../card.ts';
import type { EffectVars } from '../effectVars.ts';
import { addRunes, addTokens } from '../runes.ts';
import { thingOf, type Until } from '../state.ts';

/** Gives a target what the card grants, until the end of the turn unless it says otherwise. */
export function grantForTurn(filter: Filter, until: Until = 'turn'): Part {
  return {
    filter,
    targets: true,
    run({ table, vars, me }, chosen) {
      if (chosen) grant(table, chosen.thing, vars.card, until, me);
    },
  };
}

/** Gives up to so many different targets what the card grants. */
export function grantUpTo(most: number, filter: Filter, until: Until): Part {
  return {
    filter,
    targets: true,
    optional: true,
    run({ table, vars, me }, chosen) {
      if (!chosen) return undefined;
      grant(table, chosen.thing, vars.card, until, me);
      return another(vars, chosen, most);
    },
    missed: ({ vars }, target) => another(vars, target, most),
  };
}

/** Up to so many different targets: the part is asked again until they are there, or the player has enough. */
export function another(vars: EffectVars, { id }: Row, most: number): 'again' | undefined {
  vars.picked = [...vars.picked, id];
  return vars.picked.length < most ? 'again' : undefined;
}

/** Gives the thing that the effect comes from what its card grants, until the end of the turn unless it says otherwise. */
export function grantSelfForTurn(until: Until = 'turn'): Part {
  return {
    run({ table, state, vars, me }) {
      const thing = thingOf(state, vars.source);
      if (thing) grant(table, thing, vars.card, until, me);
    },
  };
}

/** Puts +1/+1 runes on the thing that the effect comes from. */
export function runesOnItself(amount: number): Part {
  return {
    run({ table, state, vars }) {
      const thing = thingOf(state, vars.source);
      if (thing) addRunes(table, thing, amount);
    },
  };
}

/** Puts a rune with a name on the thing that the effect comes from, unless it has the most it may have. */
export function namedRuneOnItself(rune: string, most = Number.POSITIVE_INFINITY): Part {
  return {
    run({ table, state, vars }) {
      const thing = thingOf(state, vars.source);
      if (thing && (thing.tokens[rune] ?? 0) < most) addTokens(table, thing, rune, 1);
    },
  };
}

/** Puts +1/+1 runes on a target, or -1/-1 for less than none. */
export function runes(amount: number, filter: Filter): Part {
  return {
    filter,
    targets: true,
    run({ table }, chosen) {
      if (chosen) addRunes(table, chosen.thing, amount);
    },
  };
}
