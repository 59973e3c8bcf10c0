import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { PlainBoard } from '../plain/PlainBoard.tsx';
import { setSettings, useSettings } from '../settings/settings.ts';
import { BOARDS, type BoardProps } from './boards.ts';
import { isTyping } from './keys.ts';
import styles from './TableView.module.css';

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
  const { session, actions, earned, aside, menu } = slots;
  const isOver = session.now().updates.at(-1)?.outcome !== undefined || session.now().ending !== undefined;
  return (
    <div className={styles.plain}>
      <div className={styles.bar}>
        {canChange && (
          <button type="button" className={styles.change} onClick={change}>
            <Trans>Drawn board</Trans>
          </button>
        )}
        {menu}
      </div>
      <PlainBoard session={session} />
      {isOver && (
        <div className={styles.actions}>
          {earned}
          {actions}
        </div>
      )}
      {aside}
    </div>
  );
}
