import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuTimeOf } from '#test/support/cpu-time.js';
import { ABSENT, given, unreadable, valueOr } from './feed-value.js';
import { readFeed } from './read-feed.js';

const feedFile = (name: string): Buffer => readFileSync(join(__dirname, '../../../../../test/feeds', name));
const feedOf = (text: string): ReturnType<typeof readFeed> => readFeed(Buffer.from(text));

const VARSITY_TOP =
  'Womens casual varsity top, This grey and black buttoned top is a sport-inspired piece complete with an embroidered letter.';

describe("Shopify's sample export", () => {
  const feed = readFeed(feedFile('shopify-apparel.csv'));

  it('has twenty products in twenty-two rows', () => {
    expect([feed.products.length, feed.skipped, feed.refused]).toEqual([20, [], []]);
  });

  it('merges the rows of a handle: options become sizes, quantities are summed', () => {
    expect(feed.products[1]).toEqual({
      line: 3,
      draftReason: given(null),
      handle: 'classic-varsity-top',
      name: 'Classic Varsity Top',
      description: given(VARSITY_TOP),
      describedOptions: `${VARSITY_TOP}\n\nSizes: Small, Medium, Large.`,
      options: given({
        optionNames: ['Size'],
        sizes: ['Small', 'Medium', 'Large'].map((value) => ({
          values: [value],
          sku: given(null),
          priceCents: 6000,
          stock: 1,
          image: null,
        })),
        columns: 3,
      }),
      refusedRows: [],
      priceCents: 6000,
      hasOnePrice: true,
      stock: 3,
      type: given(''),
      tags: given(['women']),
      listsImages: { ofProduct: true, ofSizes: true },
      images: ['https://burst.shopifycdn.com/photos/casual-fashion-woman_925x.jpg'],
      imageAlts: new Map(),
      notes: [],
    });
  });

  it('describes no options for a product with one variant', () => {
    expect(feed.products[0]?.describedOptions).not.toContain('Default Title');
  });
});

describe('a hostile file', () => {
  const { products, skipped, refused } = readFeed(feedFile('hostile.csv'));
  const byHandle = (handle: string): (typeof products)[number] | undefined =>
    products.find((product) => product.handle === handle);

  it('keeps the valid products', () => {
    expect(products.map(({ handle }) => handle)).toEqual(['script-hoodie', 'formula-tee', 'half-good', 'best-price']);
    expect(byHandle('best-price')?.priceCents).toBe(9_999_999_999);
  });

  it('reports the invalid rows by line, with the reason', () => {
    expect(
      refused.map(({ line, reason }) => `${line}: ${reason}`).toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b)),
    ).toEqual([
      '4: the price "1e9" is not a plain decimal number',
      '5: the price "1000000000" is above 99999999.99',
      '6: the price "10,00" has a comma; write 10.00',
      '7: the price "10.001" has more than two decimals',
      '8: the price must be above 0',
      '9: the price "-5" is not a plain decimal number',
      '10: the title is missing',
      '11: the handle is missing',
      '13: the quantity "1.5" is not a whole number',
      '15: the same variant is already on line 12',
      '16: the price is missing',
      '17: the row has more cells than the header',
    ]);
  });

  it('skips gift cards and unpublished products', () => {
    expect(skipped.map(({ line, reason }) => [line, reason])).toEqual([
      [18, 'a gift card'],
      [19, 'not published'],
    ]);
  });

  it('uses the valid rows of a product with invalid ones, and notes it', () => {
    expect(byHandle('half-good')).toMatchObject({
      priceCents: 1250,
      stock: 4,
      description: unreadable('it may be on line 11'),
      describedOptions: 'Sizes: S, L.',
      refusedRows: expect.arrayContaining([{ line: 13, label: 'M' }]),
      notes: ['line 14: SKU "B-1" is also on line 12', 'line 14: quantity -2 counts as 0'],
    });
  });

  it('keeps markup and formulas of a cell as plain text and removes scripts (threat 66)', () => {
    expect(byHandle('script-hoodie')?.name).toBe('Script <b>Hoodie</b>');
    expect(byHandle('script-hoodie')?.description).toEqual(given('Warm.\n\n<i>Soft</i>'));
    expect(byHandle('formula-tee')?.name).toBe('=HYPERLINK("https://evil.example","Tee")');
  });
});

describe('the file format', () => {
  it('counts lines of the file after cells with line breaks, and merges rows that are apart', () => {
    const { products, refused } = readFeed(feedFile('quoted-newlines.csv'));
    expect(products.map(({ line, name, description, stock }) => ({ line, name, description, stock }))).toEqual([
      { line: 2, name: 'First Tee', description: given('One\ntwo\n\nthree'), stock: 1 },
      { line: 9, name: 'Third Tee', description: given('He said "hi"'), stock: 2 },
    ]);
    expect(refused.map(({ line, name, reason }) => [line, name, reason])).toEqual([
      [10, 'First Tee', 'the price is missing'],
      [6, 'Second Tee', 'the price "free" is not a plain decimal number'],
    ]);
  });

  it('accepts the new column names, sorts images by position and skips archived products', () => {
    const { products, skipped } = readFeed(feedFile('new-names.csv'));
    expect(products).toEqual([
      expect.objectContaining({
        name: 'Relaxed Jogger',
        priceCents: 3900,
        stock: 11,
        description: given('Soft.'),
        images: [
          'https://cdn.example/1.jpg',
          'https://cdn.example/2.jpg',
          'https://cdn.example/3.jpg',
          'https://cdn.example/m.jpg',
        ],
      }),
    ]);
    expect(skipped).toEqual([expect.objectContaining({ handle: 'old-hat', reason: 'its status is "archived"' })]);
  });

  it.each([
    ['another delimiter', 'Handle;Title;Variant Price;Tags\na;b;10;c', 'separated by semicolons'],
    ['tabs', 'Handle\tTitle\tVariant Price\tTags\na\tb\t10\tc', 'separated by tabs'],
    ['another kind of file', 'id,name\n1,2', 'no column "Handle", "Title", "Variant Price"'],
    ['a missing column', 'Handle,Title\na,b', 'no column "Variant Price"'],
    ['nothing', '', 'The file is empty'],
    ['blank lines', '\n\r\n \n', 'The file is empty'],
    ['a quotation mark that stays open', 'Handle,Title,Variant Price\na,"b,10\n', 'never closed (line 2)'],
    ['one endless cell', `Handle,Title,Variant Price\na,"${'b'.repeat(1_100_000)}",10\n`, 'longer than a million'],
    ['bytes that are no UTF-8', Buffer.from([0x48, 0xe9, 0x2c]), 'not UTF-8'],
  ])('rejects %s with one sentence', (_name, content, sentence) => {
    expect(() => readFeed(Buffer.from(content))).toThrow(sentence);
  });

  it('accepts columns in any order and case, and rows that end early', () => {
    const { products } = feedOf('VARIANT PRICE,title,Extra,HANDLE,Tags\n9.5,A Tee,x,a-tee\n');
    expect(products).toEqual([expect.objectContaining({ handle: 'a-tee', name: 'A Tee', priceCents: 950, tags: ABSENT })]);
  });

  it('cuts texts that are too long, and notes it', () => {
    const [product] = feedOf(
      `Handle,Title,Body (HTML),Variant Price\na,${'Long name '.repeat(20)},${'word '.repeat(4_000)},10\n`,
    ).products;
    const description = product && valueOr(product.description, '');
    expect([product?.name.length, description?.length].map((length) => (length ?? 0) > 0)).toEqual([true, true]);
    expect(product?.name.length).toBeLessThanOrEqual(120);
    expect(description?.length).toBeLessThanOrEqual(10_000);
    expect(product?.notes).toEqual(['the name is cut from 199 characters', 'the description is cut from 19999 characters']);
  });

  it('caps stock and images', () => {
    const lines = Array.from(
      { length: 30 },
      (_, n) => `a,${n === 0 ? 'A Tee' : ''},Size,${n},1000000,10,https://cdn.example/${n}.jpg`,
    );
    const [product] = feedOf(
      `Handle,Title,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Image Src\n${lines.join('\n')}`,
    ).products;
    expect([product?.stock, product?.images.length]).toEqual([1_000_000, 20]);
    expect(product?.notes).toEqual(['stock 30000000 is capped at 1000000', 'only 20 of 30 images are used']);
  });

  it('reads ten thousand rows quickly, of many products or of one', () => {
    const head = 'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';
    const many = Array.from({ length: 10_000 }, (_, n) => `tee-${n},Tee ${n},<p>Body ${n}</p>,Size,M,S-${n},1,10`);
    const one = Array.from({ length: 10_000 }, (_, n) => `tee,${n === 0 ? 'Tee' : ''},,Size,Size ${n},S-${n},1,10`);
    const took = cpuTimeOf(() => {
      expect(feedOf([head, ...many].join('\n')).products).toHaveLength(10_000);
      const large = feedOf([head, ...one].join('\n'));
      expect(large.products).toEqual([expect.objectContaining({ stock: 100 })]);
      expect(large.refused).toHaveLength(9_900);
    });
    expect(took).toBeLessThan(20_000);
  });
});
