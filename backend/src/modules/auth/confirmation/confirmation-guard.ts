import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import { ApiForbiddenResponse } from '@nestjs/swagger';
import { loginRequired } from '../auth.errors.js';
import { Admin } from '../guard/access.js';
import { AdminConfirmations } from './admin-confirmations.js';

/** Runs after the AdminGuard, so the request has its admin. */
@Injectable()
class ConfirmationGuard implements CanActivate {
  constructor(private readonly confirmations: AdminConfirmations) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<{ user?: unknown }>();
    if (!(user instanceof Admin)) throw loginRequired();
    await this.confirmations.assertConfirmed(user);
    return true;
  }
}

/** The route answers 403 CONFIRMATION_REQUIRED until `POST /api/admin/me/confirm` has succeeded for the request's token. */
export const RequiresConfirmation = (): MethodDecorator & ClassDecorator =>
  applyDecorators(UseGuards(ConfirmationGuard), ApiForbiddenResponse({ description: 'CONFIRMATION_REQUIRED' }));
