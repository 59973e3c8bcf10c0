import { disable } from '../board.ts';
import type { Filter, Part } from '../card.ts';

/** RULES 9.16: disables a target. */
export function disableTarget(filter: Filter): Part {
  return { ...disableChosen(filter), targets: true };
}

/** The same without the target icon (RULES 10.1). */
export function disableChosen(filter: Filter): Part {
  return {
    filter,
    run({ table }, chosen) {
      if (chosen) disable(table, chosen.thing);
    },
  };
}
