import { applyDecorators, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { seconds, Throttle, ThrottlerGuard } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { isInProcess } from './in-process.js';

const LIMITED = 'shop:address-limit';

/** Limits the route to `limit` requests per address within `minutes`. */
export const PerMinutes = (limit: number, minutes: number): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(LIMITED, true), Throttle({ default: { limit, ttl: seconds(60 * minutes) } }));

/** Limits the route to `limit` requests per address and minute. */
export const PerMinute = (limit: number): MethodDecorator & ClassDecorator => PerMinutes(limit, 1);

/** Counts requests per address and route; skips routes without a limit and rendered pages, which `renderLimit` counts. */
@Injectable()
export class AddressLimits extends ThrottlerGuard {
  protected override shouldSkip(context: ExecutionContext): Promise<boolean> {
    const limited = this.reflector.getAllAndOverride<boolean | undefined>(LIMITED, [context.getHandler(), context.getClass()]);
    return Promise.resolve(limited !== true || isInProcess());
  }

  protected override throwThrottlingException(
    context: ExecutionContext,
    detail: Parameters<ThrottlerGuard['throwThrottlingException']>[1],
  ): Promise<void> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    // Node accepts one connection in each turn of the event loop; a flood over open ones would keep all others waiting.
    void reply.headers({ 'retry-after': String(Math.max(1, detail.timeToBlockExpire)), connection: 'close' });
    return super.throwThrottlingException(context, detail);
  }
}
