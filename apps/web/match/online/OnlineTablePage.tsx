import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Empty } from '../../design/Empty.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { Page } from '../../design/Page.tsx';
import { verbatim } from '../../design/verbatim.tsx';
import { Waiting } from '../../design/Waiting.tsx';
import { codeOf } from './api.ts';
import { MatchView } from './MatchView.tsx';
import { Online } from './Online.tsx';
import type { OnlineSession } from './onlineSession.ts';
import { meQuery } from './queries.ts';
import { Sorry } from './Sorry.tsx';
import { useDealing } from './useDealing.ts';
import { placeAt, useOnlineTable, useRoom } from './useOnlineTable.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A table on the server: first a waiting room, then the match, then what comes after it. */
export default function OnlineTablePage() {
  const { table = '' } = useParams({ strict: false });
  // People who talk go on talking at the table of their rematch.
  const [isTalking, setTalking] = useState(false);
  return (
    <Online>
      <TableAt key={table} id={table} isTalking={isTalking} onTalk={setTalking} />
    </Online>
  );
}

interface Talking {
  readonly isTalking: boolean;
  readonly onTalk: (isTalking: boolean) => void;
}

function TableAt({ id, ...talking }: Talking & { readonly id: string }) {
  const { t } = useLingui();
  const { session, error, again } = useOnlineTable(id);
  if (session) return <AtTable session={session} again={again} {...talking} />;
  if (!error) {
    return (
      <Waiting>
        <Trans>Coming to the table</Trans>
      </Waiting>
    );
  }
  return (
    <Page title={t`A table`}>
      {codeOf(error) === 'NO_SUCH_TABLE' ? <NoTable /> : <Sorry error={error} onAgain={again} />}
    </Page>
  );
}

function AtTable({
  session,
  again,
  ...talking
}: Talking & { readonly session: OnlineSession; readonly again: () => void }) {
  const room = useRoom(session);
  const player = useQuery(meQuery).data?.player;
  const place = placeAt(room.card, player?.id);
  const doubt = useDealing(room, player?.id);
  const hasMoved = place !== room.viewer;
  // A player who has sat down, or stood up, sees the table from elsewhere.
  useEffect(() => {
    if (hasMoved) again();
  }, [hasMoved, again]);

  const { status, by, reason } = room.card;
  if (by === 'closed') return <Closed reason={reason} />;
  if (status === 'open' || status === 'dealing') {
    return <WaitingRoom session={session} room={room} me={player} doubt={doubt} />;
  }
  return <MatchView session={session} room={room} me={player} {...talking} />;
}

function NoTable() {
  return (
    <Empty title={<Trans>There is no such table</Trans>} action={<HomeLink />}>
      <Trans>The link may be cut short, or the table is private. Ask for the whole link.</Trans>
    </Empty>
  );
}

function Closed({ reason: written }: { readonly reason: string | undefined }) {
  const reason = written && verbatim(written);
  const { t } = useLingui();
  return (
    <Page title={t`A table`}>
      <Empty title={<Trans>This table was closed</Trans>} action={<HomeLink />}>
        {reason === undefined ? (
          <Trans>Nobody played here, and nobody will.</Trans>
        ) : (
          <Trans>The reason: {reason} It ends without a result.</Trans>
        )}
      </Empty>
    </Page>
  );
}

function HomeLink() {
  return (
    <LinkButton to="/">
      <Trans>To the games</Trans>
    </LinkButton>
  );
}
