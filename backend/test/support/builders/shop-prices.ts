import type { DataSource } from 'typeorm';
import { givenCart, orderBody, type OrderLine } from './order.js';
import { ShippingRate, TaxRule } from '#modules/pricing/index.js';
import type { TestShop } from '../shop.js';

interface Modes {
  shippingMode?: 'free' | 'rates';
  taxMode?: 'off' | 'table' | 'stripe';
}

const writeModes = (db: DataSource, values: Modes): Promise<unknown> =>
  db.query(
    `insert into shop_settings (id, "values") values (1, $1)
     on conflict (id) do update set "values" = shop_settings.values || excluded.values`,
    [values],
  );

/** As staff would have entered it in the settings. */
export async function givenModes(shop: TestShop, values: Modes): Promise<void> {
  await writeModes(shop.db, values);
  await shop.waitForNotifications();
}

/** Standard shipping for $6.00, free from $75.00. */
export const givenRate = (db: DataSource, over: Partial<ShippingRate> = {}): Promise<ShippingRate> =>
  db.getRepository(ShippingRate).save({ name: 'Standard', cents: 600, freeFromCents: 7_500, ...over });

/** 6 % in Maryland, on everything but shipping. */
export const givenRule = (db: DataSource, over: Partial<TaxRule> = {}): Promise<TaxRule> =>
  db.getRepository(TaxRule).save({
    authority: 'Maryland',
    state: 'MD',
    ratePpm: 60_000,
    clothing: 'none',
    shipping: 'no',
    ...over,
  });

/** Both modes on, one rate and one rule, and nothing else. Processes that run read them a moment later. */
export async function writePrices(db: DataSource): Promise<{ rate: ShippingRate; rule: TaxRule }> {
  await db.query('delete from shipping_rates');
  await db.query('delete from tax_rules');
  const [rate, rule] = [await givenRate(db), await givenRule(db)];
  await writeModes(db, { shippingMode: 'rates', taxMode: 'table' });
  return { rate, rule };
}

/** As `writePrices`, for a shop that knows them at once. */
export async function givenPrices(shop: TestShop): Promise<{ rate: ShippingRate; rule: TaxRule }> {
  const prices = await writePrices(shop.db);
  await shop.waitForNotifications();
  return prices;
}

export const BALTIMORE = {
  street: '12 Canal Street',
  city: 'Baltimore',
  state: 'MD',
  zipCode: '21230',
  country: 'United States',
};

/** The id of a Zelle order to Baltimore; `totalAmount` is with shipping and tax. */
export async function givenChargedOrder(shop: TestShop, lines: readonly OrderLine[], totalAmount: string): Promise<string> {
  const body = orderBody(await givenCart(shop.db, lines), lines, { shippingAddress: BALTIMORE, totalAmount });
  const { body: placed } = await shop.http().post('/api/orders').send(body).expect(201);
  return (placed as { id: string }).id;
}
