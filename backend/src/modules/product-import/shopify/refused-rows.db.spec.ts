import { FeedClient } from '#test/feeds/feed-client.js';
import { query } from '#platform/database/sql.js';
import { expectInvariants } from '#test/support/invariants.js';

let client: FeedClient;
beforeAll(async () => {
  client = await FeedClient.open();
});
afterEach(async () => {
  await expectInvariants(client.shop.db);
  await client.shop.db.query('delete from products');
});
afterAll(() => client.close());

const HEAD = 'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price';
const FIRST = ['tee,Tee,Size,S,,,T-S,7,30.00', 'tee,,,M,,,T-M,4,32.00'] as const;
const [S_FIRST, M_FIRST] = FIRST;
const file = (...rows: string[]): string => [HEAD, ...rows].join('\n');

/** "S 7 at 30.00 (T-S)" for each size, a retired one in brackets, and the price of the product. */
async function shown(): Promise<string[]> {
  const sizes = await query<{ text: string }>(
    client.shop.db,
    `select format(case when v.is_active then '%s %s at %s (%s)' else '[%s %s at %s (%s)]' end,
       v.label, v.stock_quantity, coalesce(v.price_override, p.price), v.sku) as text
     from product_variants v join products p on p.id = v.product_id order by v.label`,
  );
  return [...sizes.map(({ text }) => text), `from ${(await client.product('tee')).price}`];
}
/** Imports `rows` after a dry run, which must promise the same. Returns the line of the product, or undefined when nothing of it is usable. */
async function importOf(...rows: string[]) {
  const [dry, real] = [await client.run(file(...rows), true), await client.run(file(...rows))];
  const of = (report: typeof dry) =>
    report.rows.map(({ line, outcome, price, stock, notes }) => ({ line, outcome, price, stock, notes }));
  expect(of(dry)).toEqual(of(real));
  return real.rows.find(({ outcome }) => outcome !== 'refused');
}

const BEFORE = ['M 4 at 32.00 (T-M)', 'S 7 at 30.00 (T-S)', 'from 30.00'];

describe('a row that is refused leaves the size that it describes as it was', () => {
  it.each([
    ['a quantity in words', ['tee,Tee,Size,S,,,T-S,not stocked,30.00', M_FIRST], 'S'],
    ['a quantity with a decimal', ['tee,Tee,Size,S,,,T-S,7.5,30.00', M_FIRST], 'S'],
    ['a quantity above the limit', ['tee,Tee,Size,S,,,T-S,1000001,30.00', M_FIRST], 'S'],
    ['a price with thousands, as a spreadsheet quotes it', [S_FIRST, 'tee,,,M,,,T-M,4,"1,032.00"'], 'M'],
    ['a price with a currency', ['tee,Tee,Size,S,,,T-S,7,$30.00', M_FIRST], 'S'],
    ['a price that is empty', ['tee,Tee,Size,S,,,T-S,7,', M_FIRST], 'S'],
    ['a price of 0, in another letter case of the size', ['tee,Tee,Size,s,,,T-S,7,0', M_FIRST], 'S'],
    ['a price with thousands that is not quoted', [S_FIRST, 'tee,,,M,,,T-M,4,1,032.00'], 'M'],
    ['a row that ends early', [S_FIRST, 'tee,,,M'], 'M'],
    ['a row that ends before its size', [S_FIRST, 'tee,'], 'M'],
    ['a row without the value of its option', [S_FIRST, 'tee,,,,,,T-M,4,32.00'], 'M'],
    ['a row without its handle', [S_FIRST, ',,,M,,,T-M,4,32.00'], 'M'],
    ['rows of which only the title is left of the options', ['tee,Tee,Size,S,,,T-S,7,30.00,,9', 'tee,Tee,,M,,,T-M,4,32.00'], 'S'],
  ])('%s', async (_name, rows, size) => {
    await importOf(...FIRST);
    const row = await importOf(...rows);
    expect(row).toMatchObject({ outcome: 'unchanged', price: '30.00' });
    expect(row?.notes).toContainEqual(expect.stringMatching(new RegExp(`^${size}\\b.* as it is|of which size`, 'i')));
    expect(await shown()).toEqual(BEFORE);
  });

  it('which may be sold and edited meanwhile, hidden, or renamed', async () => {
    await importOf(...FIRST);
    await client.shop.db.transaction(async (tx) => {
      await tx.query(`update product_variants set stock_quantity = 2, sku = 'OWN' where label = 'S'`);
      await tx.query(`update product_variants set is_active = false where label = 'M'`);
      await tx.query('update products set stock_quantity = 2');
    });
    await importOf('tee,Tee,Size,S,,,T-S,x,30.00', 'tee,,,M,,,T-M,x,32.00', 'tee,,,L,,,T-L,5,33.00');
    expect(await shown()).toEqual(['L 5 at 33.00 (T-L)', '[M 4 at 32.00 (T-M)]', 'S 2 at 30.00 (OWN)', 'from 30.00']);
    await client.shop.db.query(`update product_variants set label = 'Small', option_values = '{Small}' where label = 'S'`);
    expect(await importOf('tee,Tee,Size,S,,,T-S,x,30.00', 'tee,,,M,,,T-M,4,32.00', 'tee,,,L,,,T-L,5,33.00')).toMatchObject({
      outcome: 'unchanged',
    });
    expect(await shown()).toContain('Small 2 at 30.00 (OWN)');
  });

  it('and its price, when the other sizes become cheaper or dearer', async () => {
    await importOf(...FIRST);
    expect(await importOf('tee,Tee,Size,S,,,T-S,x,30.00', 'tee,,,M,,,T-M,4,25.00')).toMatchObject({ price: '25.00' });
    expect(await shown()).toEqual(['M 4 at 25.00 (T-M)', 'S 7 at 30.00 (T-S)', 'from 25.00']);
    await importOf('tee,Tee,Size,S,,,T-S,x,30.00', 'tee,,,M,,,T-M,4,40.00');
    expect(await shown()).toEqual(['M 4 at 40.00 (T-M)', 'S 7 at 30.00 (T-S)', 'from 30.00']);
  });

  it('until a good row of it comes', async () => {
    await importOf(...FIRST);
    await importOf('tee,Tee,Size,S,,,T-S,x,30.00', 'tee,,,M,,,T-M,5,32.00');
    expect(await importOf('tee,Tee,Size,S,,,T-S,9,31.00', 'tee,,,M,,,T-M,5,32.00')).toMatchObject({
      notes: ['changed: price, S 7 → 9, price of S'],
    });
    expect(await shown()).toEqual(['M 5 at 32.00 (T-M)', 'S 9 at 31.00 (T-S)', 'from 31.00']);
  });
});

describe('a file with a refused row', () => {
  it('retires a size whose row is gone, when the refused row is another one', async () => {
    await importOf(...FIRST, 'tee,,,L,,,T-L,2,32.00');
    expect(await importOf('tee,Tee,Size,S,,,T-S,x,30.00', 'tee,,,M,,,T-M,4,32.00')).toMatchObject({
      notes: ['gone: L (2 → 0)', 'S stays as it is: line 2 is refused'],
    });
    expect(await shown()).toEqual(['[L 0 at 32.00 (T-L)]', ...BEFORE]);
  });

  it('does not take the second option from a product', async () => {
    const both = ['tee,Tee,Size,S,Color,Red,T-S,7,30.00', 'tee,,,M,,Blue,T-M,4,32.00'];
    await importOf(...both);
    const before = await shown();
    await importOf('tee,Tee,Size,S,Color,Red,T-S,x,30.00', 'tee,,,M,,,T-M,4,32.00');
    expect(await shown()).toEqual(before);
  });

  it('does not give a product sizes of which one is missing', async () => {
    await importOf('tee,Tee,Title,Default Title,,,T,11,30.00');
    expect(await importOf('tee,Tee,Size,S,,,T-S,x,30.00', 'tee,,,M,,,T-M,4,32.00')).toMatchObject({ price: '30.00' });
    expect([await client.product('tee'), await shown()]).toMatchObject([{ stock: 11 }, ['from 30.00']]);
    await importOf(...FIRST);
    expect(await shown()).toEqual(BEFORE);
  });

  it('does not take the sizes from a product', async () => {
    await importOf(...FIRST);
    await importOf('tee,Tee,Title,Default Title,,,T,3,30.00', 'tee,,,M,,,T-M,4,1,032.00');
    expect(await shown()).toEqual(BEFORE);
  });

  it('counts a second row of the same size as refused only', async () => {
    await importOf(...FIRST);
    expect(await importOf('tee,Tee,Size,S,,,T-S,9,30.00', 'tee,,,S,,,T-S,x,30.00', 'tee,,,M,,,T-M,4,32.00')).toMatchObject({
      notes: ['changed: S 7 → 9'],
    });
  });

  it('imports a new product without the size, and says the stock of the others', async () => {
    expect(await importOf('tee,Tee,Size,S,,,T-S,x,30.00', M_FIRST)).toMatchObject({
      outcome: 'created',
      stock: 4,
      price: '32.00',
    });
    expect(await shown()).toEqual(['M 4 at 32.00 (T-M)', 'from 32.00']);
  });

  it('keeps the images of a row that cannot be read', async () => {
    const [a, b] = ['a', 'b'].map((name) => `https://cdn.example/${name}.png`);
    for (const address of [a, b]) client.images.served.set(address ?? '', client.png);
    const images = (...rows: string[]) => client.run([`${HEAD},Image Src,Image Alt Text`, ...rows].join('\n'));
    const count = () => query(client.shop.db, 'select count(*)::int as images from product_images');
    await images(`${S_FIRST},${a},Front`, `tee,,,,,,,,,${b},Back`);
    expect(await count()).toEqual([{ images: 2 }]);
    await images(`${S_FIRST},${a},Front`, `tee,,,,,,,,,${b},Back, with a comma`);
    expect(await count()).toEqual([{ images: 2 }]);
    await images(`${S_FIRST},${a},Front`);
    expect(await count()).toEqual([{ images: 1 }]);
  });
});
