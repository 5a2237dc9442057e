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
} from 'typeorm';
import { dollarsColumn } from '#platform/money/cents-column.js';
import { Product } from '../catalog/index.js';
import { Invoice } from './invoice.entity.js';

@Entity('invoice_items')
@Check('invoice_items_quantity_check', 'quantity >= 1')
@Check('invoice_items_unit_price_check', 'unit_price > 0')
@Check('invoice_items_total_check', 'total_price = unit_price * quantity')
export class InvoiceItem {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'invoice_items_pkey' })
  id: string;

  @Index('invoice_items_invoice_id_idx')
  @Column({ type: 'uuid' })
  invoiceId: string;

  @ManyToOne(() => Invoice, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'invoice_items_invoice_id_fkey' })
  invoice?: Relation<Invoice>;

  /** Position of the row on the invoice, from 0. */
  @Column({ type: 'integer', default: 0 })
  position: number;

  @Column({ type: 'uuid', nullable: true })
  productId: string | null;

  @ManyToOne(() => Product, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'invoice_items_product_id_fkey' })
  product?: Relation<Product> | null;

  /** Copied when the row is written, so that a deleted product keeps its name on the invoice. */
  @Column({ type: 'text', nullable: true })
  productName: string | null;

  /** The label of a size of the product; null for custom rows. */
  @Column({ type: 'text', nullable: true })
  size: string | null;

  @Column({ type: 'text', nullable: true })
  customProductName: string | null;

  @Column(dollarsColumn('custom_product_price', { nullable: true }))
  customPriceCents: number | null;

  @Column({ type: 'integer', default: 1 })
  quantity: number;

  @Column(dollarsColumn('unit_price'))
  unitPriceCents: number;

  @Column(dollarsColumn('total_price'))
  totalPriceCents: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
