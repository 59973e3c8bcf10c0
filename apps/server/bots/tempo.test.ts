import { setTimeout as wait } from 'node:timers/promises';
import { type AnyState, fastRandom, roll, seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { localBus } from '../bus/localBus.ts';
import { BOT_TURNS } from '../matches/announce.ts';
import type { BotTurn } from '../matches/matches.ts';
import { duel, duelOptions } from '../testing/duel.ts';
import { Tempo } from './tempo.ts';
import { BotWorker, type Think } from './worker.ts';

const BOT = seat(1);
const RIVAL = seat(0);
const TEMPO = 300;
const THOUGHT = 60;

test('a bot with one legal choice answers after the same time as one that has to think', async () => {
  const twins = findTwins();
  const bus = localBus();
  // As searches do: without a choice there is nothing to think about.
  const think: Think = async ({ question: { id, choices } }) => {
    const [choice] = choices;
    if (!choice) throw new Error('there is nothing to choose');
    if (choices.length > 1) await wait(THOUGHT);
    return { id, choice };
  };
  let answered = () => {};
  const matches = {
    spoken: {},
    botTurn: async (id: string) => turnOf(id === 'forced' ? twins.forced : twins.free),
    chooseAsBot: async () => {
      answered();
      return { ok: true, value: { seq: 1 } } as const;
    },
  };
  const worker = new BotWorker({ bus, matches, think, tempo: TEMPO });
  const took = async (match: string) => {
    const begun = performance.now();
    const { promise, resolve } = Promise.withResolvers<void>();
    answered = resolve;
    bus.publish(BOT_TURNS, new TextEncoder().encode(JSON.stringify({ match, seat: BOT })));
    await promise;
    // The answer is being given while this is counted as busy.
    while (worker.busy > 0) await wait(1);
    return (performance.now() - begun) / TEMPO;
  };
  for (const twin of ['forced', 'free', 'forced', 'free']) {
    const times = await took(twin);
    expect(times).toBeGreaterThan(0.99);
    expect(times).toBeLessThan(1.5);
  }
  await worker.close();
  await bus.close();
});

test('where bots of a kind need longer, those that do not think take as long', () => {
  const tempo = new Tempo(100);
  expect(tempo.due('duel level-8', 0)).toBe(100);
  expect(tempo.due('duel level-8', 250)).toBe(400);
  for (let count = 0; count < 31; count++) expect(tempo.due('duel level-8', 0)).toBe(400);
  expect(tempo.due('duel level-8', 0)).toBe(100);
  expect(tempo.due('duel level-1', 0)).toBe(100);
  expect(new Tempo(0).due('duel level-8', 3)).toBe(3);
});

/** Two states that the bot's rival cannot tell apart: in one the bot has one legal choice, in the other several. */
function findTwins(): { readonly forced: AnyState; readonly free: AnyState } {
  const random = fastRandom(1);
  for (let games = 0; games < 200; games++) {
    let { state } = duel.setup(duelOptions({}), 2, random);
    for (;;) {
      const [asked] = duel.decisions(state);
      if (!asked) break;
      const other = duel.imagine(duel.view(state, RIVAL), random);
      const [forced, free] = choicesOf(state).length === 1 ? [state, other] : [other, state];
      if (choicesOf(forced).length === 1 && choicesOf(free).length > 1) return { forced, free };
      const choice = asked.choices[roll(random, asked.choices.length)];
      if (!choice) throw new Error('there is nothing to choose');
      ({ state } = duel.advance(state, asked.seat, choice));
    }
  }
  throw new Error('no twins were found');
}

function choicesOf(state: AnyState) {
  return duel.decisions(state).find(({ seat: asked }) => asked === BOT)?.choices ?? [];
}

function turnOf(state: AnyState): BotTurn {
  const question = { id: 'q1', question: 'turn', choices: choicesOf(state) };
  return { type: 'turn', game: duel, bot: 'level-8', view: duel.view(state, BOT), question, offers: [] };
}
