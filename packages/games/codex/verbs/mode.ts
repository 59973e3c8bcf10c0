import type { Part } from '../card.ts';

/** Asks which of these happens; boosted, all do, and nobody is asked (RULES 5.11). */
export function modeUnlessBoosted(...modes: readonly string[]): Part {
  return {
    question: 'mode',
    when: (_state, { boosted }) => !boosted,
    list: () => modes.map((mode) => ({ type: 'mode', mode })),
    run({ vars }, _chosen, answer) {
      if (answer?.type === 'mode') vars.mode = answer.mode;
    },
  };
}
