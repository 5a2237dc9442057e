import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import fastifyPackage from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '#src/config.js';
import { loggablePath, NestLogger } from '../logging.js';
import { clientErrorHandler } from './client-error-handler.js';
import { ErrorFilter } from './error-filter.js';
import { acceptJsonOnly } from './json-body.js';
import { checkRequestAddress, frameworkErrors } from './request-address.js';
import { createValidationPipe } from './validation.js';

const { LogController } = fastifyPackage;
const BODY_LIMIT_BYTES = 256 * 1024;
/** Below the usual limit of open files, so that the database and the disk stay reachable. */
const MAX_CONNECTIONS = 4_000;
const MAX_HEADERS = 100;
const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'];

function createAdapter(config: Config, logger: Logger): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXIES,
    forceCloseConnections: 'idle',
    // Requests that arrive before the last connection is closed are answered.
    return503OnClosing: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 300 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, maxHeaderSize: 16_384 },
    frameworkErrors,
    clientErrorHandler,
  });
}

function contentSecurityPolicy(config: Config) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'self'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      scriptSrc: ["'self'", ...STRIPE],
      styleSrc: ["'self'", "'unsafe-inline'"],
      fontSrc: ["'self'", 'data:'],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'", 'https://api.stripe.com', ...(config.S3_ENDPOINT ? [new URL(config.S3_ENDPOINT).origin] : [])],
      frameSrc: STRIPE,
    },
  };
}

async function addHooks(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  server.server.maxConnections = MAX_CONNECTIONS;
  server.server.maxHeadersCount = MAX_HEADERS;
  acceptJsonOnly(server);
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
  checkRequestAddress(server);
  // Routes with `@RouteConfig({ bodyLimitBytes })` accept a body larger than BODY_LIMIT_BYTES.
  server.addHook('onRoute', (route) => {
    const limit: unknown = Reflect.get(route.config ?? {}, 'bodyLimitBytes');
    if (typeof limit === 'number') route.bodyLimit = limit;
  });
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        id: request.id,
        method: request.method,
        path: loggablePath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
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
  });
  app.setGlobalPrefix('api');
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new ErrorFilter());
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(config),
    strictTransportSecurity: config.NODE_ENV === 'production' ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  await addHooks(app);
  return app;
}
