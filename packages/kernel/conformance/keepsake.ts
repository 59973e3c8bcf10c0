import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyChoice } from '../decision.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
import { canonical } from '../json.ts';
import type { Match } from '../match.ts';
import { formatSave, migrateState, parseSave, pathTo, vanishedNames } from '../save.ts';
import type { Seat } from '../seat.ts';
import { expect, expectSame } from './expect.ts';

/**
 * A match saved in mid-fight by a released version, with the position that every choice led to then.
 * "It still finishes" would prove nothing: each choice must lead to the same position for ever.
 */
export interface Keepsake<State, Choice, Options> {
  readonly save: Match<State, Options>;
  /** Whole positions can be brought to newer rules by migrations. */
  readonly after: readonly { readonly seat: Seat; readonly choice: Choice; readonly position: State }[];
  /** The rest of the choices, once whole positions would take too much room: these are compared by the same rules only. */
  readonly digests?: readonly { readonly seat: Seat; readonly choice: Choice; readonly digest: string }[];
}

/** What a release of a game leaves behind. */
export interface KeptRelease<State, Choice, Options> {
  /** The names of all steps up to then: they may stand in saves. */
  readonly steps: readonly string[];
  readonly matches: Readonly<Record<string, Keepsake<State, Choice, Options>>>;
}

/** How many characters of whole positions a keepsake holds, and how many positions at least. */
const ROOM = 64_000;
const LEAST_WHOLE = 2;

/** What a release leaves behind of a match. */
export function makeKeepsake<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  save: Match<State, Options>,
): Keepsake<State, Choice, Options> {
  const after = positionsAfter(game, save);
  const size = Math.max(1, ...after.map(({ position }) => JSON.stringify(position).length));
  const whole = Math.max(LEAST_WHOLE, Math.floor(ROOM / size));
  if (after.length <= whole) return { save, after };
  const digests = after
    .slice(whole)
    .map(({ seat, choice, position }) => ({ seat, choice, digest: digestOf(position) }));
  return { save, after: after.slice(0, whole), digests };
}

/** Where every choice leads. */
function positionsAfter<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  { state }: Match<State, Options>,
): Keepsake<State, Choice, Options>['after'] {
  return game.decisions(state).flatMap(({ seat, choices }) =>
    choices.map((choice) => {
      const applied = game.apply(state, seat, choice);
      if (!applied.ok) throw new Error(applied.why.text);
      return { seat, choice, position: applied.value.state };
    }),
  );
}

/** Throws unless the keepsake still loads, asks the same, and leads where it led. */
export function checkKeepsake<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  keepsake: Keepsake<State, Choice, Options>,
): void {
  const loaded = parseSave(game, formatSave(keepsake.save));
  if (!loaded.ok) throw new Error(loaded.why.text);
  const now = positionsAfter(game, loaded.value);
  const digests = keepsake.digests ?? [];
  expectSame(now.map(asked), [...keepsake.after, ...digests].map(asked), 'a kept match asks something else');
  const migrations = pathTo(game, keepsake.save.rulesVersion) ?? [];
  for (const [index, { choice, position }] of keepsake.after.entries()) {
    const expected = game.copy(migrateState(migrations, position));
    expectSame(now[index]?.position, expected, `${JSON.stringify(choice)} leads elsewhere`);
  }
  if (migrations.length > 0) return;
  for (const [index, { choice, digest }] of digests.entries()) {
    const position = now[keepsake.after.length + index]?.position;
    expectSame(digestOf(position), digest, `${JSON.stringify(choice)} leads elsewhere`);
  }
}

/** Throws when a procedure or step that stands in released saves is gone without a migration. */
export function checkNames<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  released: readonly string[],
): void {
  const gone = vanishedNames(game.stepNames, released, game.migrations);
  expect(gone.length === 0, `gone without a migration: ${gone.join(', ')}`);
}

/** Keys that hold `undefined` do not survive a save, and do not count. */
function digestOf(position: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(position))));
}

function asked<Choice>({ seat, choice }: { readonly seat: Seat; readonly choice: Choice }): unknown {
  return { seat, choice };
}
