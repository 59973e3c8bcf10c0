import type { MessageDescriptor } from '@lingui/core';
import type { DrawingFile } from '../design/art/Drawing.tsx';

/** A bot as a person: one for each level of a game, who is called as the game's `bots` say. */
export interface Master {
  readonly face: DrawingFile;
  /** What they are when they do not play: "the lamplighter". */
  readonly trade: MessageDescriptor;
  /** How they play. It must be true of their level. */
  readonly habit: MessageDescriptor;
  /** What they say when they are chosen. */
  readonly says: MessageDescriptor;
}
