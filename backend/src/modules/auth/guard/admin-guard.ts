import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, AuthModuleOptions } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS, type Access } from './access.js';
import { Admin } from './admin.js';
import { isAdminArea } from './admin-area.js';
import { adminsOnly, loginNeeded } from '../auth.errors.js';

/** Default-deny: a route is open only when it says @Public, and never inside the admin's area. */
@Injectable()
export class AdminGuard extends AuthGuard() {
  constructor(
    private readonly reflector: Reflector,
    options: AuthModuleOptions,
  ) {
    super(options);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]);
    if (access === 'public' && !isAdminArea(request.method, request.routeOptions.url ?? request.url)) return true;
    void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    return (await super.canActivate(context)) === true;
  }

  override handleRequest<User>(error: unknown, user: User): User {
    if (error) throw error;
    if (!(user instanceof Admin)) throw loginNeeded();
    if (!user.isAdmin) throw adminsOnly();
    return user;
  }
}
