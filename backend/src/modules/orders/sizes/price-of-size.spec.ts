import { priceOfSize } from './price-of-size.js';

describe('the price of a piece that gets another size', () => {
  it.each([
    ['of the same price today', '48.00', '48.00', '48.00', '48.00'],
    ['dearer today', '48.00', '48.00', '52.50', '52.50'],
    ['cheaper today', '52.50', '52.50', '48.00', '48.00'],
    ['bought when both cost less', '38.00', '48.00', '52.00', '42.00'],
    ['bought in a sale, never for nothing', '5.00', '48.00', '30.00', '0.01'],
  ])('%s', (_, paid, current, wanted, price) => {
    expect(priceOfSize(paid, current, wanted)).toBe(price);
  });
});
