import { type Ask, DONE, type Seat } from '@riposte/kernel';
import { named, ready } from './board.ts';
import { check } from './check.ts';
import { type Choice, PASS, pickOf, type Question } from './choice.ts';
import { isFighter } from './kinds.ts';
import { mapOf, mapRules } from './maps.ts';
import { addRunes } from './runes.ts';
import { rowOf } from './sheet.ts';
import { isActive, rules, type State, type Table, type Thing, thingOf } from './state.ts';

// RULES 18.12: a map may let a player give a rune to what would become ready.

interface ReadyingVars {
  readonly seat: Seat;
  /** What becomes ready unless a rune is chosen for it. */
  left: readonly number[];
}

const readying = rules.procedure<ReadyingVars>('readying', {
  keptChosen: {
    asks(_state, { seat, left }): Ask<Choice, Question> | undefined {
      if (left.length === 0) return undefined;
      return { seat, question: 'rune', choices: [...left.map(pickOf), PASS] };
    },
    run(table, vars, answer) {
      const { state, tell } = table;
      const kept = answer?.type === 'pick' ? thingOf(state, answer.thing) : undefined;
      if (kept) {
        vars.left = vars.left.filter((id) => id !== kept.id);
        tell?.({ type: 'leftExhausted', thing: named(kept), by: mapOf(state) ?? '' });
        addRunes(table, kept, 1);
        return 'keptChosen';
      }
      for (const thing of state.things) if (vars.left.includes(thing.id)) ready(table, thing);
      check(table);
      return DONE;
    },
  },
});

/** Whether its player is asked before a thing becomes ready. */
function isAsked(state: State, { id, exhausted, controller }: Thing): boolean {
  if (!exhausted || !mapRules(state).runeForReadying || !isActive(state, controller)) return false;
  const row = rowOf(state, id);
  return row !== undefined && isFighter(row);
}

/** Things become ready together; each player is asked for their own. */
export function becomeReady(table: Table, ...things: readonly Thing[]): void {
  const asked = things.filter((thing) => isAsked(table.state, thing));
  for (const thing of things) if (!asked.includes(thing)) ready(table, thing);
  for (const seat of new Set(asked.map(({ controller }) => controller))) {
    const left = asked.filter(({ controller }) => controller === seat).map(({ id }) => id);
    table.call(readying, { seat, left });
  }
}
