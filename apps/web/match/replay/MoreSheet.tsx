import { Trans, useLingui } from '@lingui/react/macro';
import { seats } from '@riposte/kernel';
import { ShieldCheck, Swords } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../design/Button.tsx';
import { Sheet } from '../../design/overlays.tsx';
import { Segmented } from '../../design/Segmented.tsx';
import { Select } from '../../design/Select.tsx';
import { SPEEDS } from './dwell.ts';
import { type Eyes, parseEyes, viewerOf } from './eyes.ts';
import type { Film } from './film.ts';
import { LogList } from './LogList.tsx';
import styles from './MoreSheet.module.css';
import type { ReplaySession } from './replaySession.ts';
import { ShareRow } from './ShareRow.tsx';
import type { ReplaySource } from './sources.ts';
import type { Projector } from './useProjector.ts';

const Share = lazy(() => import('../../table/share/Share.tsx'));

/** Everything about a replay that need not be in reach all the time: whose eyes, how fast, sharing, the log. */
export function MoreSheet({
  open,
  film,
  session,
  eyesName,
  eyes,
  projector,
  text,
  source,
  onEyes,
  onPlayOn,
  onProof,
  onClose,
  onLeave,
}: {
  readonly open: boolean;
  readonly film: Film;
  readonly session: ReplaySession;
  readonly eyesName: (eyes: Eyes) => string;
  readonly eyes: Eyes;
  readonly projector: Projector;
  readonly text: string;
  readonly source: ReplaySource;
  readonly onEyes: (eyes: Eyes) => void;
  readonly onPlayOn: () => void;
  readonly onProof: () => void;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}) {
  const { t } = useLingui();
  const jump = (at: number) => {
    projector.jump(at);
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={t`This replay`}>
      <Select
        label={t`Watch as`}
        hint={t`Each seat knows only what it knew then.`}
        value={String(eyes)}
        options={[...seats(film.players), 'spectator' as const, 'open' as const].map((one) => ({
          value: String(one),
          label: eyesName(one),
        }))}
        onPick={(picked) => {
          const next = parseEyes(picked, film.players);
          if (next !== undefined) onEyes(next);
        }}
      />
      <Segmented
        label={t`Speed`}
        value={String(projector.speed)}
        segments={SPEEDS.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
        onPick={(picked) => projector.setSpeed(SPEEDS.find((speed) => String(speed) === picked) ?? 1)}
      />
      <Button kind="outline" wide onClick={onPlayOn}>
        <Swords aria-hidden />
        <Trans>Play on from here</Trans>
      </Button>
      <ShareRow text={text} source={source} at={projector.at} eyes={eyes} />
      <div className={styles.row}>
        <Button kind="quiet" onClick={onProof}>
          <ShieldCheck aria-hidden />
          <Trans>Verified fair</Trans>
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          <Trans>Other replays</Trans>
        </Button>
      </div>
      <Suspense>
        <Share session={session} sent={session.sent(projector.at + 1)} whole={session.sent()} />
      </Suspense>
      <Legend />
      <LogList
        stills={session.stills}
        at={projector.at}
        viewer={viewerOf(eyes)}
        captionAt={session.captionAt}
        onJump={jump}
      />
    </Sheet>
  );
}

/** What the shapes on the line of the match stand for, and the keys that lead along it. */
function Legend() {
  return (
    <div className={styles.legend}>
      <p className={styles.shapes}>
        <span>
          <i data-shape="round" aria-hidden /> <Trans>round</Trans>
        </span>
        <span>
          <i data-shape="blow" aria-hidden /> <Trans>attack</Trans>
        </span>
        <span>
          <i data-shape="hit" aria-hidden /> <Trans>hit</Trans>
        </span>
        <span>
          <i data-shape="card" aria-hidden /> <Trans>card</Trans>
        </span>
      </p>
      <p className={styles.keys}>
        <Trans>
          Space plays, arrows step, with Shift by turns; the brackets [ and ] go by rounds, Home and End to
          the ends.
        </Trans>
      </p>
    </div>
  );
}
