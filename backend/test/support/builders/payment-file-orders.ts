import { toCents } from '@shop/contract/money';
import { Order } from '#modules/orders/index.js';
import { truncateTables } from '../database/truncate-tables.js';
import type { TestShop } from '../shop.js';
import { setOrder } from './order-money.js';
import { givenProduct } from './catalog.js';
import { givenCart, orderBody } from './order.js';
import type { PlacedOrder } from './placed-order.js';

interface NumberedOrder {
  orderNumber: string;
  paymentMethod: Order['paymentMethod'];
  totalAmount: string;
  customerName?: string;
  createdAt?: Date;
}

/** An unpaid order of one piece with this number, method and total. */
export async function givenNumberedOrder(shop: TestShop, order: NumberedOrder): Promise<PlacedOrder> {
  const { orderNumber, paymentMethod, totalAmount, customerName = 'Ada Moore', createdAt } = order;
  const product = await givenProduct(shop.db, { stockQuantity: 5, priceCents: toCents(totalAmount) });
  const lines = [{ product, quantity: 1 }];
  const isCard = paymentMethod === 'card' || paymentMethod === 'apple-pay';
  const buyer = { customerName, customerEmail: `${orderNumber.toLowerCase()}@example.com` };
  const over = { ...buyer, paymentMethod: isCard ? 'zelle' : paymentMethod };
  const body = orderBody(await givenCart(shop.db, lines), lines, over);
  const { id } = (await shop.http().post('/api/orders').send(body).expect(201)).body as { id: string };
  const columns = { orderNumber, paymentMethod, ...(createdAt ? { createdAt } : {}) };
  await setOrder(shop.db, id, columns);
  return { id, orderNumber, productId: product.id };
}

type State = 'unpaid' | 'paid by hand' | 'cancelled' | 'paid by card';

/** The orders that the files in test/fixtures/payment-files name. */
const ORDERS: readonly [number: string, method: Order['paymentMethod'], total: string, name: string, state: State][] = [
  ['7KQ2M9XA', 'venmo', '64.00', 'Jane Doe', 'unpaid'],
  ['B4NTW8RC', 'venmo', '38.50', 'Ray Ortiz', 'unpaid'],
  ['HJ63PZDV', 'venmo', '128.00', 'Mina Park', 'unpaid'],
  ['V9CXS2EK', 'venmo', '46.00', 'Tom Reyes', 'paid by hand'],
  ['QF7Y4MGN', 'venmo', '52.00', 'Lia Stone', 'cancelled'],
  ['S4EKX9CV', 'venmo', '24.00', 'Noor Haddad', 'unpaid'],
  ['Y7RMTB3D', 'venmo', '24.00', 'Carl Moss', 'unpaid'],
  ['2DARK6TB', 'cashapp', '72.00', 'Priya Nair', 'unpaid'],
  ['N8WEZ5HQ', 'cashapp', '36.00', 'Omar Diaz', 'unpaid'],
  ['GX3VPM4J', 'zelle', '96.00', 'Jane Doe', 'unpaid'],
  ['T6KCRD9S', 'zelle', '64.00', 'Sam Lee', 'unpaid'],
  ['WM2HB7YE', 'zelle', '64.00', 'Sam Lee', 'unpaid'],
  ['P5ZQNJ8A', 'card', '80.00', 'Ben Ito', 'paid by card'],
];

const PLACED_AT = new Date('2026-11-01T12:00:00Z');

/** Replaces all orders and payment files by those of the fixtures. */
export async function givenPaymentFileOrders(shop: TestShop, admin: { authorization: string }): Promise<void> {
  await forgetOrders(shop);
  for (const [number, paymentMethod, totalAmount, customerName, state] of ORDERS) {
    const wanted = { orderNumber: `ORD-${number}`, paymentMethod, totalAmount, customerName, createdAt: PLACED_AT };
    const { id } = await givenNumberedOrder(shop, wanted);
    const post = (path: string, body: object) => shop.http().post(`/api/admin/orders/${id}/${path}`).set(admin).send(body);
    if (state === 'paid by hand') await post('payment', { reference: 'typed' }).expect(200);
    if (state === 'cancelled') {
      await post('cancel', {}).expect(200);
      await shop.db.query(`update order_events set at = '2026-11-03T15:00:00Z' where order_id = $1 and to_state = 'cancelled'`, [
        id,
      ]);
    }
    if (state === 'paid by card') {
      await setOrder(shop.db, id, { paymentStatus: 'paid', status: 'confirmed' });
    }
  }
}

/** With their payment files, events and what waits for them. */
export async function forgetOrders(shop: TestShop): Promise<void> {
  await truncateTables(shop.db, 'orders', 'statement_files');
  await shop.db.query(`delete from idempotency_keys`);
  await shop.db.query(`delete from outbox where topic like 'order.%'`);
}
