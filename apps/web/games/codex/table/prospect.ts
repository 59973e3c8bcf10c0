import type { Choice } from '@riposte/codex/table';
import { varsOf } from '@riposte/kernel';
import { type Foreseen, foresee, targetsOf } from './foresight.ts';
import type { WarPart } from './part.ts';

/** What the table shows of what is considered. */
export interface Prospect {
  /** The attacker that was touched, its answer, and what it may be aimed at. */
  readonly attacker?: number;
  readonly attack?: number;
  readonly targets: ReadonlyMap<number, Foreseen>;
  /** What would come of the one answer that is considered, or of the one thing that can be attacked. */
  readonly foreseen?: Foreseen;
  /** The attack that is considered or under way: an arrow. */
  readonly arrow?: { readonly from: number; readonly to: number };
}

const NOTHING: Prospect = { targets: new Map() };

/** Answers of which something is seen on the table. */
const SEEN: ReadonlySet<Choice['type']> = new Set([
  'pick',
  'play',
  'use',
  'attack',
  'mode',
  'card',
  'trigger',
]);

/** What would come of what is considered; `aimed` is the target that was touched while an attacker is raised. */
export function prospectOf(part: WarPart, aimed: number | undefined): Prospect {
  const prospect = consideredIn(part, aimed);
  const under = varsOf<{ readonly attacker: number; readonly defender: number }>(
    part.sight.view.stack,
    'attack',
  );
  const arrow =
    prospect.foreseen?.attack ??
    (under && under.defender >= 0 ? { from: under.attacker, to: under.defender } : undefined);
  return arrow ? { ...prospect, arrow } : prospect;
}

function consideredIn({ sight, turn }: WarPart, aimed: number | undefined): Prospect {
  const { session, view, seat, decision } = sight;
  if (!decision || seat === undefined || turn.considering.type === 'nothing') return NOTHING;
  const answers = turn.considered.flatMap((index) => {
    const choice = turn.choices[index];
    return choice ? [{ index, choice }] : [];
  });
  const attack = answers.find(({ choice }) => choice.type === 'attack');
  if (attack?.choice.type === 'attack') {
    const targets = targetsOf(session.game, view, seat, attack.choice);
    const foreseen = targets.get(aimed ?? -1) ?? (targets.size === 1 ? [...targets.values()][0] : undefined);
    return {
      attacker: attack.choice.thing,
      attack: attack.index,
      targets,
      ...(foreseen && { foreseen }),
    };
  }
  const [only, more] = answers;
  if (!only || more || !SEEN.has(only.choice.type)) return NOTHING;
  return { targets: new Map(), foreseen: foresee(session.game, view, seat, [only.choice]) };
}
