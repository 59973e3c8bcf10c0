import { Trans } from '@lingui/react/macro';
import { Button } from '../../design/Button.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { WhyLost } from '../../match/local/WhyLost.tsx';
import type { Session } from '../../table/session.ts';
import styles from './TodayPage.module.css';

/** What to do when the duel of the day is over. */
export function TodayEnd({
  match,
  session,
  onPractise,
}: {
  readonly match: string;
  readonly session: Session;
  readonly onPractise: () => void;
}) {
  return (
    <div className={styles.actions}>
      <WhyLost match={match} session={session} />
      <LinkButton kind="solid" to="/today">
        <Trans>Your result</Trans>
      </LinkButton>
      <Button onClick={onPractise}>
        <Trans>Practise</Trans>
      </Button>
      <LinkButton kind="quiet" to="/replay/here/$id" params={{ id: match }}>
        <Trans>Watch the replay</Trans>
      </LinkButton>
      <LinkButton kind="quiet" to="/">
        <Trans>Home</Trans>
      </LinkButton>
    </div>
  );
}
