import { seats } from '@riposte/kernel';
import { trashWorker } from '../board.ts';
import type { Part } from '../card.ts';
import type { Choice } from '../choice.ts';
import { playerOf } from '../state.ts';
import { again } from './fetch.ts';

/** RULES 4.2: trashes so many workers of any players, one after the other. */
export function trashWorkers(count: number, when: NonNullable<Part['when']>): Part {
  return {
    question: 'player',
    when,
    list: (state) =>
      seats(state.players.length)
        .filter((seat) => playerOf(state, seat).workers > 0)
        .map((seat): Choice => ({ type: 'opponent', seat })),
    run({ table, vars }, _chosen, answer) {
      if (answer?.type !== 'opponent') return undefined;
      trashWorker(table, answer.seat);
      return again(vars, count);
    },
  };
}
