import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import fastifyPackage, { type FastifyInstance, type FastifyRequest } from 'fastify';

const { FST_ERR_CTP_INVALID_MEDIA_TYPE } = fastifyPackage.errorCodes;

/** Marks a route that receives its body as a stream: `@RouteConfig({ [RAW_BODY]: true })`. */
export const RAW_BODY = 'shopRawBody';
const RAW_TYPE = 'application/vnd.shop.upload';

const isRaw = (request: FastifyRequest): boolean => Reflect.get(request.routeOptions.config, RAW_BODY) === true;

/** Lets upload routes read their body as a stream, whatever content type the browser declares. */
@Injectable()
export class UploadBody implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    // A worker has no HTTP server.
    if (!this.host.httpAdapter) return;
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Parsers serve every route: on any other one the stream would reach the validation pipe, which copies it without end.
    server.addContentTypeParser(RAW_TYPE, (request, payload, done) => {
      if (isRaw(request)) done(null, payload);
      else done(new FST_ERR_CTP_INVALID_MEDIA_TYPE(RAW_TYPE));
    });
    server.addHook('onRequest', async (request) => {
      if (isRaw(request)) request.headers['content-type'] = RAW_TYPE;
    });
  }
}
