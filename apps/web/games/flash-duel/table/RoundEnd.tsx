import { Trans } from '@lingui/react/macro';
import type { Event } from '@riposte/flash-duel';
import { RoundPanel } from '../../../table/kit/Panels.tsx';
import type { Sight } from '../../../table/kit/sight.ts';
import { whyEnded } from '../../../table/kit/story.ts';
import { useDress } from '../../../table/kit/wearing.ts';
import { DuelScore } from './DuelScore.tsx';
import type { DuelPart } from './part.ts';

/** Who won the round and why. */
export default function RoundEnded({ sight, event }: DuelPart & { readonly event: Event }) {
  const dress = useDress();
  if (event.type !== 'roundEnded') return undefined;
  const { view } = sight;
  const { round, winner, tokens } = event;
  const ours = view.viewer === 'spectator' ? undefined : view.fighters[view.viewer]?.side;
  return (
    <RoundPanel
      title={
        winner === undefined ? (
          <Trans>Round {round} is drawn</Trans>
        ) : ours === undefined ? (
          <Trans>Round {round} is over</Trans>
        ) : winner === ours ? (
          <Trans>You won round {round}</Trans>
        ) : (
          <Trans>You lost round {round}</Trans>
        )
      }
      says={whyEnded(dress, sight as Sight, event)}
    >
      {tokens && <DuelScore sight={sight} tokens={tokens} wonBy={winner} fresh={1} />}
    </RoundPanel>
  );
}
