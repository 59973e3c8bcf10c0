import type { Event } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import { useOnStage } from '../../../table/kit/onStage.ts';
import { type Shading, useShades } from '../../../table/kit/shades.ts';
import { NO_PREVIEW } from '../preview.ts';
import { BridgeScene } from '../scene/BridgeScene.tsx';
import { ended, type FlashDuelScene } from '../scene/scene.ts';
import { thingsOn } from '../scene/thingsOn.ts';
import type { DuelPart } from './part.ts';
import { previewOf } from './preview.ts';

/** The bridge with whatever is being shown on it, and where the considered answers lead. */
export function Bridge({ sight, turn, shading }: DuelPart & { readonly shading: Shading }) {
  const { scene, event, beat, skip } = useOnStage<FlashDuelScene, Event>();
  const { state, view, seat, decision, names } = sight;
  const isCompact = turn.layout !== 'desk';
  const things = useShades(shading, (shades) => shades && thingsOn(shades, isCompact));
  // Where there is much to choose from, nothing is drawn until something is considered.
  const isBusy = decision?.question === 'mainAction' || decision?.question.startsWith('answer');
  const isHidden = seat === undefined || (isBusy && turn.considering.type === 'nothing');
  return (
    <BridgeScene
      viewer={state.viewer}
      preview={isHidden ? NO_PREVIEW : previewOf(turn.choices, turn.considered, view, seat)}
      names={names}
      compact={isCompact}
      things={things}
      scene={turn.isOver ? ended(scene, losersOf(sight)) : scene}
      event={event}
      beat={beat}
      onAnswer={turn.answerOneOf}
      onTouch={skip}
    />
  );
}

/** Who lost a match that is over; a player who gave it up has no outcome to show for it. */
function losersOf({ now, seat }: DuelPart['sight']): readonly Seat[] {
  const places = now.outcome?.places;
  if (!places) return seat === undefined ? [] : [seat];
  return places.flatMap((place, index) => (place > 1 ? [index as Seat] : []));
}
