import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../../design/settings/settings.ts';
import styles from './Bubble.module.css';
import type { Anchors } from './lesson.ts';
import { type BubbleSide, type Cover, coveringWhole, placeBubble, type ScreenBox } from './place.ts';

/** So many pixels a bubble needs to stand beside something. */
const BESIDE = 332;

/** A few words beside the thing they are about. A focus that was lost with the last ones comes here. */
export function Bubble({
  anchors,
  about,
  label,
  text,
  children,
}: {
  readonly anchors: Anchors;
  readonly about: string;
  /** What this is, to those who do not see it. */
  readonly label: string;
  readonly text: string;
  /** What to go on with. */
  readonly children: ReactNode;
}) {
  const { plain } = useSettings();
  const box = useRef<HTMLElement>(null);
  const place = usePlace(box, anchors, about, text);
  const isSeen = plain || place !== undefined;
  useEffect(() => {
    if (isSeen && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [isSeen]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={label}
      className={styles.bubble}
      data-side={place?.side ?? (plain ? 'nowhere' : 'unseen')}
      data-loose={place?.isLoose}
      style={
        place &&
        ({
          left: place.left,
          top: place.top,
          minHeight: place.height,
          '--tip': `${place.tip}px`,
        } as CSSProperties)
      }
    >
      <p className={styles.text}>{text}</p>
      <footer className={styles.footer}>{children}</footer>
    </section>
  );
}

type Placed = Cover & { readonly side: BubbleSide; readonly isLoose: boolean };

/** How often we look whether the thing has moved: cards are dealt, windows are turned. */
const EVERY = 150;

/** Whether something is still to be seen on the table: a pupil cannot read and watch at once. */
function isMoving(): boolean {
  return document.querySelector('[data-settled="false"]') !== null;
}

function usePlace(
  box: { readonly current: HTMLElement | null },
  anchors: Anchors,
  about: string,
  text: string,
): Placed | undefined {
  const [place, setPlace] = useState<Placed>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another size.
  useLayoutEffect(() => {
    let before: ScreenBox | undefined;
    let placedFor = '';
    const measure = () => {
      const { current } = box;
      if (isMoving()) return;
      const target = targetOf(anchors, about, matchMedia('(min-width: 60rem)').matches);
      if (!current || !target) {
        placedFor = '';
        return setPlace(undefined);
      }
      const { side, box: thing, half, isLoose } = target;
      const isSteady = before !== undefined && isSameBox(before, thing);
      before = thing;
      if (!isSteady) return;
      // To measure is to touch the page: that is done only where something has changed.
      const { offsetWidth, offsetHeight } = current;
      const seen = JSON.stringify([target, innerWidth, innerHeight, offsetWidth, offsetHeight]);
      if (seen === placedFor) return;
      placedFor = seen;
      const screen = { width: innerWidth, height: innerHeight };
      const size = { width: offsetWidth, height: ownHeight(current) };
      const next = { ...coveringWhole(placeBubble(thing, size, screen, side), size, half), side, isLoose };
      setPlace((now) => (now && isSamePlace(now, next) ? now : next));
    };
    measure();
    const timer = setInterval(measure, EVERY);
    return () => clearInterval(timer);
  }, [box, anchors, about, text]);
  return place;
}

/** How high a bubble is by what is in it, whatever it covers now. */
function ownHeight(bubble: HTMLElement): number {
  const { minHeight } = bubble.style;
  bubble.style.minHeight = '';
  const height = bubble.offsetHeight;
  bubble.style.minHeight = minHeight;
  return height;
}

function isSamePlace(one: Placed, other: Placed): boolean {
  return (
    one.side === other.side &&
    one.isLoose === other.isLoose &&
    one.left === other.left &&
    one.top === other.top &&
    one.height === other.height &&
    one.tip === other.tip
  );
}

function isSameBox(one: ScreenBox, other: ScreenBox): boolean {
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height
  );
}

/** Where a bubble points, and on which side of it there is room. */
interface Target {
  readonly box: ScreenBox;
  readonly side: BubbleSide;
  /** It stands there, but points at nothing. */
  readonly isLoose: boolean;
  /** What must not be half hidden: the line of the question. */
  readonly half?: ScreenBox | undefined;
}

/** What a step is about, if it is to be seen; on the plain board nothing is pointed at. */
function targetOf(anchors: Anchors, about: string, isDesk: boolean): Target | undefined {
  const spot = anchors[isDesk ? 'desk' : 'phone'][about];
  const box = spot && boxOf(spot.at);
  if (!box) return undefined;
  const { side: wished } = spot;
  const side = wished === 'beside' && box.left < BESIDE ? 'corner' : wished;
  // Where a touched card says why it cannot be played, that is read first.
  const reason = side === 'above' ? boxOf('[data-part="whyNot"]') : undefined;
  return {
    side,
    isLoose: spot.isLoose === true,
    box: reason ? { ...box, top: Math.min(box.top, reason.top) } : box,
    half: isDesk ? undefined : boxOf('main h1'),
  };
}

function boxOf(selector: string): ScreenBox | undefined {
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  if (!rect || rect.width === 0) return undefined;
  return { left: rect.left, top: rect.top, width: rect.width, height: rect.height };
}
