import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { Admin } from './admin.js';

export const ACCESS = 'shop:access';
export type Access = 'public' | 'admin';

/** Anyone may call this. Without it a route needs an admin. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, 'public' satisfies Access);

/** Only admins may call this: says so in the API's description too. The guard refuses the others even without it. */
export const AdminOnly = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS, 'admin' satisfies Access), ApiBearerAuth());

/** `@CurrentAdmin() admin: Admin` in a route of the admin. */
export const CurrentAdmin = createParamDecorator((_: unknown, context: ExecutionContext): Admin => {
  const { user } = context.switchToHttp().getRequest<{ user?: Admin }>();
  if (!user) throw new Error('CurrentAdmin was used in a public route');
  return user;
});
