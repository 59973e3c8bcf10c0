import { useEffect, useState } from 'react';
import { fetchReplay, type Source } from '../replay/sources.ts';
import type { Findings } from './findings.ts';
import { Judgement } from './judge.ts';

/** What the judge says of a match that is over, as soon as it is known; `nothing` where it cannot be judged. */
export function useFindings(source: Source): Findings | 'nothing' | undefined {
  const [findings, setFindings] = useState<Findings | 'nothing'>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    fetchReplay(source, signal)
      .then((fetched) => {
        if (signal.aborted) return;
        if (!fetched.ok) return setFindings('nothing');
        const judgement = new Judgement(fetched.text);
        signal.addEventListener('abort', judgement.close, { once: true });
        judgement.subscribe(() => {
          const now = judgement.now();
          if (now.type === 'done') setFindings(now.findings);
          else if (now.type === 'refused') setFindings('nothing');
        });
        judgement.ask();
      })
      .catch(() => signal.aborted || setFindings('nothing'));
    return () => leaving.abort();
  }, [source]);
  return findings;
}
