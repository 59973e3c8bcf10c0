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
  let { rulesVersion } = saved;
  const renamed: Record<string, string>[] = [];
  while (rulesVersion !== game.rulesVersion) {
    const migration = game.migrations.find(({ from }) => from === rulesVersion);
    if (!migration)
      return refuse('BAD_SAVE', `Saved by rules ${saved.rulesVersion}, which these cannot continue.`);
    renamed.push(migration.renamed);
    rulesVersion = migration.to;
  }
  const state = {
    ...saved.state,
    stack: saved.state.stack.map((frame) => renamed.reduce(renameStep, frame)),
  };
  return { ok: true, value: { ...saved, rulesVersion, state } };
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
