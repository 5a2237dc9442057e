import type { InvoicePaymentMethod } from '@shop/contract/ways-to-pay';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { centsColumn } from '#platform/money/cents-column.js';
import { Invoice, type InvoiceStatus } from '../invoice.entity.js';

/** An amount that arrived for an invoice. One that was entered by mistake is undone and stays listed. */
@Entity('invoice_payments')
@Check('invoice_payments_amount_check', 'amount_cents > 0')
@Check('invoice_payments_undone_check', '(undone_at is null) = (undone_by is null)')
@Index('invoice_payments_invoice_id_idx', ['invoiceId', 'createdAt'])
export class InvoicePayment {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'invoice_payments_pkey' })
  id: string;

  @Column({ type: 'uuid' })
  invoiceId: string;

  @ManyToOne(() => Invoice, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'invoice_payments_invoice_id_fkey' })
  invoice?: Relation<Invoice>;

  @Column(centsColumn())
  amountCents: number;

  /** The calendar day, YYYY-MM-DD. */
  @Column({ type: 'date' })
  receivedOn: string;

  @Column({ type: 'text' })
  method: InvoicePaymentMethod;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** What the invoice becomes again when this payment, which made it paid, is undone. */
  @Column({ type: 'text' })
  statusBefore: InvoiceStatus;

  /** A copy of the username, because the payment outlives the account. */
  @Column({ type: 'text' })
  author: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;

  @Column({ type: 'text', nullable: true })
  undoneBy: string | null;
}
