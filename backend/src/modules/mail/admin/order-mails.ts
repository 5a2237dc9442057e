import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { notFound } from '#platform/app-error.js';
import { inTransaction } from '#platform/database/transactions.js';
import { Jobs } from '#platform/queue/jobs.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { CorrectCustomer, customerWasErased, HeldEmails, OrderQueries } from '../../orders/index.js';
import { ORDER_MAIL_JOBS, ORDER_MAIL_KINDS } from '../mail.entity.js';
import { MAILS_OF_SUBJECTS, RESET } from '../mail.queries.js';
import type { OrderMailView, ResendOrderMailDto } from './mail.view.js';

/** Lists the emails of an order and sends one again. */
@Injectable()
export class OrderMails {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly orders: OrderQueries,
    private readonly correctCustomer: CorrectCustomer,
    private readonly heldEmails: HeldEmails,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
  ) {}

  async ofOrder(orderId: string): Promise<OrderMailView[]> {
    await this.orders.order(orderId);
    const refundIds = await this.orders.refundIds(orderId);
    const mails = await MAILS_OF_SUBJECTS.rows(this.db, [orderId, ...refundIds], ORDER_MAIL_KINDS);
    return mails.map(({ subjectId, ...mail }) => ({ ...mail, refundId: subjectId === orderId ? null : subjectId }));
  }

  /** Sends the email again, to `email` when given; with `useForOrder`, that is from then on the customer's address. */
  async resend(admin: Admin, orderId: string, request: ResendOrderMailDto): Promise<OrderMailView[]> {
    const { kind, email, refundId, useForOrder } = request;
    const { orderNumber: name, customerEmail } = await this.orders.order(orderId);
    if (customerEmail === '') throw customerWasErased();
    const refund = kind === 'refunded' ? await this.refundOf(orderId, refundId) : undefined;
    await inTransaction(this.db, async (tx) => {
      if (email !== undefined && useForOrder) await this.correctCustomer.apply(tx, admin, orderId, { customerEmail: email });
      // It is sent now: the step that it tells of can no longer be undone.
      await this.heldEmails.release(tx, orderId);
      await RESET.execute(tx, kind, refund ?? orderId, email ?? null);
      await this.audit.record(tx, admin, 'resent', 'order mail', orderId, { name, kind, corrected: email !== undefined });
    });
    await this.jobs.add(ORDER_MAIL_JOBS[kind], { orderId, ...(refund === undefined ? {} : { refundId: refund }) });
    return this.ofOrder(orderId);
  }

  /** The id of a refund of the order: each refund has an email of its own. Undefined when the order has no refund. */
  private async refundOf(orderId: string, refundId: string | undefined): Promise<string | undefined> {
    const refundIds = await this.orders.refundIds(orderId);
    if (refundId !== undefined && !refundIds.includes(refundId)) throw notFound('There is no such refund');
    return refundId ?? refundIds.at(-1);
  }
}
