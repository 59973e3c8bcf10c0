import type { Code, Result, ResultCard } from '@riposte/protocol';
import type { KeyValues } from '../../match/local/keyValues.ts';

/** So many of the newest are asked for, and so many at a time: each is a question of its own. */
const NEWEST = 40;
const AT_ONCE = 4;

/** Why there is no name, and never will be. */
const LASTING: ReadonlySet<Code> = new Set(['NO_SUCH_TABLE', 'NOT_SEATED', 'NOT_A_SEAT', 'BAD_SAVE']);

/**
 * The figure that the player was in matches of the server, by table: first where it is known, then with more and more
 * of the others. What was found once stays in this browser, and so does that there is nothing to be found.
 */
export async function* calledThere(
  cards: readonly ResultCard[],
  player: string,
  values: KeyValues,
  calledAt: (card: ResultCard) => Promise<Result<string | undefined>>,
): AsyncGenerator<ReadonlyMap<string, string>> {
  const keyOf = ({ table }: ResultCard) => `called ${player} ${table}`;
  const kept = await Promise.all(cards.map((card) => values.get(keyOf(card))));
  const called = new Map<string, string>();
  for (const [index, { table }] of cards.entries()) {
    const name = kept[index];
    if (typeof name === 'string') called.set(table, name);
  }
  yield called;
  const left = cards.filter((_, index) => kept[index] === undefined).slice(0, NEWEST);
  while (left.length > 0) {
    const asked = await Promise.all(
      left.splice(0, AT_ONCE).map(async (card) => ({ card, answer: await calledAt(card) })),
    );
    for (const { card, answer } of asked) {
      const name = answer.ok ? answer.value : undefined;
      if (answer.ok || LASTING.has(answer.error)) await values.set({ [keyOf(card)]: name ?? null });
      if (name !== undefined) called.set(card.table, name);
    }
    yield called;
  }
}
