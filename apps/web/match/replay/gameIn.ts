import type { AnyGame, AnyGuide } from '@riposte/kernel';
import { SHELF, type Shelved } from '@riposte/shelf';

/** The game that the header of a replay names; what else is wrong with it, its verification says. */
export async function gameIn(text: string): Promise<AnyGame | undefined> {
  return shelvedIn(text)?.rules();
}

/** The guide of that game. */
export async function guideIn(text: string): Promise<AnyGuide | undefined> {
  return shelvedIn(text)?.guide();
}

function shelvedIn(text: string): Shelved | undefined {
  const [header = ''] = text.split('\n', 1);
  const [, id] = /"game":"([\w-]+)"/.exec(header) ?? [];
  return SHELF.find((shelved) => shelved.id === id);
}
