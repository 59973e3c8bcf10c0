import { lazy, Suspense, useEffect } from 'react';
import { setSettings, useSettings } from '../settings/settings.ts';
import { BOARDS, type BoardProps } from './boards.ts';
import { isTyping } from './keys.ts';

const PlainBoard = lazy(() => import('../plain/PlainBoard.tsx'));

type Props = Omit<BoardProps, 'onPlain'> & {
  /** Says which board to show, whatever the settings say. */
  readonly plain?: boolean;
};

/** A table: drawn where the game has a drawn board and nobody asked for the plain one, which is one key away. */
export function TableView({ plain, ...slots }: Props) {
  const settings = useSettings();
  const isPlain = plain ?? settings.plain;
  const Drawn = BOARDS[slots.session.game.id];
  const canChange = plain === undefined && Drawn !== undefined;

  useEffect(() => {
    if (!canChange) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'p' && !isTyping(event)) setSettings({ plain: !isPlain });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [canChange, isPlain]);

  const change = () => setSettings({ plain: !isPlain });
  if (Drawn && !isPlain) {
    return (
      <Suspense>
        <Drawn {...slots} {...(canChange && { onPlain: change })} />
      </Suspense>
    );
  }
  return (
    <Suspense>
      <PlainBoard {...slots} {...(canChange && { onDrawn: change })} />
    </Suspense>
  );
}
