import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Invoice } from './invoice.entity.js';

/** The PDF of one revision of an invoice. */
@Entity('invoice_pdfs')
export class InvoicePdfFile {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'invoice_pdfs_pkey' })
  invoiceId: string;

  @OneToOne(() => Invoice, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'invoice_pdfs_invoice_id_fkey' })
  invoice?: Relation<Invoice>;

  @Column({ type: 'integer' })
  revision: number;

  /** Names the shop's settings that it prints, and its revision: with other payment handles the PDF is outdated. */
  @Column({ type: 'text', default: '' })
  printedSettings: string;

  @Column({ type: 'bytea' })
  bytes: Buffer;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
