import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import fastifyPackage, { type FastifyInstance, type FastifyRequest } from 'fastify';

const { FST_ERR_CTP_INVALID_MEDIA_TYPE } = fastifyPackage.errorCodes;

/** Marks a route that takes every body and reads none: `@RouteConfig({ [IGNORED_BODY]: true })`. */
export const IGNORED_BODY = 'shopIgnoredBody';
const IGNORED_TYPE = 'application/vnd.shop.ignored';

const isIgnored = (request: FastifyRequest): boolean => Reflect.get(request.routeOptions.config, IGNORED_BODY) === true;

/** Mail programs stop alerts with a form, see RFC 8058; all that counts is in the address. */
@Injectable()
export class IgnoredBody implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    // A worker has no HTTP server.
    if (!this.host.httpAdapter) return;
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addContentTypeParser(IGNORED_TYPE, { parseAs: 'buffer' }, (request: FastifyRequest, _body, done) => {
      if (isIgnored(request)) done(null, undefined);
      else done(new FST_ERR_CTP_INVALID_MEDIA_TYPE(IGNORED_TYPE));
    });
    server.addHook('onRequest', async (request) => {
      if (isIgnored(request)) request.headers['content-type'] = IGNORED_TYPE;
    });
  }
}
