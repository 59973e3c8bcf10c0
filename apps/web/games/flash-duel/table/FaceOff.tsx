import type { Event } from '@riposte/flash-duel';
import { useOnStage } from '../../../table/kit/onStage.ts';
import { FigureDrawing } from '../art/figures/FigureDrawing.tsx';
import { drawingOf } from '../scene/drawingOf.ts';
import type { DrawnFigure, FlashDuelScene } from '../scene/scene.ts';
import { Crest } from './Crest.tsx';
import styles from './FaceOff.module.css';
import type { DuelSight } from './part.ts';
import { characterName, sideOf } from './people.ts';

/** Those who meet on the bridge, before the first blow. */
export function FaceOff({ sight: { view, names } }: { readonly sight: DuelSight }) {
  const { scene } = useOnStage<FlashDuelScene, Event>();
  const of = (side: 'ours' | 'theirs') => scene.figures.filter(({ seat }) => sideOf(seat, view) === side);
  return (
    <div className={styles.faceOff}>
      {(['ours', 'theirs'] as const).map((side) => (
        <div key={side} className={styles.side} data-side={side}>
          <div className={styles.figures}>
            {of(side).map((figure) => (
              <span key={figure.seat} className={styles.figure}>
                <FigureDrawing name={drawingOf(figure)} />
              </span>
            ))}
          </div>
          <div className={styles.names}>
            {of(side).map((figure) => (
              <p key={figure.seat} className={styles.name}>
                <Crest character={figure.character} side={figure.side} className={styles.crest} />
                <b>{called(figure)}</b>
              </p>
            ))}
          </div>
        </div>
      ))}
    </div>
  );

  function called({ seat, character }: DrawnFigure): string {
    return characterName(character as Parameters<typeof characterName>[0]) ?? names(seat);
  }
}
