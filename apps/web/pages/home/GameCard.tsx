import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BookOpen, Eye, GraduationCap, SlidersHorizontal, Swords, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import type { Crop } from '../../design/Scene.tsx';
import type { Last } from '../../match/local/last.ts';
import type { FrontCard } from './cards.ts';
import styles from './GameCard.module.css';

/** One game: its picture, what it is in a line, and the button that begins it. */
export function GameCard({ game, crop }: { readonly game: FrontCard; readonly crop: Crop }) {
  const { i18n } = useLingui();
  const title = `game-${game.id}`;
  const { card } = game;
  return (
    <section className={styles.card} aria-labelledby={title}>
      {card && (
        <div className={styles.art}>
          <card.Picture crop={crop} />
        </div>
      )}
      <div className={styles.words}>
        <div className={styles.about}>
          <h2 id={title} className={styles.name}>
            {game.name}
          </h2>
          {card && (
            <>
              <p className={styles.line}>{i18n._(crop === 'column' ? card.line : card.shortLine)}</p>
              <p className={styles.facts}>{i18n._(card.facts)}</p>
            </>
          )}
        </div>
        <div className={styles.go}>
          {game.isReady ? (
            <PlayLink game={game.id} crop={crop} describedBy={title} />
          ) : (
            <Button kind="quiet" size="large" wide disabled aria-describedby={title}>
              <Trans>Not yet</Trans>
            </Button>
          )}
        </div>
        {game.isReady ? (
          <GameLinks game={game} labelledBy={title} />
        ) : (
          <p className={styles.making}>
            <Trans>In the making.</Trans>
          </p>
        )}
      </div>
    </section>
  );
}

/** Begins a match, one like the last, or goes on with the one that was left. */
function PlayLink({
  game,
  crop,
  describedBy,
}: {
  readonly game: string;
  readonly crop: Crop;
  readonly describedBy: string;
}) {
  const last = useLast(game);
  return (
    <LinkButton
      to="/play/$game"
      params={{ game }}
      kind="solid"
      size="large"
      wide
      aria-describedby={describedBy}
    >
      {last ? <LastWords last={last} crop={crop} /> : <Trans>Play now</Trans>}
    </LinkButton>
  );
}

/** Where there is little room the opponent is not named. */
function LastWords({ last: { type, rival }, crop }: { readonly last: Last; readonly crop: Crop }) {
  const isNamed = rival !== undefined && crop === 'column';
  if (type === 'unfinished') return isNamed ? <Trans>Go on against {rival}</Trans> : <Trans>Go on</Trans>;
  return isNamed ? <Trans>Again against {rival}</Trans> : <Trans>Play again</Trans>;
}

/** What was played last here, or waits to be gone on with. What knows it is loaded once the page is there. */
function useLast(game: string): Last | undefined {
  const [last, setLast] = useState<Last>();
  useEffect(() => {
    let isWanted = true;
    void import('../../match/local/last.ts')
      .then(({ lastOf }) => lastOf(game))
      .then((found) => isWanted && setLast(found))
      // Offline, before it was ever loaded: then there is no match either.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [game]);
  return last;
}

/** The other ways to play, in one line. */
function GameLinks({
  game: { id: game, hasLesson },
  labelledBy,
}: {
  readonly game: FrontCard;
  readonly labelledBy: string;
}) {
  return (
    <nav className={styles.links} aria-labelledby={labelledBy}>
      <Link to="/friends/$game" params={{ game }} className={styles.link}>
        <Users aria-hidden="true" />
        <Trans>Friends</Trans>
      </Link>
      <Link to="/find/$game" params={{ game }} className={styles.link}>
        <Swords aria-hidden="true" />
        <Trans>Opponent</Trans>
      </Link>
      <Link to="/new/$game" params={{ game }} className={styles.link}>
        <SlidersHorizontal aria-hidden="true" />
        <Trans>Modes</Trans>
      </Link>
      {hasLesson && (
        <Link to="/learn/$game" params={{ game }} className={styles.link}>
          <GraduationCap aria-hidden="true" />
          <Trans>Learn</Trans>
        </Link>
      )}
      <Link to="/rules/$game" params={{ game }} className={styles.link}>
        <BookOpen aria-hidden="true" />
        <Trans>Rules</Trans>
      </Link>
      <Link to="/watch/$game" params={{ game }} className={styles.link}>
        <Eye aria-hidden="true" />
        <Trans>Watch</Trans>
      </Link>
    </nav>
  );
}
