import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import fastifyPackage, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { IncomingMessage, Server } from 'node:http';

const { FST_ERR_CTP_INVALID_MEDIA_TYPE } = fastifyPackage.errorCodes;

/** Marks the one route that receives its body as a stream: `@RouteConfig({ [RAW_BODY]: true })`. */
export const RAW_BODY = 'shopRawBody';
const RAW_TYPE = 'application/vnd.shop.upload';

/** 100 MiB over a connection of one megabit per second. */
const UPLOAD_TIMEOUT_MS = 15 * 60_000;
const BODY_TIMEOUT_MS = 30_000;
const METHODS_WITHOUT_BODY = new Set(['GET', 'HEAD']);

const isRaw = (request: FastifyRequest): boolean => Reflect.get(request.routeOptions.config, RAW_BODY) === true;

const bodyTimers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Node has one time limit for receiving any request; uploads need a longer one than the rest. Requests without a body get no
 * timer: the page renderer injects several GETs per page, and a pending timer would keep each answer in memory.
 */
export function limitBodyTime({ raw, method }: Pick<FastifyRequest, 'raw' | 'method'>): void {
  if (METHODS_WITHOUT_BODY.has(method) || raw.complete || raw.headers['content-length'] === '0') return;
  const limit = setTimeout(() => raw.destroy(), BODY_TIMEOUT_MS).unref();
  bodyTimers.set(raw, limit);
  raw.once('end', () => clearTimeout(limit)).once('close', () => clearTimeout(limit));
}

/** Gives an upload UPLOAD_TIMEOUT_MS. Call it once the permission is checked: a refused sender must not hold the connection. */
export function allowSlowBody({ raw }: Pick<FastifyRequest, 'raw'>): void {
  clearTimeout(bodyTimers.get(raw));
}

/** Lets the upload route read its body as a stream, whatever content type the browser declares. */
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
      limitBodyTime(request);
    });
    const http: Server = this.host.httpAdapter.getHttpServer() as Server;
    http.requestTimeout = UPLOAD_TIMEOUT_MS;
  }
}
