import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { centsColumn } from '#platform/money/cents-column.js';
import { Invoice } from '../invoice.entity.js';

/** A PDF that was mailed to a client. It is never changed: a later PDF of the invoice is a row of its own. */
@Entity('sent_invoice_pdfs')
@Unique('sent_invoice_pdfs_sending_key', ['sendingId', 'checksum'])
@Check('sent_invoice_pdfs_checksum_check', `checksum = encode(sha256(bytes), 'hex')`)
export class SentInvoicePdf {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'sent_invoice_pdfs_pkey' })
  id: string;

  @Index('sent_invoice_pdfs_invoice_id_idx')
  @Column({ type: 'uuid' })
  invoiceId: string;

  @ManyToOne(() => Invoice, { onDelete: 'RESTRICT', nullable: false })
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'sent_invoice_pdfs_invoice_id_fkey' })
  invoice?: Relation<Invoice>;

  /** The sending of the event `invoice.sent`. A retry after a save has another PDF, so a sending can have two rows. */
  @Column({ type: 'uuid' })
  sendingId: string;

  @Column({ type: 'text' })
  sentTo: string;

  @Column(centsColumn())
  totalCents: number;

  @Column({ type: 'bytea' })
  bytes: Buffer;

  /** The SHA-256 of the bytes in hexadecimal digits. */
  @Column({ type: 'text' })
  checksum: string;

  /** Before the mail server is called. */
  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Null until the mail server has accepted the email. */
  @Column({ type: 'timestamptz', nullable: true })
  deliveredAt: Date | null;
}
