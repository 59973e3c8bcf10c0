import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { setSettings, useSettings } from '../design/settings/settings.ts';
import { webGameOf } from '../games/library.ts';
import type { BoardProps } from './boardProps.ts';
import { isTyping } from './keys.ts';

const TABLES = new Map<string, ComponentType<BoardProps>>();

const PlainBoard = lazy(() => import('./plain/PlainBoard.tsx'));
const RuleSheet = lazy(() => import('./rules/RuleSheet.tsx'));

type Props = Omit<BoardProps, 'onPlain' | 'onRule'> & {
  /** Says which board to show, whatever the settings say. */
  readonly plain?: boolean;
};

/** A table: drawn where the game has a drawn one and the plain board was not asked for, which is one key away. */
export function TableView({ plain, ...slots }: Props) {
  const settings = useSettings();
  const isPlain = plain ?? settings.plain;
  const Drawn = drawnTableOf(slots.session.game.id);
  const canChange = plain === undefined && Drawn !== undefined;

  useEffect(() => {
    if (!canChange) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'p' && !isTyping(event)) setSettings({ plain: !isPlain });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [canChange, isPlain]);

  const [rule, setRule] = useState<string>();
  const closeRule = useCallback(() => setRule(undefined), []);

  const change = () => setSettings({ plain: !isPlain });
  if (Drawn && !isPlain) {
    return (
      <Suspense>
        <Drawn {...slots} onRule={setRule} {...(canChange && { onPlain: change })} />
        {rule !== undefined && (
          <Suspense>
            <RuleSheet game={slots.session.game.id} rule={rule} onClose={closeRule} />
          </Suspense>
        )}
      </Suspense>
    );
  }
  return (
    <Suspense>
      <PlainBoard {...slots} {...(canChange && { onDrawn: change })} />
    </Suspense>
  );
}

/** The drawn table of a game; nothing where it is played on the plain board. */
function drawnTableOf(id: string): ComponentType<BoardProps> | undefined {
  const fetch = webGameOf(id)?.table;
  if (!fetch) return undefined;
  const known = TABLES.get(id) ?? lazy(fetch);
  TABLES.set(id, known);
  return known;
}
