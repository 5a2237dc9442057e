import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#src/config.js';
import { errorBody } from '#platform/http/error-body.js';
import { Jobs } from '#platform/queue/jobs.js';
import { CONFIG } from '#platform/tokens.js';
import { fastifyInstance } from '../fastify-instance.js';
import { QueueAudit } from './queue-audit.js';
import { DASHBOARD_PATH, QueueSessions } from './queue-sessions.js';

const FOREIGN_ORIGIN = 'Requests of other sites are refused';
const SESSION_REQUIRED = 'Open this page from the admin: it needs a signed-in admin';
/** bull-board's page links a web font from another host, which our content security policy blocks. */
const EXTERNAL_STYLESHEETS = /<link href="https:[^>]*>/g;

const SESSION_REQUIRED_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Queues</title>
    <style>
      body { margin: 0; display: grid; min-height: 100vh; place-content: center; justify-items: center; padding: 16px; box-sizing: border-box; background: #f8f4eb; color: #1b1713; font: 1rem/1.5 system-ui, sans-serif; text-align: center; }
      h1 { margin: 0; font-size: 1.625rem; }
      a { color: #97220a; }
    </style>
  </head>
  <body>
    <main>
      <h1>The queues need a signed-in admin</h1>
      <p>Your session has ended, or this page was not opened from the admin.</p>
      <p><a href="/admin">Open the admin</a> and choose Queues there.</p>
    </main>
  </body>
</html>
`;

/** Answers a person who opened the page with a page, and scripts with JSON. */
function rejectWithoutSession(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isNavigation = String(request.headers.accept).includes('text/html');
  void reply.status(401);
  return isNavigation
    ? reply.type('text/html; charset=utf-8').send(SESSION_REQUIRED_PAGE)
    : reply.send(errorBody(request, 401, SESSION_REQUIRED));
}

/** The cookie is SameSite=Strict; this also refuses what a sister host, which counts as the same site, sends. */
function isForeignWrite({ method, headers: { origin }, host }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** bull-board at /admin/queues. The guard protects everything below that path, including scripts and unknown paths. */
@Injectable()
export class QueueDashboard implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly jobs: Jobs,
    private readonly sessions: QueueSessions,
    private readonly audit: QueueAudit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    const server = fastifyInstance(this.host);
    if (!server) return;
    // A worker, which serves no HTTP, does not load bull-board.
    const [{ createBullBoard }, { BullMQAdapter }, { FastifyAdapter }] = await Promise.all([
      import('@bull-board/api'),
      import('@bull-board/api/bullMQAdapter'),
      import('@bull-board/fastify'),
    ]);
    const adapter = new FastifyAdapter();
    adapter.setBasePath(DASHBOARD_PATH);
    const queues = this.jobs.queues.map((queue) => new BullMQAdapter(queue));
    const uiConfig = { boardTitle: 'Queues', hideRedisDetails: !this.config.REDIS_URL };
    createBullBoard({ queues, serverAdapter: adapter, options: { uiConfig } });
    const guarded = async (scope: FastifyInstance): Promise<void> => {
      scope.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
        if (isForeignWrite(request)) return reply.status(403).send(errorBody(request, 403, FOREIGN_ORIGIN));
        const admin = await this.sessions.adminOf(request.headers.cookie);
        if (!admin) return rejectWithoutSession(request, reply);
        await this.audit.recordWrite(admin, request);
        return undefined;
      });
      scope.addHook('onSend', async (_request, reply, payload) =>
        typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')
          ? payload.replace(EXTERNAL_STYLESHEETS, '')
          : payload,
      );
      // A not-found handler of this scope, so that the guard also protects paths that do not exist.
      scope.setNotFoundHandler((request, reply) => reply.status(404).send(errorBody(request, 404, 'Not found')));
      await scope.register(adapter.registerPlugin());
    };
    void server.register(guarded, { prefix: DASHBOARD_PATH });
  }
}
