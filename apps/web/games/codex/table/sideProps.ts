import type { Shown } from '@riposte/codex/table';
import type { Seat } from '@riposte/kernel';
import type { PlayerField } from '../scene/field.ts';
import type { ShownDeed } from '../scene/scene.ts';
import type { WarPart } from './part.ts';
import type { Prospect } from './prospect.ts';

/** What is touched: a thing, or several that are alike. */
export type Touch = (stack: { readonly top: Shown; readonly ids: readonly number[] }) => void;

export interface SideProps extends WarPart {
  readonly side: 'ours' | 'theirs';
  readonly seat: Seat;
  readonly field: PlayerField;
  readonly prospect: Prospect;
  /** What is being shown of a thing. */
  readonly deed: (id: number) => ShownDeed | undefined;
  readonly onTouch: Touch;
}
