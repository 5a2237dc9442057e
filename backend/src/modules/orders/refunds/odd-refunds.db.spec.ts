import { givenProduct } from '#test/support/builders/catalog.js';
import { givenRefund, refundSteps, type SoldOrder } from '#test/support/builders/refunded-order.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let productId: string;
beforeAll(async () => {
  shop = await openShop();
  ({ id: productId } = await givenProduct(shop.db));
});
afterAll(() => shop.close());

const { sold, given, refund, atProvider, refundIdsOf } = refundSteps(() => ({ db: shop.db, productId }));

describe('odd refunds', () => {
  it.each<[string, SoldOrder, { cents: number; lines?: Record<number, number>; borneByShop?: boolean }[], number[]]>([
    ['of the largest order', { lines: [9_999_999_998, 1] }, [{ cents: 5_000_000_000 }], [4_999_999_999, 1, 0]],
    ['of all of it', { lines: [9_999_999_998, 1] }, [{ cents: 1 }, { cents: 9_999_999_998 }], [9_999_999_998, 1, 0]],
    [
      'of more than the lines, by lines',
      { lines: [500], shippingCents: 300 },
      [{ cents: 700, lines: { 0: 500 } }],
      [200, 500, 0],
    ],
    [
      'of a line without tax beside a taxed one',
      { lines: [500, 500], taxes: [{ line: 1, cents: 9 }] },
      [{ cents: 500, lines: { 0: 500 } }],
      [0, 500, 0, 0],
    ],
    [
      'of half a line with the taxes of two authorities',
      {
        lines: [500],
        taxes: [
          { line: 0, cents: 31 },
          { line: 0, cents: 2 },
        ],
      },
      [{ cents: 266, lines: { 0: 250 } }],
      [15, 1, 250, 0],
    ],
    ['of less than the named lines', { lines: [500, 500] }, [{ cents: 600, lines: { 0: 400, 1: 400 } }], [400, 200, 0]],
    ['of lines that the shop bears', { lines: [500, 500] }, [{ cents: 100, lines: { 1: 100 }, borneByShop: true }], [0, 100, 0]],
    [
      'of a taxed line that costs nothing',
      { lines: [500, 500], discounts: [{ line: 0, cents: -500 }], taxes: [{ line: 0, cents: 0 }] },
      [{ cents: 100, lines: { 0: 100 } }],
      [0, 0, 100, 0],
    ],
    [
      'of shipping only, as nothing else is left',
      { lines: [500], shippingCents: 300 },
      [{ cents: 500, lines: { 0: 500 } }, { cents: 300 }],
      [300, 500, 0],
    ],
    [
      'that the shop bears of money beyond the order',
      { lines: [500], beyondCents: 50 },
      [{ cents: 60, borneByShop: true }],
      [10, 50],
    ],
    [
      'of a part of the price, when the order was cancelled',
      { lines: [500], partCents: 300 },
      [{ cents: 100 }, { cents: 90, lines: { 0: 90 } }, { cents: 110, borneByShop: true }],
      [0, 300],
    ],
    [
      'by line of an order that was paid too much',
      { lines: [500], beyondCents: 50 },
      [{ cents: 60, lines: { 0: 60 } }, { cents: 60 }],
      [70, 50],
    ],
  ])('%s', async (_, order, refunds, parts) => {
    const ids = await sold(order);
    for (const { lines = {}, ...asked } of refunds) {
      const named = Object.entries(lines).map(([line, cents]) => ({ itemId: ids.lines[Number(line)], cents }));
      await refund(ids, { ...asked, lines: named });
    }
    expect(await given(ids)).toEqual(parts);
  });

  it('of a line of another order is spread, and two refunds in one change are told apart', async () => {
    const [order, other] = [await sold({ lines: [500, 500] }), await sold({ lines: [500] })];
    await refund(order, { cents: 100, lines: [{ itemId: other.lines[0], cents: 100 }] });
    expect([await given(order), await given(other)]).toEqual([
      [50, 50, 0],
      [0, 0],
    ]);
    const byAmount = await givenRefund(shop.db, order.orderId, { cents: 90 });
    const byLine = await givenRefund(shop.db, order.orderId, { cents: 10, lines: [{ itemId: order.lines[1], cents: 10 }] });
    await atProvider(order, 110);
    expect((await refundIdsOf(order)).slice(2)).toEqual([byLine, byAmount, byAmount, null, null]);
    expect(await given(order)).toEqual([100, 110, 0]);
  });

  it('of an order that cost nothing are of money beyond it', async () => {
    const order = await sold({ lines: [100], discounts: [{ line: 0, cents: -100 }], beyondCents: 30 });
    await atProvider(order, 30);
    expect(await given(order)).toEqual([0, 30]);
  });
});
