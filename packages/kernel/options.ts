import { type Result, refuse } from './result.ts';
import { unreachable } from './unreachable.ts';

/** One thing that is settled before a match: lobby, command line and API are built from this. */
export type Option =
  | {
      readonly type: 'oneOf';
      readonly label: string;
      readonly values: readonly string[];
      readonly default: string;
    }
  | {
      readonly type: 'integer';
      readonly label: string;
      readonly min: number;
      readonly max: number;
      readonly default: number;
    }
  | { readonly type: 'flag'; readonly label: string; readonly default: boolean };

/** The options of a game, by name. */
export type OptionTable = Readonly<Record<string, Option>>;

/** The checked values of an option table. */
export type OptionValues<Table extends OptionTable> = {
  readonly [Name in keyof Table]: Table[Name] extends { type: 'oneOf'; values: readonly (infer Value)[] }
    ? Value
    : Table[Name] extends { type: 'integer' }
      ? number
      : boolean;
};

/** Checks options from outside; what is missing takes its default. Texts are read as numbers or flags where needed. */
export function parseOptions<const Table extends OptionTable>(
  table: Table,
  given: Readonly<Record<string, unknown>>,
): Result<OptionValues<Table>> {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(table, name));
  if (unknown !== undefined) return refuse('BAD_OPTION', `There is no option “${unknown}”.`);
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(table)) {
    const value = given[name] === undefined ? option.default : parseOption(option, given[name]);
    if (value === undefined) return refuse('BAD_OPTION', `“${name}” must be ${describeOption(option)}.`);
    values[name] = value;
  }
  return { ok: true, value: values as OptionValues<Table> };
}

/** The values an option may take, in words. */
export function describeOption(option: Option): string {
  switch (option.type) {
    case 'oneOf':
      return `one of ${option.values.join(', ')}`;
    case 'integer':
      return `a whole number from ${option.min} to ${option.max}`;
    case 'flag':
      return 'true or false';
    default:
      return unreachable(option);
  }
}

function parseOption(option: Option, given: unknown): string | number | boolean | undefined {
  switch (option.type) {
    case 'oneOf':
      return option.values.find((value) => value === given);
    case 'integer': {
      const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
      const fits = typeof number === 'number' && Number.isInteger(number);
      return fits && number >= option.min && number <= option.max ? number : undefined;
    }
    case 'flag':
      return { true: true, false: false }[String(given)];
    default:
      return unreachable(option);
  }
}
