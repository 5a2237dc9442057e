import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { hidesOrderIds, type Role } from '../guard/role-rules.js';
import { OrderHandles } from './order-handles.js';
import { replaceOrderIds, replaceOrderParameters } from './replace-order-ids.js';

const ORDERS = '/api/admin/orders';

/** Of every admin route: accounts that may not see money or buyers get handles in place of ids, and every account may send handles. */
@Injectable()
export class OrderHandlesInterceptor implements NestInterceptor {
  constructor(private readonly handles: OrderHandles) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: { role?: Role } }>();
    if (request.routeOptions.url?.startsWith(ORDERS)) this.readHandles(request);
    if (!hidesOrderIds(request.user?.role)) return next.handle();
    return next.handle().pipe(map((answer: unknown) => replaceOrderIds(answer, (id) => this.handles.handleOf(id))));
  }

  private readHandles(request: FastifyRequest): void {
    const toId = (handle: string): string => this.handles.idOf(handle);
    replaceOrderParameters(request.params, toId);
    replaceOrderParameters(request.query, toId);
    request.body = replaceOrderIds(request.body, toId);
  }
}
