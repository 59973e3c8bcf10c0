import { findListed } from '../games.ts';
import { type Bout, type BoutEnd, playBout } from './bout.ts';

/** What a thread answers: how a bout ended, or why it did not. */
export type BoutReply = BoutEnd | { readonly fault: string };

/** Plays a bout in this thread; a fault is a value, since errors lose their shape between threads. */
export async function replyTo(bout: Bout): Promise<BoutReply> {
  try {
    const listed = await findListed(bout.game);
    if (!listed) throw new Error(`there is no game “${bout.game}”`);
    return playBout(listed, bout);
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
