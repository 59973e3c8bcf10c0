import { Trans, useLingui } from '@lingui/react/macro';
import type { Week } from '@riposte/shelf/daily';
import { Menu } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Confirmed } from '../../design/Confirmed.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { Sheet } from '../../design/overlays.tsx';
import type { Loaded } from '../../games/library.ts';
import { AtTable } from '../../match/local/AtTable.tsx';
import type { LocalSession } from '../../match/local/localSession.ts';
import { useLocalMatch } from '../../match/local/useLocalMatch.ts';
import { NotFound } from '../../match/scenes/NotFound.tsx';
import { TableView } from '../../table/TableView.tsx';
import { useDailyGame } from './dailyGame.ts';
import { dailySitting } from './sitting.ts';
import { TodayEnd } from './TodayEnd.tsx';
import styles from './TodayPage.module.css';

/** The table of the duel of the day. */
export default function TodayDuelPage() {
  const daily = useDailyGame();
  return daily ? <Duel {...daily} /> : <NotFound />;
}

function Duel({ loaded, week }: { readonly loaded: Loaded; readonly week: Week }) {
  const sitting = useMemo(() => dailySitting(loaded, week), [loaded, week]);
  const match = useLocalMatch(loaded, sitting);
  return (
    <AtTable match={match}>
      {({ session, id, isOver, again }) => (
        <TableView
          key={id}
          session={session}
          menu={<TodayMenu session={session} isOver={isOver} />}
          actions={<TodayEnd match={id} session={session} onPractise={again} />}
        />
      )}
    </AtTable>
  );
}

/** What can be done with the duel of the day besides playing it. */
function TodayMenu({ session, isOver }: { readonly session: LocalSession; readonly isOver: boolean }) {
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
