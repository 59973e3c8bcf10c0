import { useEffect, useMemo } from 'react';
import { Judgement } from './judge.ts';

/** A match before its judge, who stops when the page is left. */
export function useJudgement(text: string): Judgement {
  const judgement = useMemo(() => new Judgement(text), [text]);
  useEffect(() => judgement.close, [judgement]);
  return judgement;
}
