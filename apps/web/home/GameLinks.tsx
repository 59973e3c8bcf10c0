import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BookOpen, Eye, GraduationCap, SlidersHorizontal, Swords, Users } from 'lucide-react';
import type { FrontCard } from './cards.ts';
import styles from './GameLinks.module.css';

/** The other ways to play, in one line. */
export function GameLinks({
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
