import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { LinkButton } from '../design/LinkButton.tsx';
import { webGameOf } from '../games/library.ts';
import styles from './EndActions.module.css';
import { keep } from './keep.ts';

/** What to do when a match is over. After the very first one there is more to be found. */
export default function EndActions({
  game,
  match,
  hasReplay,
  onAgain,
}: {
  readonly game: string;
  readonly match: string;
  readonly hasReplay: boolean;
  readonly onAgain: () => void;
}) {
  return (
    <div className={styles.actions}>
      <Button kind="solid" onClick={onAgain}>
        <Trans>Again</Trans>
      </Button>
      <LinkButton to="/new/$game" params={{ game }}>
        <Trans>Another opponent</Trans>
      </LinkButton>
      {hasReplay && (
        <LinkButton kind="quiet" to="/replay/here/$id" params={{ id: match }}>
          <Trans>Watch the replay</Trans>
        </LinkButton>
      )}
      {hasReplay && (
        <LinkButton kind="quiet" to="/replay/here/$id" params={{ id: match }} hash="fair">
          <Trans>Was it fair?</Trans>
        </LinkButton>
      )}
      <LinkButton kind="quiet" to="/">
        <Trans>Home</Trans>
      </LinkButton>
      {!hasReplay && (
        <p className={styles.more}>
          <Trans>The rules changed during this match, so it has no replay.</Trans>
        </p>
      )}
      <AfterTheFirst game={game} />
    </div>
  );
}

function AfterTheFirst({ game }: { readonly game: string }) {
  const isFirst = useIsFirst();
  if (!isFirst) return undefined;
  return (
    <p className={styles.more}>
      <Trans>
        That was your first. You can <LearnLink game={game} /> or <FriendLink game={game} />.
      </Trans>
    </p>
  );
}

function LearnLink({ game }: { readonly game: string }) {
  return webGameOf(game)?.lesson ? (
    <Link to="/learn/$game" params={{ game }}>
      <Trans>learn it in a few minutes</Trans>
    </Link>
  ) : (
    <Link to="/rules/$game" params={{ game }}>
      <Trans>read its rules</Trans>
    </Link>
  );
}

function FriendLink({ game }: { readonly game: string }) {
  return (
    <Link to="/friends/$game" params={{ game }}>
      <Trans>play with a friend</Trans>
    </Link>
  );
}

/** Whether only one match has been finished here. */
function useIsFirst(): boolean {
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void keep.finishedMatches().then(({ length }) => isWanted && setFirst(length === 1));
    return () => {
      isWanted = false;
    };
  }, []);
  return isFirst;
}
