import { type StockEdit, stockAfter } from './stock-edit.js';

describe('stock after an edit', () => {
  it.each<[string, number, StockEdit, number]>([
    ['not edited', 7, {}, 7],
    ['not edited, only read', 7, { stockQuantityRead: 9 }, 7],
    ['set', 7, { stockQuantity: 20 }, 20],
    ['raised by 10 while 3 were sold', 7, { stockQuantity: 20, stockQuantityRead: 10 }, 17],
    ['saved unchanged while 3 were sold', 7, { stockQuantity: 10, stockQuantityRead: 10 }, 7],
    ['lowered by more than is left', 2, { stockQuantity: 5, stockQuantityRead: 10 }, -3],
  ])('%s', (_, now, edit, after) => {
    expect(stockAfter(now, edit)).toBe(after);
  });
});
