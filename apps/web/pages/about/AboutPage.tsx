import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Page } from '../../design/Page.tsx';
import { Panel } from '../../design/Panel.tsx';
import { WEB_GAMES } from '../../games/index.ts';
import { version } from '../../package.json';
import styles from './AboutPage.module.css';

/** What Riposte is, what it promises, and what belongs to whom. */
export default function AboutPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`About`}
      lead={
        <Trans>
          Riposte is an arena for board games with hidden cards. It knows the rules, deals the cards and keeps
          the secrets; you play, against people or bots, at once or a turn a day.
        </Trans>
      }
    >
      <Promises />
      <Unofficial />
      <Licences />
      <p>
        <Trans>
          <Link to="/terms">Terms</Link> · <Link to="/privacy">Privacy</Link>
        </Trans>
      </p>
      <p className={styles.version}>
        <Trans>Version {version}</Trans>
      </p>
    </Page>
  );
}

function Promises() {
  return (
    <Panel title={<Trans>Three promises</Trans>}>
      <ol className={styles.promises}>
        <li>
          <h3 className={styles.promise}>
            <Trans>Nothing leaks</Trans>
          </h3>
          <p>
            <Trans>
              Your screen is sent only what you may know, and so is everybody else’s. Bots see no more than a
              person on their seat would.
            </Trans>
          </p>
        </li>
        <li>
          <h3 className={styles.promise}>
            <Trans>Nothing is lost</Trans>
          </h3>
          <p>
            <Trans>
              A choice you saw taken at an online table is written down before anybody is told of it. If a
              machine of ours falls over, the game goes on where it was, and your clock is not charged for it.
            </Trans>
          </p>
        </li>
        <li>
          <h3 className={styles.promise}>
            <Trans>Nothing is rigged</Trans>
          </h3>
          <p>
            <Trans>
              Before the first shuffle the dealer seals a secret, and every player adds some chance of their
              own. After the match the seal is opened, and anybody can deal it again and check every card.
            </Trans>
          </p>
        </li>
      </ol>
    </Panel>
  );
}

function Unofficial() {
  const { i18n } = useLingui();
  return (
    <Panel title={<Trans>Unofficial</Trans>}>
      <p>
        <Trans>
          Riposte is made by fans and has no tie to the makers of these games. The names of games, characters
          and cards belong to their owners.
        </Trans>{' '}
        {WEB_GAMES.map(({ credit }) => i18n._(credit)).join(' ')}
      </p>
      <p>
        <Trans>
          Every drawing and every sentence here is our own; some ability cards are ours too and say so. To
          play with the real ones, and to thank those who designed them, buy the games.
        </Trans>
      </p>
    </Panel>
  );
}

function Licences() {
  return (
    <Panel title={<Trans>Licences</Trans>}>
      <ul className={styles.list}>
        <li>
          <Trans>The code, drawings and texts of Riposte: MIT.</Trans>
        </li>
        <li>
          <Trans>The typefaces Fraunces and Inter: SIL Open Font License.</Trans>
        </li>
        <li>
          <Trans>The small icons, by Lucide: ISC.</Trans>
        </li>
        <li>
          <Trans>Preact, TanStack Router and Query, Radix and Lingui: MIT.</Trans>
        </li>
        <li>
          <Trans>
            <a href="/licences.txt">Every package in this client, with its licence</a>.
          </Trans>
        </li>
      </ul>
    </Panel>
  );
}
