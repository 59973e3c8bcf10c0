import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Dossier, TableCard } from '@riposte/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Column, Columns } from '../../design/Columns.tsx';
import { Page } from '../../design/Page.tsx';
import { Panel } from '../../design/Panel.tsx';
import { TextField } from '../../design/TextField.tsx';
import { Waiting } from '../../design/Waiting.tsx';
import { AboutTable, others } from '../../match/online/MyTableList.tsx';
import { Online } from '../../match/online/Online.tsx';
import { Sorry } from '../../match/online/Sorry.tsx';
import { AuditLog } from './AuditLog.tsx';
import { DeedForm } from './DeedForm.tsx';
import { does, dossierQuery } from './desk.ts';
import styles from './moderation.module.css';
import { ReportLine } from './ReportLine.tsx';
import { Until } from './Until.tsx';

/** A player as moderators see them. */
export default function DossierPage() {
  const { player = '' } = useParams({ strict: false });
  return (
    <Online>
      <Whole key={player} id={player} />
    </Online>
  );
}

function Whole({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(dossierQuery(id));
  return (
    <Page full title={data?.player.name ?? t`A player`} lead={<Link to="/moderate">{t`Moderation`}</Link>}>
      {error && <Sorry error={error} onAgain={() => void refetch()} />}
      {!data && !error && (
        <Waiting>
          <Trans>Asking the server</Trans>
        </Waiting>
      )}
      {data && (
        <Columns>
          <Column>
            <Facts dossier={data} />
            <Ways dossier={data} />
            <AuditLog audit={data.deeds} />
          </Column>
          <Column>
            <Reports dossier={data} />
            <Tables dossier={data} />
          </Column>
        </Columns>
      )}
    </Page>
  );
}

interface Shown {
  readonly dossier: Dossier;
}

function Facts({ dossier: { player, since, suspension, mutedUntil, neighbours, privateTables } }: Shown) {
  const { t, i18n } = useLingui();
  const day = (time: string) => i18n.date(time, { dateStyle: 'medium' });
  const { accounts, suspended } = neighbours;
  return (
    <Panel title={<Trans>Account</Trans>}>
      <dl className={styles.facts}>
        <dt>
          <Trans>Kind</Trans>
        </dt>
        <dd>{player.kind === 'guest' ? <Trans>Guest</Trans> : <Trans>Has an account</Trans>}</dd>
        <dt>
          <Trans>Joined</Trans>
        </dt>
        <dd>{day(since)}</dd>
        <dt>
          <Trans>Suspended</Trans>
        </dt>
        <dd>
          {suspension ? <Until day={suspension.until && day(suspension.until)} /> : <Trans>No</Trans>}
          {suspension && ` · ${suspension.reason}`}
        </dd>
        <dt>
          <Trans>Muted</Trans>
        </dt>
        <dd>{mutedUntil === undefined ? <Trans>No</Trans> : <Until day={day(mutedUntil)} />}</dd>
        <dt>
          <Trans>Same networks</Trans>
        </dt>
        <dd>
          {t`${plural(accounts, { one: '# other account', other: '# other accounts' })}, ${suspended} suspended`}
        </dd>
        <dt>
          <Trans>Private tables</Trans>
        </dt>
        <dd>{privateTables}</dd>
      </dl>
      <p className={styles.quiet}>
        <Trans>A school or a café is one network: many accounts there prove nothing.</Trans>
      </p>
    </Panel>
  );
}

function Ways({ dossier: { player, suspension } }: Shown) {
  const { t } = useLingui();
  const [isActing, setActing] = useState(false);
  const [why, setWhy] = useState('');
  return (
    <Panel title={<Trans>Action</Trans>}>
      {isActing ? (
        <DeedForm player={player} onDone={() => setActing(false)} />
      ) : (
        <div className={styles.ways}>
          <Button kind="solid" onClick={() => setActing(true)}>
            <Trans>Take action</Trans>
          </Button>
        </div>
      )}
      {suspension && !isActing && (
        <div className={styles.form}>
          <TextField
            label={t`Reason (only moderators see it)`}
            value={why}
            onText={setWhy}
            maxLength={1_000}
          />
          <div className={styles.ways}>
            <Button
              disabled={why.trim() === ''}
              onClick={() => void does({ deed: 'unsuspended', player: player.id, why: why.trim() })}
            >
              <Trans>End the suspension</Trans>
            </Button>
          </div>
        </div>
      )}
    </Panel>
  );
}

function Reports({ dossier: { against, by } }: Shown) {
  return (
    <>
      <Panel title={<Trans>Reports about them</Trans>}>
        {against.length === 0 && (
          <p className={styles.quiet}>
            <Trans>No player has reported them.</Trans>
          </p>
        )}
        <ul className={styles.reports}>
          {against.map((report) => (
            <ReportLine key={`${report.by.id} ${report.at}`} report={report} />
          ))}
        </ul>
      </Panel>
      <Panel title={<Trans>Reports by them</Trans>}>
        {by.length === 0 && (
          <p className={styles.quiet}>
            <Trans>They have reported no player.</Trans>
          </p>
        )}
        <ul className={styles.reports}>
          {by.map(({ about, ...report }) => (
            <ReportLine key={`${about.id} ${report.at}`} report={report} about={about} />
          ))}
        </ul>
      </Panel>
    </>
  );
}

function Tables({ dossier: { player, tables } }: Shown) {
  return (
    <Panel title={<Trans>Matches</Trans>}>
      {tables.length === 0 && (
        <p className={styles.quiet}>
          <Trans>No public match yet.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {tables.map((card) => (
          <Played key={card.id} card={card} player={player.id} />
        ))}
      </ul>
    </Panel>
  );
}

function Played({ card, player }: { readonly card: TableCard; readonly player: string }) {
  const { t, i18n } = useLingui();
  const [why, setWhy] = useState<string>();
  const day = i18n.date(card.createdAt, { dateStyle: 'medium' });
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <Link to="/t/$table" params={{ table: card.id }}>
          {others(card, player)}
        </Link>
        <span className={styles.quiet}>
          {day} · <AboutTable card={card} />
        </span>
        {card.status !== 'over' && why === undefined && (
          <Button onClick={() => setWhy('')}>
            <Trans>Close table</Trans>
          </Button>
        )}
      </div>
      {why !== undefined && (
        <form
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault();
            void does({ deed: 'closed', table: card.id, why: why.trim() }).then(() => setWhy(undefined));
          }}
        >
          <TextField
            label={t`Reason (everyone at the table will read it)`}
            value={why}
            onText={setWhy}
            maxLength={500}
          />
          <Button type="submit" kind="ember" disabled={why.trim() === ''}>
            <Trans>Close table</Trans>
          </Button>
        </form>
      )}
    </li>
  );
}
