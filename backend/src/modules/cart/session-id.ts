import { createParamDecorator, type ExecutionContext, Injectable, Param, type PipeTransform, Query } from '@nestjs/common';
import { Matches } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { invalidSessionId } from './cart.errors.js';

/** `session-` and at least 122 random bits from the browser's crypto API, in any encoding. */
const SESSION_ID = /^session-[\w-]{16,120}$/;
const MESSAGE = 'A valid sessionId is required';

const isSessionId = (value: unknown): value is string => typeof value === 'string' && SESSION_ID.test(value);

export const IsSessionId = (): PropertyDecorator => Matches(SESSION_ID, { message: MESSAGE });

/** 400 for a missing, repeated or malformed session id. */
@Injectable()
class SessionIdPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (!isSessionId(value)) throw invalidSessionId(MESSAGE);
    return value;
  }
}

export const SessionIdQuery = (): ParameterDecorator => Query('sessionId', SessionIdPipe);
export const SessionIdParam = (): ParameterDecorator => Param('sessionId', SessionIdPipe);

/** The X-Session-Id header or undefined. When it is sent, the cart or line of the request must belong to that session. */
export const OwnSession = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['x-session-id'];
  return Array.isArray(header) ? header.join() : header;
});
