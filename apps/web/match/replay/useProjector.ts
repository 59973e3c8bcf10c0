import { useEffect, useState, useSyncExternalStore } from 'react';
import { isTyping } from '../../table/keys.ts';
import { dwellOf, type Speed } from './dwell.ts';
import type { ReplaySession } from './replaySession.ts';
import { type Stride, stepFrom } from './steps.ts';

/** What runs a film: where it is, whether it runs, and every way to go somewhere else. */
export interface Projector {
  readonly at: number;
  readonly last: number;
  readonly isRunning: boolean;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  /** Runs or stops; at the end it begins anew. */
  toggle(): void;
  step(stride: Stride, way: 1 | -1): void;
  jump(at: number): void;
}

export function useProjector(session: ReplaySession): Projector {
  const at = useSyncExternalStore(session.subscribe, session.at);
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = session.stills.length - 1;

  useEffect(() => {
    if (!isRunning) return;
    if (at >= last) return setRunning(false);
    const next = setTimeout(
      () => session.goTo(stepFrom(session.stills, at, 'event', 1), 'watch'),
      dwellOf(session.stills[at]?.landmark, session.weight(), speed),
    );
    return () => clearTimeout(next);
  }, [isRunning, at, last, speed, session]);

  const projector: Projector = {
    at,
    last,
    isRunning,
    speed,
    setSpeed,
    toggle() {
      if (!isRunning && at >= last) session.goTo(0, 'jump');
      setRunning(!isRunning);
    },
    step(stride, way) {
      setRunning(false);
      // One event on is seen as it happened; everything else is a jump.
      const isWatched = stride === 'event' && way === 1;
      session.goTo(stepFrom(session.stills, at, stride, way), isWatched ? 'watch' : 'jump');
    },
    jump(to) {
      setRunning(false);
      session.goTo(to, 'jump');
    },
  };
  useKeys(projector);
  return projector;
}

/** Space, arrows, home and end, and the brackets for rounds. */
function useKeys(projector: Projector): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((isTyping(event) && !isSlider(event)) || isElsewhere(event.target)) return;
      const act = actOf(event, projector);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    // Before the board sees it: in a replay arrows walk through time, not over the table.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  });
}

/** On the line of the match the keys do what they do everywhere else. */
function isSlider({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isHeld = ctrlKey || metaKey || altKey;
  return !isHeld && target instanceof HTMLInputElement && target.type === 'range';
}

/** A dialog has keys of its own. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], dialog') !== null;
}

function actOf({ key, shiftKey, target }: KeyboardEvent, projector: Projector): (() => void) | undefined {
  const stride = shiftKey ? 'turn' : 'event';
  switch (key) {
    case ' ':
      // A button is pressed with it.
      return target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement
        ? undefined
        : projector.toggle;
    case 'ArrowRight':
      return () => projector.step(stride, 1);
    case 'ArrowLeft':
      return () => projector.step(stride, -1);
    case 'Home':
      return () => projector.jump(0);
    case 'End':
      return () => projector.jump(projector.last);
    case ']':
      return () => projector.step('round', 1);
    case '[':
      return () => projector.step('round', -1);
    default:
      return undefined;
  }
}
