import type { AnyChoice } from '../decision.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
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
  readonly after: readonly { readonly seat: Seat; readonly choice: Choice; readonly position: State }[];
}

/** What a release leaves behind of a match. */
export function makeKeepsake<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  save: Match<State, Options>,
): Keepsake<State, Choice, Options> {
  const after = game.decisions(save.state).flatMap(({ seat, choices }) =>
    choices.map((choice) => {
      const applied = game.apply(save.state, seat, choice);
      if (!applied.ok) throw new Error(applied.why.text);
      return { seat, choice, position: applied.value.state };
    }),
  );
  return { save, after };
}

/** Throws unless the keepsake still loads, asks the same, and leads where it led. */
export function checkKeepsake<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  keepsake: Keepsake<State, Choice, Options>,
): void {
  const loaded = parseSave(game, formatSave(keepsake.save));
  if (!loaded.ok) throw new Error(loaded.why.text);
  const now = makeKeepsake(game, loaded.value);
  expectSame(now.after.map(asked), keepsake.after.map(asked), 'a kept match asks something else');
  for (const [index, { choice, position }] of keepsake.after.entries()) {
    const expected = game.copy(migrateState(pathTo(game, keepsake.save.rulesVersion) ?? [], position));
    expectSame(now.after[index]?.position, expected, `${JSON.stringify(choice)} leads elsewhere`);
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

function asked<Choice>({ seat, choice }: { readonly seat: Seat; readonly choice: Choice }): unknown {
  return { seat, choice };
}
