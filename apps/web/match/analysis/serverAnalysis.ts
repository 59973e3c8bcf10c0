import { type AnalysisAnswer, analysisAnswer } from '@riposte/protocol';
import { type ApiCall, ask } from '../online/api.ts';
import type { KeptAnalysis } from './find.ts';

/** How long, in milliseconds, until it is asked again whether the server is done; longer each time. */
const FIRST = 2_000;
const LONGEST = 15_000;
const LONGER = 1.5;

/**
 * What the server has found in a match of its own, where it thinks longer than a browser has time for: what it keeps, or
 * else what it is asked for now. Nothing where there will be none.
 */
export async function serverAnalysis(table: string, signal: AbortSignal): Promise<KeptAnalysis | undefined> {
  const call = (method: 'GET' | 'POST'): ApiCall<AnalysisAnswer> => ({
    method,
    path: `/tables/${encodeURIComponent(table)}/analysis`,
    answer: analysisAnswer,
    signal,
  });
  let asked = await ask(call('POST'));
  for (let pause = FIRST; !signal.aborted; pause = Math.min(LONGEST, pause * LONGER)) {
    if (!asked.ok || asked.value.status === 'failed') return undefined;
    if (asked.value.status === 'made') return asked.value.analysis as KeptAnalysis;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!signal.aborted) asked = await ask(call('GET'));
  }
  return undefined;
}
