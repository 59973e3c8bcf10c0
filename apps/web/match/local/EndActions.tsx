import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { webGameOf } from '../../games/library.ts';
import { lessonProgress } from '../../table/lesson/progress.ts';
import type { Session } from '../../table/session.ts';
import styles from './EndActions.module.css';
import { keep } from './keep.ts';
import type { PlayedOn, SaveOrigin } from './localSave.ts';
import { WhyLost } from './WhyLost.tsx';

/** What to do when a match is over. After the very first one there is more to be found. */
export default function EndActions({
  game,
  match,
  session,
  origin: { carried, playedOn },
  onAgain,
}: {
  readonly game: string;
  readonly match: string;
  readonly session: Session;
  readonly origin: SaveOrigin;
  readonly onAgain: () => void;
}) {
  const learner = useLearner(game);
  const hasReplay = carried === undefined;
  // All of it comes at once, so that nothing moves under a finger.
  if (!learner) return undefined;
  return (
    <div className={styles.actions}>
      {hasReplay && <WhyLost match={match} session={session} />}
      <Button kind="solid" onClick={onAgain}>
        {playedOn ? <Trans>A new match</Trans> : <Trans>Again</Trans>}
      </Button>
      {playedOn && <BackToMoment playedOn={playedOn} />}
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
          {playedOn ? (
            <Trans>It began in the middle of another match, so it counts nowhere and has no replay.</Trans>
          ) : (
            <Trans>The rules changed during this match, so it has no replay.</Trans>
          )}
        </p>
      )}
      {learner.isFirst && !playedOn && <AfterTheFirst game={game} isTaught={learner.isTaught} />}
    </div>
  );
}

/** The moment from which a match was played on; a file has no address. */
function BackToMoment({ playedOn: { kept, at, seat } }: { readonly playedOn: PlayedOn }) {
  if (!kept) return undefined;
  const { where, id } = kept;
  return (
    <LinkButton
      to={where === 'here' ? '/replay/here/$id' : '/replay/t/$table'}
      params={(where === 'here' ? { id } : { table: id }) as never}
      search={{ at, as: seat } as never}
    >
      <Trans>Back to the moment</Trans>
    </LinkButton>
  );
}

function AfterTheFirst({ game, isTaught }: { readonly game: string; readonly isTaught: boolean }) {
  return (
    <p className={styles.more}>
      {isTaught ? (
        <Trans>
          That was your first. Now you can <FriendLink game={game} />.
        </Trans>
      ) : (
        <Trans>
          That was your first. You can <LearnLink game={game} /> or <FriendLink game={game} />.
        </Trans>
      )}
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

/** What is known of a player who has finished a match; nothing until it is known. */
interface Learner {
  readonly isFirst: boolean;
  /** Whether they have begun the lesson of the game. */
  readonly isTaught: boolean;
}

function useLearner(game: string): Learner | undefined {
  const [learner, setLearner] = useState<Learner>();
  useEffect(() => {
    let isWanted = true;
    void Promise.all([keep.finishedMatches(), keep.recall<number>(lessonProgress(game))]).then(
      ([{ length }, step = 0]) => isWanted && setLearner({ isFirst: length === 1, isTaught: step > 0 }),
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return learner;
}
