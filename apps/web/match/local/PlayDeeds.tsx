import { Trans, useLingui } from '@lingui/react/macro';
import { levelsOf } from '@riposte/bots';
import { lazy, Suspense } from 'react';
import { Button } from '../../design/Button.tsx';
import { Confirmed } from '../../design/Confirmed.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { setSettings, useSettings } from '../../design/settings/settings.ts';
import { type Loaded, webGameOf } from '../../games/library.ts';
import { LevelSelect } from './LevelSelect.tsx';
import type { LocalSession } from './localSession.ts';
import styles from './PlayMenu.module.css';
import { seated } from './seating.ts';

const Share = lazy(() => import('../../table/share/Share.tsx'));

/** Everything behind the button of the menu; fetched when it is first opened. */
export default function PlayDeeds({
  loaded,
  session,
  isOver,
  onNew,
  onClose,
}: {
  readonly loaded: Loaded;
  readonly session: LocalSession;
  readonly isOver: boolean;
  readonly onNew: () => void;
  readonly onClose: () => void;
}) {
  const leaveFor = (act: () => void) => {
    onClose();
    act();
  };
  const game = session.game.id;
  return (
    <div className={styles.menu}>
      {hasBots(session) && <Level loaded={loaded} session={session} />}
      <NewMatch isAsked={!isOver && session.isBegun()} onNew={() => leaveFor(onNew)} />
      <LinkButton wide to="/new/$game" params={{ game }}>
        <Trans>Another opponent or mode</Trans>
      </LinkButton>
      {!isOver && (
        <Confirmed
          words={<Trans>Give up</Trans>}
          question={<Trans>It counts as lost. Give up?</Trans>}
          onYes={() => leaveFor(() => session.giveUp())}
        />
      )}
      {webGameOf(game)?.lesson && (
        <LinkButton wide kind="quiet" to="/learn/$game" params={{ game }}>
          <Trans>Learn the game</Trans>
        </LinkButton>
      )}
      <LinkButton wide kind="quiet" to="/rules/$game" params={{ game }}>
        <Trans>Rules</Trans>
      </LinkButton>
      <LinkButton wide kind="quiet" to="/settings">
        <Trans>Settings</Trans>
      </LinkButton>
      <LinkButton wide kind="quiet" to="/">
        <Trans>Leave, and go on later</Trans>
      </LinkButton>
      <Suspense>
        <Share session={session} />
      </Suspense>
    </div>
  );
}

/** A match that is not over is dropped only after a question. */
function NewMatch({ isAsked, onNew }: { readonly isAsked: boolean; readonly onNew: () => void }) {
  const label = <Trans>New match</Trans>;
  if (!isAsked) {
    return (
      <Button wide onClick={onNew}>
        {label}
      </Button>
    );
  }
  return (
    <Confirmed
      kind="outline"
      words={label}
      question={<Trans>This match is dropped. Begin another?</Trans>}
      onYes={onNew}
    />
  );
}

function hasBots(session: LocalSession): boolean {
  return session.now().sitters.some(({ level }) => level !== undefined);
}

/** How strong the bots are, from their next answer on. */
function Level({
  loaded: { game, guide },
  session,
}: {
  readonly loaded: Loaded;
  readonly session: LocalSession;
}) {
  const { t } = useLingui();
  const { level, name } = useSettings();
  const pick = (number: number) => {
    setSettings({ level: number });
    const { options, viewer } = session.now();
    const { seats } = session;
    const places = { seats, seat: viewer === 'spectator' ? 0 : viewer };
    session.seat(seated(game, places, { name, level: number }, guide.figures(options, seats)));
  };
  return <LevelSelect levels={levelsOf(game)} label={t`Strength of the bots`} level={level} onPick={pick} />;
}
