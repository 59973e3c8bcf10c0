import { useId } from 'react';
import styles from './FigureDrawing.module.css';
import figures from './figures.svg?url&no-inline';

/** Where the feet of every figure are in its drawing, and how large the drawing is. */
export const FIGURE_BOX = { left: -20, top: -14, width: 190, height: 204, footX: 70, footY: 184 } as const;

/** How a figure moves where it is not as most do: what it holds or wears asks for it. */
const BUILDS: Readonly<Record<string, string>> = {
  midori: 'robe',
  gloria: 'skirt',
  degrey: 'staff',
  argagarg: 'staff',
  onimaru: 'staff',
  gwen: 'greatsword',
  jaina: 'bow',
  rook: 'heavy',
  troq: 'heavy',
  bbb: 'heavy',
  lum: 'paw',
  dragon: 'dragon',
};
/** One more leans on a staff. */
const STAVES = ['degrey', 'argagarg', 'onimaru', 'gloria'];

const PARTS = ['back', 'legs', 'body', 'head', 'arm'] as const;
type Part = (typeof PARTS)[number];

/**
 * A figure in ink, facing right, in one of its poses. Its colour is `--fa`, as in all our drawings.
 * `solid` has a thin rim that keeps it readable far from the sun; `ghost` is only an outline.
 */
export function FigureDrawing({
  name,
  pose = 'guard',
  look = 'solid',
}: {
  readonly name: string;
  readonly pose?: string;
  readonly look?: 'solid' | 'ghost';
}) {
  const id = useId();
  const { left, top, width, height } = FIGURE_BOX;
  const parts = <Parts name={name} />;
  return (
    <svg
      className={styles.figure}
      viewBox={`${left} ${top} ${width} ${height}`}
      data-pose={pose}
      data-build={BUILDS[name]}
      data-staff={STAVES.includes(name) || undefined}
      aria-hidden="true"
    >
      {look === 'solid' ? (
        <>
          <g className={styles.rim}>{parts}</g>
          {parts}
        </>
      ) : (
        <>
          <mask id={id} maskUnits="userSpaceOnUse" x="-340" y="-160" width="560" height="380">
            <g className={styles.around}>{parts}</g>
            <g className={styles.inside}>{parts}</g>
          </mask>
          <g className={styles.tint}>{parts}</g>
          <rect className={styles.line} x="-340" y="-160" width="560" height="380" mask={`url(#${id})`} />
        </>
      )}
    </svg>
  );
}

/** Legs stay on the ground; everything above them leans with the hips. */
function Parts({ name }: { readonly name: string }) {
  return (
    <g className={styles.whole}>
      <g className={styles.upper}>
        <PartOf name={name} part="back" />
      </g>
      <PartOf name={name} part="legs" />
      <g className={styles.upper}>
        <PartOf name={name} part="body" />
        <PartOf name={name} part="head" />
        <PartOf name={name} part="arm" />
      </g>
    </g>
  );
}

function PartOf({ name, part }: { readonly name: string; readonly part: Part }) {
  return (
    <g className={styles[part]}>
      <use href={`${figures}#${name}-${part}`} />
    </g>
  );
}
