import { useLingui } from '@lingui/react/macro';
import { entryOf } from '@riposte/codex/table';
import { shortName } from '../cards/shortNames.ts';
import type { WarPart } from './part.ts';

/** What a thing is called as the aim of an attack: short enough for a button. */
export function useTargetName({ view, names }: Pick<WarPart['sight'], 'view' | 'names'>) {
  const { t } = useLingui();
  return (id: number): string => {
    const thing = view.things.find((one) => one.id === id);
    if (!thing) return '';
    if (entryOf(thing.card).kind !== 'base') return shortName(thing.card);
    const [owner = ''] = names(thing.controller).split(' ');
    return view.players.length === 2 ? t`their base` : t`${owner}’s base`;
  };
}

/** What stands on the button of an attack that is aimed: it goes there in one step. */
export function useAimText({ sight }: Pick<WarPart, 'sight'>): (target: number) => string {
  const { t } = useLingui();
  const nameOf = useTargetName(sight);
  return (target) => {
    const name = nameOf(target);
    return t`Attack ${name}`;
  };
}
