import { randomUUID } from 'node:crypto';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import fastifyPackage, { type FastifyBaseLogger } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '#src/config.js';
import { loggablePath, NestLogger, withoutRedaction } from '../logging.js';
import { traceRequests } from '../tracing/trace-requests.js';
import { limitBodyTimes, UPLOAD_TIMEOUT_MS } from './request-body/body-timeout.js';
import { clientErrorHandler } from './client-error-handler.js';
import { ErrorFilter } from './error-filter.js';
import { MetricsRegistry } from '../metrics-registry.js';
import { acceptJsonOnly } from './request-body/json-body.js';
import { measureRequests } from './request-metrics.js';
import { checkRequestAddress, frameworkErrors } from './request-address.js';
import { isStream } from './event-stream.js';
import { keepRequestContext } from '../tracing/request-context.js';
import { securityHeaders } from './security-headers.js';
import { createValidationPipe } from './validation.js';

const { LogController } = fastifyPackage;
const BODY_LIMIT_BYTES = 256 * 1024;
/** Below the usual limit of open files, so that the database and the disk stay reachable. */
const MAX_CONNECTIONS = 4_000;
const MAX_HEADERS = 100;

function createAdapter(config: Config, logger: Logger): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A logger for each request costs more than its one line; the lines that need the id have it.
    childLoggerFactory: (parent: FastifyBaseLogger) => parent,
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXIES,
    forceCloseConnections: 'idle',
    // Requests that arrive before the last connection is closed are answered.
    return503OnClosing: false,
    bodyLimit: BODY_LIMIT_BYTES,
    // Of any request; `limitBodyTimes` is stricter.
    requestTimeout: UPLOAD_TIMEOUT_MS,
    keepAliveTimeout: 72_000,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 300 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, maxHeaderSize: 16_384 },
    frameworkErrors,
    clientErrorHandler,
  });
}

function addHooks(app: NestFastifyApplication, config: Config, logger: Logger): void {
  const requestLog = withoutRedaction(logger);
  const server = app.getHttpAdapter().getInstance();
  server.server.maxConnections = MAX_CONNECTIONS;
  server.server.maxHeadersCount = MAX_HEADERS;
  limitBodyTimes(server);
  acceptJsonOnly(server);
  const headers = securityHeaders(config);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  checkRequestAddress(server);
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) traceRequests(server);
  keepRequestContext(server);
  // Routes with `@RouteConfig({ bodyLimitBytes })` accept a body larger than BODY_LIMIT_BYTES.
  server.addHook('onRoute', (route) => {
    const limit: unknown = Reflect.get(route.config ?? {}, 'bodyLimitBytes');
    if (typeof limit === 'number') route.bodyLimit = limit;
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method } = request;
    // A stream is open for hours; its time says nothing about the speed of the shop.
    const time = isStream(reply) ? { openSeconds: Math.round(reply.elapsedTime / 1_000) } : { ms: Math.round(reply.elapsedTime) };
    requestLog.info({ requestId, method, path: loggablePath(request.url), status: reply.statusCode, ...time }, 'request');
    done();
  });
}

/** The HTTP server with what applies to all modules: limits, headers, validation, errors, request log. */
export async function createHttpApp(
  module: Type | DynamicModule,
  config: Config,
  logger: Logger,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(module, createAdapter(config, logger), {
    logger: new NestLogger(logger),
    bodyParser: false,
    // The caller reports the error; Nest would print its stack and end the process.
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new ErrorFilter());
  addHooks(app, config, logger);
  measureRequests(app.getHttpAdapter().getInstance(), app.get(MetricsRegistry));
  return app;
}
