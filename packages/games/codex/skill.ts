import type { Decision, Skill } from '@riposte/kernel';
import { baseOf } from './board.ts';
import { entryOf } from './catalogue.ts';
import type { Choice } from './choice.ts';
import { BASE } from './ids.ts';
import { type activeOf, type State, thingOf } from './state.ts';

/** How gladly each kind of choice is made, by a player who wants to get on and to fight. */
const EAGERNESS: Readonly<Record<Choice['type'], number>> = {
  hero: 1,
  deck: 1,
  tech: 1,
  spec: 1,
  trigger: 1,
  mode: 1,
  discard: 1,
  card: 4,
  opponent: 1,
  pick: 4,
  hire: 1,
  build: 8,
  summon: 8,
  play: 8,
  use: 4,
  level: 3,
  attack: 10,
  detect: 4,
  tearDown: 0.01,
  patrol: 1,
  pass: 0.5,
};

/** A player who does not think long: gets on with the base, plays what there is, and attacks. */
export const skill: Skill<State, Choice> = {
  part: ({ turn }) => turn,
  ahead: () => 2,
  chances(state) {
    const left = state.players.map((_, index) => {
      const base = baseOf(state, index as ReturnType<typeof activeOf>);
      return Math.max(1, (entryOf(BASE).hp ?? 0) - base.damage) ** 2;
    });
    const total = left.reduce((sum, one) => sum + one, 0);
    return left.map((one) => one / total);
  },
  weigh(state, { choices, seat }: Decision<Choice>, weights) {
    for (let index = 0; index < choices.length; index++) {
      const choice = choices[index] as Choice;
      // The base of the other side before anything else that can be hit.
      const isBase = choice.type === 'pick' && isBaseOfOther(state, choice.thing, seat);
      weights[index] = EAGERNESS[choice.type] * (isBase ? 5 : 1);
    }
  },
};

function isBaseOfOther(state: State, id: number, seat: number): boolean {
  const thing = thingOf(state, id);
  return thing?.card === BASE && thing.controller !== seat;
}
