import { browserValues } from '../local/keyValues.ts';
import { filmOf } from '../replay/film.ts';
import { gameIn, guideIn } from '../replay/gameIn.ts';
import { find, findingsIn, toJudge } from './find.ts';
import type { JudgeHears, JudgeSays } from './judge.ts';
import { findingsId, keptFindingsOn } from './keptFindings.ts';
import { inRounds } from './moments.ts';

/** How often, in milliseconds, it is said how far the judge has come. */
const OFTEN = 120;

// A worker: a finished match is judged here while the page stays quick. It is given a replay, never a match.
addEventListener('message', ({ data }: MessageEvent<JudgeHears>) => {
  judge(data)
    .catch((error) => say({ type: 'refused', why: String(error) }))
    .finally(() => close());
});

async function judge({ text, analysis }: JudgeHears): Promise<void> {
  const game = await gameIn(text);
  const match = toJudge(text, game);
  if (typeof match === 'string' || !game) return say({ type: 'refused', why: String(match) });
  if (analysis) {
    const findings = findingsIn(game, match, analysis);
    return say(findings ? { type: 'done', findings } : { type: 'refused', why: 'it is of another match' });
  }
  const kept = keptFindingsOn(browserValues());
  const id = findingsId(game, text);
  const known = await kept.load(id);
  if (known) return say({ type: 'done', findings: known });
  const running = find(game, match);
  const seen = [];
  let last = performance.now();
  for (;;) {
    const next = running.next();
    if (next.done) {
      const guide = await guideIn(text);
      const findings = guide ? inRounds(next.value, filmOf({ game, guide }, match.replay)) : next.value;
      say({ type: 'done', findings });
      return kept.save(id, findings);
    }
    if (next.value.seen) seen.push(next.value.seen);
    if (performance.now() - last < OFTEN) continue;
    last = performance.now();
    say({ type: 'progress', share: next.value.share, seen: seen.splice(0) });
  }
}

function say(what: JudgeSays): void {
  postMessage(what);
}
