import { randomUUID } from 'node:crypto';
import { Order } from '#modules/orders/index.js';
import type { TestShop } from '../shop.js';
import { givenProduct } from './catalog.js';
import { givenCart, orderBody } from './order.js';
import { setOrder } from './order-money.js';

export interface PlacedOrder {
  id: string;
  orderNumber: string;
  productId: string;
}

/** An order of two units at $48.00 of a new product with 8 units left in stock. `over` replaces columns of the order. */
export async function givenOrder(shop: TestShop, over: Partial<Order> = {}): Promise<PlacedOrder> {
  const product = await givenProduct(shop.db, { stockQuantity: 10, priceCents: 4_800 });
  const lines = [{ product, quantity: 2 }];
  const { body } = await shop
    .http()
    .post('/api/orders')
    .send(orderBody(await givenCart(shop.db, lines), lines))
    .expect(201);
  const { id, orderNumber } = body as { id: string; orderNumber: string };
  if (Object.keys(over).length > 0) await setOrder(shop.db, id, over);
  return { id, orderNumber: over.orderNumber ?? orderNumber, productId: product.id };
}

/** The same order paid by card, with a unique payment intent id. */
export function givenCardOrder(shop: TestShop, over: Partial<Order> = {}): Promise<PlacedOrder> {
  return givenOrder(shop, {
    paymentMethod: 'card',
    paymentStatus: 'paid',
    status: 'confirmed',
    paymentIntentId: `pi_${randomUUID()}`,
    ...over,
  });
}

export const orderRow = (shop: TestShop, id: string): Promise<Order> => shop.db.getRepository(Order).findOneByOrFail({ id });

/** The events of the order as text: "status pending -> confirmed by staff ada". */
export async function historyOf(shop: TestShop, id: string): Promise<string[]> {
  const events: { kind: string; from: string | null; to: string | null; actor: string }[] = await shop.db.query(
    'select kind, from_state as "from", to_state as "to", actor from order_events where order_id = $1 order by at, id',
    [id],
  );
  return events.map(({ kind, from, to, actor }) => `${kind} ${from ?? ''} -> ${to ?? ''} by ${actor}`);
}
