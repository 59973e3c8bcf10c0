import { z } from 'zod';
import { type ClientMessage, clientMessage } from './clientMessage.ts';
import { LIMITS } from './limits.ts';
import { type Refusal, type Result, refuse } from './result.ts';
import { type ServerMessage, serverMessage } from './serverMessage.ts';
import { requestId } from './words.ts';

/** What a client said, or why that is nothing; then with the request it was, as far as that could be read. */
export function parseClientMessage(
  text: string,
): Result<ClientMessage> | (Refusal & { readonly request?: string }) {
  const data = readJson(text, LIMITS.clientBytes);
  if (!data.ok) return data;
  const message = check(clientMessage, data.value);
  const request = message.ok ? undefined : requestIn(data.value);
  return message.ok || request === undefined ? message : { ...message, request };
}

/** What the server said, as a client reads it. */
export function parseServerMessage(text: string): Result<ServerMessage> {
  const data = readJson(text, LIMITS.serverBytes);
  return data.ok ? check(serverMessage, data.value) : data;
}

/** Checks data against a schema and says in a sentence where it does not fit. */
export function check<Schema extends z.ZodType>(schema: Schema, data: unknown): Result<z.infer<Schema>> {
  const checked = schema.safeParse(data);
  return checked.success
    ? { ok: true, value: checked.data }
    : refuse('BAD_MESSAGE', sentenceOf(checked.error));
}

/** The first fault, in words. What was sent is not repeated. */
function sentenceOf({ issues: [issue] }: z.ZodError): string {
  if (!issue) return 'This message makes no sense here.';
  const place = issue.path.length > 0 ? z.core.toDotPath(issue.path) : 'the message';
  return shorten(`In ${shorten(place, 100)}: ${issue.message}.`, 400);
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

function readJson(text: string, bytes: number): Result<unknown> {
  // A unit of UTF-16 takes one to three bytes, so most texts need no counting.
  if (text.length > bytes || (text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes)) {
    return refuse('TOO_BIG', `A message has at most ${bytes} bytes.`);
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return refuse('BAD_MESSAGE', 'This is not JSON.');
  }
}

function requestIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('request' in data)) return undefined;
  return requestId.safeParse(data.request).data;
}
