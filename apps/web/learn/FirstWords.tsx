import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '../design/Button.tsx';
import { useSettings } from '../settings/settings.ts';
import styles from './Bubble.module.css';
import { Bubble } from './Bubble.tsx';

/** On lower screens the words would hide the bridge they are about. */
const HAS_ROOM = '(min-height: 45rem)';

/** What it is about, for somebody who has never played: enough to begin, and the way to the lesson. */
export default function FirstWords({ game, onRead }: { readonly game: string; readonly onRead: () => void }) {
  const { t } = useLingui();
  const { plain } = useSettings();
  if (plain || !matchMedia(HAS_ROOM).matches) return undefined;
  return (
    <Bubble
      about="tokens"
      label={t`Your first duel`}
      text={t`A card that equals the distance strikes, any card moves. Hit three times to win.`}
    >
      <Link to="/learn/$game" params={{ game }} className={styles.aside}>
        <Trans>Teach me, in three minutes</Trans>
      </Link>
      <Button kind="quiet" onClick={onRead}>
        <Trans>Got it</Trans>
      </Button>
    </Bubble>
  );
}
