import { planFor } from '@riposte/analysis';
import type { AnyGame } from '@riposte/kernel';
import type { KeyValues } from '../local/keyValues.ts';
import type { Findings } from './findings.ts';

/** So many are kept; the one that was made first goes when another comes. */
export const MOST_KEPT = 40;

const LIST = 'analyses';

/** What was found is kept in this browser, by the match and the plan. */
export interface KeptFindings {
  load(id: string): Promise<Findings | undefined>;
  save(id: string, findings: Findings): Promise<void>;
}

export function keptFindingsOn(values: KeyValues): KeptFindings {
  return {
    load: async (id) => (await values.get(keyOf(id))) as Findings | undefined,
    async save(id, findings) {
      const before = ((await values.get(LIST)) ?? []) as readonly string[];
      const ids = [id, ...before.filter((one) => one !== id)];
      await values.set({ [keyOf(id)]: findings, [LIST]: ids.slice(0, MOST_KEPT) });
      for (const old of ids.slice(MOST_KEPT)) await values.del(keyOf(old));
    },
  };
}

/** By what the findings of a replay file are kept: the plan by which its match is judged here, and which file it is. */
export function findingsId(game: AnyGame, text: string): string {
  return `${planFor(game).id} ${idOf(text)}`;
}

/** Which file it is: its last line carries a hash over all of it. */
export function idOf(text: string): string | undefined {
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  return /"hash":"([0-9a-f]+)"/.exec(last)?.[1];
}

function keyOf(id: string): string {
  return `analysis ${id}`;
}
