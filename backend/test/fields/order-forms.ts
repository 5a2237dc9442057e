import { CUSTOMER_TEXTS, ORDER_TEXTS } from '@shop/contract/text-fields';
import { givenProduct } from '../support/builders/catalog.js';
import { givenCart, orderBody } from '../support/builders/order.js';
import { givenOrderAfter } from '../support/builders/order-steps.js';
import { givenOrder } from '../support/builders/placed-order.js';
import { lastRow, post, put, type Row, type StoredForm, type Texts } from './stored-form.js';

const { customerName, customerEmail, customerPhone, street, city, state, zipCode, notes } = CUSTOMER_TEXTS;
const customer = { customerName, customerEmail, customerPhone, street, city, state, zipCode };

const bodyOfCustomer = ({ street = '', city = '', state = '', zipCode = '', ...rest }: Texts) => ({
  ...rest,
  shippingAddress: { street, city, state, zipCode },
});
const customerOf = (row: Row): Row => ({ ...row, ...(row['shippingAddress'] as Row) });

export const ORDER_FORMS: Readonly<Record<string, StoredForm>> = {
  checkout: {
    rules: { ...customer, notes },
    prepare: async (shop, admin) => {
      const product = await givenProduct(shop.db, { stockQuantity: 1_000 });
      const lines = [{ product, quantity: 1 }];
      return {
        save: async (texts) =>
          post(shop, admin, '/api/orders', orderBody(await givenCart(shop.db, lines), lines, bodyOfCustomer(texts))),
        read: async () => customerOf(await lastRow(shop, 'orders', 'true', 'created_at')),
      };
    },
  },
  'customer of an order': {
    rules: customer,
    prepare: async (shop, admin) => {
      const { id } = await givenOrder(shop);
      return {
        save: (texts) => put(shop, admin, `/api/admin/orders/${id}/customer`, bodyOfCustomer(texts)),
        read: async () => customerOf(await lastRow(shop, 'orders', `id = '${id}'`)),
      };
    },
  },
  'note of an order': {
    rules: { text: ORDER_TEXTS.note },
    prepare: async (shop, admin) => {
      const { id } = await givenOrder(shop);
      return {
        save: (texts) => post(shop, admin, `/api/admin/orders/${id}/notes`, texts),
        read: () => lastRow(shop, 'order_notes', `order_id = '${id}'`, 'created_at'),
      };
    },
  },
  tracking: {
    rules: { carrier: ORDER_TEXTS.carrier, number: ORDER_TEXTS.trackingNumber },
    prepare: async (shop, admin) => {
      const id = await givenOrderAfter(shop, admin, 'ship');
      return {
        save: (texts) => put(shop, admin, `/api/admin/orders/${id}/tracking`, texts),
        read: async () => {
          const { trackingCarrier: carrier, trackingNumber: number } = await lastRow(shop, 'orders', `id = '${id}'`);
          return { carrier, number };
        },
      };
    },
  },
};
