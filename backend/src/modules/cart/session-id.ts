import { createParamDecorator, type ExecutionContext, Injectable, Param, type PipeTransform, Query } from '@nestjs/common';
import { Matches } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { sessionIdNeeded } from './cart.errors.js';

/** `session-` and what the browser's crypto made of at least 122 random bits; older browsers' keys may be longer. */
const SESSION_ID = /^session-[\w-]{16,120}$/;
const MESSAGE = 'A valid sessionId is required';

export const isSessionId = (value: unknown): value is string => typeof value === 'string' && SESSION_ID.test(value);

/** Body field with a shopper's session id. */
export const IsSessionId = (): PropertyDecorator => Matches(SESSION_ID, { message: MESSAGE });

/** Missing, repeated or malformed session ids are 400: they cannot be a shopper's. */
@Injectable()
export class SessionIdPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (!isSessionId(value)) throw sessionIdNeeded(MESSAGE);
    return value;
  }
}

export const SessionIdQuery = (): ParameterDecorator => Query('sessionId', SessionIdPipe);
export const SessionIdParam = (): ParameterDecorator => Param('sessionId', SessionIdPipe);

/** The X-Session-Id header, when the browser sends one: what it names must then be its own. */
export const OwnSession = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['x-session-id'];
  return Array.isArray(header) ? header.join() : header;
});
