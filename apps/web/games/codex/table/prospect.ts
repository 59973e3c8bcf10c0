import type { Choice } from '@riposte/codex/table';
import { varsOf } from '@riposte/kernel';
import { type Foreseen, foresee } from './foresight.ts';
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

/** The attack that is considered, and its number among the answers. */
export function attackIn(part: WarPart): Considered<Attack> | undefined {
  return consideredIn(part).find((one): one is Considered<Attack> => one.choice.type === 'attack');
}

/**
 * What would come of what is considered; `targets` are those of the attacker that is raised, `aimed` is the one of them
 * that was touched.
 */
export function prospectOf(part: WarPart, targets: Prospect['targets'], aimed: number | undefined): Prospect {
  const prospect = beforeAll(part, targets, aimed);
  const under = varsOf<{ readonly attacker: number; readonly defender: number }>(
    part.sight.view.stack,
    'attack',
  );
  const arrow =
    prospect.foreseen?.attack ??
    (under && under.defender >= 0 ? { from: under.attacker, to: under.defender } : undefined);
  return arrow ? { ...prospect, arrow } : prospect;
}

type Attack = Extract<Choice, { type: 'attack' }>;

interface Considered<One extends Choice = Choice> {
  readonly index: number;
  readonly choice: One;
}

/** The answers that are considered. */
function consideredIn({ sight, turn }: WarPart): readonly Considered[] {
  if (!sight.decision || sight.seat === undefined || turn.considering.type === 'nothing') return [];
  return turn.considered.flatMap((index) => {
    const choice = turn.choices[index];
    return choice ? [{ index, choice }] : [];
  });
}

/** What is not under way yet. */
function beforeAll(part: WarPart, targets: Prospect['targets'], aimed: number | undefined): Prospect {
  const { session, view, seat } = part.sight;
  const attack = attackIn(part);
  if (attack) {
    const foreseen = targets.get(aimed ?? -1) ?? (targets.size === 1 ? [...targets.values()][0] : undefined);
    return {
      attacker: attack.choice.thing,
      attack: attack.index,
      targets,
      ...(foreseen && { foreseen }),
    };
  }
  const [only, more] = consideredIn(part);
  if (!only || more || seat === undefined || !SEEN.has(only.choice.type)) return NOTHING;
  return { targets: new Map(), foreseen: foresee(session.game, view, seat, [only.choice]) };
}
