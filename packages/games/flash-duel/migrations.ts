import { type Frame, type Migration, type Seat, seat } from '@riposte/kernel';
import type { Choice } from './choice.ts';
import type { Fight } from './fight.ts';
import { copyState, type Fighter, newFighter, OPTIONS, type Options, type State } from './state.ts';

/** How matches saved by older rules go on by these. */
export const MIGRATIONS: readonly Migration[] = [
  {
    // Characters, abilities, Custom Clockwork and solo games came in; before, there was Simple Mode only.
    from: '0.1.0',
    to: '0.2.0',
    renamed: {},
    options: (old) => withModes(old as Pick<Options, 'edition'>),
    state: (old) => withAbilities(old as unknown as OldState),
  },
];

type NewFields = 'active' | 'top' | 'topKnownTo' | 'soldier' | 'mine' | 'stakes' | 'pool' | 'record';
type OldState = Omit<State, NewFields | 'fighters'> & {
  readonly fighters: readonly Pick<Fighter, 'space' | 'hand' | 'recovering'>[];
};

function withModes(old: Pick<Options, 'edition'>): Options {
  return {
    mode: OPTIONS.mode.default,
    selection: OPTIONS.selection.default,
    bot: OPTIONS.bot.default,
    ...old,
  };
}

function withAbilities(old: OldState): State {
  const turn = old.stack.findLast(({ procedure }) => procedure === 'turn')?.vars as
    | { seat: Seat }
    | undefined;
  return copyState({
    ...old,
    options: withModes(old.options),
    stack: old.stack.map(withNeeds),
    active: turn?.seat ?? seat(0),
    fighters: old.fighters.map((fighter) => ({ ...newFighter(), ...fighter })),
    top: [],
    topKnownTo: undefined,
    soldier: undefined,
    mine: undefined,
    stakes: 1,
    pool: [],
    record: [],
  });
}

/** An attack says now what blocks it; which card a dash was made with no longer mattered to anybody. */
function withNeeds(frame: Frame<Choice>): Frame<Choice> {
  if (frame.procedure !== 'fight') return frame;
  const { attacker, defender, card, count, dashing } = frame.vars as Fight;
  const vars: Fight = {
    attacker,
    defender,
    card,
    count,
    dashing,
    dash: dashing ? 1 : 0,
    needs: card,
    needsCount: count,
    orHigher: false,
    blockable: true,
    retreatable: dashing,
    answer: '',
    retreated: 0,
  };
  return { ...frame, vars };
}
