import { givenProduct } from '#test/support/builders/catalog.js';
import { allocatedParts, failRefund, refundSteps, type SoldOrder } from '#test/support/builders/refunded-order.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let productId: string;
beforeAll(async () => {
  shop = await openShop();
  ({ id: productId } = await givenProduct(shop.db));
});
afterAll(() => shop.close());

const { sold, given, refund, atProvider, refundIdsOf } = refundSteps(() => ({ db: shop.db, productId }));

/** 20.00 and 13.33, shipping 6.00, tax 1.20 and 0.80: 41.33. */
const CHARGED: SoldOrder = {
  lines: [2_000, 1_333],
  shippingCents: 600,
  taxes: [
    { line: 0, cents: 120 },
    { line: 1, cents: 80 },
  ],
};

describe('a refund by amount', () => {
  it('is divided among taxes, shipping and lines, and the rest leaves 0 of each', async () => {
    const order = await sold(CHARGED);
    await refund(order, { cents: 1_000 });
    expect(await given(order)).toEqual([29, 19, 145, 484, 323, 0]);
    await refund(order, { cents: 3_133 });
    expect(await given(order)).toEqual([120, 80, 600, 2_000, 1_333, 0]);
  });

  it('of one cent over three lines is of one of them, and six are of all', async () => {
    const order = await sold({ lines: [100, 100, 100] });
    await refund(order, { cents: 1 });
    expect(await given(order)).toEqual([0, 0, 1, 0]);
    for (let n = 0; n < 5; n++) await refund(order, { cents: 1 });
    expect(await given(order)).toEqual([2, 2, 2, 0]);
  });

  it('gives back first what was paid too much', async () => {
    const order = await sold({ lines: [4_000], beyondCents: 500 });
    await refund(order, { cents: 700 });
    expect(await given(order)).toEqual([200, 500]);
    await atProvider(order, -600);
    expect(await given(order)).toEqual([100, 0]);
    await refund(order, { cents: 4_400 });
    expect(await given(order)).toEqual([4_000, 500]);
  });

  it('counts a line less its discount, and shipping less the discount that names no line', async () => {
    const order = await sold({
      lines: [2_000, 1_000],
      shippingCents: 600,
      discounts: [{ line: 0, cents: -1_000 }, { cents: -200 }],
    });
    expect((await allocatedParts(shop.db, order.orderId)).map(({ value }) => value)).toEqual([400, 1_000, 1_000, 0]);
    await refund(order, { cents: 2_400 });
    expect(await given(order)).toEqual([400, 1_000, 1_000, 0]);
  });

  it('leaves a line that cost nothing alone', async () => {
    const order = await sold({ lines: [1_000, 500], discounts: [{ line: 0, cents: -1_000 }] });
    await refund(order, { cents: 499 });
    expect(await given(order)).toEqual([0, 499, 0]);
  });
});

describe('a refund by line', () => {
  it('is of that line and its tax, and leaves nothing of a line that it names whole', async () => {
    const order = await sold(CHARGED);
    await refund(order, { cents: 1_060, lines: [{ itemId: order.lines[0], cents: 1_000 }] });
    expect(await given(order)).toEqual([60, 0, 0, 1_000, 0, 0]);
    await refund(order, { cents: 1_060, lines: [{ itemId: order.lines[0], cents: 1_000 }] });
    expect(await given(order)).toEqual([120, 0, 0, 2_000, 0, 0]);
    await refund(order, { cents: 2_013 });
    expect(await given(order)).toEqual([120, 80, 600, 2_000, 1_333, 0]);
  });

  it('divides what comes later by what it left', async () => {
    const order = await sold({ lines: [1_000, 1_000] });
    await refund(order, { cents: 100 });
    await refund(order, { cents: 900, lines: [{ itemId: order.lines[0], cents: 900 }] });
    expect(await given(order)).toEqual([950, 50, 0]);
    await refund(order, { cents: 500 });
    expect(await given(order)).toEqual([975, 525, 0]);
  });

  it('of more than the line still holds is spread over the rest', async () => {
    const order = await sold({ lines: [1_000, 1_000] });
    await atProvider(order, 1_000);
    await refund(order, { cents: 600, lines: [{ itemId: order.lines[0], cents: 600 }] });
    expect(await given(order)).toEqual([1_000, 600, 0]);
  });

  it('is found when the provider reports it before our call returns', async () => {
    const order = await sold(CHARGED);
    const lines = [{ itemId: order.lines[1], cents: 1_333 }];
    const id = await refund(order, { cents: 1_413, lines, status: 'requested' });
    expect(await given(order)).toEqual([0, 80, 0, 0, 1_333, 0]);
    await atProvider(order, 100);
    expect(await refundIdsOf(order)).toEqual([id, id, null, null, null]);
  });

  it('that fails after another one succeeded is taken back as it was', async () => {
    const order = await sold(CHARGED);
    const failed = await refund(order, { cents: 1_060, lines: [{ itemId: order.lines[0], cents: 1_000 }] });
    await refund(order, { cents: 1_413, lines: [{ itemId: order.lines[1], cents: 1_333 }] });
    await failRefund(shop.db, failed);
    await atProvider(order, -1_060);
    expect(await given(order)).toEqual([0, 80, 0, 0, 1_333, 0]);
    await refund(order, { cents: 2_720 });
    expect(await given(order)).toEqual([120, 80, 600, 2_000, 1_333, 0]);
  });

  it('that failed while more was refunded at the provider is taken back all the same', async () => {
    const order = await sold({ lines: [1_000, 1_000] });
    const failed = await refund(order, { cents: 500, lines: [{ itemId: order.lines[0], cents: 500 }] });
    await failRefund(shop.db, failed);
    await atProvider(order, 300);
    expect(await given(order)).toEqual([400, 400, 0]);
  });
});

describe('a refund that the shop bears', () => {
  it('without lines is spread over what is left of everything', async () => {
    const order = await sold({ lines: [1_000, 3_000] });
    const id = await refund(order, { cents: 400, borneByShop: true });
    expect(await given(order)).toEqual([100, 300, 0]);
    expect(await refundIdsOf(order)).toEqual([id, id]);
  });
});

describe('a refund that failed at the bank', () => {
  it('lowers what refunds by amount have got', async () => {
    const order = await sold(CHARGED);
    await refund(order, { cents: 1_000 });
    const before = await given(order);
    await refund(order, { cents: 777 });
    await atProvider(order, -777);
    expect(await given(order)).toEqual(before);
  });

  it('from before a refund by line takes nothing from that line', async () => {
    const order = await sold({ lines: [1_000, 1_000] });
    await refund(order, { cents: 200 });
    await refund(order, { cents: 500, lines: [{ itemId: order.lines[0], cents: 500 }] });
    await atProvider(order, -200);
    expect(await given(order)).toEqual([500, 0, 0]);
    await refund(order, { cents: 1_500 });
    expect(await given(order)).toEqual([1_000, 1_000, 0]);
  });

  it('and is more than refunds by amount takes the rest from those by line', async () => {
    const order = await sold({ lines: [1_000, 1_000] });
    await refund(order, { cents: 500, lines: [{ itemId: order.lines[0], cents: 500 }] });
    await atProvider(order, -100);
    expect(await given(order)).toEqual([400, 0, 0]);
  });
});

it('what a refund gave back is never changed, and goes with its order only', async () => {
  const order = await sold({ lines: [1_000] });
  await refund(order, { cents: 1 });
  for (const statement of ['update order_postings set cents = 2', 'delete from order_postings']) {
    await expect(shop.db.query(statement)).rejects.toThrow('Rows of order_postings are never changed or deleted');
  }
  await shop.db.query('delete from orders where id = $1', [order.orderId]);
  expect(await refundIdsOf(order)).toEqual([]);
});
