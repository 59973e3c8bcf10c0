import { type Seat, seats } from '@riposte/kernel';
import type { CharacterId } from './ability.ts';
import { abilitiesOf, CHARACTERS } from './cards/index.ts';
import type { Choice } from './choice.ts';
import { fighterOf, rules, type State } from './state.ts';

const CHOICES = Object.keys(CHARACTERS).map((character): Choice => ({ type: 'chooseCharacter', character }));

/** RULES 13.1, 13.2: everybody chooses a character, openly in turn or in secret at once. */
export const selection = rules.procedure<object>('selection', {
  secretlyChosen: {
    asksEach: ({ options, fighters }) =>
      options.selection === 'double-blind'
        ? seats(fighters.length)
            .filter((seat) => fighters[seat]?.character === undefined)
            .map((seat) => ({ seat, question: 'character', choices: CHOICES }))
        : [],
    runEach({ state, tell }, _vars, answers) {
      for (const { seat, choice } of answers)
        if (choice.type === 'chooseCharacter') take(state, seat, choice.character);
      if (answers.length > 0) {
        tell?.({
          type: 'charactersChosen',
          characters: state.fighters.map(({ character }) => character ?? ''),
        });
      }
    },
  },
  openlyChosen: {
    asks(state) {
      const seat = seats(state.fighters.length).find((one) => fighterOf(state, one).character === undefined);
      return seat === undefined ? undefined : { seat, question: 'character', choices: CHOICES };
    },
    run({ state, tell }, _vars, answer) {
      if (answer?.type !== 'chooseCharacter') return undefined;
      const seat = seats(state.fighters.length).find((one) => fighterOf(state, one).character === undefined);
      if (seat === undefined) return undefined;
      take(state, seat, answer.character);
      tell?.({ type: 'characterChosen', seat, character: answer.character });
      return 'openlyChosen';
    },
  },
});

function take(state: State, seat: Seat, character: CharacterId): void {
  const fighter = fighterOf(state, seat);
  fighter.character = character;
  fighter.abilities = abilitiesOf(character);
}
