import { StockAlert } from '#modules/alerts/index.js';
import { AlertKeys } from '#modules/alerts/alert-keys.js';
import type { TestShop } from '../shop.js';
import { givenProduct } from './catalog.js';

/** Switches "Tell me when it is back" on, or off. */
export async function offerAlerts(shop: TestShop, stockAlerts = true): Promise<void> {
  await shop.db.query(
    `insert into shop_settings (id, values) values (1, $1) on conflict (id) do update set values = shop_settings.values || $1::jsonb`,
    [JSON.stringify({ stockAlerts })],
  );
  await shop.waitForNotifications();
}

export interface GivenAlert {
  id: string;
  token: string;
  productId: string;
}

export const alertToken = (shop: TestShop, id: string): string => shop.app.get(AlertKeys, { strict: false }).tokenOf(id);

/** A pending alert of rita@example.com for a product that is sold out. */
export async function givenAlert(shop: TestShop, over: Partial<StockAlert> = {}): Promise<GivenAlert> {
  const productId = over.productId ?? (await givenProduct(shop.db, { name: 'Dawn Hoodie', stockQuantity: 0 })).id;
  const { id } = await shop.db.getRepository(StockAlert).save({ email: 'rita@example.com', ...over, productId });
  return { id, token: alertToken(shop, id), productId };
}

/** Oldest first. */
export const alertsOf = (shop: TestShop, productId: string): Promise<StockAlert[]> =>
  shop.db.getRepository(StockAlert).find({ where: { productId }, order: { requestedAt: 'asc', id: 'asc' } });

/** Confirmed alerts, one minute apart: "waiting-0@example.com" waits for longest. */
export async function givenWaiting(
  shop: TestShop,
  count: number,
  { productId, variantId = null }: { productId: string; variantId?: string | null },
): Promise<void> {
  await shop.db.query(
    `insert into stock_alerts (product_id, variant_id, email, mailed_at, confirmed_at)
     select $1, $2, 'waiting-' || n || '@example.com', now(), now() - interval '1 day' + n * interval '1 minute'
     from generate_series(0, $3::int - 1) n`,
    [productId, variantId, count],
  );
}

/** The numbers of those of `givenWaiting` that have their turn, in the order of their waiting. */
export async function notifiedOf(shop: TestShop, productId: string): Promise<number[]> {
  const rows = await shop.db.query<{ email: string }[]>(
    'select email from stock_alerts where product_id = $1 and notified_at is not null order by confirmed_at',
    [productId],
  );
  return rows.map(({ email }) => Number(/\d+/.exec(email)?.[0]));
}
