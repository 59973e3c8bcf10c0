import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Confirmed } from '../design/Confirmed.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { LinkButton } from '../design/LinkButton.tsx';
import { Sheet } from '../design/overlays.tsx';
import type { LocalSession } from '../play/localSession.ts';
import styles from './TodayPage.module.css';

/** What can be done with the duel of the day besides playing it. */
export function TodayMenu({ session, isOver }: { readonly session: LocalSession; readonly isOver: boolean }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const giveUp = () => {
    setOpen(false);
    session.giveUp();
  };
  return (
    <>
      <IconButton icon={Menu} label={t`Menu`} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={<Trans>Duel of the day</Trans>}>
        <div className={styles.menu}>
          {!isOver && (
            <Confirmed
              words={<Trans>Give up</Trans>}
              question={<Trans>It counts as lost. Give up?</Trans>}
              onYes={giveUp}
            />
          )}
          <LinkButton wide kind="quiet" to="/rules/$game" params={{ game: session.game.id }}>
            <Trans>Rules</Trans>
          </LinkButton>
          <LinkButton wide kind="quiet" to="/settings">
            <Trans>Settings</Trans>
          </LinkButton>
          <LinkButton wide kind="quiet" to="/today">
            <Trans>Leave, and go on later</Trans>
          </LinkButton>
        </div>
      </Sheet>
    </>
  );
}
