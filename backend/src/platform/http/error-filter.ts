import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { ThrottlerException } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { driverError, postgresCode } from '../database/transactions.js';
import { AppError } from '../app-error.js';
import { UnavailableError } from '../unavailable-error.js';
import { closeUnlessReceived } from './request-body/body-timeout.js';

interface WireError {
  status: number;
  message: string;
  code?: string;
  errors?: Record<string, string>;
  extensions?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

const UNAVAILABLE: WireError = { status: 503, message: 'The shop is busy. Please try again in a moment.', retryAfterSeconds: 2 };
const CONNECTION_ERROR_CODES = /^(57P|53|08)|^(57014|55P03|25P03)$/;
const CONNECTION_ERROR_MESSAGES =
  /ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|not queryable|Query read timeout|timeout exceeded when trying to connect|Driver not Connected/;

/** What TypeORM throws after a connection was lost inside a transaction. */
const LOST_IN_TRANSACTION = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];

function isDatabaseUnavailable(error: unknown): boolean {
  if (LOST_IN_TRANSACTION.some((type) => error instanceof type)) return true;
  const code = postgresCode(error);
  if (code !== undefined) return CONNECTION_ERROR_CODES.test(code);
  // Not `instanceof Error`, because an error of a socket may belong to another realm.
  const cause = driverError(error);
  if (typeof cause !== 'object' || cause === null) return false;
  const { code: systemCode, message } = cause as { code?: unknown; message?: unknown };
  return CONNECTION_ERROR_MESSAGES.test(`${String(systemCode)} ${String(message)}`);
}

function fastifyStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}

const STATUS_MESSAGES: Record<number, string> = {
  404: 'Not found',
  413: 'The request is too large',
  415: 'The request must be JSON',
};
const UNREADABLE = 'The request could not be read';

/** The response for any error; unexpected errors are a 500 or 503 without details. */
export function toWire(error: unknown): WireError {
  if (error instanceof AppError) return { status: error.status, message: error.message, ...error.details };
  if (error instanceof ThrottlerException) return { status: 429, message: 'Too many requests. Please wait a moment.' };
  if (error instanceof HttpException) {
    const status = error.getStatus();
    return { status, message: STATUS_MESSAGES[status] ?? error.message };
  }
  if (error instanceof UnavailableError || isDatabaseUnavailable(error)) return UNAVAILABLE;
  const status = fastifyStatus(error);
  if (status !== undefined)
    return { status, message: STATUS_MESSAGES[status] ?? (status === 400 ? UNREADABLE : 'The request was refused') };
  return { status: 500, message: 'Something went wrong on our side' };
}

/** Formats all error responses. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const wire = toWire(error);
    if (wire.status >= 500) request.log.error({ requestId: request.id, err: error }, 'request failed');
    if (wire.retryAfterSeconds !== undefined) void reply.header('retry-after', String(wire.retryAfterSeconds));
    if (wire.status === 403) closeUnlessReceived(request, reply);
    // Of a route with `@PublicData()`.
    void reply.removeHeader('cache-tag');
    void reply
      .status(wire.status)
      .header('cache-control', 'no-store')
      .send({
        statusCode: wire.status,
        message: wire.message,
        ...(wire.code ? { code: wire.code } : {}),
        ...(wire.errors ? { errors: wire.errors } : {}),
        ...wire.extensions,
        requestId: request.id,
      });
  }
}
