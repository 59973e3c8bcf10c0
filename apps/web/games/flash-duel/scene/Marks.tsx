import { FIGURE_BOX, FigureDrawing } from '../art/figures/FigureDrawing.tsx';
import { columnOf, footOf, type Layout } from './geometry.ts';
import styles from './Marks.module.css';
import { at, length } from './place.ts';
import type { FlashDuelScene, Mark } from './scene.ts';
import type { Stand } from './stand.ts';

/** The Clockwork Soldier and a landmine, on their planks. */
export function Marks({
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
    ['soldier', scene.soldier],
    ['mine', scene.mine],
  ] as const;
  return marks.map(
    ([name, mark]) => mark && <MarkOf key={name} name={name} mark={mark} {...{ layout, stands, mirrored }} />,
  );
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
