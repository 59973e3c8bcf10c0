import { hastyBot, type Task, type Thought } from '@riposte/bots';
import { type AnyGame, fastRandom, type Outcome } from '@riposte/kernel';
import { vi } from 'vitest';
import type { LocalSession } from './localSession.ts';

/** Thinks at once, unless it is told to wait, and counts how many think at the same time. */
export function quickMind(game: AnyGame, until: Promise<unknown> = Promise.resolve()) {
  const random = fastRandom(7);
  const mind = {
    thinking: 0,
    most: 0,
    asked: [] as Task[],
    async think(task: Task): Promise<Thought> {
      mind.asked.push(task);
      mind.thinking += 1;
      mind.most = Math.max(mind.most, mind.thinking);
      await until;
      mind.thinking -= 1;
      return hastyBot.choose({ ...task, game, random });
    },
    close: vi.fn(),
  };
  return mind;
}

/** Answers whatever is asked with one of the choices until the match is over. */
export async function playOut(session: LocalSession, number = 1): Promise<Outcome> {
  const random = fastRandom(number);
  const { game } = session;
  for (let turn = 0; turn < 5_000; turn++) {
    const { updates, viewer } = session.now();
    const last = updates.at(-1);
    if (last?.outcome) return last.outcome;
    const question = last?.decision;
    if (question) {
      const seat = viewer as never;
      const { id, choice } = hastyBot.choose({ game, seat, view: last.view, question, random });
      session.choose(id, choice);
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('the match did not end');
}
