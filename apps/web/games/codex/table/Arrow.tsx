import { type RefObject, useLayoutEffect, useState } from 'react';
import styles from './Arrow.module.css';

interface Props {
  /** Where things stand: elements with their ids in `data-id`. */
  readonly board: RefObject<HTMLElement | null>;
  readonly from: number;
  readonly to: number;
  /** Who else is hit: a dotted arc leads there. */
  readonly surplus: readonly number[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the attacker to what it attacks, and from there to what takes the surplus. */
export function Arrow({ board, from, to, surplus }: Props) {
  const [line, setLine] = useState<{ readonly main: string; readonly head: string; readonly arcs: string }>();
  const others = surplus.join(' ');
  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return;
    const draw = () => setLine(drawn(root, from, to, others === '' ? [] : others.split(' ').map(Number)));
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(root);
    return () => observer.disconnect();
  }, [board, from, to, others]);
  if (!line) return undefined;
  return (
    <svg className={styles.arrow} aria-hidden>
      {line.arcs !== '' && <path className={styles.arcs} d={line.arcs} />}
      <path className={styles.edge} d={line.main} pathLength="1" />
      <path className={styles.shaft} d={line.main} pathLength="1" />
      <path className={styles.head} d={line.head} />
    </svg>
  );
}

function drawn(root: HTMLElement, from: number, to: number, surplus: readonly number[]) {
  const box = root.getBoundingClientRect();
  const find = (id: number) => root.querySelector(`[data-id="${id}"]`)?.getBoundingClientRect();
  const [start, end] = [find(from), find(to)];
  if (!start || !end) return undefined;
  const isUp = start.top > end.top;
  const place = (at: DOMRect, edge: 'top' | 'bottom' | 'middle'): Point => ({
    x: at.left + at.width / 2 - box.left,
    y: (edge === 'middle' ? at.top + at.height / 2 : at[edge]) - box.top,
  });
  const a = place(start, isUp ? 'top' : 'bottom');
  const b = place(end, isUp ? 'bottom' : 'top');
  const bend: Point = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.18, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.1 };
  const arcs = surplus.flatMap((id) => {
    const hit = find(id);
    if (!hit) return [];
    const [one, two] = [place(end, 'top'), place(hit, 'top')];
    return [`M${one.x} ${one.y}Q${(one.x + two.x) / 2} ${Math.min(one.y, two.y) - 28} ${two.x} ${two.y}`];
  });
  return {
    main: `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`,
    head: headAt(b, bend),
    arcs: arcs.join(''),
  };
}

/** A triangle that points where the line was going. */
function headAt(tip: Point, from: Point): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [x, y] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const back: Point = { x: tip.x - x * 22, y: tip.y - y * 22 };
  return `M${tip.x + x * 6} ${tip.y + y * 6}L${back.x - y * 14} ${back.y + x * 14}L${back.x + y * 14} ${back.y - x * 14}Z`;
}
