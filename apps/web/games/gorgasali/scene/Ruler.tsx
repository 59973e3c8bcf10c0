import { SIDE, squareAt, squareName } from '@riposte/gorgasali/table';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { HEIGHT, WIDTH } from './geometry.ts';
import styles from './Ruler.module.css';
import { useWatch } from './watch.ts';

const COLUMNS = Array.from({ length: SIDE }, (_, column) => squareName(squareAt(column, 0)).slice(0, -1));
const ROWS = Array.from({ length: SIDE }, (_, row) => String(row + 1));

/** The letters of the columns and the numbers of the rows, at the edges of the window: answers name squares by them. */
export function Ruler() {
  const watch = useWatch();
  const columns = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const show = () => {
      const { camera, isSmooth } = watch.now();
      place(columns, camera.zoom * WIDTH, `translateX(${camera.x}px)`, isSmooth);
      place(rows, camera.zoom * HEIGHT, `translateY(${camera.y}px)`, isSmooth);
    };
    show();
    return watch.subscribe(show);
  }, [watch]);
  return (
    <div className={styles.ruler} aria-hidden="true">
      <Marks marks={COLUMNS} axis="across" strip={columns} />
      <Marks marks={ROWS} axis="down" strip={rows} />
    </div>
  );
}

function Marks({
  marks,
  axis,
  strip,
}: {
  readonly marks: readonly string[];
  readonly axis: 'across' | 'down';
  readonly strip: RefObject<HTMLDivElement | null>;
}) {
  return (
    <div className={styles.edge} data-axis={axis}>
      <div ref={strip} className={styles.strip}>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}

/** Moves a strip along; its marks are laid out again only where the camera zooms. */
function place(
  { current: strip }: RefObject<HTMLDivElement | null>,
  square: number,
  transform: string,
  isSmooth: boolean,
): void {
  if (!strip) return;
  strip.dataset.smooth = String(isSmooth);
  strip.style.transform = transform;
  const size = `${square}px`;
  if (strip.style.getPropertyValue('--square') !== size) strip.style.setProperty('--square', size);
}
