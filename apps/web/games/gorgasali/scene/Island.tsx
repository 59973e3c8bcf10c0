import type { Banner } from '@riposte/gorgasali/table';
import { CHESTS } from '@riposte/gorgasali/table';
import type { Seat } from '@riposte/kernel';
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DrawingSheet, type Palette, parseSheet } from '../../../design/art/sheet.ts';
import file from '../art/island.svg?url&no-inline';
import { type Free, fit } from './camera.ts';
import { Drawn } from './Drawn.tsx';
import { Dusk, ZoneLines } from './Dusk.tsx';
import { Figures } from './Figures.tsx';
import type { Focus } from './focus.ts';
import { cornerOf, Ground, Springs } from './Ground.tsx';
import { type Point, WHOLE } from './geometry.ts';
import styles from './Island.module.css';
import { Painting } from './Painted.tsx';
import type { Paint } from './painting.ts';
import { Ruler } from './Ruler.tsx';
import type { IslandScene } from './scene.ts';
import { useGestures } from './useGestures.ts';
import { Chests, DuskColours, GreatTree, Wilds } from './Wilds.tsx';
import { useWatch } from './watch.ts';

let fetched: Promise<DrawingSheet> | undefined;

/** Barriers, platforms, fields, ball lightning and smoke, where they were placed. */
const Tokens = memo(function Tokens({ banners }: { readonly banners: readonly Banner[] }) {
  return (
    <>
      {banners.flatMap(({ kind, squares }) =>
        squares.map((square, index) => (
          <Drawn key={`${kind} ${square}`} name={drawingOf(kind, squares, index)} {...cornerOf(square)} />
        )),
      )}
    </>
  );
});

const DRAWINGS = { platform: 't-platform', field: 't-field', lightning: 't-ball', smoke: 't-smoke' } as const;

/** Sea beyond what may be seen, so that its edge never shows. */
const BEYOND = 1800;
const PICTURE = {
  left: WHOLE.left - BEYOND,
  top: WHOLE.top - BEYOND,
  width: WHOLE.right - WHOLE.left + 2 * BEYOND,
  height: WHOLE.bottom - WHOLE.top + 2 * BEYOND,
};

interface Props {
  readonly scene: IslandScene;
  readonly viewer: Seat | undefined;
  readonly pace: number;
  readonly beat: number;
  /** How high the window is, and what of it nothing lies on. */
  readonly height: number;
  readonly free: Free;
  readonly focus: Focus;
  /** What lies on the ground beneath trees and figures: where one may go, what is in range. */
  readonly beneath: ReactNode;
  /** What lies over the figures: ways, numbers, labels. */
  readonly above: ReactNode;
  /** Squares that matter now: the crown of the Great Tree does not hide them. */
  readonly isTreeThin: boolean;
  readonly onTouch: (point: Point) => boolean;
  readonly onHover: (point: Point | undefined) => void;
  readonly children?: ReactNode;
}

/** The island: one transform is its camera, and most of it is drawn once. */
export function Island(props: Props) {
  const { scene, viewer, pace, beat, height, free, focus } = props;
  const watch = useWatch();
  const window = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const dusked = useRef<SVGGElement>(null);
  const paint = usePaint(world, dusked);
  /** The focus that a hand has moved the camera away from. */
  const left = useRef<string>(undefined);

  useLayoutEffect(() => {
    const show = () => {
      const { camera, isSmooth } = watch.now();
      if (!world.current) return;
      world.current.dataset.smooth = String(isSmooth);
      world.current.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.zoom})`;
    };
    show();
    return watch.subscribe(show);
  }, [watch]);

  const { left: west, top: north, right: east, bottom: south } = free;
  const home = () => {
    left.current = undefined;
    const isFirst = watch.now().free.right === 1;
    watch.move({ free, camera: fit(free, focus.box, focus.limits), isSmooth: !isFirst && pace > 0 });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a focus is the same while its key is
  useLayoutEffect(() => {
    if (left.current === focus.key) watch.move({ free });
    else home();
  }, [focus.key, east, south]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: plates that grow do not move what a finger is about to touch
  useLayoutEffect(() => watch.move({ free }), [west, north]);

  const gestures = useGestures(window, watch, {
    onTouch: props.onTouch,
    onHover: props.onHover,
    onMoved: () => {
      left.current = focus.key;
    },
    onHome: home,
  });

  return (
    <div ref={window} className={styles.window} style={{ height }} data-part="island" {...gestures}>
      <div ref={world} className={styles.world}>
        <svg
          className={styles.picture}
          style={{ left: PICTURE.left, top: PICTURE.top, width: PICTURE.width, height: PICTURE.height }}
          viewBox={`${PICTURE.left} ${PICTURE.top} ${PICTURE.width} ${PICTURE.height}`}
          aria-hidden="true"
        >
          <DuskColours place={dusked} />
          <Painting value={paint}>
            <Ground />
            <Dusk shrunk={scene.shrunk} />
            {props.beneath}
            <ZoneLines shrunk={scene.shrunk} isEndless={!Number.isFinite(scene.left)} />
            <Springs />
            <Wilds shrunk={scene.shrunk} />
            <Chests chests={scene.chests} shrunk={scene.shrunk} all={CHESTS} />
            <Tokens banners={scene.banners} />
            <GreatTree isThin={props.isTreeThin} />
            <Figures scene={scene} viewer={viewer} pace={pace} beat={beat} />
            {props.above}
          </Painting>
        </svg>
      </div>
      <Ruler />
      {props.children}
    </div>
  );
}

function drawingOf(kind: Banner['kind'], squares: Banner['squares'], index: number): string {
  if (kind !== 'barrier') return DRAWINGS[kind];
  const isAcross = (squares[1] ?? 0) - (squares[0] ?? 0) === 1;
  if (isAcross) return 't-barrier-h';
  return index === squares.length - 1 ? 't-barrier-v-end' : 't-barrier-v';
}

/** The sheet is fetched once; after a failure, the next table asks for it again. */
function fetchSheet(): Promise<DrawingSheet> {
  fetched ??= fetch(file)
    .then((answer) => answer.text())
    .then(parseSheet)
    .catch((error) => {
      fetched = undefined;
      throw error;
    });
  return fetched;
}

/** What the island is painted with: the sheet, and the colours that it has in these places in the theme of the page. */
function usePaint(lit: RefObject<Element | null>, dusked: RefObject<Element | null>): Paint | undefined {
  const [paint, setPaint] = useState<Paint>();
  useEffect(() => {
    let sheet: DrawingSheet | undefined;
    const mix = () => {
      if (!sheet || !lit.current || !dusked.current) return;
      const { colours } = sheet;
      setPaint({
        sheet,
        lit: coloursOf(lit.current, colours),
        dusked: coloursOf(dusked.current, colours),
      });
    };
    fetchSheet().then(
      (found) => {
        sheet = found;
        mix();
      },
      // Without a network there is the ground, and whatever else is known by heart.
      () => {},
    );
    const themes = new MutationObserver(mix);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      sheet = undefined;
      themes.disconnect();
    };
  }, [lit, dusked]);
  return paint;
}

function coloursOf(place: Element, names: readonly string[]): Palette {
  const style = getComputedStyle(place);
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
}
