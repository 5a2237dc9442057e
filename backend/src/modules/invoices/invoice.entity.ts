import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { centsColumn, dollarsColumn } from '#platform/money/cents-column.js';

export const INVOICE_STATUSES = ['draft', 'sent', 'paid', 'cancelled'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

@Entity('invoices')
@Unique('invoices_number_key', ['invoiceNumber'])
@Index('invoices_sent_due_idx', ['dueOn'], { where: `status = 'sent'` })
@Index('invoices_client_email_idx', { synchronize: false })
@Check('invoices_status_check', `status in ('draft', 'sent', 'paid', 'cancelled')`)
@Check('invoices_total_check', 'total_amount = subtotal + tax_amount and subtotal >= 0 and tax_amount >= 0')
export class Invoice {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'invoices_pkey' })
  id: string;

  @Column({ type: 'text' })
  invoiceNumber: string;

  @Column({ type: 'text' })
  clientName: string;

  @Column({ type: 'text', nullable: true })
  clientEmail: string | null;

  @Column({ type: 'text', nullable: true })
  clientPhone: string | null;

  @Column(dollarsColumn('subtotal', { default: 0 }))
  subtotalCents: number;

  @Column(dollarsColumn('tax_amount', { default: 0 }))
  taxCents: number;

  @Column(dollarsColumn('total_amount', { default: 0 }))
  totalCents: number;

  @Column({ type: 'text', default: 'draft' })
  status: InvoiceStatus;

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  /** The calendar day until when it is to be paid, YYYY-MM-DD; null: none was agreed. */
  @Column({ type: 'date', nullable: true })
  dueOn: string | null;

  /** Incremented by every save: the PDF of an earlier revision is outdated. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  /** The total at the time of the last sending; null until it was sent. */
  @Column(centsColumn({ nullable: true }))
  sentTotalCents: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  /** When the client was last reminded. */
  @Column({ type: 'timestamptz', nullable: true })
  remindedAt: Date | null;

  @Index('invoices_created_at_idx')
  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
