import { type ChildLoggerOptions, type DestinationStream, type Logger, pino } from 'pino';

/** What is never written, wherever it stands in what is logged. */
const HIDDEN: ReadonlySet<string> = new Set([
  // who can sign in with it
  ...['authorization', 'cookie', 'set-cookie', 'token', 'secret', 'password', 'email'],
  // what opens a private table
  ...['key', 'invitation-key'],
  // what chance is made of
  ...['deal', 'nonce', 'nonces'],
  // what a seat knows, is asked and answers
  ...['view', 'decision', 'choices', 'choice', 'offers', 'event', 'events', 'update', 'letters'],
  ...['state', 'match', 'entry', 'entries'],
  // what anything may stand in
  ...['body', 'message', 'text', 'query', 'params', 'parameters', 'databaseUrl', 'natsUrl'],
]);

const DEPTH = 4;

/** Writes a line of JSON for each thing worth knowing. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (line: Record<string, unknown>) => plain(line, DEPTH) as Record<string, unknown>,
    },
    serializers: { req: requestLine, res: answerLine, err: errorLine },
  };
  const log: Logger = destination ? pino(options, destination) : pino(options);
  // What a child says with every line passes no formatter.
  const { child } = log;
  log.child = function (this: Logger, bindings: object, more?: ChildLoggerOptions) {
    return Reflect.apply(child, this, [plain(bindings, DEPTH), more]);
  } as Logger['child'];
  return log;
}

/** The same without what is hidden. A match is hidden where it is data; as an id it is public. */
function plain(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  // Serializers come after this; they choose for themselves what they show.
  if (value instanceof Error || isExchange(value)) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.map((item) => plain(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isHidden(key, item) ? '…' : plain(item, depth - 1)]),
  );
}

function isHidden(key: string, value: unknown): boolean {
  const name = key.toLowerCase();
  if (key === 'match' && typeof value === 'string') return value.length > 64;
  return HIDDEN.has(key) || HIDDEN.has(name) || /cookie|token|secret|password/.test(name);
}

function isExchange(value: object): boolean {
  return 'raw' in value && 'log' in value;
}

/** Addresses are written without their query, in which anything may stand. */
function requestLine(request: { method?: string; url?: string; ip?: string }) {
  return { method: request.method, path: request.url?.split('?')[0], ip: request.ip };
}

function answerLine(answer: { statusCode?: number }) {
  return { status: answer.statusCode };
}

/** Name, sentence and place. An error of the database has more, among it the values of the row. */
function errorLine(error: Error & { readonly code?: unknown; readonly cause?: unknown }): unknown {
  return {
    type: error.name,
    text: error.message.slice(0, 500),
    ...(typeof error.code === 'string' && { code: error.code }),
    stack: error.stack?.split('\n').slice(1, 8).join('\n'),
    ...(error.cause instanceof Error && { cause: errorLine(error.cause) }),
  };
}
