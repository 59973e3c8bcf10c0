import { FIGURE_BOX, FigureDrawing } from '../art/figures/FigureDrawing.tsx';
import { type BridgeLayout, columnOf, footOf } from './geometry.ts';
import styles from './Marks.module.css';
import { marksOf, type PlacedMark } from './mark.ts';
import { at, length } from './place.ts';
import type { FlashDuelScene } from './scene.ts';
import type { Stand } from './stand.ts';

/** Clockwork Soldiers and landmines, on their planks. */
export default function Marks({
  scene,
  layout,
  stands,
  mirrored,
}: {
  readonly scene: FlashDuelScene;
  readonly layout: BridgeLayout;
  readonly stands: readonly Stand[];
  readonly mirrored: boolean;
}) {
  return marksOf(scene).map((placed) => (
    <MarkOf key={`${placed.name} ${placed.mark.owner}`} {...placed} {...{ layout, stands, mirrored }} />
  ));
}

function MarkOf({
  name,
  mark,
  aside,
  isShared,
  layout,
  stands,
  mirrored,
}: PlacedMark & {
  readonly layout: BridgeLayout;
  readonly stands: readonly Stand[];
  readonly mirrored: boolean;
}) {
  const foot = footOf(layout, columnOf(mark.space, mirrored));
  const isOurs = stands.find(({ figure }) => figure.seat === mark.owner)?.isOurs;
  const scale = layout.figure * (isShared ? 0.56 : 0.8);
  return (
    <div
      className={styles.mark}
      data-side={isOurs ? 'ours' : 'theirs'}
      style={{
        width: length(FIGURE_BOX.width * scale),
        height: length(FIGURE_BOX.height * scale),
        transform: at(
          foot.x + aside * layout.plank - (FIGURE_BOX.footX - FIGURE_BOX.left) * scale,
          foot.y - layout.depth * 0.3 - (FIGURE_BOX.footY - FIGURE_BOX.top) * scale,
        ),
      }}
    >
      <FigureDrawing name={name} />
    </div>
  );
}
