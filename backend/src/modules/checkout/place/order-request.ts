import { createHash } from 'node:crypto';
import { toCents } from '@shop/contract/money';
import { sortedByProduct, type StockLine } from '../../catalog/index.js';
import { COUNTRY, type OrderCustomer } from '../../orders/index.js';
import type { OrderDataDto, PlaceOrderDto } from './place-order.dto.js';
import type { PaymentMethod } from '../../settings/index.js';

/** A validated request for an order. Lines and total are what the shopper saw: compared with the cart, never trusted. */
export interface OrderRequest {
  sessionId: string;
  /** The shopper's IP address. */
  address: string;
  customer: OrderCustomer;
  paymentMethod: PaymentMethod;
  /** One entry per product and size, in the order of product ids. */
  lines: StockLine[];
  /** As it was sent. */
  totalAmount: string;
  totalCents: number;
  /** Only when it was sent, so that digests of requests without it stay. */
  shippingRateId?: string;
}

export function customerOf(orderData: Omit<OrderDataDto, 'paymentMethod' | 'totalAmount'>): OrderCustomer {
  const { street, street2, city, state, zipCode, country } = orderData.shippingAddress;
  return {
    customerName: orderData.customerName,
    customerEmail: orderData.customerEmail,
    customerPhone: orderData.customerPhone || null,
    shippingAddress: { street, ...(street2 ? { street2 } : {}), city, state, zipCode, country: country ?? COUNTRY },
    notes: orderData.notes || null,
    ...(orderData.locale ? { locale: orderData.locale } : {}),
  };
}

export function toOrderRequest({ orderData, cartItems }: PlaceOrderDto, address: string): OrderRequest {
  return {
    sessionId: orderData.sessionId,
    address,
    customer: customerOf(orderData),
    paymentMethod: orderData.paymentMethod,
    lines: sortedByProduct(
      cartItems.map(({ productId, variantId, quantity }) => ({
        productId: productId.toLowerCase(),
        variantId: variantId?.toLowerCase(),
        quantity,
      })),
    ),
    totalAmount: orderData.totalAmount,
    totalCents: toCents(orderData.totalAmount),
    ...(orderData.shippingRateId ? { shippingRateId: orderData.shippingRateId } : {}),
  };
}

/** Independent of the order and spelling of fields in the JSON body, and of the address: a phone changes its network. The total is in it once. */
export function hashOf(request: OrderRequest): string {
  const body = JSON.stringify({ ...request, address: undefined, totalCents: undefined });
  return createHash('sha256').update(body).digest('hex');
}
