import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { type Admin, type AuditAction, AuditLog } from '../../auth/index.js';

/** bull-board's operations, by a word of its route. */
const ACTIONS: readonly (readonly [operation: RegExp, AuditAction])[] = [
  [/\/retry\b/, 'retried'],
  [/\/(clean|empty|obliterate|remove)\b/, 'removed'],
  [/\/add$/, 'added'],
];

interface JobParams {
  queueName?: string;
  jobId?: string;
}

/** Records who opened the queue dashboard and what they changed in it. */
@Injectable()
export class QueueAudit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async recordOpened(admin: Admin): Promise<void> {
    await this.audit.record(this.db.manager, admin, 'opened', 'queue dashboard', null);
  }

  /** Before the change is made, so that no change is unrecorded. Reads and unknown routes are not recorded. */
  async recordWrite(admin: Admin, { method, routeOptions: { url }, params }: FastifyRequest): Promise<void> {
    if (method === 'GET' || method === 'HEAD' || url === undefined) return;
    const { queueName, jobId } = params as JobParams;
    const action = ACTIONS.find(([operation]) => operation.test(url))?.[1] ?? 'changed';
    const name = [queueName ?? 'all queues', jobId].filter((part) => part !== undefined).join(' ');
    const operation = url.slice(url.lastIndexOf('/api/') + '/api/'.length);
    await this.audit.record(this.db.manager, admin, action, 'job', jobId ?? null, { name, operation });
  }
}
