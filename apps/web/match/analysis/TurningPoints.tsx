import { Trans } from '@lingui/react/macro';
import { type ToldTo, type Turning, turningText } from '@riposte/analysis';
import type { Aftermath as After } from '@riposte/analysis/aftermath';
import { type AnyGuide, type Fact, isSame, type Seat, type SeatNames, seats } from '@riposte/kernel';
import { Button } from '../../design/Button.tsx';
import type { Film, Still } from '../replay/film.ts';
import { Aftermath } from './Aftermath.tsx';
import { keyOf, type MissedChoice, useAftermaths } from './aftermaths.ts';
import type { Findings, ShownScene } from './findings.ts';
import { momentBefore } from './moments.ts';
import styles from './TurningPoints.module.css';

/** Where a match turned for the reader, in words, each with a way to the moment. */
export function TurningPoints({
  findings,
  film,
  text,
  telling,
  stills,
  onJump,
  onPlayOn,
}: {
  readonly findings: Findings;
  readonly film: Film;
  /** The replay. */
  readonly text: string;
  readonly telling: ToldTo;
  readonly stills: readonly Still[];
  readonly onJump: (at: number) => void;
  /** To play on from after so many entries. */
  readonly onPlayOn: (entries: number) => void;
}) {
  const { trust, scenes } = findings;
  const turning = findings.seats[telling.seat]?.turning ?? [];
  const missed = missedIn(findings, telling);
  const aftermaths = useAftermaths(
    `${telling.seat} ${missed.map(({ entry }) => entry).join(' ')}`,
    missed.length > 0
      ? { type: 'replay', text, missed, names: seats(film.players).map(telling.names) }
      : undefined,
  );
  return (
    <section className={styles.turning} aria-labelledby="turning">
      <h3 id="turning">
        {trust === 'whole' ? <Trans>Where it turned</Trans> : <Trans>What cost most</Trans>}
      </h3>
      {turning.length === 0 && (
        <p>
          <Trans>No choice and no card stands out.</Trans>
        </p>
      )}
      <ol>
        {turning.map((one) => {
          const at = momentBefore(stills, one.entry);
          const scene = scenes.find(({ entry }) => entry === one.entry);
          return (
            <li key={`${one.entry} ${one.kind}`} data-kind={one.kind}>
              <p className={styles.when}>
                <When round={stills[at]?.round ?? 0} moment={at + 1} /> · <Kind kind={one.kind} />
              </p>
              <p>{turningText(telling, one)}</p>
              {one.kind === 'choice' && missed.some(({ entry }) => entry === one.entry) && (
                <Next entry={one.entry} aftermaths={aftermaths} />
              )}
              {one.kind === 'draw' && <Drawn film={film} entry={one.entry} telling={telling} />}
              {scene && <Then scene={scene} guide={film.guide} telling={telling} />}
              <div className={styles.ways}>
                <Button onClick={() => onJump(at)}>
                  <Trans>Show this moment</Trans>
                </Button>
                <Button kind="quiet" onClick={() => onPlayOn(one.entry - 1)}>
                  <Trans>Play on from here</Trans>
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The better choices, where what comes after one is quickly played through. */
function missedIn(
  { trust, seats: told, judged, scenes }: Findings,
  { seat }: ToldTo,
): readonly MissedChoice[] {
  if (trust !== 'whole') return [];
  return (told[seat]?.turning ?? []).flatMap(({ entry, kind }) => {
    const better = judged.find((one) => one.entry === entry)?.best;
    const made = scenes.find((scene) => scene.entry === entry)?.choice;
    return kind === 'choice' && better && made && !isSame(better, made) ? [{ entry, better }] : [];
  });
}

/** What comes next after the choice that was made, and after the better one. */
function Next({
  entry,
  aftermaths,
}: {
  readonly entry: number;
  readonly aftermaths: ReadonlyMap<string, After>;
}) {
  return (
    <dl className={styles.next}>
      <div>
        <dt>
          <Trans>After it, of 100:</Trans>
        </dt>
        <dd>
          <Aftermath after={aftermaths.get(keyOf.made(entry))} most={2} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>After the better one:</Trans>
        </dt>
        <dd>
          <Aftermath after={aftermaths.get(keyOf.better(entry))} most={2} />
        </dd>
      </div>
    </dl>
  );
}

function When({ round, moment }: { readonly round: number; readonly moment: number }) {
  return round > 0 ? (
    <Trans>
      Round {round}, moment {moment}
    </Trans>
  ) : (
    <Trans>Moment {moment}</Trans>
  );
}

function Kind({ kind }: { readonly kind: Turning['kind'] }) {
  switch (kind) {
    case 'choice':
      return <Trans>own choice</Trans>;
    case 'draw':
      return <Trans>chance</Trans>;
    case 'hidden':
      return <Trans>hidden cards</Trans>;
  }
}

/** What chance brought then, with all hands open: the match is over. */
function Drawn({
  film: { game, guide, shots },
  entry,
  telling: { names },
}: {
  readonly film: Film;
  readonly entry: number;
  readonly telling: ToldTo;
}) {
  const lines = shots.flatMap((shot) =>
    shot.entry === entry && shot.told && guide.landmark(shot.told.event) !== 'turn'
      ? [game.words.event(shot.told.event, names).text]
      : [],
  );
  return <p className={styles.drawn}>{lines.join(' ')}</p>;
}

/** What all held then, beside what could be known of it. It is no part of the verdict. */
function Then({
  scene,
  guide,
  telling,
}: {
  readonly scene: ShownScene;
  readonly guide: Film['guide'];
  readonly telling: ToldTo;
}) {
  return <Held views={scene.views} guide={guide} reader={telling.seat} names={telling.names} />;
}

/** What all held at a moment, beside what the reader could know of it. Nothing where nothing was hidden. */
function Held({
  views,
  guide,
  reader,
  names,
}: {
  readonly views: readonly unknown[];
  readonly guide: AnyGuide;
  readonly reader: Seat;
  readonly names: SeatNames;
}) {
  const told = (seat: Seat, of: Fact['of']) =>
    guide.facts(views[seat], names).flatMap((fact) => (fact.of === of ? (fact.brief ?? fact.lines) : []));
  const held = [reader, ...seats(views.length).filter((seat) => seat !== reader)]
    .map((seat) => ({ seat, lines: told(seat, 'hand') }))
    .filter(({ lines }) => lines.length > 0);
  const unseen = told(reader, 'unseen');
  if (held.every(({ seat }) => seat === reader)) return undefined;
  return (
    <dl className={styles.held}>
      {held.map(({ seat, lines }) => {
        const name = names(seat);
        return (
          <div key={seat}>
            <dt>
              <Trans>{name} held:</Trans>{' '}
            </dt>
            <Lines lines={lines} />
          </div>
        );
      })}
      {unseen.length > 0 && (
        <div>
          <dt>
            <Trans>Not seen by then:</Trans>{' '}
          </dt>
          <Lines lines={unseen} />
        </div>
      )}
    </dl>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => <dd key={line}>{line} </dd>);
}
