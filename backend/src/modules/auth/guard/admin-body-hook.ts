import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loginRequired } from '../auth.errors.js';
import { AdminTokens } from '../tokens/admin-tokens.js';
import { isAdminArea } from './admin-area.js';

/** Also a request that announces a type and sends nothing, which the reader of bodies refuses. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined ||
  headers['content-type'] !== undefined ||
  (headers['content-length'] ?? '0') !== '0';

/**
 * The guard runs after the body is parsed, so this hook refuses requests to the admin area whose token was not signed by the
 * shop before their body is read. It asks no database; the guard then checks the user.
 */
@Injectable()
export class AdminBodyHook implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly tokens: AdminTokens,
  ) {}

  onModuleInit(): void {
    // A worker has no HTTP server.
    if (!this.host.httpAdapter) return;
    this.host.httpAdapter.getInstance<FastifyInstance>().addHook('onRequest', async (request) => {
      const { url } = request.routeOptions;
      if (url === undefined || !hasBody(request) || !isAdminArea(request.method, url)) return;
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (token === undefined || !this.tokens.isSigned(token)) throw loginRequired();
    });
  }
}
