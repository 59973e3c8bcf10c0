import type { AnyChoice } from './decision.ts';
import type { Frame, Paused } from './frame.ts';
import type { Game } from './game.ts';
import type { Match } from './match.ts';
import { type Result, refuse } from './result.ts';

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
  return {
    ok: true,
    value: {
      ...saved,
      rulesVersion: game.rulesVersion,
      options: migrations.reduce<unknown>(
        (options, { options: change }) => change?.(options) ?? options,
        saved.options,
      ) as Options,
      state: migrateState(migrations, saved.state),
    },
  };
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
