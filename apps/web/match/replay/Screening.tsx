import { Trans, useLingui } from '@lingui/react/macro';
import {
  type Replay,
  type ReplayFault,
  type Seat,
  seat,
  seats,
  unreachable,
  type Verified,
} from '@riposte/kernel';
import { useEffect, useState } from 'react';
import { Page } from '../../design/Page.tsx';
import { keep } from '../local/keep.ts';
import { ownSeat } from '../local/record.ts';
import { ask } from '../online/api.ts';
import { calls } from '../online/calls.ts';
import type { Eyes } from './eyes.ts';
import { FaultPage, MissingPage } from './FaultPage.tsx';
import { fetchReplay, type Missing, type ReplaySource } from './sources.ts';
import { type Start, Theatre } from './Theatre.tsx';
import styles from './VerifyingPage.module.css';
import { verify } from './verify.ts';

/** How far a replay has come on its way to the table. */
type Progress =
  | { readonly type: 'verifying'; readonly share: number }
  | { readonly type: 'missing'; readonly why: Missing }
  | { readonly type: 'faulty'; readonly fault: ReplayFault }
  | {
      readonly type: 'ready';
      readonly verified: Verified;
      readonly text: string;
      readonly mine: Seat | undefined;
    };

/** Fetches a replay, has it verified, and shows it; or says exactly what is wrong with it. */
export function Screening({
  source,
  start,
  onMoved,
  onLeave,
}: {
  readonly source: ReplaySource;
  /** Without eyes it is watched as the player of this browser, if they played; else as the first seat. */
  readonly start: Omit<Start, 'eyes'> & { readonly eyes?: Eyes | undefined };
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
      return (
        <Theatre
          {...progress}
          source={source}
          start={{ ...start, eyes: start.eyes ?? progress.mine ?? seat(0) }}
          onMoved={onMoved}
          onLeave={onLeave}
        />
      );
    default:
      return unreachable(progress);
  }
}

function useProgress(source: ReplaySource): Progress {
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

async function run(source: ReplaySource, tell: (next: Progress) => void, signal: AbortSignal): Promise<void> {
  tell({ type: 'verifying', share: 0 });
  const fetched = await fetchReplay(source, signal);
  if (!fetched.ok) return tell({ type: 'missing', why: fetched.why });
  const { text } = fetched;
  const [result, mine] = await Promise.all([
    verify(text, (share) => tell({ type: 'verifying', share }), signal),
    mySeat(source).catch(() => undefined),
  ]);
  if (!result.ok) return tell({ type: 'faulty', fault: result });
  if (result.replay.carried) return tell({ type: 'missing', why: 'carried' });
  tell({ type: 'ready', verified: result, text, mine: mine ?? seatCalledYou(result.replay) });
}

/** The seat from which the player of this browser played a match; nothing where that is not known. */
async function mySeat(source: ReplaySource): Promise<Seat | undefined> {
  const own =
    source.type === 'here'
      ? await seatHere(source.id)
      : source.type === 'table'
        ? await seatThere(source.table)
        : undefined;
  return own === undefined ? undefined : seat(own);
}

/** In a file the player who has no name is called "You". */
function seatCalledYou({ names, deal }: Replay): Seat | undefined {
  return seats(deal.nonces.length).find((one) => names[one] === 'You');
}

async function seatHere(id: string): Promise<number | undefined> {
  const match = await keep.loadMatch(id);
  return match && ownSeat(match);
}

async function seatThere(table: string): Promise<number | undefined> {
  const me = await ask(calls.me);
  const card = me.ok ? await ask(calls.table(table)) : undefined;
  if (!me.ok || !card?.ok) return undefined;
  return card.value.seats.find(({ player }) => player?.id === me.value.player.id)?.seat;
}

/** While a match is played again to see whether it was fair. */
function VerifyingPage({ share }: { readonly share: number }) {
  const { t } = useLingui();
  return (
    <Page title={t`One moment`}>
      <p id="verifying">
        <Trans>Your browser plays the match again and checks every card.</Trans>
      </p>
      <progress className={styles.bar} value={share} max={1} aria-labelledby="verifying" />
    </Page>
  );
}
