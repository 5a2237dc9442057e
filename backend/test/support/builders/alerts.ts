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
