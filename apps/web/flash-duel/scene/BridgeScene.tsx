import type { Event } from '@riposte/flash-duel';
import type { Seat, SeatNames, Viewer } from '@riposte/kernel';
import type { Preview } from '../preview.ts';
import type { FlashDuelScene } from './scene.ts';

export interface BridgeSceneProps {
  readonly scene: FlashDuelScene;
  readonly viewer: Viewer;
  readonly preview: Preview;
  /** A ghost, its plank or a blow was touched: it stands for these answers of the open question. */
  readonly onAnswer: (answers: readonly number[]) => void;
  /** Anything else was touched: whatever is being shown may be skipped. */
  readonly onTouch: () => void;
  /** The event being shown, and a number that is new for each. */
  readonly event?: Event | undefined;
  readonly beat: number;
  readonly names: SeatNames;
  /** Drawn for a phone: larger planks, and a camera that follows the fighters. */
  readonly compact?: boolean;
  /** Whose turn it is, for the light at his feet. */
  readonly active?: Seat | undefined;
}

/** Everything that is drawn behind the interface: it fills its container. */
export function BridgeScene({ scene }: BridgeSceneProps) {
  return (
    <ol>
      {scene.figures.map(({ seat, space, character }) => (
        <li key={seat}>
          {character} {space}
        </li>
      ))}
    </ol>
  );
}
