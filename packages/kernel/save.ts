import type { AnyChoice } from './decision.ts';
import type { Frame, Paused } from './frame.ts';
import type { Game } from './game.ts';
import { isSame } from './json.ts';
import type { Match, Recent } from './match.ts';
import type { Migration } from './migration.ts';
import { replayed } from './recent.ts';
import { type Result, refuse } from './result.ts';

/** A match as text. */
export function formatSave<State, Options>(match: Match<State, Options>): string {
  return JSON.stringify(match);
}

/** A match from its text, brought to the present rules. */
export function parseSave<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  text: string,
): Result<Match<State, Options>> {
  const saved = parseMatch<State, Options>(text);
  if (!saved || saved.game !== game.id)
    return refuse('BAD_SAVE', `This is not a saved match of ${game.name}.`);
  const migrations = pathTo(game, saved.rulesVersion);
  if (!migrations) {
    return refuse('BAD_SAVE', `Saved by rules ${saved.rulesVersion}, which these cannot continue.`);
  }
  // Matches saved before choices were kept for taking back have `free` in its place: those choices stand.
  const { recent, free: _gone, ...rest } = saved as typeof saved & { readonly free?: unknown };
  const state = migrateState(migrations, saved.state);
  const kept = recent && migrateRecent(game, migrations, recent, state);
  return {
    ok: true,
    value: {
      ...rest,
      rulesVersion: game.rulesVersion,
      options: migrateOptions(migrations, saved.options) as Options,
      state,
      ...(kept && { recent: kept }),
    },
  };
}

/**
 * What may be taken back, by the present rules. Where they would not lead from the choices to the state that was saved,
 * taking back would change more than it should: then those choices stand.
 */
function migrateRecent<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  migrations: readonly Migration[],
  recent: Recent<State>,
  state: State,
): Recent<State> | undefined {
  if (migrations.length === 0) return recent;
  const migrated = { ...recent, state: game.copy(migrateState(migrations, recent.state)) };
  return isSame(replayed(game, migrated), state) ? migrated : undefined;
}

/** The migrations that lead from older rules to these, in order; nothing when there is no way. */
export function pathTo(
  game: { readonly rulesVersion: string; readonly migrations: readonly Migration[] },
  version: string,
): readonly Migration[] | undefined {
  if (version === game.rulesVersion) return [];
  const first = game.migrations.find(({ from }) => from === version);
  const rest = first && pathTo(game, first.to);
  return rest && [first, ...rest];
}

/** A state of older rules as one of these. */
export function migrateState<State extends Paused<Choice>, Choice>(
  migrations: readonly Migration[],
  old: State,
): State {
  let state = old;
  for (const { renamed, state: change } of migrations) {
    state = { ...state, stack: state.stack.map((frame) => renameStep(frame, renamed)) };
    if (change) state = change(state as unknown as Paused<never>) as State;
  }
  return state;
}

/** The options of a match of older rules as options of these. */
export function migrateOptions(migrations: readonly Migration[], old: unknown): unknown {
  return migrations.reduce((options, { options: change }) => change?.(options) ?? options, old);
}

/** Names that stood in released saves and are gone without a migration; there must be none. */
export function vanishedNames(
  names: readonly string[],
  released: readonly string[],
  migrations: readonly Migration[],
): readonly string[] {
  return released.filter((name) => {
    const now = migrations.reduce((known, { renamed }) => renamed[known] ?? known, name);
    return !names.includes(now);
  });
}

function parseMatch<State, Options>(text: string): Match<State, Options> | undefined {
  try {
    const parsed = JSON.parse(text) as Partial<Match<State, Options>> | null;
    const whole =
      typeof parsed?.game === 'string' && parsed.state !== undefined && Array.isArray(parsed.desks);
    return whole ? (parsed as Match<State, Options>) : undefined;
  } catch {
    return undefined;
  }
}

function renameStep<Choice>(frame: Frame<Choice>, renamed: Readonly<Record<string, string>>): Frame<Choice> {
  const [procedure, step] = (renamed[`${frame.procedure}.${frame.step}`] ?? '').split('.');
  return procedure && step ? { ...frame, procedure, step } : frame;
}
