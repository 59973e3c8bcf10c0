import type { Stack } from '../scene/field.ts';
import { answersWith } from './answers.ts';
import type { WarPart } from './part.ts';
import type { Prospect } from './prospect.ts';
import { pieceThing } from './things.ts';

/** How a thing on the table is lit: it may act, may be chosen, is considered, would be hit, was touched in vain. */
export type Light = 'act' | 'choose' | 'chosen' | 'target' | 'refused' | 'none';

/** How a stack is lit by the open question and by what is considered. */
export function lightOf(
  { sight, turn }: WarPart,
  { top, ids }: Pick<Stack, 'top' | 'ids'>,
  prospect?: Prospect,
): Light {
  if (prospect?.arrow && ids.includes(prospect.arrow.to)) return 'target';
  if (ids.some((id) => prospect?.targets.has(id))) return 'choose';
  const thing = pieceThing(top.card, ids);
  if (turn.lifted?.key === thing.key) return 'chosen';
  if (turn.refused?.key === thing.key) return 'refused';
  if (!sight.decision) return 'none';
  const answers = answersWith(thing, turn.choices);
  if (answers.length === 0) return 'none';
  const isNarrowed = turn.considering.type === 'answers';
  if (isNarrowed && turn.considered.length === 1 && answers.includes(turn.considered[0] ?? -1))
    return 'chosen';
  const isAct = answers.some((index) => turn.choices[index]?.type !== 'pick');
  if (isAct) return turn.considering.type === 'nothing' ? 'act' : 'none';
  return 'choose';
}
