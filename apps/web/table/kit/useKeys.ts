import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from '../keys.ts';
import { walk } from './walk.ts';

/** What keys do at a table. */
export interface KeyDeeds {
  readonly digit: (number: number) => void;
  readonly escape: () => void;
  readonly undo: () => void;
  readonly log: () => void;
  readonly hint: () => void;
  readonly help: () => void;
}

/** Listens to the keys of the table while no dialog is open. */
export function useKeys(root: RefObject<HTMLElement | null>, deeds: KeyDeeds): void {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector('[role="dialog"]')) return;
      if (act(event.key, root.current, latest.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [root]);
}

function act(key: string, root: HTMLElement | null, deeds: KeyDeeds): boolean {
  if (/^[1-9]$/.test(key)) {
    deeds.digit(Number(key));
    return true;
  }
  if (key.startsWith('Arrow')) return root !== null && walk(root, key);
  const deed = { Escape: deeds.escape, u: deeds.undo, l: deeds.log, h: deeds.hint, '?': deeds.help }[key];
  deed?.();
  return deed !== undefined;
}
