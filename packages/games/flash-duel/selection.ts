import { type Seat, seat, seats } from '@riposte/kernel';
import type { Choice } from './choice.ts';
import { ABILITIES_OF, CHARACTER_IDS, type CharacterId } from './ids.ts';
import { fighterOf, isRaid, rules, type State } from './state.ts';
import { mortalCount } from './supply.ts';
import { SELECTION_ORDER } from './team.ts';

const CHOICES = CHARACTER_IDS.map((character): Choice => ({ type: 'chooseCharacter', character }));

/** RULES 13.1, 13.2: each player chooses a character, openly in turn or in secret at once. */
export const selection = rules.procedure<object>('selection', {
  secretlyChosen: {
    asksEach: ({ options, fighters }) =>
      options.mode === 'full' && options.selection === 'double-blind'
        ? seats(fighters.length).map((one) => ({ seat: one, question: 'character', choices: CHOICES }))
        : [],
    runEach({ state, tell }, _vars, answers) {
      for (const answer of answers)
        if (answer.choice.type === 'chooseCharacter') take(state, answer.seat, answer.choice.character);
      if (answers.length > 0) {
        tell?.(
          {
            type: 'charactersChosen',
            characters: state.fighters.flatMap(({ character }) => character ?? []),
          },
          { shows: true },
        );
      }
    },
  },
  openlyChosen: {
    asks(state) {
      const next = nextToChoose(state);
      return next === undefined ? undefined : { seat: next, question: 'character', choices: CHOICES };
    },
    run({ state, tell }, _vars, answer) {
      const next = nextToChoose(state);
      if (answer?.type !== 'chooseCharacter' || next === undefined) return undefined;
      take(state, next, answer.character);
      tell?.({ type: 'characterChosen', seat: next, character: answer.character });
      return 'openlyChosen';
    },
  },
});

/** RULES 13.2, 19.2, 20.4: seats choose in order; teams by turns; the Dragon has no choice. */
function nextToChoose(state: State): Seat | undefined {
  return choosers(state).find((one) => fighterOf(state, one).character === undefined);
}

function choosers(state: State): readonly Seat[] {
  if (state.options.mode === 'team') return SELECTION_ORDER.map(seat);
  return seats(isRaid(state) ? mortalCount(state.options) : state.fighters.length);
}

function take(state: State, seat: Seat, character: CharacterId): void {
  const fighter = fighterOf(state, seat);
  fighter.character = character;
  fighter.abilities = ABILITIES_OF[character];
}
