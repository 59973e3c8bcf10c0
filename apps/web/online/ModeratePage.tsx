import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditLine, Deed, Moderation, ReportedLine } from '@riposte/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Page } from '../design/Page.tsx';
import { Panel } from '../design/Panel.tsx';
import { TextField } from '../design/TextField.tsx';
import { say } from '../design/toast.ts';
import { Waiting } from '../design/Waiting.tsx';
import { ask } from './api.ts';
import { calls } from './calls.ts';
import styles from './MePage.module.css';
import { Online } from './Online.tsx';
import { moderationQuery, queryClient } from './queries.ts';
import { Sorry } from './Sorry.tsx';

/** What moderators see: what was reported, who may not talk, what they did. */
export default function ModeratePage() {
  const { t } = useLingui();
  return (
    <Online>
      <Page title={t`Moderation`} lead={<Trans>Whatever you do here is written down, with your name.</Trans>}>
        <Desk />
      </Page>
    </Online>
  );
}

async function does(deed: Deed): Promise<void> {
  const done = await ask(calls.moderate(deed));
  if (!done.ok) say(done.why.text);
  await queryClient.invalidateQueries({ queryKey: moderationQuery.queryKey });
}

function Desk() {
  const { data, error, refetch } = useQuery(moderationQuery);
  if (error) return <Sorry error={error} onAgain={() => void refetch()} />;
  if (!data) {
    return (
      <Waiting>
        <Trans>Asking the server</Trans>
      </Waiting>
    );
  }
  return (
    <>
      <Panel title={<Trans>Reported</Trans>}>
        {data.reported.length === 0 && (
          <p className={styles.quiet}>
            <Trans>Nothing waits for you.</Trans>
          </p>
        )}
        {data.reported.map((reported) => (
          <Reported key={reported.line.id} reported={reported} />
        ))}
      </Panel>
      {data.muted.length > 0 && <Muted muted={data.muted} />}
      {data.audit.length > 0 && <Log audit={data.audit} />}
    </>
  );
}

/** How long a mute lasts, in days. */
const DAYS = [1, 7, 365] as const;

function Reported({ reported: { line, reports } }: { readonly reported: ReportedLine }) {
  const { t } = useLingui();
  const [why, setWhy] = useState('');
  const words = { 1: t`Mute for a day`, 7: t`Mute for a week`, 365: t`Mute for a year` } as const;

  async function mute(days: number): Promise<void> {
    await does({ deed: 'muted', player: line.from.id, days, why: why.trim() });
    await does({ deed: 'removed', line: line.id });
  }

  return (
    <article className={styles.reported}>
      <p>
        <Link to="/players/$player" params={{ player: line.from.id }}>
          {line.from.name}
        </Link>
        {', '}
        <Link to="/t/$table" params={{ table: line.match }}>
          <Trans>at this table</Trans>
        </Link>
      </p>
      <blockquote className={styles.token}>{line.text}</blockquote>
      <ul className={styles.list}>
        {reports.map(({ by, why: reason }) => (
          <li key={by.id} className={styles.quiet}>
            {by.name}: {reason}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button onClick={() => void does({ deed: 'dismissed', line: line.id })}>
          <Trans>Nothing wrong</Trans>
        </Button>
        <Button onClick={() => void does({ deed: 'removed', line: line.id })}>
          <Trans>Take the line away</Trans>
        </Button>
      </div>
      <TextField label={t`Why mute them`} value={why} onText={setWhy} maxLength={500} />
      <div className={styles.ways}>
        {DAYS.map((days) => (
          <Button key={days} disabled={why.trim() === ''} onClick={() => void mute(days)}>
            {words[days]}
          </Button>
        ))}
      </div>
    </article>
  );
}

function Muted({ muted }: Pick<Moderation, 'muted'>) {
  const { t, i18n } = useLingui();
  return (
    <Panel title={<Trans>Muted</Trans>}>
      <ul className={styles.list}>
        {muted.map(({ player, until, why }) => {
          const day = i18n.date(until, { dateStyle: 'medium' });
          return (
            <li key={player.id} className={styles.item}>
              <span className={styles.words}>
                {player.name}
                <span>
                  <Trans>
                    until {day}: {why}
                  </Trans>
                </span>
              </span>
              <Button
                kind="quiet"
                aria-label={t`Let ${player.name} talk again`}
                onClick={() => void does({ deed: 'unmuted', player: player.id })}
              >
                <Trans>Let talk</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function Log({ audit }: Pick<Moderation, 'audit'>) {
  const { i18n } = useLingui();
  return (
    <Panel title={<Trans>What moderators did</Trans>}>
      <ol className={styles.list}>
        {audit.map((line) => (
          <li key={line.id} className={styles.words}>
            <Sentence line={line} />
            <span>
              {i18n.date(line.at, { dateStyle: 'medium', timeStyle: 'short' })}
              {line.note !== '' && ` · ${line.note}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Sentence({ line: { deed, moderator, player } }: { readonly line: AuditLine }) {
  const { t } = useLingui();
  const name = moderator?.name ?? t`A former player`;
  const other = player?.name ?? t`a former player`;
  switch (deed) {
    case 'dismissed':
      return (
        <Trans>
          {name} found nothing wrong with what {other} said
        </Trans>
      );
    case 'removed':
      return (
        <Trans>
          {name} took away what {other} said
        </Trans>
      );
    case 'muted':
      return (
        <Trans>
          {name} muted {other}
        </Trans>
      );
    case 'unmuted':
      return (
        <Trans>
          {name} let {other} talk again
        </Trans>
      );
  }
}
