import { Trans } from '@lingui/react/macro';
import type { PlayerCard } from '@riposte/protocol';
import { usePageTitle } from '../../design/pageTitle.ts';
import { Waiting } from '../../design/Waiting.tsx';
import { TableView } from '../../table/TableView.tsx';
import { ChatButton } from './ChatButton.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { ChatPeek } from './ChatPeek.tsx';
import styles from './MatchView.module.css';
import { OnlineEnd } from './OnlineEnd.tsx';
import { OpenTables } from './OpenTables.tsx';
import type { OnlineSession } from './onlineSession.ts';
import type { Room } from './room.ts';
import { TableMenu } from './TableMenu.tsx';
import { TableNotices } from './TableNotices.tsx';
import { useUnread } from './useUnread.ts';

/** A match that is being played, or was: the table, and what people at a table need besides. */
export function MatchView({
  session,
  room,
  me,
  isTalking,
  onTalk,
}: {
  readonly session: OnlineSession;
  readonly room: Room;
  readonly me: PlayerCard | undefined;
  readonly isTalking: boolean;
  readonly onTalk: (isTalking: boolean) => void;
}) {
  const unread = useUnread(room, me, isTalking);
  usePageTitle(session.game.name);
  if (room.updates.length === 0) {
    return (
      <Waiting>
        <Trans>Dealing</Trans>
      </Waiting>
    );
  }
  return (
    <div className={styles.match}>
      <TableView
        session={session}
        menu={
          <>
            {me && <OpenTables me={me} current={room.card.id} />}
            <ChatButton unread={unread.length} isOpen={isTalking} onTurn={onTalk} />
            <TableMenu session={session} room={room} />
          </>
        }
        aside={
          <ChatPanel session={session} room={room} me={me} isOpen={isTalking} onClose={() => onTalk(false)} />
        }
        actions={<OnlineEnd session={session} room={room} me={me} />}
      />
      <ChatPeek unread={unread} onOpen={() => onTalk(true)} />
      <TableNotices session={session} room={room} />
    </div>
  );
}
