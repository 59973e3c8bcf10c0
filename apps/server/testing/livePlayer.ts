import { fastRandom, type Random, roll } from '@riposte/kernel';
import type { LiveClient, Watched } from './liveClient.ts';

/** What came of a match for one who played it. */
export interface Played {
  readonly accepted: number;
  readonly refused: number;
  /** Every answer that was acknowledged, in order. */
  readonly said: readonly Said[];
}

export interface Said {
  readonly decision: string;
  readonly choice: unknown;
}

interface Manner {
  readonly seed: number;
  /** May do something else before each answer. */
  readonly onTurn?: (turn: number) => void | Promise<void>;
  /** How long, in milliseconds, it waits for its next question or the end. */
  readonly patience?: number;
  /** Is told every answer that was acknowledged. */
  readonly onSaid?: () => void;
}

/** Plays a seat to the end, by chance. */
export async function playSeat(
  client: LiveClient,
  watched: Watched,
  { seed, onTurn, onSaid, patience = 60_000 }: Manner,
): Promise<Played> {
  const random = fastRandom(seed);
  const said: Said[] = [];
  const counts = { accepted: 0, refused: 0, said };
  let answered = '';
  for (let turn = 0; ; turn++) {
    const isAsked = () => {
      const id = watched.present?.decision?.id;
      return id !== undefined && id !== answered;
    };
    await client.until(() => isOver(watched) || isAsked(), patience);
    if (isOver(watched)) return counts;
    await onTurn?.(turn);
    const decision = watched.present?.decision;
    if (!decision) continue;
    const choice = pick(random, decision.choices);
    const { id } = decision;
    const answer = await client.ask({ type: 'choose', match: watched.match, decision: id, choice });
    if (answer.type === 'accepted') {
      counts.accepted++;
      said.push({ decision: id, choice });
      onSaid?.();
      answered = id;
    } else {
      counts.refused++;
      // Another seat was faster: the next question is on its way.
      await client.until(() => isOver(watched) || watched.present?.decision?.id !== id, patience);
    }
  }
}

function isOver({ present, table }: Watched): boolean {
  return present?.outcome !== undefined || table?.table.status === 'over';
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[roll(random, items.length)];
  if (item === undefined) throw new Error('there is nothing to choose');
  return item;
}
