import { setOrder } from '#test/support/builders/order-money.js';
import { givenProduct, givenSizedProduct, type SizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { ProductVariant } from '#modules/catalog/index.js';
import { OrderItem } from '../../entities/order-item.entity.js';
import { Order } from '../../entities/order.entity.js';
import type { StockListView } from './stock-list.view.js';

let shop: TestShop;
let packer: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  packer = await asAdmin(shop, { username: 'pat', role: 'packer' });
});
afterAll(() => shop.close());

const read = async (query: object = {}): Promise<StockListView> =>
  (await shop.http().get('/api/admin/stock').query(query).set(packer).expect(200)).body as StockListView;

interface Placed {
  pieces: number;
  over?: Partial<Order>;
  returned?: number;
}

/** An order of the hoodie's size M. */
async function placeOrder(hoodie: SizedProduct, { pieces, over = {}, returned = 0 }: Placed): Promise<void> {
  const lines = [{ product: hoodie, variant: sizeOf(hoodie, 'M'), quantity: pieces }];
  const { body } = await shop
    .http()
    .post('/api/orders')
    .send(orderBody(await givenCart(shop.db, lines), lines))
    .expect(201);
  if (Object.keys(over).length > 0) await setOrder(shop.db, body.id, over);
  if (returned > 0) await shop.db.getRepository(OrderItem).update({ orderId: body.id }, { returnedQuantity: returned });
}

const PAID = { status: 'confirmed', paymentStatus: 'paid' } as const;
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

describe('the list of what to print again', () => {
  it('counts for each size what is left, sold in 30 days and on unpaid orders', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 30, L: 0 }, { name: 'Swallow Hoodie' });
    await placeOrder(hoodie, { pieces: 4, over: PAID });
    await placeOrder(hoodie, { pieces: 3, over: PAID, returned: 1 });
    await placeOrder(hoodie, { pieces: 5, over: { ...PAID, createdAt: daysAgo(31) } });
    await placeOrder(hoodie, { pieces: 1, over: { status: 'cancelled' } });
    await placeOrder(hoodie, { pieces: 2 });
    await placeOrder(hoodie, { pieces: 1, over: { createdAt: daysAgo(40) } });
    const row = { productId: hoodie.id, name: 'Swallow Hoodie', imageUrl: hoodie.imageUrl };
    const [large, medium] = [sizeOf(hoodie, 'L'), sizeOf(hoodie, 'M')];
    expect(await read({ search: 'swallow' })).toEqual({
      rows: [
        { ...row, variantId: large.id, size: 'L', left: 0, sold30Days: 0, daysLeft: null, onUnpaidOrders: 0 },
        { ...row, variantId: medium.id, size: 'M', left: 14, sold30Days: 6, daysLeft: 70, onUnpaidOrders: 3 },
      ],
      matching: 2,
    });
  });

  it('has one row for a product without sizes, and none for what the shop does not sell', async () => {
    const tee = await givenProduct(shop.db, { name: 'Finch Tee', stockQuantity: 3 });
    await givenProduct(shop.db, { name: 'Finch Cap', deletedAt: new Date() });
    const hidden = await givenSizedProduct(shop.db, { M: 1, L: 0 }, { name: 'Finch Joggers' });
    await shop.db.getRepository(ProductVariant).update({ id: sizeOf(hidden, 'L').id }, { isActive: false });
    const { rows } = await read({ search: 'FINCH' });
    expect(rows.map(({ productId, size }) => [productId, size])).toEqual([
      [hidden.id, 'M'],
      [tee.id, null],
    ]);
  });

  it('filters sold out and low, and the file for the printer has the same rows', async () => {
    await givenSizedProduct(shop.db, { S: 0, M: 3, L: 4 }, { name: 'Wren =Shirt' });
    const labels = async (filter?: string): Promise<(string | null)[]> =>
      (await read({ search: 'wren', filter })).rows.map(({ size }) => size);
    expect([await labels(), await labels('out'), await labels('low')]).toEqual([['S', 'M', 'L'], ['S'], ['M']]);
    const file = await shop
      .http()
      .get('/api/admin/stock/export.csv')
      .query({ search: 'wren', filter: 'out' })
      .set(packer)
      .expect(200);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.text).toBe(
      '\uFEFF"Product","Size","Left","Sold in 30 days","Days left","On unpaid orders"\r\n"Wren =Shirt","S","0","0","","0"\r\n',
    );
  });

  it('a size that is gone within 14 days is low', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 40 }, { name: 'Heron Hoodie' });
    await placeOrder(hoodie, { pieces: 15, over: PAID });
    expect((await read({ search: 'heron', filter: 'low' })).rows).toEqual([]);
    await placeOrder(hoodie, { pieces: 15, over: PAID });
    expect((await read({ search: 'heron', filter: 'low' })).rows).toEqual([
      expect.objectContaining({ left: 10, sold30Days: 30, daysLeft: 10 }),
    ]);
  });

  it('refuses an unknown filter', async () => {
    await shop.http().get('/api/admin/stock').query({ filter: 'many' }).set(packer).expect(400);
  });
});
