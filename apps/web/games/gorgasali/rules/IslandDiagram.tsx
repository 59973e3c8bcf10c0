import { useLingui } from '@lingui/react/macro';
import { CHESTS, GATES, ISLAND, SIDE, ZONE_DEPTHS } from '@riposte/gorgasali/table';
import colours from '../art/colours.module.css';
import { zonePath } from '../scene/dusk.ts';
import { boxOf, HEIGHT, landingOf, middleOf, WIDTH } from '../scene/geometry.ts';
import { LITTLE, LittleChests, LittleLand } from '../scene/LittleIsland.tsx';
import styles from './IslandDiagram.module.css';

/** The map beside the rules that speak of it. */
export function IslandDiagram({ rule }: { readonly rule: string }) {
  const { t } = useLingui();
  switch (rule) {
    case '2.3':
      return (
        <IslandMap label={t`The island: 72 chests and four springs.`}>
          <LittleChests chests={CHESTS} />
          <Springs />
        </IslandMap>
      );
    case '2.4':
      return (
        <IslandMap label={t`The island: four zones around each other, the first at the rim.`}>
          <Zones />
        </IslandMap>
      );
    case '2.5':
      return (
        <IslandMap label={t`The island: twenty gates, numbered clockwise from the north-west.`}>
          <Gates />
        </IslandMap>
      );
    default:
      return undefined;
  }
}

function IslandMap({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  const { left, top, width, height } = LITTLE;
  return (
    <svg
      className={`${styles.diagram} ${colours.colours}`}
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <rect className={styles.sea} x={left} y={top} width={width} height={height} />
      <LittleLand shrunk={0} />
      {children}
    </svg>
  );
}

function Springs() {
  return ISLAND.springs.map((spring) => {
    const { x, y } = middleOf(spring);
    return <ellipse key={spring} className={styles.spring} cx={x} cy={y} rx="22" ry="15" />;
  });
}

/** The edges of the zones, and a number in each. */
function Zones() {
  return ZONE_DEPTHS.map((depth, zone) => {
    const next = ZONE_DEPTHS[zone + 1] ?? SIDE / 2;
    return (
      <g key={depth}>
        {depth > 0 && <path className={styles.zone} d={zonePath(depth)} />}
        <text className={styles.number} x={(SIDE / 2) * WIDTH} y={((depth + next) / 2) * HEIGHT + 24}>
          {zone + 1}
        </text>
      </g>
    );
  });
}

function Gates() {
  return GATES.map((gate, index) => {
    const { left, top } = boxOf(gate);
    const { x, y } = landingOf(gate);
    return (
      <g key={gate}>
        <rect className={styles.gate} x={left} y={top} width={WIDTH} height={HEIGHT} />
        <text className={styles.sector} x={x} y={y + 16}>
          {index + 1}
        </text>
      </g>
    );
  });
}
