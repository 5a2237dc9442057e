import { formatBytes, usesText } from './media-labels.ts';

describe('the labels of a file', () => {
  it.each([
    [0, '0 B'],
    [1_023, '1023 B'],
    [1_024, '1.0 KB'],
    [1_500_000, '1.4 MB'],
    [52_428_800, '50 MB'],
    [3_221_225_472, '3.0 GB'],
  ])('%s bytes are "%s"', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

  it.each([
    [[], 'Not used'],
    [['product_images', 'products'], 'Product'],
    [['order_items', 'products'], 'Order, Product'],
    [['portfolio_media'], 'Portfolio'],
    [['size_charts'], 'size charts'],
  ])('use in %j is "%s"', (tables, text) => expect(usesText(tables)).toBe(text));
});
