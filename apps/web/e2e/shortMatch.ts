import type { Errands } from './errands.ts';

/** A match of two on the server that ends after so many choices, since the second player has themself erased. Gives its id. */
export async function shortMatch(
  [one, other]: readonly [Errands, Errands],
  game: string,
  options: object,
  choices: number,
): Promise<string> {
  const id = await one.laysTable(game, options);
  await other.sits(id, { invitedBy: one });
  for (let made = 0; made < choices; ) {
    for (const each of [one, other]) {
      const { present } = await each.presentAt(id);
      if (!present.decision) continue;
      await each.chooses(id, present.decision);
      made += 1;
    }
  }
  await other.goes();
  return id;
}
