import type { Replay } from '@riposte/kernel';
import { trustIn } from '@riposte/shelf/trust';
import { useEffect, useMemo } from 'react';
import type { ReplaySource } from '../replay/sources.ts';
import { Judgement } from './judge.ts';

/** A match before its judge, who stops when the page is left. */
export function useJudgement(text: string, source: ReplaySource, { game, options }: Replay): Judgement {
  // Where the curve alone is shown, a server has nothing to add.
  const isDeepened = source.type === 'table' && trustIn(game, options) !== 'curve';
  const table = isDeepened ? source.table : undefined;
  const judgement = useMemo(() => new Judgement(text, table), [text, table]);
  useEffect(() => judgement.close, [judgement]);
  return judgement;
}
