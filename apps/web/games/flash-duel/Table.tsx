import type { Event, View } from '@riposte/flash-duel';
import { useMemo } from 'react';
import { motionPace, useSettings } from '../../settings/settings.ts';
import { useSoundFor } from '../../sound/useSoundFor.ts';
import type { BoardProps } from '../../table/boardProps.ts';
import { useStage } from '../../table/stage.ts';
import { useTable } from '../../table/useTable.ts';
import { CHOREOGRAPHY } from './scene/choreography.ts';
import type { FlashDuelScene } from './scene/scene.ts';
import { soundOf } from './sounds.ts';
import { Board } from './table/Board.tsx';
import { duelAt } from './table/duel.ts';
import { OnStage } from './table/onStage.ts';

/** The drawn table: events are seen one after another, then the question is asked. */
export default function DuelTable(props: BoardProps) {
  const { session } = props;
  const state = useTable(session);
  const settings = useSettings();
  const pace = state.isJump ? 0 : motionPace(settings);
  const stage = useStage<FlashDuelScene, Event, View>(state.updates, CHOREOGRAPHY, pace);
  useSoundFor(stage?.event && soundOf(stage.event, state.viewer), stage?.beat ?? 0);
  const shown = stage?.shown ?? 0;
  const duel = useMemo(() => duelAt(session, state, shown), [session, state, shown]);
  if (!duel || !stage) return undefined;
  const { event, settled, skip } = stage;
  return (
    <OnStage value={stage}>
      <Board
        {...props}
        duel={duel}
        isSettled={settled}
        skip={skip}
        ending={event?.type === 'roundEnded' ? event : undefined}
      />
    </OnStage>
  );
}
