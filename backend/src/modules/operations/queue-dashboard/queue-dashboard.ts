import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#src/config.js';
import { Jobs } from '#platform/queue/jobs.js';
import { CONFIG } from '#platform/tokens.js';
import { fastifyInstance } from '../fastify-instance.js';
import { DASHBOARD_PATH, QueueSessions } from './queue-sessions.js';

const SESSION_REQUIRED = { statusCode: 401, message: 'Open this page from the admin: it needs a signed-in admin' };
/** bull-board's page links a web font from another host, which our content security policy blocks. */
const EXTERNAL_STYLESHEETS = /<link href="https:[^>]*>/g;

/** bull-board at /admin/queues. The guard protects everything below that path, including scripts and unknown paths. */
@Injectable()
export class QueueDashboard implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly jobs: Jobs,
    private readonly sessions: QueueSessions,
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
        if (!(await this.sessions.adminOf(request.headers.cookie))) await reply.status(401).send(SESSION_REQUIRED);
      });
      scope.addHook('onSend', async (_request, reply, payload) =>
        typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')
          ? payload.replace(EXTERNAL_STYLESHEETS, '')
          : payload,
      );
      // A not-found handler of this scope, so that the guard also protects paths that do not exist.
      scope.setNotFoundHandler((_request, reply) => reply.status(404).send({ statusCode: 404, message: 'Not found' }));
      await scope.register(adapter.registerPlugin());
    };
    void server.register(guarded, { prefix: DASHBOARD_PATH });
  }
}
