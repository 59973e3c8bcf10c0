import { colourOf } from '../table/colours.ts';
import styles from './Deeds.module.css';
import { Drawn } from './Drawn.tsx';
import { cornerOf } from './Ground.tsx';
import type { Point } from './geometry.ts';
import { type IslandScene, pieceOf, placeOf } from './scene.ts';

/** What is shown for a moment: a shot, a wound, a lid that opens. */
export function Deeds({ scene, beat }: { readonly scene: IslandScene; readonly beat: number }) {
  const { deed } = scene;
  if (!deed) return undefined;
  const piece = pieceOf(scene, deed.seat);
  const at = piece && placeOf({ ...piece, health: 1 });
  if (!piece || !at) return undefined;
  switch (deed.type) {
    case 'shot': {
      const target = pieceOf(scene, deed.target);
      const to = target && placeOf(target);
      return to && <Shot key={beat} from={at} to={to} />;
    }
    case 'hurt':
      return (
        <Rising
          key={beat}
          at={at}
          text={deed.amount > 0 ? `−${deed.amount}` : '0'}
          tone={deed.amount > 0 ? 'bad' : 'quiet'}
        />
      );
    case 'miss':
      return <Rising key={beat} at={at} text="×" tone="quiet" />;
    case 'healed':
      return <Rising key={beat} at={at} text={`+${deed.amount}`} tone="good" />;
    case 'chest':
      return (
        <g key={beat} className={styles.chest}>
          <Drawn name="t-chest-open" {...cornerOf(deed.at)} />
        </g>
      );
    case 'stamp':
      return (
        <g key={beat} transform={`translate(${at.x} ${at.y})`}>
          <ellipse rx="26" ry="16" className={styles.stamp} style={{ stroke: colourOf(piece.character) }} />
        </g>
      );
    default:
      return undefined;
  }
}

function Shot({ from, to }: { readonly from: Point; readonly to: Point }) {
  return (
    <g>
      <path d={`M${from.x} ${from.y - 24}L${to.x} ${to.y - 20}`} className={styles.shot} pathLength="1" />
      <circle cx={to.x} cy={to.y - 20} r="13" className={styles.burst} />
    </g>
  );
}

function Rising({
  at,
  text,
  tone,
}: {
  readonly at: Point;
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'quiet';
}) {
  return (
    <g transform={`translate(${at.x} ${at.y - 62})`}>
      <text className={styles.rising} data-tone={tone}>
        {text}
      </text>
    </g>
  );
}
