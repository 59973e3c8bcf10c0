import {
  CODES,
  type Code,
  type ErrorAnswer,
  errorOf,
  type Refusal,
  type Result,
  refuse,
  statusOf,
} from '@riposte/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { codeOf } from '../errors.ts';
import { isUnavailable } from '../store/failure.ts';

/** A refusal on its way out of a handler; Fastify's error handler makes the answer of it. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.why.text);
    this.refusal = refusal;
  }
}

/** What was asked for; where it was refused, the request ends here. */
export function granted<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Refused(result);
}

/** Ends the request with a refusal. */
export function refused(code: Code, text?: string): Refused {
  return new Refused(refuse(code, text));
}

/** What Fastify itself refuses, in our words. */
const FRAMEWORK: Readonly<Record<string, Code>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_BIG',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'BAD_MESSAGE',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
  FST_ERR_HANDLER_TIMEOUT: 'BUSY',
};

/** The one way every error becomes an answer. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  // While nodes of two releases run side by side, it is no fault that one lacks the rules of the other.
  const isFault = statusOf(refusal) >= 500 && refusal.error !== 'OTHER_RULES';
  if (isFault) request.log.error({ err: error }, 'a request failed');
  send(reply, refusal);
}

/** Sends a refusal as it is. */
export function send(reply: FastifyReply, refusal: Refusal): void {
  const answer: ErrorAnswer = errorOf(refusal);
  // As text: an error answer is the same on every route, whatever the route says about its answers.
  void reply.code(statusOf(refusal)).type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

/** A text with a NUL, or as JSON, and a number too big for its column: what PostgreSQL cannot keep, in its words. */
const UNKEPT: readonly unknown[] = ['22021', '22P05', '22003'];

function refusalOf(error: FastifyError | Error): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const place = first?.instancePath.slice(1).replaceAll('/', '.') || error.validationContext;
    return refuse('BAD_MESSAGE', `In ${place}: ${first?.message ?? CODES.BAD_MESSAGE.text}.`.slice(0, 400));
  }
  if (isUnavailable(error)) return refuse('BUSY');
  if (UNKEPT.includes(codeOf(error))) return refuse('BAD_MESSAGE');
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const known = FRAMEWORK[code];
  if (known) return refuse(known);
  return refuse(statusCode >= 400 && statusCode < 500 ? 'BAD_MESSAGE' : 'INTERNAL');
}
