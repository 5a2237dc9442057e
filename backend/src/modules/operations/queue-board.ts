import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#src/config.js';
import { Jobs } from '#platform/queue/jobs.js';
import { CONFIG } from '#platform/tokens.js';
import { BOARD_PATH, QueueSessions } from './queue-sessions.js';
import { rawServer } from './raw-routes.js';

const NEED_SESSION = { statusCode: 401, message: 'Open this page from the admin: it needs a signed-in admin' };
/** The board's page asks a stranger for its letters; our content security policy would refuse them anyway. */
const STRANGERS = /<link href="https:[^>]*>/g;

/** The queues for ops at /admin/queues. The guard stands before everything the board serves, its scripts included. */
@Injectable()
export class QueueBoard implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly jobs: Jobs,
    private readonly sessions: QueueSessions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const server = rawServer(this.host);
    if (!server) return;
    const board = new FastifyAdapter();
    board.setBasePath(BOARD_PATH);
    const queues = this.jobs.queues.map((queue) => new BullMQAdapter(queue));
    const uiConfig = { boardTitle: 'Queues', hideRedisDetails: !this.config.REDIS_URL };
    createBullBoard({ queues, serverAdapter: board, options: { uiConfig } });
    const guarded = async (scope: FastifyInstance): Promise<void> => {
      scope.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
        if (!(await this.sessions.adminOf(request.headers.cookie))) await reply.status(401).send(NEED_SESSION);
      });
      scope.addHook('onSend', async (_request, reply, payload) =>
        typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')
          ? payload.replace(STRANGERS, '')
          : payload,
      );
      // Of the scope's own, so that the guard also stands before paths that do not exist.
      scope.setNotFoundHandler((_request, reply) => reply.status(404).send({ statusCode: 404, message: 'Not found' }));
      await scope.register(board.registerPlugin());
    };
    void server.register(guarded, { prefix: BOARD_PATH });
  }
}
