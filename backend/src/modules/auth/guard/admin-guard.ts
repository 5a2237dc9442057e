import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, AuthModuleOptions } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS, type Access, Admin } from './access.js';
import { mayCall } from './access-rules.js';
import { isAdminArea } from './admin-area.js';
import { adminRequired, loginRequired, roleDenied } from '../auth.errors.js';

/**
 * Denies by default: a route is public only when it is marked @Public and outside the admin area. Every other route needs
 * an admin whose role has the route's right.
 */
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
    if ((await super.canActivate(context)) !== true) return false;
    const { user } = http.getRequest<{ user: Admin }>();
    if (!mayCall(user.role, request.method, request.routeOptions.url ?? request.url)) throw roleDenied();
    return true;
  }

  override handleRequest<User>(error: unknown, user: User): User {
    if (error) throw error;
    if (!(user instanceof Admin)) throw loginRequired();
    if (!user.isAdmin) throw adminRequired();
    return user;
  }
}
