import { type Result, refuse } from '@riposte/protocol';

/** As much of a zod schema as is used here. */
export interface LenientSchema<Value> {
  safeParse(
    data: unknown,
  ):
    | { readonly success: true; readonly data: Value }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
}

declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Schemas are not compiled: the pages of this client may not make code from text.
Object.assign(globalThis.__zod_globalConfig ?? {}, { jitless: true });

/**
 * Reads what the server said. A field we do not know is no fault of the server: a page that was loaded before an
 * upgrade goes on with what it knows.
 */
export function readAnswer<Value>(schema: LenientSchema<Value>, data: unknown): Result<Value> {
  const first = schema.safeParse(data);
  if (first.success) return { ok: true, value: first.data };
  const { issues } = first.error;
  if (!issues.every(({ code }) => code === 'unrecognized_keys')) return refuse('BAD_MESSAGE');
  const known = structuredClone(data);
  for (const { path, keys = [] } of issues) forget(known, path, keys);
  const second = schema.safeParse(known);
  return second.success ? { ok: true, value: second.data } : refuse('BAD_MESSAGE');
}

function forget(data: unknown, path: readonly PropertyKey[], keys: readonly string[]): void {
  let place = data as Record<PropertyKey, unknown>;
  for (const step of path) place = place[step] as Record<PropertyKey, unknown>;
  for (const key of keys) delete place[key];
}
