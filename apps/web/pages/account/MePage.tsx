import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerCard } from '@riposte/protocol';
import { useQuery } from '@tanstack/react-query';
import { Column, Columns } from '../../design/Columns.tsx';
import { Empty } from '../../design/Empty.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { Panel } from '../../design/Panel.tsx';
import { Waiting } from '../../design/Waiting.tsx';
import { Achievements } from '../../match/local/Achievements.tsx';
import { MyTableList } from '../../match/online/MyTableList.tsx';
import { Online } from '../../match/online/Online.tsx';
import { meQuery } from '../../match/online/queries.ts';
import { Sorry } from '../../match/online/Sorry.tsx';
import { useMyTables } from '../../match/online/useMyTables.ts';
import { ScenePage } from '../../match/scenes/ScenePage.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { AchievementList } from './AchievementList.tsx';
import { BlocksPanel } from './BlocksPanel.tsx';
import { ContactsPanel } from './ContactsPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { HistoryList } from './HistoryList.tsx';
import styles from './MePage.module.css';
import { NameForm } from './NameForm.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { ServiceNotices, SuspensionPanel } from './SuspensionPanel.tsx';
import { TokensPanel } from './TokensPanel.tsx';
import { VacationPanel } from './VacationPanel.tsx';

/** Who we are, what waits for us, and what we have played. */
export default function MePage() {
  return (
    <Online>
      <Me />
    </Online>
  );
}

function Me() {
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useQuery(meQuery);
  const me = data?.player;
  return (
    <ScenePage title={me?.name ?? t`You`} lead={me ? <Standing me={me} /> : undefined}>
      {isPending && (
        <Waiting>
          <Trans>Asking the server</Trans>
        </Waiting>
      )}
      {error && <Sorry error={error} onAgain={() => void refetch()} />}
      {data?.suspension && <SuspensionPanel suspension={data.suspension} />}
      {data?.notices && <ServiceNotices notices={data.notices} />}
      {data?.moderator && (
        <p>
          <LinkButton to="/moderate">
            <Trans>Moderation</Trans>
          </LinkButton>
        </p>
      )}
      <p>
        <LinkButton to="/record">
          <Trans>Your record</Trans>
        </LinkButton>
      </p>
      {me && <Known me={me} email={data.email} isVerified={data.verified ?? false} />}
      {data === null && <Unknown />}
    </ScenePage>
  );
}

function Standing({ me }: { readonly me: PlayerCard }) {
  return me.kind === 'guest' ? (
    <Trans>You play as a guest. Only this browser knows you until you make an account.</Trans>
  ) : (
    <Trans>You have an account.</Trans>
  );
}

function Known({
  me,
  email,
  isVerified,
}: {
  readonly me: PlayerCard;
  readonly email: string | undefined;
  readonly isVerified: boolean;
}) {
  const isMember = me.kind === 'member';
  return (
    <Columns>
      <Column>
        <MyTables me={me} />
        <ContactsPanel isMember={isMember} />
        <VacationPanel />
        <Panel title={<Trans>Played</Trans>}>
          <HistoryList player={me} />
        </Panel>
        <Panel title={<Trans>Achieved on this server</Trans>}>
          <AchievementList player={me.id} />
        </Panel>
        <Achievements />
      </Column>
      <Column>
        <Panel title={<Trans>Name</Trans>}>
          <NameForm key={me.name} name={me.name} />
        </Panel>
        <AccountPanel me={me} email={email} isVerified={isVerified} />
        {email !== undefined && <PasswordPanel />}
        {isMember && <SessionsPanel />}
        <BlocksPanel />
        {isMember && <TokensPanel />}
        <DataPanel me={me} hasPassword={email !== undefined} />
      </Column>
    </Columns>
  );
}

function MyTables({ me }: { readonly me: PlayerCard }) {
  const tables = useMyTables(me.id);
  return (
    <Panel title={<Trans>Your tables</Trans>}>
      {tables.length > 0 ? (
        <MyTableList tables={tables} me={me} />
      ) : (
        <p className={styles.quiet}>
          <Trans>No match of yours is under way.</Trans>
        </p>
      )}
    </Panel>
  );
}

/** A player who has never met the server: there is nothing to know about them yet. */
function Unknown() {
  return (
    <Columns>
      <Empty
        title={<Trans>You have not met anybody yet</Trans>}
        action={
          <LinkButton kind="solid" to="/">
            <Trans>To the games</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Matches against bots stay in this browser. Only the choices of a duel of the day are sent, without a
          name, for its table. With your first match against people you get a name.
        </Trans>
      </Empty>
      <Column>
        <AccountPanel me={undefined} email={undefined} isVerified={false} />
        <Achievements />
      </Column>
    </Columns>
  );
}
