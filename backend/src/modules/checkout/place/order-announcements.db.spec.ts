import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
const heard: string[] = [];
beforeAll(async () => {
  shop = await openShop();
  shop.app.get(TableChangeListener).onChange((table, id) => heard.push(id === undefined ? table : `${table} ${id}`));
});
afterAll(() => shop.close());

async function order(lines: { product: Awaited<ReturnType<typeof givenProduct>>; quantity: number }[]): Promise<string> {
  const sessionId = await givenCart(shop.db, lines);
  // The products announced themselves too.
  await shop.waitForNotifications();
  heard.length = 0;
  const { body } = await shop.http().post('/api/orders').send(orderBody(sessionId, lines)).expect(201);
  return (body as { id: string }).id;
}
const until = (change: string): Promise<boolean> => eventually(() => Promise.resolve(heard.includes(change)), Boolean);

describe('an order', () => {
  it('announces itself, the stock of its products and the event, but no change of the product lists', async () => {
    const products = [await givenProduct(shop.db, { stockQuantity: 5 }), await givenProduct(shop.db, { stockQuantity: 5 })];
    const id = await order(products.map((product) => ({ product, quantity: 1 })));
    for (const change of [...products.map((product) => `stock ${product.id}`), 'outbox', `orders ${id}`]) {
      expect(await until(change)).toBe(true);
    }
    expect(heard).not.toContain('products');
    expect(heard).not.toContain('*');
  });

  it('announces a change of the product lists when it takes the last piece', async () => {
    const product = await givenProduct(shop.db, { stockQuantity: 2 });
    await order([{ product, quantity: 2 }]);
    expect(await until('products')).toBe(true);
    expect(await until(`stock ${product.id}`)).toBe(true);
  });
});
