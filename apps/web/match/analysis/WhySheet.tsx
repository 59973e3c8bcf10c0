import { Trans, useLingui } from '@lingui/react/macro';
import { caveats, luckText, MARKS, type ToldTo, UNTRIED } from '@riposte/analysis';
import type { Seat } from '@riposte/kernel';
import { trustIn } from '@riposte/shelf/trust';
import { useMemo, useSyncExternalStore } from 'react';
import { Sheet } from '../../design/overlays.tsx';
import type { Eyes } from '../replay/eyes.ts';
import type { Film, Still } from '../replay/film.ts';
import { Chances } from './Chances.tsx';
import { filmLosses } from './filmLosses.ts';
import type { Findings } from './findings.ts';
import type { Judgement, Judging, ServerDepth } from './judge.ts';
import { Losses } from './Losses.tsx';
import { momentBefore } from './moments.ts';
import { Players } from './Players.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { VerdictSign } from './VerdictSign.tsx';
import { verdictMarksOf } from './verdictMarks.ts';
import styles from './WhySheet.module.css';

/** Why a match went as it did, for the player of one seat. */
export default function WhySheet({
  open,
  film,
  stills,
  at,
  judgement,
  telling,
  mine,
  eyesName,
  onJump,
  onPlayOn,
  onClose,
}: {
  readonly open: boolean;
  readonly film: Film;
  readonly stills: readonly Still[];
  readonly at: number;
  readonly judgement: Judgement;
  /** To whom it is told, and in whose words. */
  readonly telling: ToldTo;
  /** The seat of the player of this browser, if they played. */
  readonly mine: Seat | undefined;
  readonly eyesName: (eyes: Eyes) => string;
  readonly onJump: (at: number) => void;
  readonly onPlayOn: (entries: number, seat: Seat) => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const judging = useSyncExternalStore(judgement.subscribe, judgement.now);
  const jump = (to: number) => {
    onJump(to);
    onClose();
  };
  const { seat, names } = telling;
  // biome-ignore lint/correctness/useExhaustiveDependencies: names follow from the film and the reader
  const lost = useMemo(() => filmLosses(film, names), [film, seat]);
  const done = judging.type === 'done' ? judging : undefined;
  const findings = done?.findings;
  const curve = findings?.curve ?? (judging.type === 'running' ? judging.curve : []);
  const marks = verdictMarksOf(stills, findings?.judged ?? [], seat);
  return (
    <Sheet open={open} onClose={onClose} title={t`Why it went so`}>
      {judging.type === 'refused' ? (
        <p>
          <Trans>This match cannot be judged: {judging.why}.</Trans>
        </p>
      ) : (
        <>
          {lost && <Losses lost={lost} reader={seat} mates={matesOf(film, seat)} />}
          {trustIn(film.game.id, film.replay.options) !== 'choices' && (
            <Chances
              curve={curve}
              momentOf={(entry) => momentBefore(stills, entry)}
              last={stills.length - 1}
              at={at}
              players={film.players}
              reader={seat}
              mine={mine}
              marks={marks}
              eyesName={eyesName}
              onJump={jump}
            />
          )}
          {judgement.table !== undefined && <Judge depth={done?.depth} />}
          {findings ? (
            <Told
              findings={findings}
              film={film}
              text={judgement.text}
              stills={stills}
              telling={telling}
              eyesName={eyesName}
              onJump={jump}
              onPlayOn={(entries) => {
                onJump(momentBefore(stills, entries + 1));
                onPlayOn(entries, seat);
              }}
            />
          ) : (
            <Working judging={judging} />
          )}
        </>
      )}
    </Sheet>
  );
}

/** Those on the side of a seat; what one of them lost may be the loss of all. */
function matesOf({ guide, replay, players }: Film, seat: Seat): readonly Seat[] {
  const figures = guide.figures(replay.options, players);
  const { side } = figures[seat] ?? {};
  return figures.flatMap((figure) =>
    figure.side === side && figure.seat !== undefined && figure.seat !== seat ? [figure.seat] : [],
  );
}

/** Who has judged. Its line is there from the beginning, so that nothing moves when the server comes to its end. */
function Judge({ depth }: { readonly depth: ServerDepth | undefined }) {
  return (
    <p className={styles.judge} role="status">
      {depth === 'deep' ? (
        <Trans>Judged by the server, which thought three times as long as a browser.</Trans>
      ) : depth === 'shallow' ? (
        <Trans>Judged by your browser.</Trans>
      ) : depth === 'deepening' ? (
        <Trans>Judged by your browser. The server looks deeper; that may take a minute.</Trans>
      ) : (
        <Trans>Your browser judges at once, and the server looks deeper.</Trans>
      )}
    </p>
  );
}

/** How far the judge has come. */
function Working({ judging }: { readonly judging: Judging }) {
  const share = judging.type === 'running' ? judging.share : 0;
  return (
    <div className={styles.working}>
      <p id="judging">
        <Trans>Your browser plays every choice again, many times. The page may be used meanwhile.</Trans>
      </p>
      <progress value={share} max={1} aria-labelledby="judging" />
    </div>
  );
}

function Told({
  findings,
  film,
  text,
  stills,
  telling,
  eyesName,
  onJump,
  onPlayOn,
}: {
  readonly findings: Findings;
  readonly film: Film;
  /** The replay. */
  readonly text: string;
  readonly stills: readonly Still[];
  readonly telling: ToldTo;
  readonly eyesName: (seat: Seat) => string;
  readonly onJump: (at: number) => void;
  readonly onPlayOn: (entries: number) => void;
}) {
  const used = MARKS.filter((mark) =>
    findings.judged.some((one) => one.seat === telling.seat && one.mark === mark),
  );
  return (
    <>
      {used.length > 0 && (
        <p className={styles.legend}>
          {used.map((mark) => (
            <span key={mark}>
              <VerdictSign verdict={mark} /> <MarkWord mark={mark} />
            </span>
          ))}
        </p>
      )}
      {findings.trust !== 'curve' && (
        <TurningPoints
          findings={findings}
          film={film}
          text={text}
          telling={telling}
          stills={stills}
          onJump={onJump}
          onPlayOn={onPlayOn}
        />
      )}
      {findings.trust !== 'curve' && <Players findings={findings} nameOf={eyesName} />}
      <HowSure findings={findings} telling={telling} />
    </>
  );
}

function MarkWord({ mark }: { readonly mark: (typeof MARKS)[number] }) {
  switch (mark) {
    case 'mistake':
      return <Trans>mistake</Trans>;
    case 'inaccuracy':
      return <Trans>inaccuracy</Trans>;
    case 'only':
      return <Trans>the only good choice</Trans>;
    case 'brilliant':
      return <Trans>brilliant</Trans>;
  }
}

/** What the figures mean, how sure they are, and what is missing and why. */
function HowSure({ findings, telling }: { readonly findings: Findings; readonly telling: ToldTo }) {
  const account = findings.seats[telling.seat]?.account;
  return (
    <section className={styles.sure} aria-labelledby="sure">
      {account && (
        <>
          <h3>
            <Trans>Luck and skill</Trans>
          </h3>
          <p>{luckText(account, telling.names(telling.seat))}</p>
        </>
      )}
      <h3 id="sure">
        <Trans>How sure it is</Trans>
      </h3>
      {findings.trust === 'curve' && (
        <p>
          <Trans>
            Take this curve with care: what it says was not compared with how matches of this kind end. For
            the same reason no choice is judged here.
          </Trans>
        </p>
      )}
      {findings.trust === 'choices' && (
        <p>
          <Trans>
            Two choices of one moment are compared, and that holds. From one moment to the next the chances of
            this game jump, so there is no curve, no turning point and no luck here.
          </Trans>
        </p>
      )}
      {findings.trust === 'whole' ? (
        caveats(findings).map((line) => <p key={line}>{line}</p>)
      ) : (
        <p>{UNTRIED}</p>
      )}
    </section>
  );
}
