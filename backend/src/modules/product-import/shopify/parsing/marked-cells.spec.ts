import { given } from './feed-value.js';
import { readFeed } from './read-feed.js';

const HEAD = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';
const read = (...lines: string[]) => readFeed(Buffer.from([HEAD, ...lines].join('\n')));
const variantsOf = ({ products }: ReturnType<typeof read>) =>
  products.flatMap(({ options }) => (options.state === 'given' ? options.value.sizes : []));

it("reads numbers that a spreadsheet program has marked as text, and leaves a title's apostrophe", () => {
  const feed = read(`tee,'90s Tee,Size,S,"=""0012""",'7,'30.00`);
  expect(feed.products.map(({ name }) => name)).toEqual(["'90s Tee"]);
  expect(variantsOf(feed)).toMatchObject([{ sku: given('0012'), stock: 7, priceCents: 3_000 }]);
});

it('takes a SKU that a spreadsheet program has cut for unreadable, and a SKU that only looks so for one', () => {
  const feed = read('tee,Tee,Size,S,9.4E+12,7,30.00', 'tee,,,M,4E12,7,30.00');
  expect(variantsOf(feed).map(({ sku }) => sku.state)).toEqual(['unreadable', 'given']);
});

describe('a row with fewer cells than the header', () => {
  const FULL = ['tee,Tee,Size,S,A,7,30.00', 'tee,,,M,B,7,30.00'];

  it('is refused with its line, because what is behind the missing cell has moved', () => {
    const feed = read(...FULL, 'tee,,,L,7,30.00');
    expect(feed.refused).toMatchObject([{ line: 4, reason: 'the row has fewer cells than the header' }]);
    expect(variantsOf(feed)).toHaveLength(2);
  });

  it('is read where most rows end early: the program leaves out empty cells', () => {
    const lines = ['a,A,,,,1,10.00', 'b,B,,,,1', 'c,C,,,'];
    const { refused } = readFeed(Buffer.from([`${HEAD},Status`, ...lines].join('\n')));
    expect(refused.map(({ reason }) => reason)).not.toContain('the row has fewer cells than the header');
  });

  it('is read where the rows behind the first of a product end early, as Excel writes them', () => {
    const first = 'a,A,Size,S,A,1,10.00,active';
    const variants = ['a,,,M,B,2,10.00', 'a,,,L,C,3,10.00'];
    const full = 'b,B,Size,S,D,1,10.00,active';
    const feed = readFeed(Buffer.from([`${HEAD},Status`, first, ...variants, full, 'b,,,M,E,4,10.00,'].join('\n')));
    expect(feed.refused).toEqual([]);
    expect(variantsOf(feed)).toHaveLength(5);
  });

  it('is refused where two lack a cell that others of their kind have', () => {
    const feed = read(...FULL, 'tee,,,L,7,30.00', 'tee,,,XL,5,30.00');
    expect(feed.refused.map(({ line }) => line)).toEqual([4, 5]);
  });

  it('is too wide with a text below an empty heading, to which a program has padded the headings', () => {
    const feed = readFeed(Buffer.from([`${HEAD},`, 'tee,Tee, the best,Size,S,7,3,30.00', ...FULL].join('\n')));
    expect(feed.refused).toMatchObject([{ line: 2, reason: 'the row has more cells than the header' }]);
  });

  it('needs no cell below an empty heading', () => {
    expect(readFeed(Buffer.from([`${HEAD},,`, ...FULL].join('\n'))).refused).toEqual([]);
  });
});
