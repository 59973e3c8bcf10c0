import type { Paused } from './frame.ts';

/** How matches saved under older rules become matches under newer ones. */
export interface Migration {
  readonly from: string;
  readonly to: string;
  /** Steps that have another name now: `procedure.step` → `procedure.step`. */
  readonly renamed: Readonly<Record<string, string>>;
  /** What else has changed in a state, after the steps have been renamed. */
  state?(old: Paused<never>): unknown;
  /** What has changed in the options of a match. */
  options?(old: unknown): unknown;
}
