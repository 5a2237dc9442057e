import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Values of these names never reach the log, wherever they stand in an object. */
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

/** What an error's extra fields may add to the log. A failed query also carries its parameters and the row: people's data. */
const KEPT_OF_ERRORS = ['type', 'message', 'stack', 'code', 'constraint', 'table', 'column', 'query', 'status'] as const;

function loggableError(error: Error): Record<string, unknown> {
  const all: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  return Object.fromEntries(KEPT_OF_ERRORS.filter((name) => name in all).map((name) => [name, all[name]]));
}

/** One JSON line an event. `destination` is for tests that read the log. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const redact = { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' };
  const options = { level, redact, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: loggableError } };
  return destination ? pino(options, destination) : pino(options);
}

/** Path of a request without its query and with session ids masked, fit for a log. */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/session-[\w-]+/g, 'session-[hidden]');
}

/** Lets Nest's own messages join the same stream. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...context: unknown[]): void {
    this.logger.debug({ context: context.at(-1) }, String(message));
  }

  warn(message: unknown, ...context: unknown[]): void {
    this.logger.warn({ context: context.at(-1) }, String(message));
  }

  error(message: unknown, ...context: unknown[]): void {
    if (message instanceof Error) this.logger.error({ err: message });
    else this.logger.error({ context }, String(message));
  }
}
