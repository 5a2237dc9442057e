import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { centsColumn } from '#platform/money/cents-column.js';
import { centsOf } from '#platform/money/money.sql.js';
import { OrderItem } from './order-item.entity.js';
import type { OrderStatus, PaymentStatus } from '../order-status.js';
import { methodIdCheck, type PaymentMethod } from '../../settings/index.js';

export interface ShippingAddress {
  street: string;
  /** Only when it was filled. */
  street2?: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

@Entity('orders')
@Unique('orders_number_key', ['orderNumber'])
@Unique('orders_payment_intent_key', ['paymentIntentId'])
@Check('orders_status_check', `status in ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled')`)
@Check('orders_payment_status_check', `payment_status in ('unpaid', 'authorized', 'paid', 'refunded', 'voided')`)
@Check('orders_payment_method_check', methodIdCheck('payment_method'))
@Check('orders_total_check', `total_amount ~ '^[0-9]{1,10}\\.[0-9]{2}$'`)
@Check('orders_refund_check', `refunded_cents >= 0 and refunded_cents <= greatest(${centsOf('total_amount')}, received_cents)`)
@Check(
  'orders_received_check',
  'received_cents >= 0 and collected_cents between 0 and received_cents and overpaid_refunded_cents between 0 and refunded_cents',
)
@Index('orders_created_at_idx', ['createdAt', 'id'])
@Index('orders_total_idx', { synchronize: false })
@Index('orders_session_id_idx', ['sessionId', 'createdAt'])
@Index('orders_unpaid_idx', ['createdAt'], { where: `status = 'pending' and payment_status = 'unpaid'` })
@Index('orders_search_text_idx', { synchronize: false })
@Index('orders_details_text_idx', { synchronize: false })
@Index('orders_customer_email_idx', { synchronize: false })
@Index('orders_to_confirm_idx', ['createdAt', 'id'], {
  where: `payment_status = 'unpaid' and status in ('pending', 'confirmed')`,
})
@Index('orders_to_ship_idx', { synchronize: false })
@Index('orders_status_idx', ['status', 'createdAt', 'id'])
@Index('orders_payment_status_idx', ['paymentStatus', 'createdAt', 'id'])
@Index('orders_payment_method_idx', ['paymentMethod', 'createdAt', 'id'])
@Index('orders_on_the_way_idx', ['shippedAt'], { where: `status = 'shipped'` })
@Check('orders_tracking_check', '(tracking_carrier is null) = (tracking_number is null)')
export class Order {
  /** Random (version 4), because knowing the id gives access to the order page. */
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'orders_pkey' })
  id: string;

  @Column({ type: 'text' })
  orderNumber: string;

  @Column({ type: 'text' })
  customerEmail: string;

  @Column({ type: 'text' })
  customerName: string;

  @Column({ type: 'text', nullable: true })
  customerPhone: string | null;

  @Column({ type: 'jsonb' })
  shippingAddress: ShippingAddress;

  /** The state that it was sent to when it was placed; null when it was not readable. Older orders have none. */
  @Column({ type: 'character', length: 2, nullable: true })
  shipState: string | null;

  /** The language of its emails. */
  @Column({ type: 'text', default: 'en-US' })
  locale: string;

  @Column({ type: 'jsonb', nullable: true })
  billingAddress: ShippingAddress | null;

  /** US dollars with two decimals; the sum of the items and the charges. */
  @Column({ type: 'text' })
  totalAmount: string;

  @Column(centsColumn({ default: 0 }))
  taxCents: number;

  @Column(centsColumn({ default: 0 }))
  shippingCents: number;

  @Column(centsColumn({ default: 0 }))
  discountCents: number;

  @Column(centsColumn({ default: 0 }))
  refundedCents: number;

  /** All money that arrived for the order, refunded or not. */
  @Column(centsColumn({ default: 0 }))
  receivedCents: number;

  /** The part of it that staff collected by hand for a card order, so the provider knows nothing of it. */
  @Column(centsColumn({ default: 0 }))
  collectedCents: number;

  /** The part of the refunds that gave back what was paid beyond the total. */
  @Column(centsColumn({ default: 0 }))
  overpaidRefundedCents: number;

  @Column({ type: 'text', default: 'pending' })
  status: OrderStatus;

  @Column({ type: 'text', default: 'unpaid' })
  paymentStatus: PaymentStatus;

  @Column({ type: 'text' })
  paymentMethod: PaymentMethod;

  @Column({ type: 'text', nullable: true })
  paymentIntentId: string | null;

  /** Entered by staff when a manual payment arrives, for example the number of the transfer. */
  @Column({ type: 'text', nullable: true })
  paymentReference: string | null;

  /** When the payment arrived; null while it has not. Written by a trigger, as `shippedAt`. */
  @Column({ type: 'timestamptz', nullable: true })
  paidAt: Date | null;

  /** When it was shipped; null while it is here. */
  @Column({ type: 'timestamptz', nullable: true })
  shippedAt: Date | null;

  /** Both or neither. */
  @Column({ type: 'text', nullable: true })
  trackingCarrier: string | null;

  @Column({ type: 'text', nullable: true })
  trackingNumber: string | null;

  /** When the shopper was reminded to pay; at most once. */
  @Column({ type: 'timestamptz', nullable: true })
  remindedAt: Date | null;

  /** When the buyer said that the money of an order paid by hand is on its way. */
  @Column({ type: 'timestamptz', nullable: true })
  paymentSentAt: Date | null;

  @Column({ type: 'text', nullable: true })
  sessionId: string | null;

  /** Keyed digest of the network that an unpaid order came from, see NetworkDigest. */
  @Column({ type: 'text', nullable: true })
  placedFrom: string | null;

  /** Digest of lines and method: the same request within minutes is the same order. */
  @Column({ type: 'text' })
  fingerprint: string;

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  /** When the buyer's personal data was erased on request; amounts, items and states stay. */
  @Column({ type: 'timestamptz', nullable: true })
  customerErasedAt: Date | null;

  /** Number, name, email and payment in lower case and without accents, written by a trigger. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  searchText: string;

  /** The names of the ordered products, for the search. */
  @Column({ type: 'text', default: '', select: false, update: false })
  itemNames: string;

  /** Digits of the phone, shipping address and products in lower case and without accents, written by a trigger. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  detailsText: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;

  @OneToMany(() => OrderItem, (item) => item.order)
  items?: Relation<OrderItem>[];
}
