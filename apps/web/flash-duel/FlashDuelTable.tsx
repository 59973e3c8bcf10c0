import type { Event, View } from '@riposte/flash-duel';
import { motionPace, useSettings } from '../settings/settings.ts';
import { useSoundFor } from '../sound/useSoundFor.ts';
import type { BoardProps } from '../table/boards.ts';
import { useStage } from '../table/stage.ts';
import { useTable } from '../table/useTable.ts';
import { CHOREOGRAPHY } from './scene/choreography.ts';
import type { FlashDuelScene } from './scene/scene.ts';
import { duelAt } from './table/duel.ts';
import { Table } from './table/Table.tsx';

/** Flash Duel's table: events are seen one after another, then the question is asked. */
export default function FlashDuelTable(props: BoardProps) {
  const state = useTable(props.session);
  const settings = useSettings();
  const pace = state.still ? 0 : motionPace(settings);
  const stage = useStage<FlashDuelScene, Event, View>(state.updates, CHOREOGRAPHY, pace);
  useSoundFor(stage?.event, stage?.beat ?? 0, state.viewer);
  const duel = stage && duelAt(props.session, state, stage.shown);
  return duel && <Table {...props} duel={duel} stage={stage} />;
}
