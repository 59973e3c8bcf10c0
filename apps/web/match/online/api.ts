import { CODES, type Code, errorSchema, type Refusal, type Result, refuse } from '@riposte/protocol';
import { fetchApi } from './fetchApi.ts';
import { type LenientSchema, readAnswer } from './lenient.ts';

/** How often something is asked again that the server could not do just then, and how long we wait at most. */
const TRIES = 5;
const LONGEST = 8_000;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One question to the server, and what its answer looks like; nothing where there is none to read. */
export interface ApiCall<Value> {
  readonly method: Method;
  readonly path: string;
  readonly body?: object;
  readonly answer?: LenientSchema<Value>;
  readonly signal?: AbortSignal;
}

/** Asks the server. Every no is a value with its sentence; "not now" is asked again with patience. */
export async function ask<Value>(call: ApiCall<Value>): Promise<Result<Value>> {
  for (let tries = 1; ; tries += 1) {
    const { result, after } = await askOnce(call);
    const isOver = result.ok || after === undefined || tries === TRIES || call.signal?.aborted === true;
    if (isOver) return result;
    await new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST, after * tries)));
  }
}

/** As before, for those who catch what goes wrong: a refusal is thrown. */
export async function must<Value>(call: ApiCall<Value>): Promise<Value> {
  const result = await ask(call);
  if (result.ok) return result.value;
  throw new Refused(result);
}

/** A refusal on its way to the page that shows it. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.why.text);
    this.refusal = refusal;
  }
}

export function codeOf(error: unknown): Code | undefined {
  return error instanceof Refused ? error.refusal.error : undefined;
}

/** What came of asking once, and after how many milliseconds it is worth asking again. */
interface Tried<Value> {
  readonly result: Result<Value>;
  readonly after?: number;
}

async function askOnce<Value>({ method, path, body, answer, signal }: ApiCall<Value>): Promise<Tried<Value>> {
  let response: Response;
  try {
    response = await fetchApi(path, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' } }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch {
    return { result: refuse('BUSY', AWAY) };
  }
  const text = await response.text().catch(() => '');
  if (response.ok) return { result: read(answer, text) };
  const refusal = refusalOf(response.status, text);
  const after = patienceOf(response);
  return after === undefined ? { result: refusal } : { result: refusal, after };
}

const AWAY = 'The server cannot be reached. Is this device online?';

function read<Value>(answer: LenientSchema<Value> | undefined, text: string): Result<Value> {
  // A call that wants no answer has a type without a value.
  if (!answer) return { ok: true, value: undefined as Value };
  return readAnswer(answer, parsed(text));
}

function refusalOf(status: number, text: string): Refusal {
  const told = readAnswer(errorSchema, parsed(text));
  if (!told.ok) return refuse(status === 429 ? 'TOO_MANY' : status >= 502 ? 'BUSY' : 'INTERNAL');
  const { code, text: sentence, rule } = told.value;
  const why = { text: sentence || CODES[code].text, ...(rule !== undefined && { rule }) };
  return { ok: false, error: code, why };
}

/** A proxy whose server is just starting says 502 or 504. */
function patienceOf({ status, headers }: Response): number | undefined {
  if (![429, 502, 503, 504].includes(status)) return undefined;
  const seconds = Number(headers.get('retry-after') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : 500;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
