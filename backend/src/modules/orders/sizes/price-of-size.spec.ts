import { priceOfSize } from './price-of-size.js';

describe('the price of a piece that gets another size', () => {
  it.each([
    ['of the same price today', 4_800, 4_800, 4_800, 4_800],
    ['dearer today', 4_800, 4_800, 5_250, 5_250],
    ['cheaper today', 5_250, 5_250, 4_800, 4_800],
    ['bought when both cost less', 3_800, 4_800, 5_200, 4_200],
    ['bought in a sale, never for nothing', 500, 4_800, 3_000, 1],
  ])('%s', (_, paid, current, wanted, price) => {
    expect(priceOfSize(paid, current, wanted)).toBe(price);
  });
});
