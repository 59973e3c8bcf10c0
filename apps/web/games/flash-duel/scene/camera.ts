import { SPACES } from '@riposte/flash-duel';
import { type Area, type Camera, type Extent, look, sees } from '../../../table/kit/camera.ts';
import { type BridgeLayout, middleOf } from './geometry.ts';

/** How much of the banks is seen beyond the ends of the bridge. */
const BANK = 30;
/** How much is seen beside the outermost figures at least. */
const MARGIN = 12;
/** How many planks around a column are seen at least. */
const ROOM = 2.2;

/** Follows the fighters along the bridge, as close as they, whole, and all these columns allow. */
export function follow(
  layout: BridgeLayout,
  columns: readonly number[],
  figures: readonly Extent[],
  isOverview: boolean,
): Camera {
  const whole = bridgeOf(layout);
  const around = ROOM * layout.plank;
  const [first, last] = isOverview ? [1, SPACES] : [Math.min(...columns), Math.max(...columns)];
  const from = Math.min(middleOf(layout, first) - around, ...figures.map((one) => one.from - MARGIN));
  const to = Math.max(middleOf(layout, last) + around, ...figures.map((one) => one.to + MARGIN));
  const wanted = {
    from: Math.max(from, Math.min(whole.from, ...figures.map((one) => one.from - MARGIN))),
    to: Math.min(to, Math.max(whole.to, ...figures.map((one) => one.to + MARGIN))),
  };
  return look(layout, along(layout, wanted), along(layout, whole));
}

/** Whether a camera sees all of the bridge. */
export function seesAll(layout: BridgeLayout, camera: Camera): boolean {
  return sees(layout, camera, along(layout, bridgeOf(layout)));
}

function bridgeOf({ left, plank }: BridgeLayout): Extent {
  return { from: left - BANK, to: left + SPACES * plank + BANK };
}

/** The bridge goes across only: it is always seen from top to bottom. */
function along({ height }: BridgeLayout, across: Extent): Area {
  return { across, down: { from: 0, to: height } };
}
