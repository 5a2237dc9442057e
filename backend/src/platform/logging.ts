import type { LoggerService } from '@nestjs/common';
import { RequestContext } from './tracing/request-context.js';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Fields whose values are redacted, down to the third level of an object. */
const SECRET_FIELDS = [
  'password',
  'token',
  'authorization',
  'cookie',
  'secret',
  'clientSecret',
  'client_secret',
  'sessionId',
  'session_id',
  'customerEmail',
  'customerName',
  'customerPhone',
  'shippingAddress',
  'email',
  'phone',
  'clientEmail',
  'clientPhone',
  'clientName',
];

/** The fields of an error that are logged. A failed query has others, its parameters and the row, which contain personal data. */
const LOGGED_ERROR_FIELDS = ['type', 'message', 'stack', 'code', 'constraint', 'table', 'column', 'query', 'status'] as const;

function loggableError(error: Error): Record<string, unknown> {
  const all: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  return Object.fromEntries(LOGGED_ERROR_FIELDS.filter((name) => Object.hasOwn(all, name)).map((name) => [name, all[name]]));
}

/** Logs one JSON object per line. `destination` is for tests that read the log. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const redact = { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' };
  // Of work that a request has caused, also in another process.
  const mixin = (): object => {
    const requestId = RequestContext.current()?.requestId;
    return requestId === undefined ? {} : { requestId };
  };
  const options = {
    level,
    redact,
    mixin,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggableError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * For lines that are written all the time and whose fields hold nothing secret: to search three levels of an object for
 * SECRET_FIELDS costs ten times as much as to write the line.
 */
export function withoutRedaction(logger: Logger): Logger {
  return logger.child({}, { redact: [] });
}

/** The path of a request for the log: without its query, with session ids and order ids masked, because either opens personal data. */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path
    .replace(/session-[\w-]+/g, 'session-[hidden]')
    .replace(/(\/orders|\/order-confirmation)\/[0-9a-f-]{36}/gi, '$1/[hidden]');
}

/** Writes Nest's own messages to the same log. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...context: unknown[]): void {
    this.logger.debug({ context: context.at(-1) }, String(message));
  }

  warn(message: unknown, ...context: unknown[]): void {
    this.logger.warn({ context: context.at(-1) }, String(message));
  }

  error(message: unknown, ...context: unknown[]): void {
    // Nest's report of a failed start; the process prints its own line and no stack.
    if (context.at(-1) === 'ExceptionHandler') return;
    if (message instanceof Error) this.logger.error({ err: message });
    else this.logger.error({ context }, String(message));
  }
}
