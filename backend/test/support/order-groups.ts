import { PlaceManualOrder } from '#modules/checkout/place/place-manual-order.js';
import { toOrderRequest } from '#modules/checkout/place/order-request.js';
import type { PlaceOrderDto } from '#modules/checkout/place/place-order.dto.js';
import { currentWork } from '#platform/tracing/work-context.js';
import { givenCarts, orderBody, type OrderLine } from './builders/order.js';
import { openStatementLog } from './database/statement-log.js';
import type { TestShop } from './shop.js';

/** A cart, and how its session orders it. */
export interface GivenOrder {
  sessionId: string;
  lines: readonly OrderLine[];
  /** Replaces fields of the request's orderData. */
  over?: Record<string, unknown>;
  key?: string;
  address?: string;
}

/** Fills a cart for each order. */
export async function givenOrders(shop: TestShop, ...carts: OrderLine[][]): Promise<GivenOrder[]> {
  const sessions = await givenCarts(shop.db, carts);
  return carts.map((lines, index) => ({ sessionId: sessions[index] ?? '', lines }));
}

/** Places an order without HTTP: calls of one turn of the event loop are in one group. */
export const placeOrder = (
  shop: TestShop,
  { sessionId, lines, over, key, address = '203.0.113.7' }: GivenOrder,
  service = shop.app.get(PlaceManualOrder),
) => service.execute(toOrderRequest(orderBody(sessionId, lines, over) as PlaceOrderDto, address), key, currentWork());

/** Places the orders in one turn of the event loop. */
export const placeAll = (shop: TestShop, orders: readonly GivenOrder[]) =>
  Promise.allSettled(orders.map((order) => placeOrder(shop, order)));

/** 201, or the status of the error. */
export const statusesOf = (results: readonly PromiseSettledResult<unknown>[]): number[] =>
  results.map((result) => (result.status === 'fulfilled' ? 201 : (result.reason as { status: number }).status));

/** How many statements insert orders while `work` runs. */
export async function countOrderInserts(work: () => Promise<unknown>): Promise<number> {
  const log = openStatementLog();
  await work();
  log.close();
  return log.texts.filter((text) => text.includes('insert into orders')).length;
}

/** How many of these were placed and refused. */
export function countByStatus(results: readonly PromiseSettledResult<unknown>[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statusesOf(results)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
