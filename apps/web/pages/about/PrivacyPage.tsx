import { Trans, useLingui } from '@lingui/react/macro';
import { KEPT_DAYS, PERSONAL_DATA, type PersonalTopic } from '@riposte/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page } from '../../design/Page.tsx';
import { Panel } from '../../design/Panel.tsx';
import styles from './legal.module.css';

/** What is kept of one topic, and for how long. */
interface Row {
  readonly title: ReactNode;
  readonly what: ReactNode;
  readonly kept: ReactNode;
}

const TOPICS = Object.keys(PERSONAL_DATA) as PersonalTopic[];

/** What this server keeps about people, and for how long. */
export default function PrivacyPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Privacy`} lead={<Trans>What we keep about you, why, and for how long.</Trans>}>
      <Panel title={<Trans>In short</Trans>}>
        <ul className={styles.rules}>
          <li>
            <Trans>
              You can play without an account, without an e-mail address, and without telling us who you are.
            </Trans>
          </li>
          <li>
            <Trans>No ads, no trackers, no data sold or handed on.</Trans>
          </li>
          <li>
            <Trans>Matches against bots stay in your browser.</Trans>
          </li>
          <li>
            <Trans>
              <Link to="/me">Your page</Link> has one file with all your data, and a button that deletes your
              account.
            </Trans>
          </li>
        </ul>
      </Panel>
      <Panel title={<Trans>What we keep</Trans>}>
        <ul className={styles.rows}>
          {TOPICS.map((topic) => (
            <Kept key={topic} row={ROWS[topic]} />
          ))}
        </ul>
      </Panel>
      <Panel title={<Trans>Who sees it</Trans>}>
        <p>
          <Trans>
            Everybody sees your name, your public matches and your achievements. Players at your table see
            what you write there. Moderators see reports and your public matches, and of networks only how
            many accounts share one. The operator of this server runs its database.
          </Trans>
        </p>
        <p>
          <Trans>
            One cookie keeps you signed in. The server’s log has no passwords and no hidden cards.
          </Trans>
        </p>
      </Panel>
    </Page>
  );
}

function Kept({ row: { title, what, kept } }: { readonly row: Row }) {
  return (
    <li className={styles.row}>
      <h3>{title}</h3>
      <p>{what}</p>
      <p className={styles.kept}>{kept}</p>
    </li>
  );
}

const { session, unseatedGuest, unbegunTable, formerName, visit, network, report, suspension, audit } =
  KEPT_DAYS;

const ROWS: Readonly<Record<PersonalTopic, Row>> = {
  name: {
    title: <Trans>Your name</Trans>,
    what: (
      <Trans>
        What others call you, when you came, and messages from us. If you change your name, your old one stays
        reserved for you for {formerName} days.
      </Trans>
    ),
    kept: (
      <Trans>
        Until you delete your account. A guest who never sat at a table goes after {unseatedGuest} days, any
        other {session} days after the last visit; the name stays in matches they played.
      </Trans>
    ),
  },
  login: {
    title: <Trans>How you sign in</Trans>,
    what: (
      <Trans>
        Your e-mail address, a hash of your password, the public part of your passkeys, and hashes of your API
        tokens. Failed attempts are counted for a short time.
      </Trans>
    ),
    kept: <Trans>Until you remove it or delete your account.</Trans>,
  },
  sessions: {
    title: <Trans>Where you are signed in</Trans>,
    what: <Trans>The browser and the system it runs on. No address.</Trans>,
    kept: <Trans>{session} days after you used it last, or until you sign out.</Trans>,
  },
  networks: {
    title: <Trans>Your network</Trans>,
    what: (
      <Trans>
        When you sign in: a code made from your internet address with a secret key, not the address. With it
        moderators can count accounts on the same network. With an open table, a requested analysis or a duel
        of the day we note from which network it came, so that no single network takes all places.
      </Trans>
    ),
    kept: <Trans>{network} days.</Trans>,
  },
  matches: {
    title: <Trans>Your matches</Trans>,
    what: (
      <Trans>
        Where you sat, what you chose and when, your holidays, what you look for in a quick match, and
        analyses you asked for.
      </Trans>
    ),
    kept: (
      <Trans>
        For good, since they are your opponents’ matches, too. If you delete your account, “A former player”
        takes the place of your name. A table that closed before the match began goes after {unbegunTable}{' '}
        days.
      </Trans>
    ),
  },
  visits: {
    title: <Trans>Tables you watched</Trans>,
    what: <Trans>Which ones while you were signed in, so that only those who were there can report.</Trans>,
    kept: <Trans>{visit} days.</Trans>,
  },
  reminders: {
    title: <Trans>Reminders</Trans>,
    what: <Trans>The browsers, e-mail address or webhook where you want to hear that it is your turn.</Trans>,
    kept: <Trans>Until you remove them or delete your account.</Trans>,
  },
  chat: {
    title: <Trans>Chat and blocks</Trans>,
    what: <Trans>What you wrote at tables, and whom you blocked.</Trans>,
    kept: <Trans>Until you delete your account.</Trans>,
  },
  reports: {
    title: <Trans>Reports</Trans>,
    what: (
      <Trans>What you reported, and what was reported about you. Nobody is told who reported them.</Trans>
    ),
    kept: <Trans>{report} days after a moderator looked at it.</Trans>,
  },
  suspensions: {
    title: <Trans>Suspensions and mutes</Trans>,
    what: (
      <Trans>
        The reason, the period, your appeals and our answers. If you delete your account while it is
        suspended: a code made from your e-mail address with a secret key, not the address, so that nobody
        registers with it before the suspension ends.
      </Trans>
    ),
    kept: <Trans>{suspension} days after the end. The code goes when the suspension ends.</Trans>,
  },
  audit: {
    title: <Trans>What moderators do</Trans>,
    what: <Trans>Which moderator did what to which player, why and when.</Trans>,
    kept: <Trans>{audit} days. If you delete your account, the reasons go at once.</Trans>,
  },
};
