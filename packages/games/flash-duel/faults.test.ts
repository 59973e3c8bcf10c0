import type { Game } from '@riposte/kernel';
import { runTrials } from '@riposte/kernel/conformance';
import { expect, test } from 'vitest';
import type { AbilityId } from './ids.ts';
import { type Choice, type Event, flashDuel, type Options, type State, type View } from './index.ts';
import trials from './trials.ts';

// Trials that find nothing prove nothing: each of these games has one fault, on a card that is seldom used.

type Duel = Game<State, Choice, Event, View, Options>;

/** The seconds that a game gets in CI. */
const BUDGET = 60;

/** Does something after an ability was used. */
function after(ability: AbilityId, spoil: (state: State, before: State) => void): Duel {
  return {
    ...flashDuel,
    apply(state, seat, choice) {
      const applied = flashDuel.apply(state, seat, choice);
      if (applied.ok && uses(choice, ability)) spoil(applied.value.state, state);
      return applied;
    },
    advance(state, seat, choice) {
      const advanced = flashDuel.advance(state, seat, choice);
      if (uses(choice, ability)) spoil(advanced.state, state);
      return advanced;
    },
  };
}

function uses(choice: unknown, ability: AbilityId): boolean {
  const given = choice as Partial<Extract<Choice, { type: 'use' }>>;
  return given.type === 'use' && given.ability === ability;
}

test.each<[what: string, game: Duel]>([
  [
    'Hidden Agenda keeps what a save cannot hold',
    after('hiddenAgenda', (state) => {
      (state as { note?: unknown }).note = Number.NaN;
    }),
  ],
  [
    'Maximum Anarchy changes the state it was given',
    after('maximumAnarchy', (_state, before) => {
      before.stakes += 1;
    }),
  ],
  [
    'Raise the Stakes goes another way in a search',
    {
      ...flashDuel,
      applyInPlace(state, seat, choice, tell) {
        const decisions = flashDuel.applyInPlace(state, seat, choice, tell);
        if (uses(choice, 'raiseTheStakes')) state.stakes += 1;
        return decisions;
      },
    },
  ],
  [
    'Patriot Mirror is forgotten when a state is imagined',
    {
      ...flashDuel,
      imagine(view, random) {
        const state = flashDuel.imagine(view, random);
        for (const fighter of state.fighters)
          fighter.spent = fighter.spent.filter((ability) => ability !== 'patriotMirror');
        return state;
      },
    },
  ],
  [
    'Shadowswarm leaves an event without words',
    {
      ...flashDuel,
      words: {
        ...flashDuel.words,
        event: (event, names) =>
          event.type === 'abilityUsed' && event.ability === 'shadowswarm'
            ? { text: '' }
            : flashDuel.words.event(event, names),
      },
    },
  ],
  [
    'Research & Development offers an order twice',
    {
      ...flashDuel,
      decisions: (state) =>
        flashDuel
          .decisions(state)
          .map((decision) =>
            decision.choices[0]?.type === 'arrange'
              ? { ...decision, choices: [...decision.choices, ...decision.choices.slice(0, 1)] }
              : decision,
          ),
    },
  ],
  [
    'Deathstrike, once used, makes two choices read alike',
    {
      ...flashDuel,
      words: {
        ...flashDuel.words,
        choice: (choice, view, names) =>
          choice.type === 'move' && view.fighters.some(({ spent }) => spent.includes('deathstrike'))
            ? { text: 'Move' }
            : flashDuel.words.choice(choice, view, names),
      },
    },
  ],
])('found within the budget: %s', (what, game) => {
  const began = process.threadCpuUsage().user;
  const used = () => (process.threadCpuUsage().user - began) / 1e6;
  const seed = Number(process.env.RIPOSTE_SEED ?? 0);
  expect(() => runTrials(game, trials, { seconds: BUDGET, seed, used })).toThrow(/./);
  // biome-ignore lint/suspicious/noConsole: how long it took belongs into the log of the gate
  console.info(`${what}: found after ${used().toFixed(2)} s`);
});
