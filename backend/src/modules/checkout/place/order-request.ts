import { createHash } from 'node:crypto';
import { sortedByProduct, type StockLine } from '../../catalog/index.js';
import type { OrderDataDto, PlaceOrderDto } from './place-order.dto.js';
import type { ShippingAddress } from '../../orders/entities/order.entity.js';
import type { PaymentMethod } from '../../orders/order-status.js';
import { COUNTRY } from './shipping-address.dto.js';

/** Whom an order is for, as text from the buyer. */
export interface OrderCustomer {
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  shippingAddress: ShippingAddress;
  notes: string | null;
}

/** A checked request for an order. Lines and total are what the shopper saw: they are compared, never believed. */
export interface OrderRequest {
  sessionId: string;
  customer: OrderCustomer;
  paymentMethod: PaymentMethod;
  /** One entry a product, in product-id order. */
  lines: StockLine[];
  totalAmount: string;
}

export function customerOf(orderData: Omit<OrderDataDto, 'paymentMethod' | 'totalAmount'>): OrderCustomer {
  const { street, city, state, zipCode, country } = orderData.shippingAddress;
  return {
    customerName: orderData.customerName,
    customerEmail: orderData.customerEmail,
    customerPhone: orderData.customerPhone || null,
    shippingAddress: { street, city, state, zipCode, country: country ?? COUNTRY },
    notes: orderData.notes || null,
  };
}

export function toOrderRequest({ orderData, cartItems }: PlaceOrderDto): OrderRequest {
  return {
    sessionId: orderData.sessionId,
    customer: customerOf(orderData),
    paymentMethod: orderData.paymentMethod,
    lines: sortedByProduct(cartItems.map((line) => ({ productId: line.productId.toLowerCase(), quantity: line.quantity }))),
    totalAmount: orderData.totalAmount,
  };
}

/** Equal for requests that ask for the same, whatever their fields' order or spelling in JSON. */
export const hashOf = (request: OrderRequest): string => createHash('sha256').update(JSON.stringify(request)).digest('hex');
