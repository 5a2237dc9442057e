import { sizeStocksOf } from '#test/support/builders/catalog.js';
import { FeedClient } from '#test/feeds/feed-client.js';
import { expectInvariants } from '#test/support/invariants.js';

let client: FeedClient;
beforeEach(async () => {
  client = await FeedClient.open();
});
afterEach(async () => {
  await expectInvariants(client.shop.db);
  await client.close();
});

const HEAD = 'Handle,Title,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price';
const run = (...rows: string[]) => client.run([HEAD, ...rows].join('\n'));
const plain = (quantity: string) => run(`dawn,Dawn,Title,Default Title,${quantity},48.00`);
/** A hoodie with sizes as "M 5". */
const sized = (...sizes: string[]) =>
  run(...sizes.map((size, n) => `dawn,${n === 0 ? 'Dawn' : ''},Size,${size.replace(' ', ',')},48.00`));
const stocks = async () => sizeStocksOf(client.shop.db, (await client.product('dawn')).id);

describe('a product that the last file listed without sizes', () => {
  it('gets those that the file has now, also for the second time', async () => {
    await plain('10');
    expect((await sized('S 4', 'M 6')).rows[0]?.notes).toEqual(['changed: 2 sizes']);
    expect(await stocks()).toEqual({ S: 4, M: 6, all: 10 });
    await plain('9');
    await sized('M 5', 'L 4');
    expect(await stocks()).toMatchObject({ M: 5, L: 4, all: 9 });
    await client.shop.waitForNotifications();
    const { body } = await client.shop
      .http()
      .get(`/api/products/${(await client.product('dawn')).id}`)
      .expect(200);
    expect(body).toMatchObject({ optionNames: ['Size'], variants: [{ label: 'M' }, { label: 'L' }] });
    expect((await sized('M 5', 'L 4')).totals).toMatchObject({ unchanged: 1 });
  });

  it('gets the first quantities that a file has', async () => {
    await plain('');
    await sized('S 4', 'M 6');
    expect(await stocks()).toEqual({ S: 4, M: 6, all: 10 });
  });

  it('keeps its pieces while the file does not say of which sizes they are', async () => {
    await plain('10');
    await sized('S ', 'M ');
    expect(await client.product('dawn')).toMatchObject({ stock: 10 });
    await sized('S 4', 'M 6');
    expect(await stocks()).toEqual({ S: 4, M: 6, all: 10 });
  });

  it('has its pieces in the sizes that staff have given it meanwhile', async () => {
    await plain('10');
    const { id } = await client.product('dawn');
    await client.shop.db.transaction(async (tx) => {
      await tx.query(`update products set option_names = '{Size}' where id = $1`, [id]);
      await tx.query(
        `insert into product_variants (product_id, option_values, label, stock_quantity, sort_order)
         values ($1, '{S}', 'S', 4, 0), ($1, '{M}', 'M', 6, 1)`,
        [id],
      );
    });
    await sized('S 4', 'M 6');
    expect(await stocks()).toEqual({ S: 4, M: 6, all: 10 });
  });
});
