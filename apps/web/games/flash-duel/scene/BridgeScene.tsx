import { useLingui } from '@lingui/react/macro';
import type { Event } from '@riposte/flash-duel';
import type { SeatNames, Viewer } from '@riposte/kernel';
import { Map as MapIcon, ZoomIn } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { motionPace, useSettings } from '../../../design/settings/settings.ts';
import { GameDrawing } from '../art/GameDrawing.tsx';
import type { Preview } from '../preview.ts';
import { Glints, Land, Sky } from './Backdrop.tsx';
import { Blows } from './Blows.tsx';
import { BridgeDrawing, lanternsOf } from './Bridge.tsx';
import styles from './BridgeScene.module.css';
import type { Badge } from './badge.ts';
import { Distance } from './Distance.tsx';
import type { FigureDistance } from './distances.ts';
import { FighterFigure } from './Fighter.tsx';
import { Ghosts, Targets } from './Ghosts.tsx';
import type { BridgeLayout } from './geometry.ts';
import { Lying } from './Lying.tsx';
import { motionOf } from './motion.ts';
import type { NumeralBox } from './numeral.ts';
import { PlankLights } from './PlankLights.tsx';
import { pictureOf } from './picture.ts';
import { at, length } from './place.ts';
import type { FlashDuelScene } from './scene.ts';

/** How much a camera that is far away may shrink what has to be read. */
const LEAST = 0.9;

const Glory = lazy(() => import('./Glory.tsx'));
const Marks = lazy(() => import('./Marks.tsx'));

export interface BridgeSceneProps {
  readonly scene: FlashDuelScene;
  readonly viewer: Viewer;
  readonly preview: Preview;
  /** A ghost, its plank or the target of a blow was touched: it stands for these answers of the open question. */
  readonly onAnswer: (answers: readonly number[]) => void;
  /** Anything else was touched: whatever is being shown may be skipped. */
  readonly onTouch: () => void;
  /** The event being shown, and a number that is new for each. */
  readonly event?: Event | undefined;
  readonly beat: number;
  readonly names: SeatNames;
  /** Drawn for a phone: larger planks, and a camera that follows the fighters. */
  readonly compact?: boolean;
  /** What the interface has on top of the scene, in units of the picture, once it has been measured. */
  readonly things?: readonly NumeralBox[] | undefined;
}

/** Everything that is drawn behind the interface: it fills its container. */
export function BridgeScene(props: BridgeSceneProps) {
  const { scene, viewer, preview, onAnswer, onTouch, event, beat, names, compact = false, things } = props;
  const { t } = useLingui();
  const pace = motionPace(useSettings());
  const [isOverview, setOverview] = useState(false);
  const picture = pictureOf(scene, viewer, preview, names, {
    isPhone: compact,
    isOverview,
    ...(things && { things }),
  });
  const { layout, stands, camera, mirrored, numeral } = picture;
  const late = scene.isOver ? 2 : scene.roundWon ? 1 : 0;
  return (
    <div
      className={compact ? styles.phone : styles.desk}
      data-part="bridge"
      data-late={late}
      onPointerDown={onTouch}
    >
      <div className={styles.stage}>
        <div className={styles.sky} style={{ transform: at(picture.sun.x, picture.sun.y) }}>
          <Sky layout={layout} />
        </div>
        <Land layout={layout} />
        <div className={styles.sky} style={{ transform: at(picture.sun.x, 0) }}>
          <Glints layout={layout} />
        </div>
        <div className={styles.night} />
        <div
          className={styles.world}
          style={{
            transform: `translateX(${length(camera.x)}) scale(${camera.zoom})`,
            transformOrigin: `0 ${length(layout.front)}`,
          }}
        >
          <Lanterns layout={layout} round={scene.round} />
          <BridgeDrawing layout={layout} mirrored={mirrored} />
          <PlankLights layout={layout} planks={picture.planks} />
          <Ghosts layout={layout} ghosts={picture.ghosts} />
          {scene.soldiers.length + scene.mines.length > 0 && (
            <Suspense>
              <Marks scene={scene} layout={layout} stands={stands} mirrored={mirrored} />
            </Suspense>
          )}
          {scene.isOver && (
            <Suspense>
              <Glory stands={stands} layout={layout} />
            </Suspense>
          )}
          {stands.map((stand) => (
            <FighterFigure
              key={stand.figure.seat}
              stand={stand}
              layout={layout}
              motion={motionOf(event, stand.figure, layout, pace)}
              isTarget={picture.targeted.includes(stand.figure.seat)}
            />
          ))}
          <Blows
            layout={layout}
            stands={stands}
            blows={picture.blows}
            dashes={picture.dashes}
            spark={stands.find(({ figure }) => figure.seat === scene.spark)}
          />
          <Badges badges={picture.badges} zoom={camera.zoom} spans={picture.spans} names={names} />
          <Targets layout={layout} zoom={camera.zoom} targets={picture.targets} onAnswer={onAnswer} />
        </div>
        <Lying layout={layout} camera={camera} stands={stands} lying={scene.lying} />
        {numeral && !scene.isOver && picture.gap !== undefined && (
          <Distance gap={picture.gap} numeral={numeral} isWarm={preview.blows.length > 0} />
        )}
        {compact && (isOverview || !picture.isWhole) && (
          <button
            type="button"
            className={styles.overview}
            aria-pressed={isOverview}
            aria-label={t`The whole bridge`}
            onClick={() => setOverview(!isOverview)}
          >
            {isOverview ? <ZoomIn /> : <MapIcon />}
          </button>
        )}
      </div>
      {scene.flash !== undefined && <div key={beat} className={styles.flash} />}
    </div>
  );
}

/** The light of the lanterns, which are lit one after the other when a round begins. */
function Lanterns({ layout, round }: { readonly layout: BridgeLayout; readonly round: number }) {
  return lanternsOf(layout).map(({ x, y }, index) => (
    <span
      key={`${round} ${x}`}
      className={styles.lantern}
      style={{ transform: at(x, y), animationDelay: `${index * 420}ms`, fontSize: length(206 * layout.thin) }}
    />
  ));
}

/**
 * Who is who where several fight: a crest over each head, and the distances. They overlap where fighters share a
 * plank, so nothing is to be touched here: plates and chips tell more about everybody.
 */
function Badges({
  badges,
  zoom,
  spans,
  names,
}: {
  readonly badges: readonly Badge[];
  readonly zoom: number;
  readonly spans: readonly FigureDistance[];
  readonly names: SeatNames;
}) {
  return badges.map(({ stand, x, y }) => {
    const { seat, character } = stand.figure;
    const span = spans.find(({ from }) => from === seat);
    return (
      <div
        key={seat}
        className={styles.badge}
        data-side={stand.isOurs ? 'ours' : 'theirs'}
        style={{ transform: `${at(x, y)} scale(${Math.max(1, LEAST / zoom)})` }}
      >
        <div className={styles.pill} title={names(seat)}>
          {character !== undefined && <GameDrawing name={`c-${character}`} label={names(seat)} />}
          {span && <span>{span.gap}</span>}
        </div>
      </div>
    );
  });
}
