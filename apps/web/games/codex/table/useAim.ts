import { useEffect, useRef } from 'react';
import { type Aim, answerOf } from './aim.ts';
import type { WarPart } from './part.ts';

/** As long as a choice needs to be on its way before the next can be made. */
const BREATH = 60;

/** An attack whose target was touched already: the next question is answered with it, or it is over. */
export function useAim(part: WarPart): (attack: number, target: number) => void {
  const aimed = useRef<Aim>(undefined);
  // The table may be drawn anew meanwhile, with another way to answer the same question.
  const latest = useRef(part);
  latest.current = part;
  const id = part.sight.decision?.id;
  const { refusal } = part.sight.state;
  useEffect(() => {
    if (refusal) aimed.current = undefined;
  }, [refusal]);
  useEffect(() => {
    const aim = aimed.current;
    const { decision, view } = latest.current.sight;
    if (!aim || !decision || id === aim.asked) return;
    aimed.current = undefined;
    const index = answerOf(aim, decision, view);
    if (index === undefined) return;
    const waiting = setTimeout(() => latest.current.turn.answer(index), BREATH);
    return () => clearTimeout(waiting);
  }, [id]);
  return (attack, target) => {
    const choice = part.turn.choices[attack];
    if (id === undefined || choice?.type !== 'attack') return;
    aimed.current = { attacker: choice.thing, target, asked: id };
    part.turn.answer(attack);
  };
}
