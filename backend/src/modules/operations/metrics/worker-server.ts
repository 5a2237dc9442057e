import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Config } from '#src/config.js';
import { ListenError } from '#platform/listen-error.js';
import { CONFIG } from '#platform/tokens.js';
import { VERSION } from '#platform/version.js';
import { fastifyInstance } from '../fastify-instance.js';
import { Metrics } from './metrics.js';

/** /metrics and /health of a worker, which has no API, on WORKER_PORT. */
@Injectable()
export class WorkerServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Undefined without WORKER_PORT. */
  get port(): number | undefined {
    const address = this.server?.address();
    return typeof address === 'object' ? address?.port : undefined;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { WORKER_PORT: port, HOST: host } = this.config;
    if (port === undefined || fastifyInstance(this.host)) return;
    this.server = createServer((request, response) => {
      // What cannot be read is left out, so an error here is a defect: the connection ends without an answer.
      this.answer(request, response).catch(() => response.destroy());
    }).listen(port, host);
    await once(this.server, 'listening').catch((error: unknown) => {
      throw new ListenError('WORKER_PORT', error);
    });
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, contentType: string, body: string): void => {
      response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
    };
    if (request.method !== 'GET') return send(405, 'text/plain', '');
    if (request.url === '/health') return send(200, 'application/json', JSON.stringify({ status: 'ok', version: VERSION }));
    if (request.url !== '/metrics') return send(404, 'text/plain', '');
    const caller = { peer: request.socket.remoteAddress, headers: request.headers };
    if (!this.metrics.mayRead(caller)) return send(403, 'text/plain', 'Send METRICS_TOKEN as a bearer token\n');
    const { contentType, text } = await this.metrics.read();
    send(200, contentType, text);
  }
}
