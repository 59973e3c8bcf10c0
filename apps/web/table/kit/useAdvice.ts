import { useLingui } from '@lingui/react/macro';
import { type AnyChoice, isSame, type Question } from '@riposte/kernel';
import { useState } from 'react';
import type { Advice, Session } from '../session.ts';

/** A bot's advice on the open question: which answer, and how good its chances are, in words. */
export function useAdvice(session: Session, decision: Question<AnyChoice> | undefined) {
  const { t } = useLingui();
  const [advice, setAdvice] = useState<Advice>();
  const [isThinking, setIsThinking] = useState(false);
  const isMeant = advice !== undefined && advice.id === decision?.id;
  const index = isMeant ? decision.choices.findIndex((choice) => isSame(choice, advice.choice)) : -1;

  const ask = async () => {
    if (!session.advise || !decision || isThinking) return undefined;
    setIsThinking(true);
    const given = await session.advise().catch(() => undefined);
    setIsThinking(false);
    setAdvice(given);
    return given;
  };

  return {
    ask,
    advised: index >= 0 ? index : undefined,
    note: isThinking ? t`Thinking about it…` : isMeant ? chanceInWords(advice.chance) : undefined,
  };

  function chanceInWords(chance: number | undefined): string {
    if (chance === undefined) return t`The lantern marks what I would do.`;
    const percent = Math.round(chance * 100);
    if (chance > 0.75)
      return t`The lantern marks a very good way: about ${percent} in 100 such games are won.`;
    if (chance > 0.55)
      return t`The lantern marks the better way: about ${percent} in 100 such games are won.`;
    if (chance > 0.4) return t`The lantern marks the best way; it is about even, ${percent} in 100.`;
    return t`It is hard now. The lantern marks the best way: about ${percent} in 100 such games are won.`;
  }
}
