import { encode } from 'uqr';
import styles from './ShareLink.module.css';

/** An address as a picture for the camera of a telephone. Always dark on light: cameras want it so. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const { size, data } = encode(address, { border: 2 });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={styles.qr} role="img" aria-label={label}>
      <path d={pathOf(data)} shapeRendering="crispEdges" />
    </svg>
  );
}

/** Each dark square as a step of one path. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
