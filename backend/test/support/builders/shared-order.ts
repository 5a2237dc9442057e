import type { Product } from '#modules/catalog/index.js';
import type { TestShop } from '../shop.js';
import { givenArtist, givenProduct } from './catalog.js';
import { givenChargedOrder } from './shop-prices.js';

/** A product of an artist who gets `shareBps` of each sale. */
export async function givenSharedProduct(
  shop: Pick<TestShop, 'db'>,
  shareBps: number,
  artistName: string,
  over: Partial<Product> = {},
): Promise<Product> {
  const artist = await givenArtist(shop.db, { name: artistName, shareBps });
  return givenProduct(shop.db, { artistId: artist.id, ...over });
}

export interface SharedOrder {
  id: string;
  /** A hoodie for $40.00 with $2.40 of tax, of which Marisol Vega gets 50 %. */
  hoodie: string;
  /** Two caps for $20.00 with $1.20 of tax. */
  caps: string;
}

/** The items of an order by the names of their products. */
export async function itemsOf(shop: Pick<TestShop, 'db'>, orderId: string): Promise<Record<string, string>> {
  const rows = await shop.db.query<{ id: string; name: string }[]>(
    'select id, product_name as name from order_items where order_id = $1',
    [orderId],
  );
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]));
}

/** $60.00 of pieces, $6.00 of shipping and $3.60 of tax, paid by Zelle; the total by the prices of `givenPrices`. */
export async function givenSharedOrder(
  shop: TestShop,
  admin: { authorization: string },
  totalAmount = '69.60',
): Promise<SharedOrder> {
  const lines = [
    { product: await givenSharedProduct(shop, 5_000, 'Marisol Vega', { name: 'Dawn Hoodie', priceCents: 4_000 }), quantity: 1 },
    { product: await givenProduct(shop.db, { name: 'Rising Cap', priceCents: 1_000 }), quantity: 2 },
  ];
  const id = await givenChargedOrder(shop, lines, totalAmount);
  await shop
    .http()
    .post(`/api/admin/orders/${id}/payment`)
    .set(admin)
    .send({ reference: `ZL-${id}` })
    .expect(200);
  const items = await itemsOf(shop, id);
  return { id, hoodie: items['Dawn Hoodie'] ?? '', caps: items['Rising Cap'] ?? '' };
}
