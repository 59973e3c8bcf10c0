import { useEffect, useRef } from 'react';
import type { WarPart } from './part.ts';

/** As long as a choice needs to be on its way before the next can be made. */
const BREATH = 60;

/** An attack whose target was touched already: the question for it is answered as soon as it is asked. */
export function useAim({ sight, turn }: WarPart): (attack: number, target: number) => void {
  const aimed = useRef<number>(undefined);
  // The table may be drawn anew meanwhile, with another way to answer the same question.
  const answer = useRef(turn.answer);
  answer.current = turn.answer;
  const { decision } = sight;
  useEffect(() => {
    if (!decision || aimed.current === undefined) return;
    if (decision.question === 'main') return;
    const target = aimed.current;
    aimed.current = undefined;
    if (decision.question !== 'defender') return;
    const index = decision.choices.findIndex((one) => one.type === 'pick' && one.thing === target);
    if (index < 0) return;
    const waiting = setTimeout(() => answer.current(index), BREATH);
    return () => clearTimeout(waiting);
  }, [decision]);
  return (attack, target) => {
    aimed.current = target;
    turn.answer(attack);
  };
}
