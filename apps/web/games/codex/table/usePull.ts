import { type PointerEvent, type RefObject, useRef } from 'react';

/** A finger that has moved so many pixels pulls; less is a touch. */
const PULL = 10;

/** What is held, and where it was taken hold of. */
interface Held {
  readonly pointer: number;
  readonly piece: HTMLElement;
  readonly x: number;
  readonly y: number;
  isPulled: boolean;
}

interface Deeds {
  /** This thing is pulled, and is not raised yet. */
  readonly onPull: (id: number) => void;
  /** What is pulled is over this thing, or over none; gives whether that is a target. */
  readonly onOver: (id: number | undefined) => boolean;
  /** What was pulled is let go over this thing, or over none. */
  readonly onDrop: (id: number | undefined) => void;
}

/**
 * A lit thing is pulled onto its target. It is considered as if it were touched, and a line leads from it to the finger;
 * the line is drawn by hand, as it changes with every movement.
 */
export function usePull(line: RefObject<SVGPathElement | null>, deeds: Deeds) {
  const held = useRef<Held>(undefined);
  // What was considered by the last movement is known by the next.
  const latest = useRef(deeds);
  latest.current = deeds;

  const letGo = (id: number | undefined) => {
    const { isPulled = false } = held.current ?? {};
    held.current = undefined;
    line.current?.removeAttribute('d');
    if (isPulled) latest.current.onDrop(id);
  };

  return {
    onPointerDown({ isPrimary, button, target, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      // A second finger holds nothing.
      if (!isPrimary) return;
      letGo(undefined);
      const piece = pieceOf(target as Element);
      const { light } = piece?.dataset ?? {};
      const isLit = light === 'act' || light === 'chosen';
      if (piece && isLit && button === 0)
        held.current = { pointer: pointerId, piece, x: clientX, y: clientY, isPulled: false };
    },
    onPointerMove({ currentTarget: board, pointerId, buttons, clientX, clientY }: PointerEvent<HTMLElement>) {
      const one = held.current;
      if (one?.pointer !== pointerId) return;
      // It was let go where the board did not hear of it.
      if ((buttons & 1) === 0) return letGo(undefined);
      if (!one.isPulled) {
        if (Math.hypot(clientX - one.x, clientY - one.y) < PULL) return;
        one.isPulled = true;
        // From here on the board has the finger: the piece is neither touched nor looked at.
        board.setPointerCapture(pointerId);
        if (one.piece.dataset.light !== 'chosen') latest.current.onPull(idOf(one.piece));
      }
      // An arrow leads to a target.
      if (latest.current.onOver(idAt(clientX, clientY))) return line.current?.removeAttribute('d');
      const box = board.getBoundingClientRect();
      const from = one.piece.getBoundingClientRect();
      const [x, y] = [from.left + from.width / 2 - box.left, from.top + from.height / 2 - box.top];
      line.current?.setAttribute('d', `M${x} ${y}L${clientX - box.left} ${clientY - box.top}`);
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (held.current?.pointer === pointerId) letGo(idAt(clientX, clientY));
    },
    onPointerCancel({ pointerId }: PointerEvent<HTMLElement>) {
      if (held.current?.pointer === pointerId) letGo(undefined);
    },
  };
}

function idAt(x: number, y: number): number | undefined {
  const piece = pieceOf(document.elementFromPoint(x, y));
  return piece && idOf(piece);
}

function idOf(piece: HTMLElement): number {
  return Number(piece.dataset.id);
}

function pieceOf(element: Element | null): HTMLElement | undefined {
  return element?.closest<HTMLElement>('[data-id]') ?? undefined;
}
