import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { centsColumn } from '#platform/money/cents-column.js';
import { Order } from '../../orders/index.js';
import type { ServiceTaxes } from '../../pricing/index.js';
import { Checkout } from '../checkout.entity.js';

/** The answer of the tax service for a cart and an address, of which only a digest is kept until an order has taken it. */
@Entity('tax_calculations')
@Unique('tax_calculations_request_key', ['sessionId', 'requestHash'])
@Unique('tax_calculations_order_key', ['orderId'])
@Check('tax_calculations_reversed_check', 'reversed_cents >= 0 and reversing_cents > reversed_cents')
@Check('tax_calculations_used_check', '(request_hash is null) = (order_id is not null)')
@Index('tax_calculations_checkout_idx', ['checkoutId'], { where: 'checkout_id is not null' })
@Index('tax_calculations_unused_idx', ['createdAt'], { where: 'order_id is null' })
export class TaxCalculation {
  /** The one of the service. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'tax_calculations_pkey' })
  id: string;

  @Column({ type: 'text' })
  sessionId: string;

  /** Digest of lines, shipping and address; null once an order has taken it. */
  @Column({ type: 'text', nullable: true })
  requestHash: string | null;

  @Column({ type: 'jsonb' })
  result: ServiceTaxes;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Until then the service can make a transaction of it. */
  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** The card payment that was started with it. */
  @Column({ type: 'uuid', nullable: true })
  checkoutId: string | null;

  @ManyToOne(() => Checkout, { nullable: true })
  @JoinColumn({ name: 'checkout_id', foreignKeyConstraintName: 'tax_calculations_checkout_id_fkey' })
  checkout?: Relation<Checkout> | null;

  @Column({ type: 'uuid', nullable: true })
  orderId: string | null;

  @ManyToOne(() => Order, { nullable: true })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'tax_calculations_order_id_fkey' })
  order?: Relation<Order> | null;

  /** At the service; null until the order is paid. */
  @Column({ type: 'text', nullable: true })
  transactionId: string | null;

  /** What the service knows to be refunded. */
  @Column(centsColumn({ default: 0 }))
  reversedCents: number;

  /** What it is being told; null when nothing is on its way. */
  @Column(centsColumn({ nullable: true }))
  reversingCents: number | null;
}
