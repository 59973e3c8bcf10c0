import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '../../design/Button.tsx';
import { useSettings } from '../../design/settings/settings.ts';
import { usePart } from '../../games/library.ts';
import type { Session } from '../session.ts';
import styles from './Bubble.module.css';
import { Bubble } from './Bubble.tsx';

/** On lower screens the words would hide what they are about. */
const HAS_ROOM = '(min-height: 45rem)';

/** What it is about, for a player who has never played: enough to begin, and the way to the lesson. */
export default function FirstWords({
  session: { game, now },
  onRead,
}: {
  readonly session: Session;
  readonly onRead: () => void;
}) {
  const { i18n } = useLingui();
  const { plain } = useSettings();
  const greeting = usePart(game.id, 'greeting');
  if (!greeting?.isFor(now().options)) return undefined;
  if (plain || !matchMedia(HAS_ROOM).matches) return undefined;
  return (
    <Bubble
      anchors={greeting.anchors}
      about={greeting.about}
      label={i18n._(greeting.label)}
      text={i18n._(greeting.text)}
    >
      <Link to="/learn/$game" params={{ game: game.id }} className={styles.aside}>
        <Trans>Teach me, in a few minutes</Trans>
      </Link>
      <Button kind="quiet" onClick={onRead}>
        <Trans>Got it</Trans>
      </Button>
    </Bubble>
  );
}
