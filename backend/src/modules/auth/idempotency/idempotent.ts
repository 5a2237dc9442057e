import { createHash } from 'node:crypto';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { ApiIdempotencyKey, idempotencyKeyOf } from '#platform/http/idempotency-key.js';
import { loginRequired } from '../auth.errors.js';
import { Admin } from '../guard/access.js';
import { IdempotentRequests } from './idempotent-requests.js';

/** Independent of the order of fields in the JSON body. */
function hashOf({ method, url, body }: FastifyRequest): string {
  const sorted = JSON.stringify(body, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(`${method} ${url} ${sorted}`).digest('hex');
}

/** Runs after the guards, so the request has its admin. */
@Injectable()
class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly requests: IdempotentRequests) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: unknown }>();
    const key = idempotencyKeyOf(request.headers);
    if (key === undefined) return next.handle();
    if (!(request.user instanceof Admin)) throw loginRequired();
    const handle = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    return of(await this.requests.once({ adminId: request.user.id, key, requestHash: hashOf(request) }, handle));
  }
}

/** The route creates something: the same Idempotency-Key of the same admin gives the same response and creates nothing new. */
export const Idempotent = (): MethodDecorator =>
  applyDecorators(UseInterceptors(IdempotencyInterceptor), ApiIdempotencyKey('response'));
