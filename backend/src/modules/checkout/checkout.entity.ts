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
import { type NewOrderItem, Order, type OrderCustomer } from '../orders/index.js';
import type { Charge } from '../pricing/index.js';
import { type CardMethod, methodIdCheck } from '../settings/index.js';

/** superseded: replaced by another payment; sold_out: paid too late; expired: never paid; canceled: ended by the provider. */
export type CheckoutStatus = 'open' | 'placed' | 'superseded' | 'sold_out' | 'canceled' | 'expired';

/** Cart and customer of a card payment, as the shopper saw them when it was started. The order is created from this row. */
@Entity('checkouts')
@Unique('checkouts_payment_intent_key', ['paymentIntentId'])
@Unique('checkouts_order_key', ['orderId'])
@Check('checkouts_status_check', `status in ('open', 'placed', 'superseded', 'sold_out', 'canceled', 'expired')`)
@Check('checkouts_payment_method_check', methodIdCheck('payment_method'))
@Check('checkouts_total_check', 'total_cents between 50 and 99999999')
@Check('checkouts_placed_check', `(status = 'placed') = (order_id is not null)`)
@Index('checkouts_open_session_key', ['sessionId'], { unique: true, where: `status = 'open'` })
@Index('checkouts_customer_idx', ['updatedAt'], { where: `status <> 'open' and customer <> '{}'` })
@Index('checkouts_open_idx', ['createdAt'], { where: `status = 'open'` })
@Index('checkouts_session_idx', ['sessionId', 'createdAt'])
@Index('checkouts_unreleased_idx', ['createdAt'], {
  where: `status in ('superseded', 'sold_out', 'expired') and payment_intent_id is not null and released_at is null`,
})
export class Checkout {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'checkouts_pkey' })
  id: string;

  @Column({ type: 'text' })
  sessionId: string;

  /** Digest of lines, prices and method: starting the same payment again continues it. */
  @Column({ type: 'text' })
  fingerprint: string;

  @Column({ type: 'jsonb' })
  items: NewOrderItem[];

  /** As they were when the payment was started. */
  @Column({ type: 'jsonb', default: [] })
  charges: Charge[];

  /** Items and charges. */
  @Column({ type: 'integer' })
  totalCents: number;

  /** `{}` once it was erased, which is after the checkout has ended for good. */
  @Column({ type: 'jsonb' })
  customer: OrderCustomer;

  @Column({ type: 'text' })
  paymentMethod: CardMethod;

  @Column({ type: 'text', nullable: true })
  paymentIntentId: string | null;

  @Column({ type: 'text', default: 'open' })
  status: CheckoutStatus;

  @Column({ type: 'uuid', nullable: true })
  orderId: string | null;

  @ManyToOne(() => Order, { nullable: true })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'checkouts_order_id_fkey' })
  order?: Relation<Order> | null;

  /** Part of the capture's idempotency key. Incremented when the provider keeps a failure under the present key. */
  @Column({ type: 'integer', default: 1 })
  captureAttempt: number;

  /** When the payment of a checkout without an order was voided or refunded. */
  @Column({ type: 'timestamptz', nullable: true })
  releasedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
