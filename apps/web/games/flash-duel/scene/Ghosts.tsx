import { useLingui } from '@lingui/react/macro';
import { FIGURE_BOX, FigureDrawing } from '../art/figures/FigureDrawing.tsx';
import styles from './Ghosts.module.css';
import { type BridgeLayout, footOf } from './geometry.ts';
import { type DrawnGhost, GHOST_SIZE, type Target } from './ghost.ts';
import { at, length } from './place.ts';

/** Outlines of where the viewer would stand, the nearest first. */
export function Ghosts({
  layout,
  ghosts,
}: {
  readonly layout: BridgeLayout;
  readonly ghosts: readonly DrawnGhost[];
}) {
  const scale = layout.figure * GHOST_SIZE;
  return ghosts.map(({ drawing, column, facing }, index) => {
    const foot = footOf(layout, column);
    return (
      <div
        key={`${drawing} ${column}`}
        className={styles.ghost}
        data-facing={facing}
        style={{
          width: length(FIGURE_BOX.width * scale),
          height: length(FIGURE_BOX.height * scale),
          transform: at(
            foot.x - (FIGURE_BOX.footX - FIGURE_BOX.left) * scale,
            foot.y - (FIGURE_BOX.footY - FIGURE_BOX.top) * scale,
          ),
          animationDelay: `${index * 40}ms`,
        }}
      >
        <FigureDrawing name={drawing} look="ghost" />
      </div>
    );
  });
}

/** The whole column of a plank can be touched, as wide as a thumb where there is room for it. */
export function Targets({
  layout,
  zoom,
  targets,
  onAnswer,
}: {
  readonly layout: BridgeLayout;
  readonly zoom: number;
  readonly targets: readonly Target[];
  readonly onAnswer: (answers: readonly number[]) => void;
}) {
  const { t } = useLingui();
  const columns = targets.map(({ column }) => column);
  return targets.map(({ column, space, answers, foe }) => {
    const foot = footOf(layout, column);
    const [left, right] = [roomBeside(columns, column, -1), roomBeside(columns, column, 1)].map((planks) =>
      Math.min(planks * layout.plank, Math.max(layout.plank / 2, 22 / zoom)),
    ) as [number, number];
    const top = foot.y - 160 * layout.figure;
    return (
      <button
        key={space}
        type="button"
        className={styles.target}
        aria-label={foe === undefined ? t`To plank ${space}` : t`At ${foe} on plank ${space}`}
        style={{
          transform: at(foot.x - left, top),
          width: length(left + right),
          height: length(foot.y + layout.stand + layout.face + 6 - top),
        }}
        onClick={(click) => {
          click.stopPropagation();
          onAnswer(answers);
        }}
      />
    );
  });
}

/** How many planks a target may take on one side before it would take room from the next one. */
function roomBeside(columns: readonly number[], column: number, side: 1 | -1): number {
  const gaps = columns.map((other) => (other - column) * side).filter((gap) => gap > 0);
  return Math.min(...gaps, 4) / 2;
}
