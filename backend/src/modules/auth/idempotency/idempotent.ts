import { createHash } from 'node:crypto';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { ApiIdempotencyKey, idempotencyKeyOf } from '#platform/idempotency/idempotency-key.js';
import { outcomeUnknown } from '#platform/idempotency/idempotency.errors.js';
import { IdempotentRequests, type KeyedRequest } from '#platform/idempotency/idempotent-requests.js';
import { loginRequired } from '../auth.errors.js';
import { Admin } from '../guard/access.js';
import { openSealedText, sealText } from '../second-factor/sealed-text.js';
import { AppSecret } from '../tokens/app-secret.js';

const KEY_HOURS = 24;

/** Independent of the order of fields in the JSON body. */
function hashOf({ method, url, body }: FastifyRequest): string {
  const sorted = JSON.stringify(body, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(`${method} ${url} ${sorted}`).digest('hex');
}

/** Clients of before send the id of an artist ledger's form in the body instead of a key. */
function formIdOf(body: unknown): string | undefined {
  const { requestId } = (body ?? {}) as { requestId?: unknown };
  return isUUID(requestId) ? String(requestId).toLowerCase() : undefined;
}

const keyedRequest = (request: FastifyRequest, key: string, { id: owner }: Admin): KeyedRequest => ({
  owner,
  key,
  requestHash: hashOf(request),
  hours: KEY_HOURS,
  reusedMessage: 'This was saved before with other values. Please look at the list before you send it again.',
});

/** Runs after the guards, so the request has its admin. Responses are sealed: one may contain a link that is shown only once. */
@Injectable()
class IdempotencyInterceptor implements NestInterceptor {
  private readonly sealingKey: Buffer;

  constructor(
    private readonly requests: IdempotentRequests,
    secret: AppSecret,
  ) {
    this.sealingKey = secret.keyFor('idempotent-response');
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: unknown }>();
    const key = idempotencyKeyOf(request.headers) ?? formIdOf(request.body);
    if (key === undefined) return next.handle();
    const { user } = request;
    if (!(user instanceof Admin)) throw loginRequired();
    const sealContext = `${user.id} ${key}`;
    const sealed = await this.requests.once(keyedRequest(request, key, user), async () => {
      const body: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      return sealText(this.sealingKey, sealContext, JSON.stringify({ body }));
    });
    const response = openSealedText(this.sealingKey, sealContext, sealed);
    // Sealed before APP_SECRET was changed.
    if (response === undefined) throw outcomeUnknown();
    return of((JSON.parse(response) as { body?: unknown }).body);
  }
}

/** The route creates something: the same Idempotency-Key of the same admin gives the same response and creates nothing new. */
export const Idempotent = (): MethodDecorator =>
  applyDecorators(UseInterceptors(IdempotencyInterceptor), ApiIdempotencyKey('response'));
