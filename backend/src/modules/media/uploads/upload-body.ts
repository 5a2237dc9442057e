import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Server } from 'node:http';

/** Mark of the one route whose body is handed over as it arrives: `@RouteConfig({ [RAW_BODY]: true })`. */
export const RAW_BODY = 'shopRawBody';
const RAW_TYPE = 'application/vnd.shop.upload';

/** 100 MiB over a line of one megabit. */
const SLOWEST_UPLOAD_MS = 15 * 60_000;
const OTHER_BODIES_MS = 30_000;

const isRaw = (request: FastifyRequest): boolean => Reflect.get(request.routeOptions.config, RAW_BODY) === true;

/** Node has one limit for the time any request may take to arrive; uploads need a longer one than the rest. */
function limitArrival(request: FastifyRequest): void {
  const { raw } = request;
  if (raw.complete || raw.headers['content-length'] === '0') return;
  const limit = setTimeout(() => raw.destroy(), OTHER_BODIES_MS).unref();
  raw.once('end', () => clearTimeout(limit)).once('close', () => clearTimeout(limit));
}

/** Lets the upload route read its body as a stream, whatever type the browser says it is. */
@Injectable()
export class UploadBody implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    // A worker has no HTTP server.
    if (!this.host.httpAdapter) return;
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addContentTypeParser(RAW_TYPE, (_request, payload, done) => done(null, payload));
    server.addHook('onRequest', async (request) => {
      if (isRaw(request)) request.headers['content-type'] = RAW_TYPE;
      else limitArrival(request);
    });
    const http: Server = this.host.httpAdapter.getHttpServer() as Server;
    http.requestTimeout = SLOWEST_UPLOAD_MS;
  }
}
