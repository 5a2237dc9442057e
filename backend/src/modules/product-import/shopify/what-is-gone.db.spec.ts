import { FeedClient } from '#test/feeds/feed-client.js';

let client: FeedClient;
beforeEach(async () => {
  client = await FeedClient.open();
  for (const name of ['a', 'b', 'c']) client.images.served.set(addressOf(name), client.png);
});
afterEach(() => client.close());

const addressOf = (name: string): string => `https://cdn.example/${name}.png`;
const csv = (head: string, ...rows: string[]): string => [head, ...rows].join('\n');
const SIZES = 'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Qty,Variant Price';
const notesOf = async (feed: string, dryRun = false): Promise<string[] | undefined> =>
  (await client.run(feed, dryRun)).rows[0]?.notes;

describe('what a product loses comes first in the report', () => {
  it('the sizes of a product that gets another option', async () => {
    await client.run(csv(SIZES, 'tee,Tee,Size,S,,,7,30.00', 'tee,,,M,,,4,30.00'));
    const [first] = (await notesOf(csv(SIZES, 'tee,Tee,Size,S,Color,Red,2,30.00', 'tee,,,M,,Red,3,30.00'), true)) ?? [];
    expect(first).toBe('gone: S (7 → 0), M (4 → 0)');
  });

  it('but no size that keeps the pieces of staff', async () => {
    const both = csv(SIZES, 'tee,Tee,Size,S,,,7,30.00', 'tee,,,L,,,2,30.00');
    await client.run(both);
    await client.shop.db.transaction(async (tx) => {
      await tx.query(`update product_variants set stock_quantity = stock_quantity + 5 where label = 'L'`);
      await tx.query('update products set stock_quantity = stock_quantity + 5');
    });
    expect(await notesOf(csv(SIZES, 'tee,Tee,Size,S,,,7,30.00'))).toEqual(['changed: L 7 → 5']);
  });

  it.each([
    [['a', 'b', 'c'], ['a'], 'gone: 2 images'],
    [['a', 'b'], ['b', 'c'], 'gone: 1 image'],
  ])('images %j of which %j are left', async (before, now, line) => {
    const feed = (names: readonly string[]): string =>
      csv(
        'Handle,Title,Variant Price,Image Src',
        ...names.map((name, n) => `tee,${n === 0 ? 'Tee,30.00' : ','},${addressOf(name)}`),
      );
    await client.run(feed(before));
    expect((await notesOf(feed(now), true))?.[0]).toBe(line);
    expect((await notesOf(feed(now)))?.[0]).toBe(line);
  });
});
