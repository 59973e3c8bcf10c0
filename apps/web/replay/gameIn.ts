import type { AnyGame } from '@riposte/kernel';
import { SHELF } from '@riposte/shelf';

/** The game that the header of a replay names; what else is wrong with it, its verification says. */
export async function gameIn(text: string): Promise<AnyGame | undefined> {
  const [header = ''] = text.split('\n', 1);
  const [, id] = /"game":"([\w-]+)"/.exec(header) ?? [];
  return SHELF.find((shelved) => shelved.id === id)?.rules();
}
