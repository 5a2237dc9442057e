import { defineQuery } from '#platform/database/define-query.js';
import { centsOf, dollarsOf } from '#platform/money/money.sql.js';
import type { SentInvoiceView } from './sent-invoice.view.js';

/** Keeps the first row of the same PDF: a job that runs again sends the same bytes. */
export const KEEP_SENT_PDF = defineQuery<
  [invoiceId: string, sendingId: string, sentTo: string, total: string, bytes: Buffer, now: Date]
>({
  name: 'invoices.keep-sent-pdf',
  text: `insert into sent_invoice_pdfs (invoice_id, sending_id, sent_to, total_cents, bytes, checksum, created_at)
    values ($1, $2, $3, ${centsOf('$4')}, $5::bytea, encode(sha256($5::bytea), 'hex'), $6)
    on conflict (sending_id, checksum) do nothing`,
});

/** The newest PDF of the sending is the one of the attempt that the mail server accepted. */
export const MARK_DELIVERED = defineQuery<[sendingId: string, now: Date]>({
  name: 'invoices.mark-sent-pdf-delivered',
  text: `update sent_invoice_pdfs set delivered_at = $2 where delivered_at is null
    and id = (select id from sent_invoice_pdfs where sending_id = $1 order by created_at desc, id limit 1)`,
});

export const SENT_PDFS = defineQuery<[invoiceId: string], SentInvoiceView>({
  name: 'invoices.sent-pdfs',
  text: `select id, coalesce(delivered_at, created_at) as "sentAt", sent_to as "sentTo", ${dollarsOf('total_cents')}::text as "totalAmount",
      delivered_at is not null as delivered, checksum
    from sent_invoice_pdfs where invoice_id = $1 order by created_at desc, id`,
  columns: {
    id: 'uuid',
    sentAt: 'timestamptz',
    sentTo: 'text',
    totalAmount: 'text',
    delivered: 'boolean',
    checksum: 'text',
  },
});

export const SENT_PDF = defineQuery<[invoiceId: string, id: string], { name: string; bytes: Buffer }>({
  name: 'invoices.sent-pdf',
  text: `select invoice.invoice_number || '-' || left(pdf.checksum, 8) || '.pdf' as name, pdf.bytes
    from sent_invoice_pdfs pdf join invoices invoice on invoice.id = pdf.invoice_id
    where pdf.invoice_id = $1 and pdf.id = $2`,
  columns: { name: 'text', bytes: 'bytea' },
});
