import type { DataSource } from 'typeorm';
import { givenCart, orderBody, type OrderLine } from './order.js';
import { ShippingRate, TaxRule } from '#modules/pricing/index.js';
import type { TestShop } from '../shop.js';

/** As staff would have entered it in the settings. */
export async function givenModes(
  shop: TestShop,
  values: { shippingMode?: 'free' | 'rates'; taxMode?: 'off' | 'table' },
): Promise<void> {
  await shop.db.query(
    `insert into shop_settings (id, "values") values (1, $1)
     on conflict (id) do update set "values" = shop_settings.values || excluded.values`,
    [values],
  );
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

/** A shop with both modes on, one rate and one rule, and nothing else. */
export async function givenPrices(shop: TestShop): Promise<{ rate: ShippingRate; rule: TaxRule }> {
  await shop.db.query('delete from shipping_rates');
  await shop.db.query('delete from tax_rules');
  const [rate, rule] = [await givenRate(shop.db), await givenRule(shop.db)];
  await givenModes(shop, { shippingMode: 'rates', taxMode: 'table' });
  return { rate, rule };
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
