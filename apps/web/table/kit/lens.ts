import type { Seat } from '@riposte/kernel';
import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useContext,
  useEffect,
  useRef,
} from 'react';
import type { TableThing } from './hand.ts';

/** What is looked at as a whole, whose it is, and where it lies. */
export interface Looked {
  readonly touched: TableThing;
  readonly owner: Seat;
  readonly box: DOMRect;
}

/** Lets a thing be looked at; nothing puts the lens away. */
export const Looking = createContext<(looked: Looked | undefined) => void>(() => {});

/** So many milliseconds a finger rests on a thing to see it as a whole. */
const LONG_PRESS = 450;

/** What a button needs so that its thing is seen as a whole: on hover, with the focus, and on a long press. */
export function useLens(touched: TableThing, owner: Seat) {
  const look = useContext(Looking);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const isShown = useRef(false);
  const show = (thing: HTMLElement) => {
    isShown.current = true;
    look({ touched, owner, box: thing.getBoundingClientRect() });
  };
  const hide = () => {
    clearTimeout(timer.current);
    isShown.current = false;
    look(undefined);
  };
  // What goes away under a pointer is never left by it.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (isShown.current) look(undefined);
    },
    [look],
  );
  return {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse') show(currentTarget);
    },
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      wasHeld.current = false;
      if (pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        show(currentTarget);
      }, LONG_PRESS);
    },
    onPointerUp: ({ pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse') hide();
    },
    onPointerCancel: hide,
    onPointerLeave: hide,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(':focus-visible')) show(currentTarget);
    },
    onBlur: hide,
    /** A long press was for reading, not for using. */
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (wasHeld.current) event.stopPropagation();
      wasHeld.current = false;
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
  };
}
