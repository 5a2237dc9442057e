import type { StockLine } from '../../catalog/index.js';
import type { Charge } from '../../pricing/index.js';
import type { PaymentMethod } from '../../settings/index.js';
import type { ShippingAddress } from '../entities/order.entity.js';
import type { PaymentStatus } from '../order-status.js';

/** Buyer and recipient, as entered by the shopper. */
export interface OrderCustomer {
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  shippingAddress: ShippingAddress;
  notes: string | null;
  /** The shopper's language, when the shop has sent it. */
  locale?: string;
}

/** A product with what is copied from the catalogue; one entry per product and size. */
export interface NewOrderItem extends StockLine {
  /** The name of the size; given together with `variantId`. */
  variantLabel?: string | null;
  name: string;
  imageUrl: string | null;
  /** US dollars with two decimals, for one piece. */
  price: string;
  /** Pieces of the product that one customer may order; null or undefined: as many as there are. */
  mostPerOrder?: number | null;
}

export interface NewOrder {
  sessionId: string;
  customer: OrderCustomer;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** The shopper's IP address; null when the money is held already, because only unpaid orders are limited. */
  address: string | null;
  /** Null for payments by hand. */
  paymentIntentId: string | null;
  items: readonly NewOrderItem[];
  /** What was added to them. */
  charges: readonly Charge[];
}
