import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { OrderHandlesInterceptor } from '../handles/order-handles-interceptor.js';
import type { Role } from './role-rules.js';

/** The authenticated user of a request, read from the database for that request. */
export class Admin {
  constructor(
    readonly id: string,
    readonly username: string,
    readonly isAdmin: boolean,
    /** The request's token, so that a logout revokes only this token. */
    readonly tokenId: string,
    readonly tokenExpiresAt: Date,
    /** Undefined outside of requests, for example in a job that continues the work of an admin. */
    readonly role?: Role,
    /** The version of the account for which the token was issued. */
    readonly tokenVersion?: number,
  ) {}
}

export const ACCESS = 'shop:access';
export type Access = 'public' | 'admin';

/** Opens a route to everyone; routes without it require an admin. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, 'public' satisfies Access);

/**
 * Documents in the code and in the API description that a route requires an admin; the guard enforces it even without this. Names orders
 * by handles for accounts that may not have their ids.
 */
export const AdminOnly = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS, 'admin' satisfies Access), UseInterceptors(OrderHandlesInterceptor), ApiBearerAuth());

/** `@CurrentAdmin() admin: Admin` as a parameter of an admin route. */
export const CurrentAdmin = createParamDecorator((_: unknown, context: ExecutionContext): Admin => {
  const { user } = context.switchToHttp().getRequest<{ user?: Admin }>();
  if (!user) throw new Error('CurrentAdmin was used in a public route');
  return user;
});
