import { roll, type Seat, seat } from '@riposte/kernel';
import { ABILITY_IDS } from './cards/index.ts';
import type { Choice } from './choice.ts';
import type { AbilityId } from './ids.ts';
import { setEffects } from './movement.ts';
import { fighterOf, rules, type State } from './state.ts';

/** RULES 15.1: how many abilities lie in the pool. */
export const POOL_SIZE = 12;

/** RULES 15.2: who picks, as often as each picks: the first drafter is 0. */
const ORDER = [0, 1, 1, 0, 0, 1, 1, 0] as const;

/** RULES 15.1-15.3: a pool is drawn, and two fighters are built from it. */
export const draft = rules.procedure<{ picks: number }>('draft', {
  layOutPool({ state, tell }) {
    const ids = [...ABILITY_IDS];
    const pool: AbilityId[] = [];
    while (pool.length < POOL_SIZE) pool.push(...ids.splice(roll(state.random, ids.length), 1));
    state.pool = pool;
    state.first = seat(roll(state.random, 2));
    tell?.({ type: 'poolLaidOut', pool, first: state.first }, { shows: true });
  },
  abilityDrafted: {
    asks: (state, { picks }) => ({
      seat: drafter(state, picks),
      question: 'draft',
      choices: state.pool.map((ability): Choice => ({ type: 'draft', ability })),
    }),
    run({ state, tell }, vars, answer) {
      if (answer?.type !== 'draft') return undefined;
      const by = drafter(state, vars.picks);
      const fighter = fighterOf(state, by);
      fighter.abilities = [...fighter.abilities, answer.ability];
      state.pool = state.pool.filter((id) => id !== answer.ability);
      tell?.({ type: 'abilityDrafted', seat: by, ability: answer.ability });
      vars.picks += 1;
      return vars.picks < ORDER.length ? 'abilityDrafted' : undefined;
    },
  },
});

/** RULES 15.4: the loser of a round may change one ability for one that nobody has. */
export const tweak = rules.procedure<{ seat: Seat }>('tweak', {
  swapChosen: {
    asks: (state, { seat: loser }) => ({ seat: loser, question: 'swap', choices: swaps(state, loser) }),
    run({ state, tell }, { seat: loser }, answer) {
      if (answer?.type !== 'swap') return;
      const fighter = fighterOf(state, loser);
      fighter.abilities = fighter.abilities.map((id) => (id === answer.out ? answer.in : id));
      // Giving up Hidden Agenda gives up the card that was stashed with it.
      if (answer.out === 'hiddenAgenda') setEffects(state, loser, { stash: undefined });
      state.pool = state.pool.map((id) => (id === answer.in ? answer.out : id));
      tell?.({ type: 'abilitySwapped', seat: loser, out: answer.out, in: answer.in });
    },
  },
});

function swaps(state: State, loser: Seat): readonly Choice[] {
  const { abilities } = fighterOf(state, loser);
  const all = abilities.flatMap((out) => state.pool.map((id): Choice => ({ type: 'swap', out, in: id })));
  return [{ type: 'keepAll' }, ...all];
}

function drafter(state: State, picks: number): Seat {
  return ORDER[picks] === 0 ? state.first : seat(1 - state.first);
}
