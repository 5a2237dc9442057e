import { readFeed } from './read-feed.js';

const feedOf = (text: string): ReturnType<typeof readFeed> => readFeed(Buffer.from(text));

/** Without the name of an option they cannot become sizes, which would have prices of their own. */
describe('the price of a product whose variants have no option', () => {
  const bracelet = (...variants: string[]): ReturnType<typeof feedOf>['products'][number] | undefined =>
    feedOf(
      `Handle,Title,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price\n${variants.map((cells) => `anchor,Anchor Bracelet,,${cells}`).join('\n')}`,
    ).products[0];

  it.each([
    ['a cheaper variant is sold out', ['Gold,1,69.99', 'Silver,0,55.00'], 6999],
    ['a cheaper variant is oversold', ['Gold,1,69.99', 'Silver,-2,55.00'], 6999],
    ['both are in stock', ['Gold,1,69.99', 'Silver,2,55.00'], 5500],
    ['nothing is in stock', ['Gold,0,69.99', 'Silver,0,55.00'], 5500],
    ['the quantity of the cheaper one is unknown', ['Gold,1,69.99', 'Silver,,55.00'], 5500],
  ])('is the lowest of those in stock when %s', (_name, variants, cents) => {
    expect(bracelet(...variants)?.priceCents).toBe(cents);
  });

  it('is explained in the notes when the variants differ', () => {
    expect(bracelet('Gold,1,69.99', 'Silver,0,55.00')?.notes).toEqual([
      'variants cost 55.00 to 69.99; 69.99 is the price of those in stock',
    ]);
    expect(bracelet('Gold,1,69.99', 'Silver,2,55.00')?.notes).toEqual([
      'variants cost 55.00 to 69.99; 55.00 is the lowest price of those in stock, and all pieces are sold at it',
    ]);
    expect(bracelet('Gold,0,69.99', 'Silver,0,55.00')?.notes).toEqual([
      'variants cost 55.00 to 69.99; 55.00 is the lowest price, and nothing is in stock',
    ]);
    expect(bracelet('Gold,1,69.99', 'Silver,,55.00')?.notes).toEqual([
      'variants cost 55.00 to 69.99; 55.00 is the lowest price of those not known to be sold out',
    ]);
    expect(bracelet('Gold,1,55.00', 'Silver,2,55.00')?.notes).toEqual([]);
  });
});
