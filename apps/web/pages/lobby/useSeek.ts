import type { Result, SeekState } from '@riposte/protocol';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ask } from '../../match/online/api.ts';
import { calls, type MatchWish } from '../../match/online/calls.ts';
import { ensurePlayer } from '../../match/online/player.ts';
import { sitDown } from '../../match/online/witness.ts';

/** Who does not ask for half a minute is taken for gone; the server wants to be asked every second or two. */
const ASKING = 1_500;

interface Seek {
  readonly isSeeking: boolean;
  /** For how long. */
  readonly seconds: number;
  /** Why it came to nothing. */
  readonly why: string | undefined;
  readonly seek: (wish: MatchWish) => void;
  readonly stop: () => void;
}

/** Looks for a player who wants the same match; once there is one, sits down with them. */
export function useSeek(): Seek {
  const navigate = useNavigate();
  const [wish, setWish] = useState<MatchWish>();
  const [why, setWhy] = useState<string>();
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (!wish) return;
    const begun = Date.now();
    let isWanted = true;
    let next: ReturnType<typeof setTimeout> | undefined;

    const took = async (state: Result<SeekState>) => {
      if (!isWanted) return;
      setSeconds(Math.round((Date.now() - begun) / 1_000));
      if (state.ok && state.value.status === 'found') {
        const { table } = state.value;
        isWanted = false;
        await sitDown(table);
        await navigate({ to: '/t/$table', params: { table } });
        return;
      }
      if (!state.ok && !PASSING.includes(state.error)) {
        setWhy(state.why.text);
        setWish(undefined);
        return;
      }
      // A seek that was dropped meanwhile, as when the device slept, begins anew.
      const isForgotten = state.ok && state.value.status === 'idle';
      next = setTimeout(() => void ask(isForgotten ? calls.seek(wish) : calls.lookAtSeek).then(took), ASKING);
    };

    void ensurePlayer()
      .then((player) => (player.ok ? ask(calls.seek(wish)) : player))
      .then(took);
    return () => {
      // A player who has found an opponent no longer seeks, nor does one who leaves the page.
      if (isWanted) void ask(calls.stopSeeking);
      isWanted = false;
      clearTimeout(next);
    };
  }, [wish, navigate]);

  return {
    isSeeking: wish !== undefined,
    seconds,
    why,
    seek: (wanted) => {
      setWhy(undefined);
      setSeconds(0);
      setWish(wanted);
    },
    stop: () => setWish(undefined),
  };
}

/** What is no reason to stop looking: the line may be back soon. */
const PASSING: readonly string[] = [
  'BUSY',
  'OTHER_RULES',
  'DRAINING',
  'TOO_MANY',
  'ALREADY_SEEKING',
  'INTERNAL',
];
