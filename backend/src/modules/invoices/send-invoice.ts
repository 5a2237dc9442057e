import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { query } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { type Admin, AuditLog } from '../auth/index.js';
import { InvoiceQueries } from './invoice.queries.js';
import type { InvoiceStatus } from './invoice.entity.js';
import type { InvoiceView } from './invoice.view.js';
import { cancelledInvoice, invoiceNotFound, noClientEmail } from './invoices.errors.js';

const MINUTE_MS = 60_000;

/** Tells that an invoice goes to its client; a draft becomes sent, a sent or paid one is sent again as it is. */
@Injectable()
export class SendInvoice {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly invoices: InvoiceQueries,
    private readonly audit: AuditLog,
  ) {}

  /** 400 without a client email, 409 cancelled. Sent twice within a minute it is one mail: a double click. */
  execute(admin: Admin, id: string): Promise<InvoiceView> {
    return inTransaction(this.db, async (tx) => {
      const [invoice] = await query<{ email: string | null; status: InvoiceStatus }>(
        tx,
        'select client_email as email, status from invoices where id = $1 for update',
        [id],
      );
      if (!invoice) throw invoiceNotFound();
      if (invoice.status === 'cancelled') throw cancelledInvoice();
      if (invoice.email === null) throw noClientEmail();
      const now = this.clock.now();
      if (invoice.status === 'draft')
        await tx.query(`update invoices set status = 'sent', revision = revision + 1, updated_at = $2 where id = $1`, [id, now]);
      const fact = { invoiceId: id, sendingId: randomUUID() };
      await this.outbox.add(tx, 'invoice.sent', fact, `invoice.sent:${id}:${Math.floor(now.getTime() / MINUTE_MS)}`);
      const sent = await this.invoices.byId(id, tx);
      await this.audit.record(tx, admin, 'sent', 'invoice', id, { number: sent.invoiceNumber });
      return sent;
    });
  }
}
