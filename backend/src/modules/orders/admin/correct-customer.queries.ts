import { defineQuery } from '#platform/database/define-query.js';
import type { OrderView } from '../order.view.js';

export type CustomerRow = Pick<OrderView, 'customerName' | 'customerEmail' | 'customerPhone' | 'shippingAddress'>;

export const customerOf = defineQuery<[id: string], CustomerRow>({
  name: 'orders.customer',
  text: `select customer_name as "customerName", customer_email as "customerEmail", customer_phone as "customerPhone",
      shipping_address as "shippingAddress"
    from orders where id = $1`,
  columns: { customerName: 'text', customerEmail: 'text', customerPhone: 'text', shippingAddress: 'jsonb' },
});

type Correction = [id: string, name: string, email: string, phone: string | null, address: CustomerRow['shippingAddress']];

export const setCustomer = defineQuery<Correction>({
  name: 'orders.set-customer',
  text: `update orders set customer_name = $2, customer_email = $3, customer_phone = $4, shipping_address = $5::jsonb,
      updated_at = now() where id = $1`,
});
