import type { TurnVars, View } from '@riposte/gorgasali/table';
import { type Seat, varsOf } from '@riposte/kernel';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { dieOf } from '../art/drawings.ts';
import type { IslandScene } from '../scene/scene.ts';
import styles from './Dice.module.css';
import { keyed } from './keyed.ts';

/** Real dice: they leave the hand, bounce and settle, and lie there while the movement is chosen. */
export function Dice({
  scene: { deed },
  view,
  seat,
  beat,
  top,
}: {
  readonly scene: IslandScene;
  readonly view: View;
  readonly seat: Seat | undefined;
  readonly beat: number;
  readonly top: number;
}) {
  const thrown = deed?.type === 'dice' || deed?.type === 'shot' ? deed.dice : undefined;
  const turn = varsOf<TurnVars>(view.stack, 'turn');
  const step = view.stack.at(-1);
  const lying =
    step?.procedure === 'turn' && step.step === 'movementChosen' && turn?.seat === seat
      ? turn?.dice
      : undefined;
  const dice = thrown ?? (deed ? undefined : lying) ?? [];
  if (dice.length === 0) return undefined;
  return (
    <div
      key={thrown ? beat : 'lying'}
      className={styles.dice}
      style={{ top }}
      data-thrown={thrown !== undefined}
      aria-hidden
    >
      {keyed(dice).map(({ key, item }) => (
        <Drawing key={key} drawn={dieOf(item)} />
      ))}
    </div>
  );
}
