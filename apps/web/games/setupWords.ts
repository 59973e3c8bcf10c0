import type { MessageDescriptor } from '@lingui/core';
import type { DrawingFile } from '../design/art/Drawing.tsx';

/** The options of a match, by name. */
export type ChosenOptions = Readonly<Record<string, unknown>>;

/** How one value of an option is shown. */
export interface ValueWords {
  readonly label: MessageDescriptor;
  /** One sentence. */
  readonly about?: MessageDescriptor;
  readonly drawing?: DrawingFile;
}

/** How the pages before a match speak of a game; where it says nothing, the game's own labels stand. */
export interface SetupWords {
  option(name: string): MessageDescriptor | undefined;
  value(name: string, value: string): ValueWords | undefined;
  /** The seats worth choosing between, if any. */
  seats(
    options: ChosenOptions,
    count: number,
  ): readonly { readonly seat: number; readonly words: ValueWords }[];
}
