import { Trans, useLingui } from '@lingui/react/macro';
import { APPEAL_AGAIN, UNTIL_CONFIRMED } from '@riposte/protocol';
import { Link } from '@tanstack/react-router';
import { Page } from '../../design/Page.tsx';
import { Panel } from '../../design/Panel.tsx';
import styles from './legal.module.css';

/** What players agree to, in plain words. */
export default function TermsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Terms`} lead={<Trans>The house rules. By playing here you accept them.</Trans>}>
      <Panel title={<Trans>Play fair</Trans>}>
        <ul className={styles.rules}>
          <li>
            <Trans>Choose your own moves. No help from bots, programs or other people during a match.</Trans>
          </li>
          <li>
            <Trans>Do not arrange results, and do not play against yourself with several accounts.</Trans>
          </li>
          <li>
            <Trans>If you have lost, play on or resign. Do not keep others waiting.</Trans>
          </li>
          <li>
            <Trans>Programs may play with an API token, under a name that says so.</Trans>
          </li>
        </ul>
      </Panel>
      <Panel title={<Trans>Be kind</Trans>}>
        <ul className={styles.rules}>
          <li>
            <Trans>No insults, threats, hate or spam, in chat or in names.</Trans>
          </li>
          <li>
            <Trans>Do not pose as another player or as the people who run this server.</Trans>
          </li>
          <li>
            <Trans>Do not share anybody’s private data. Children should not share their own, either.</Trans>
          </li>
        </ul>
      </Panel>
      <Panel title={<Trans>What moderators can do</Trans>}>
        <p>
          <Trans>
            They remove messages, mute, take a name away, close tables and suspend accounts. You are told why
            and until when. A suspended player can finish running matches, but not start new ones.
          </Trans>
        </p>
        <p>
          <Trans>
            A permanent ban and the deletion of an account need two moderators. Until the second one agrees,
            it is a suspension of {UNTIL_CONFIRMED} days.
          </Trans>
        </p>
        <p>
          <Trans>
            You can appeal on <Link to="/me">your page</Link>, and again {APPEAL_AGAIN} days after the answer.
          </Trans>
        </p>
      </Panel>
      <Panel title={<Trans>What we promise</Trans>}>
        <p>
          <Trans>
            Nothing leaks, nothing is lost, nothing is rigged: <Link to="/about">About</Link> says how. It is
            free, and comes without any warranty: a match may be lost with the server it runs on.{' '}
            <Link to="/privacy">Privacy</Link> says what we keep.
          </Trans>
        </p>
      </Panel>
    </Page>
  );
}
