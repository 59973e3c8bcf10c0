import { type AnyChoice, listed } from '@riposte/kernel';
import type { Bot, Thought, Turn } from './bot.ts';
import { hastyBot } from './quick.ts';

/** A bot that is waited for: in another thread, or outside altogether. */
export interface AsyncBot {
  readonly name: string;
  /** Rejects when the signal says that nobody wants to know any more, and at no other time. */
  choose(turn: Turn, signal?: AbortSignal): Promise<Thought>;
}

/**
 * `late`: nothing was heard in time. `nonsense`: what was said answers nothing that was asked.
 * `gone`: nobody is there any more.
 */
export const MISHAPS = ['late', 'nonsense', 'gone'] as const;
export type Mishap = (typeof MISHAPS)[number];

/** How long a bot is waited for, and what happens then. */
export interface Patience {
  readonly milliseconds: number;
  /** The stand-in that chooses when the bot does not; a quick one. */
  readonly standIn?: Bot;
  /** Told why another chose, and what was thrown, if anything was. */
  readonly onMishap?: (mishap: Mishap, cause?: unknown) => void;
}

/** What was thought, or what went wrong. */
export type Came =
  | { readonly type: 'thought'; readonly thought: Thought }
  | { readonly type: 'mishap'; readonly mishap: Mishap; readonly cause?: unknown };

/** Waits for a thought no longer than there is patience; then a stand-in has one. */
export async function inTime(
  turn: Turn,
  { milliseconds, standIn = hastyBot, onMishap }: Patience,
  think: () => Promise<Came>,
  signal?: AbortSignal,
): Promise<Thought> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Came>();
  const stop = () => reject(signal?.reason);
  const timer = setTimeout(resolve, milliseconds, { type: 'mishap', mishap: 'late' } satisfies Came);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    think().then(resolve, reject);
    const came = await promise;
    if (came.type === 'thought') return came.thought;
    onMishap?.(came.mishap, came.cause);
    return standIn.choose(turn);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** The listed choice that an answer from elsewhere means. */
export function meant({ question, offers = [] }: Turn, id: unknown, choice: unknown): AnyChoice | undefined {
  const asked = [question, ...offers].find((one) => one.id === id);
  return asked && listed(asked.choices, choice);
}
