import { FIGURE_BOX, FigureDrawing } from '../art/figures/FigureDrawing.tsx';
import { columnOf, footOf, type Layout } from './geometry.ts';
import styles from './Marks.module.css';
import { at, length } from './place.ts';
import type { FlashDuelScene, Mark } from './scene.ts';
import type { Stand } from './stand.ts';

/** Clockwork Soldiers and landmines, on their planks. */
export default function Marks({
  scene,
  layout,
  stands,
  mirrored,
}: {
  readonly scene: FlashDuelScene;
  readonly layout: Layout;
  readonly stands: readonly Stand[];
  readonly mirrored: boolean;
}) {
  const marks = [
    ...scene.soldiers.map((mark) => ({ name: 'soldier' as const, mark })),
    ...scene.mines.map((mark) => ({ name: 'mine' as const, mark })),
  ];
  return marks.map(({ name, mark }) => (
    <MarkOf key={`${name} ${mark.owner}`} name={name} mark={mark} {...{ layout, stands, mirrored }} />
  ));
}

function MarkOf({
  name,
  mark,
  layout,
  stands,
  mirrored,
}: {
  readonly name: 'soldier' | 'mine';
  readonly mark: Mark;
  readonly layout: Layout;
  readonly stands: readonly Stand[];
  readonly mirrored: boolean;
}) {
  const foot = footOf(layout, columnOf(mark.space, mirrored));
  const isOurs = stands.find(({ figure }) => figure.seat === mark.owner)?.isOurs;
  const scale = layout.figure * 0.8;
  return (
    <div
      className={styles.mark}
      data-side={isOurs ? 'ours' : 'theirs'}
      style={{
        width: length(FIGURE_BOX.width * scale),
        height: length(FIGURE_BOX.height * scale),
        transform: at(
          foot.x - (FIGURE_BOX.footX - FIGURE_BOX.left) * scale,
          foot.y - layout.depth * 0.3 - (FIGURE_BOX.footY - FIGURE_BOX.top) * scale,
        ),
      }}
    >
      <FigureDrawing name={name} />
    </div>
  );
}
