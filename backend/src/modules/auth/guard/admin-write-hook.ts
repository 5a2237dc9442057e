import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { isAdminArea, READ_METHODS } from './admin-area.js';

/** The answer to a change waits until the caches of this process know of the change, so that the next request shows it. */
@Injectable()
export class AdminWriteHook implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly changes: TableChangeListener,
  ) {}

  onModuleInit(): void {
    // A worker has no HTTP server.
    if (!this.host.httpAdapter) return;
    this.host.httpAdapter.getInstance<FastifyInstance>().addHook('onSend', async ({ method, routeOptions }, reply) => {
      const { url } = routeOptions;
      if (url === undefined || READ_METHODS.has(method) || reply.statusCode >= 400 || !isAdminArea(method, url)) return;
      await this.changes.waitForNotifications();
    });
  }
}
