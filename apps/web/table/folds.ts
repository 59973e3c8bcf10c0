import type { AnyChoice, AnyGame } from '@riposte/kernel';

/** A choice, or several that stand together under a name. */
export type Fold =
  | { readonly type: 'one'; readonly choice: AnyChoice }
  | { readonly type: 'several'; readonly name: string; readonly choices: readonly AnyChoice[] };

/** So many answers can be looked through at once; more are folded. */
const MOST_UNFOLDED = 12;

/** The answers to a question as they are listed: a long list is folded by the groups of its game, in their order. */
export function foldsOf(
  choices: readonly AnyChoice[],
  { group }: Pick<AnyGame['words'], 'group'>,
  view: unknown,
): readonly Fold[] {
  if (!group || choices.length <= MOST_UNFOLDED) return choices.map(one);
  const groups = [...Map.groupBy(choices, (choice) => group(choice, view))];
  if (groups.length === 1) return choices.map(one);
  return groups.map(([name, its]) => {
    const [first] = its;
    return first && its.length === 1 ? one(first) : { type: 'several', name, choices: its };
  });
}

function one(choice: AnyChoice): Fold {
  return { type: 'one', choice };
}
