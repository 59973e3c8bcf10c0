import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerCard } from '@riposte/protocol';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Button } from '../../design/Button.tsx';
import { Panel } from '../../design/Panel.tsx';
import { say } from '../../design/toast.ts';
import { Waiting } from '../../design/Waiting.tsx';
import { ask } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import { Online } from '../../match/online/Online.tsx';
import { blocksQuery, meQuery, playerQuery, queryClient } from '../../match/online/queries.ts';
import { Sorry } from '../../match/online/Sorry.tsx';
import { ScenePage } from '../../match/scenes/ScenePage.tsx';
import { AchievementList } from './AchievementList.tsx';
import { HistoryList } from './HistoryList.tsx';

/** A player as all may see them. */
export default function PlayerPage() {
  const { player = '' } = useParams({ strict: false });
  return (
    <Online>
      <Player key={player} id={player} />
    </Online>
  );
}

function Player({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useQuery(playerQuery(id));
  return (
    <ScenePage title={data?.name ?? t`A player`} lead={data && <Kind player={data} />}>
      {isPending && (
        <Waiting>
          <Trans>Asking the server</Trans>
        </Waiting>
      )}
      {error && <Sorry error={error} onAgain={() => void refetch()} />}
      {data && (
        <>
          <Panel title={<Trans>Played in public</Trans>}>
            <HistoryList player={data} />
          </Panel>
          <Panel title={<Trans>Achievements</Trans>}>
            <AchievementList player={data.id} />
          </Panel>
          <BlockButton player={data} />
        </>
      )}
    </ScenePage>
  );
}

function Kind({ player }: { readonly player: PlayerCard }) {
  if (player.kind === 'bot') return <Trans>A program</Trans>;
  return player.kind === 'guest' ? <Trans>Plays as a guest</Trans> : <Trans>Has an account</Trans>;
}

function BlockButton({ player }: { readonly player: PlayerCard }) {
  const { t } = useLingui();
  const me = useQuery(meQuery).data?.player;
  const { data } = useQuery({ ...blocksQuery, enabled: me !== undefined });
  if (!me || me.id === player.id) return undefined;
  const isBlocked = data?.players.some(({ id }) => id === player.id) ?? false;

  async function turn(): Promise<void> {
    const done = await ask(isBlocked ? calls.unblock(player.id) : calls.block(player.id));
    if (!done.ok) say(done.why.text);
    else if (!isBlocked) say(t`You will not hear or meet ${player.name} any more.`);
    await queryClient.invalidateQueries(blocksQuery);
  }

  return (
    <Button kind="quiet" onClick={() => void turn()}>
      {isBlocked ? <Trans>Unblock</Trans> : <Trans>Block this player</Trans>}
    </Button>
  );
}
