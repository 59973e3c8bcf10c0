import { useLayoutEffect, useMemo, useState } from 'react';
import { afterFrame } from '../../../table/ownTask.ts';
import { type ConsideredAttack, type Foreseen, targetsOf } from './foresight.ts';
import type { WarPart } from './part.ts';
import { attackIn } from './prospect.ts';

type Targets = ReadonlyMap<number, Foreseen>;

const NONE: Targets = new Map();
const NOBODY: Aims = { targets: NONE, now: () => NONE };

/** What the attacker that was touched may be aimed at. */
export interface Aims {
  /** As far as it is worked out: first the attacker is seen raised, then its targets are lit. */
  readonly targets: Targets;
  /** Worked out at once, for a touch that comes before they are lit. */
  readonly now: () => Targets;
}

/** Works out what an attack would come to, target by target, once the frame that shows the attacker is drawn. */
export function useTargets(part: WarPart): Aims {
  const { session, view, seat } = part.sight;
  const attack = attackIn(part)?.choice;
  const asked = useMemo(
    () => (attack && seat !== undefined ? { game: session.game, view, seat, attack } : undefined),
    [session.game, view, seat, attack],
  );
  const [found, setFound] = useState<{ readonly asked: ConsideredAttack; readonly targets: Targets }>();
  useLayoutEffect(() => {
    if (!asked) return;
    let isLate = false;
    afterFrame(() => {
      if (!isLate) setFound({ asked, targets: targetsOf(asked) });
    });
    return () => {
      isLate = true;
    };
  }, [asked]);
  if (!asked) return NOBODY;
  return found?.asked === asked
    ? { targets: found.targets, now: () => found.targets }
    : { targets: NONE, now: () => targetsOf(asked) };
}
