import { type Fault, unreachable, type Verified } from '@riposte/kernel';
import { useEffect, useState } from 'react';
import { FaultPage, MissingPage } from './FaultPage.tsx';
import { fetchReplay, type Missing, type Source } from './sources.ts';
import { type Start, Theatre } from './Theatre.tsx';
import { VerifyingPage } from './VerifyingPage.tsx';
import { verify } from './verify.ts';

/** How far a replay has come on its way to the table. */
type Progress =
  | { readonly type: 'verifying'; readonly share: number }
  | { readonly type: 'missing'; readonly why: Missing }
  | { readonly type: 'faulty'; readonly fault: Fault }
  | { readonly type: 'ready'; readonly verified: Verified; readonly text: string };

/** Fetches a replay, has it verified, and shows it; or says exactly what is wrong with it. */
export function Screening({
  source,
  start,
  onMoved,
  onLeave,
}: {
  readonly source: Source;
  readonly start: Start;
  readonly onMoved: (start: Start) => void;
  readonly onLeave: () => void;
}) {
  const progress = useProgress(source);
  switch (progress.type) {
    case 'verifying':
      return <VerifyingPage share={progress.share} />;
    case 'missing':
      return <MissingPage why={progress.why} onLeave={onLeave} />;
    case 'faulty':
      return <FaultPage fault={progress.fault} onLeave={onLeave} />;
    case 'ready':
      return <Theatre {...progress} source={source} start={start} onMoved={onMoved} onLeave={onLeave} />;
    default:
      return unreachable(progress);
  }
}

function useProgress(source: Source): Progress {
  const [progress, setProgress] = useState<Progress>({ type: 'verifying', share: 0 });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = (next: Progress) => {
      if (!signal.aborted) setProgress(next);
    };
    run(source, tell, signal).catch(() => tell({ type: 'missing', why: 'away' }));
    return () => leaving.abort();
  }, [source]);
  return progress;
}

async function run(source: Source, tell: (next: Progress) => void, signal: AbortSignal): Promise<void> {
  tell({ type: 'verifying', share: 0 });
  const fetched = await fetchReplay(source, signal);
  if (!fetched.ok) return tell({ type: 'missing', why: fetched.why });
  const { text } = fetched;
  const result = await verify(text, (share) => tell({ type: 'verifying', share }), signal);
  if (!result.ok) return tell({ type: 'faulty', fault: result });
  tell(
    result.replay.carried ? { type: 'missing', why: 'carried' } : { type: 'ready', verified: result, text },
  );
}
