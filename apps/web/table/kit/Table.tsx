import type { AnyChoice } from '@riposte/kernel';
import { useMemo } from 'react';
import { motionPace, useSettings } from '../../design/settings/settings.ts';
import type { BoardProps } from '../boardProps.ts';
import { useSoundFor } from '../sound/useSoundFor.ts';
import { useStage } from '../stage.ts';
import { useTable } from '../useTable.ts';
import { Board } from './Board.tsx';
import { type AnyDress, asAnyDress, type Dress } from './dress.ts';
import type { TableThing } from './hand.ts';
import { OnStage } from './onStage.ts';
import { sightOf } from './sightOf.ts';
import { Wearing } from './wearing.ts';

type Props<Choice extends AnyChoice, Event, View, Scene, Touched extends TableThing> = BoardProps & {
  readonly dress: Dress<Choice, Event, View, Scene, Touched>;
};

/** A drawn table: events are seen one after another, then the question is asked. The dress says of which game. */
export function KitTable<Choice extends AnyChoice, Event, View, Scene, Touched extends TableThing>({
  dress: worn,
  ...props
}: Props<Choice, Event, View, Scene, Touched>) {
  const dress = asAnyDress(worn);
  const { session } = props;
  const state = useTable(session);
  const settings = useSettings();
  const pace = state.isJump ? 0 : motionPace(settings);
  const choreography = useMemo(() => stagedBy(dress), [dress]);
  const stage = useStage(state.updates, choreography, pace);
  const event = stage?.event;
  useSoundFor(event === undefined ? undefined : dress.sound(event, state.viewer), stage?.beat ?? 0);
  const shown = stage?.shown ?? 0;
  const sight = useMemo(() => sightOf(dress, session, state, shown), [dress, session, state, shown]);
  if (!sight || !stage) return undefined;
  return (
    <Wearing value={dress}>
      <OnStage value={stage}>
        <Board
          {...props}
          sight={sight}
          isSettled={stage.settled}
          skip={stage.skip}
          ending={event !== undefined && dress.endsRound(event) ? event : undefined}
        />
      </OnStage>
    </Wearing>
  );
}

/** What has the stage is seen as long as that takes, whatever it does to the board. */
function stagedBy(dress: AnyDress): AnyDress['choreography'] {
  const { choreography } = dress;
  return {
    ...choreography,
    lasts: (event, scene) => Math.max(choreography.lasts(event, scene), dress.onStage(event)),
  };
}
