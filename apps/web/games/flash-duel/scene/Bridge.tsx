import { colourOf, SPACES } from '@riposte/flash-duel';
import { memo } from 'react';
import styles from './Bridge.module.css';
import { type BridgeLayout, columnOf, deckPath, facePath, frontAt, middleOf, round } from './geometry.ts';

const SPACE_NUMBERS = Array.from({ length: SPACES }, (_, index) => index + 1);

/** The bridge itself, which never changes: rail, deck, piers, numbers, a lantern at each Start. */
export const BridgeDrawing = memo(function Bridge({
  layout,
  mirrored,
}: {
  readonly layout: BridgeLayout;
  readonly mirrored: boolean;
}) {
  const columns = SPACE_NUMBERS.map((space) => ({ space, column: columnOf(space, mirrored) }));
  return (
    <svg className={styles.bridge} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <Lantern layout={layout} at="left" />
      <Lantern layout={layout} at="right" />
      <Rail layout={layout} />
      <Piers layout={layout} />
      <g data-part="board">
        {columns.map(({ space, column }) => (
          <Plank key={space} layout={layout} column={column} space={space} />
        ))}
      </g>
    </svg>
  );
});

/** Dark planks have grain, light ones none, so that they can be told apart without colours. */
function Plank({
  layout,
  column,
  space,
}: {
  readonly layout: BridgeLayout;
  readonly column: number;
  readonly space: number;
}) {
  const isDark = colourOf(space) === 'dark';
  const x = middleOf(layout, column);
  const y = frontAt(layout, x);
  const { plank, depth } = layout;
  return (
    <g className={isDark ? styles.dark : styles.light}>
      <path className={styles.deck} d={deckPath(layout, column)} />
      {isDark && (
        <path
          className={styles.grain}
          strokeWidth={1.6 * Math.sqrt(layout.thin)}
          d={`M${round(x - plank * 0.33)} ${round(y - depth * 0.62)}h${round(plank * 0.46)}M${round(x - plank * 0.08)} ${round(y - depth * 0.3)}h${round(plank * 0.44)}`}
        />
      )}
      <path className={styles.face} d={facePath(layout, column)} />
      <text
        className={styles.number}
        x={round(x)}
        y={round(y + 0.6 + layout.face / 2 + layout.numberSize * 0.36)}
        fontSize={layout.numberSize}
      >
        {space}
      </text>
    </g>
  );
}

function Rail({ layout }: { readonly layout: BridgeLayout }) {
  const { left, plank, depth, thin } = layout;
  const posts = Array.from({ length: SPACES + 1 }, (_, index) => left + index * plank);
  const along = (up: number) =>
    posts
      .map((x, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(frontAt(layout, x) - depth - up)}`)
      .join('');
  return (
    <g className={styles.rail}>
      <path d={along(34 * thin)} strokeWidth={4.5 * thin} />
      <path d={along(17 * thin)} strokeWidth={2.4 * thin} />
      {posts.map((x, index) => {
        const foot = frontAt(layout, x) - depth + 4;
        const isTall = index % 2 === 0;
        return (
          <path
            key={x}
            d={`M${round(x)} ${round(foot)}V${round(foot - (isTall ? 44 : 38) * thin)}`}
            strokeWidth={(isTall ? 5 : 3) * thin}
          />
        );
      })}
    </g>
  );
}

/** Five arches over the water. */
function Piers({ layout }: { readonly layout: BridgeLayout }) {
  const { left, plank, face, front, rise, thin } = layout;
  const length = SPACES * plank;
  const under = (x: number) => frontAt(layout, x) + face;
  const ground = front + rise + face + 26 * thin;
  const top = Array.from({ length: 37 }, (_, index) => left + (index * length) / 36)
    .map((x) => `L${round(x)} ${round(under(x))}`)
    .join('');
  const arch = length / 5;
  const half = 11 * thin;
  const arches = [4, 3, 2, 1, 0]
    .map((index) => {
      const [from, to] = [left + index * arch + half, left + (index + 1) * arch - half];
      const crown = (x: number) => under(x) + 1 * thin;
      return `L${round(to)} ${round(ground)}C${round(to - 4 * thin)} ${round(crown(to) + 2)} ${round(from + 4 * thin)} ${round(crown(from) + 2)} ${round(from)} ${round(ground)}`;
    })
    .join('');
  const feet = Array.from({ length: 6 }, (_, index) => left + index * arch);
  return (
    <>
      {feet.map((x) => (
        <path
          key={x}
          className={styles.ripple}
          strokeWidth={3 * thin}
          d={`M${round(x - 18 * thin)} ${round(ground + 4 * thin)}h${36 * thin}M${round(x - 9 * thin)} ${round(ground + 10 * thin)}h${20 * thin}`}
        />
      ))}
      <path
        className={styles.piers}
        d={`M${round(left - 10 * thin)} ${round(under(left))}${top}L${round(left + length + 10 * thin)} ${round(under(left))}V${round(ground)}${arches}L${round(left - 10 * thin)} ${round(ground)}Z`}
      />
    </>
  );
}

function Lantern({ layout, at }: { readonly layout: BridgeLayout; readonly at: 'left' | 'right' }) {
  const { left, plank, thin } = layout;
  const x = at === 'left' ? left - 10 * thin : left + SPACES * plank + 10 * thin;
  const y = frontAt(layout, left) - layout.depth + 10 * thin;
  const size = 0.86 * thin;
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${at === 'left' ? size : -size} ${size})`}>
      <path className={styles.post} d="M0 8V-104C0 -122 14 -128 26 -120" strokeWidth="6" />
      <path className={styles.iron} d="M-7 10H7L5 -8H-5ZM16 -112H36L34 -107H18ZM17 -77H35L32 -72H20Z" />
      <path className={styles.post} d="M26 -120V-112" strokeWidth="2" />
      <path className={styles.paper} d="M17 -107C10 -98 10 -86 17 -77H35C42 -86 42 -98 35 -107Z" />
      <path className={styles.flame} d="M22 -107C19 -98 19 -86 22 -77H30C33 -86 33 -98 30 -107Z" />
      <path className={styles.tassel} d="M26 -72V-62" strokeWidth="2.5" />
    </g>
  );
}

/** Where the light of a lantern is, for the glow around it. */
export function lanternsOf(layout: BridgeLayout): readonly { readonly x: number; readonly y: number }[] {
  const { left, plank, thin } = layout;
  const y = frontAt(layout, left) - layout.depth + 10 * thin - 92 * 0.86 * thin;
  const inward = (26 * 0.86 - 10) * thin;
  return [
    { x: left + inward, y },
    { x: left + SPACES * plank - inward, y },
  ];
}
