import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { Jobs } from '#platform/queue/jobs.js';
import { type Admin, AuditLog } from '../auth/index.js';
import { OrderQueries } from '../orders/index.js';
import { ORDER_MAIL_KINDS, ORDER_MAILS } from './mail-kinds.js';
import type { OrderMailView, ResendOrderMailDto } from './mail.view.js';

const MAILS = `select kind, recipient, attempts, last_error as "lastError", sent_at as "sentAt" from mails
  where subject_id = any($1) and kind = any($2) order by created_at, id`;

/** What staff may do with mails: see what went out, and send one again. */
@Injectable()
export class OrderMails {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly orders: OrderQueries,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
  ) {}

  async ofOrder(orderId: string): Promise<OrderMailView[]> {
    await this.orders.order(orderId);
    const refunds = await this.orders.refundIds(orderId);
    return query(this.db, MAILS, [[orderId, ...refunds], ORDER_MAIL_KINDS]);
  }

  /** Lets the mail go out once more, to a corrected address when one is given. */
  async resend(admin: Admin, orderId: string, { kind, email }: ResendOrderMailDto): Promise<OrderMailView[]> {
    await this.orders.order(orderId);
    await inTransaction(this.db, async (tx) => {
      await tx.query(
        `insert into mails (kind, subject_id, recipient) values ($1, $2, $3)
         on conflict (kind, subject_id) do update set sent_at = null, last_error = null, recipient = coalesce($3, mails.recipient)`,
        [kind, orderId, email ?? null],
      );
      await this.audit.record(tx, admin, 'resent', 'order mail', orderId, { kind, corrected: email !== undefined });
    });
    await this.jobs.add(ORDER_MAILS[kind], { orderId });
    return this.ofOrder(orderId);
  }
}
