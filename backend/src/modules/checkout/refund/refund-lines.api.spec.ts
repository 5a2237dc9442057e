import { givenArtist, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenSharedOrder, type SharedOrder } from '#test/support/builders/shared-order.js';
import { givenChargedOrder, givenPrices } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminOrderView } from '../../orders/index.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20' });
  admin = await asAdmin(shop, { username: 'ada' });
  await givenPrices(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const refund = (id: string, body: object = {}) => shop.http().post(`/api/admin/orders/${id}/refunds`).set(admin).send(body);
const read = async (id: string): Promise<AdminOrderView> =>
  (await shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200)).body;
const leftOf = ({ refundableLines }: AdminOrderView): string[][] =>
  refundableLines.map(({ name, amount, tax }) => [name, amount, tax]);
const WHOLE = [
  ['Dawn Hoodie', '40.00', '2.40'],
  ['Rising Cap', '20.00', '1.20'],
];

const OF_HOODIE = { name: 'Dawn Hoodie', quantity: 1, total: '40.00', amount: '40.00', tax: '2.40', hasShare: true, toSend: 1 };

describe('a refund by line', () => {
  let order: SharedOrder;
  beforeEach(async () => {
    order = await givenSharedOrder(shop, admin);
  });

  it('takes the tax of its lines with it, and leaves the rest of the order', async () => {
    expect(leftOf(await read(order.id))).toEqual(WHOLE);
    const lines = [{ itemId: order.hoodie, amount: '40.00' }];
    const { body } = await refund(order.id, { lines, reason: 'Torn' }).expect(201);
    expect(body).toMatchObject({
      paymentStatus: 'paid',
      refundedAmount: '42.40',
      refundable: '27.20',
      refunds: [
        {
          amount: '42.40',
          taxAmount: '2.40',
          lines: [{ itemId: order.hoodie, name: 'Dawn Hoodie', amount: '40.00' }],
          borneByShop: false,
          status: 'done',
          reason: 'Torn',
        },
      ],
    });
    expect(leftOf(body)).toEqual([WHOLE[1]]);
    const whole = (await refund(order.id).expect(201)).body as AdminOrderView;
    expect(whole).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '69.60', refundableLines: [] });
    expect(whole.refunds.map(({ amount, taxAmount }) => [amount, taxAmount])).toEqual([
      ['42.40', '2.40'],
      ['27.20', '1.20'],
    ]);
  });

  it('says of each line what it is of, and whether an artist gets a part of it', async () => {
    const [hoodie, caps] = (await read(order.id)).refundableLines;
    expect(hoodie).toEqual({ ...OF_HOODIE, itemId: order.hoodie });
    const ofCaps = { itemId: order.caps, name: 'Rising Cap', quantity: 2, hasShare: false, toSend: 2 };
    expect(caps).toEqual({ ...ofCaps, total: '20.00', amount: '20.00', tax: '1.20' });
  });

  it('in parts gives back the tax to the cent', async () => {
    for (const amount of ['0.01', '13.33', '13.33', '13.33'])
      await refund(order.id, { lines: [{ itemId: order.hoodie, amount }] }).expect(201);
    const { refunds, refundedAmount, refundableLines } = await read(order.id);
    // 1 * 240 / 4000 is less than a cent; 1333 * 240 / 3999 is 80.0; 1333 * 160 / 2666 is 80.0; the last takes all of the rest.
    expect(refunds.map(({ amount, taxAmount }) => [amount, taxAmount])).toEqual([
      ['0.01', '0.00'],
      ['14.13', '0.80'],
      ['14.13', '0.80'],
      ['14.13', '0.80'],
    ]);
    expect(refundedAmount).toBe('42.40');
    expect(refundableLines.map(({ itemId }) => itemId)).toEqual([order.caps]);
  });

  it('of several lines is their sum, which the amount has to be', async () => {
    const lines = [
      { itemId: order.hoodie, amount: '10' },
      { itemId: order.caps.toUpperCase(), amount: '5.00' },
    ];
    // 10.00 + 0.60 and 5.00 + 0.30.
    for (const amount of ['15.00', '15.89', '15.91']) {
      const { body } = await refund(order.id, { lines, amount }).expect(400);
      expect(body).toMatchObject({ code: 'INVALID', errors: { amount: expect.stringContaining('$15.90') } });
    }
    const { body } = await refund(order.id, { lines, amount: '15.9' }).expect(201);
    expect(body).toMatchObject({ refundedAmount: '15.90' });
    expect(leftOf(body)).toEqual([
      ['Dawn Hoodie', '30.00', '1.80'],
      ['Rising Cap', '15.00', '0.90'],
    ]);
  });

  it('beside refunds of amounts leaves nothing of any line in the end', async () => {
    await refund(order.id, { amount: '10.00' }).expect(201);
    const [hoodie] = (await read(order.id)).refundableLines;
    await refund(order.id, { lines: [{ itemId: order.hoodie, amount: hoodie?.amount }] }).expect(201);
    await refund(order.id, { amount: '0.01' }).expect(201);
    const { refunds, refundableLines, paymentStatus } = (await refund(order.id).expect(201)).body as AdminOrderView;
    const tax = refunds.reduce((cents, { taxAmount }) => cents + Math.round(Number(taxAmount) * 100), 0);
    expect([tax, refundableLines, paymentStatus]).toEqual([360, [], 'refunded']);
  });

  it('is never above what is left of a line', async () => {
    await refund(order.id, { lines: [{ itemId: order.hoodie, amount: '28.00' }] }).expect(201);
    const lines = [
      { itemId: order.caps, amount: '1.00' },
      { itemId: order.hoodie, amount: '12.01' },
    ];
    const { body } = await refund(order.id, { lines }).expect(409);
    expect(body).toMatchObject({
      code: 'REFUND_LINE_TOO_LARGE',
      message: 'At most $12.00 of Dawn Hoodie can be refunded',
      itemId: order.hoodie,
      refundable: '12.00',
      errors: { 'lines.1.amount': 'At most $12.00 of Dawn Hoodie can be refunded' },
    });
    expect((await read(order.id)).refundedAmount).toBe('29.68');
  });

  it('is never above what arrived and was not refunded', async () => {
    await shop.db.query('update orders set collected_cents = 6000 where id = $1', [order.id]);
    const { body } = await refund(order.id, { lines: [{ itemId: order.hoodie, amount: '40.00' }] }).expect(409);
    expect(body).toMatchObject({ code: 'REFUND_TOO_LARGE', refundable: '9.60' });
    await shop.db.query('update orders set collected_cents = 0 where id = $1', [order.id]);
  });

  it('is made once when the same line is refunded several times at once (threat 209)', async () => {
    const lines = [{ itemId: order.hoodie, amount: '25.00' }];
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(order.id, { lines })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    const refusals = answers
      .filter(({ status }) => status === 409)
      .map(({ body }) => body as { code: string; refundable: string });
    expect(refusals.map(({ code, refundable }) => [code, refundable])).toEqual(
      Array.from({ length: 3 }, () => ['REFUND_LINE_TOO_LARGE', '15.00']),
    );
    expect((await read(order.id)).refundedAmount).toBe('26.50');
  });

  it('at once with another line and an amount takes nothing twice', async () => {
    const answers = await Promise.all([
      refund(order.id, { lines: [{ itemId: order.hoodie, amount: '40.00' }] }),
      refund(order.id, { lines: [{ itemId: order.caps, amount: '20.00' }] }),
      refund(order.id, { amount: '30.00' }),
    ]);
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0);
    await refund(order.id);
    expect(await read(order.id)).toMatchObject({ refundedAmount: '69.60', paymentStatus: 'refunded', refundableLines: [] });
  });

  it('that the shop bears is marked, and is one of an amount when it names no line', async () => {
    const { body } = await refund(order.id, { amount: '5.00', borneByShop: true }).expect(201);
    expect(body.refunds).toMatchObject([{ amount: '5.00', borneByShop: true, lines: [] }]);
    const lines = [{ itemId: order.caps, amount: '10.00' }];
    expect((await refund(order.id, { lines, borneByShop: true }).expect(201)).body.refunds.at(-1)).toMatchObject({
      borneByShop: true,
      lines: [{ amount: '10.00' }],
    });
  });

  it('is of the lines that were sold, also after some of their pieces got another size', async () => {
    const artist = await givenArtist(shop.db, { name: 'Marisol Vega', shareBps: 5_000 });
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 5 }, { name: 'Hoodie', priceCents: 4_800, artistId: artist.id });
    const id = await givenChargedOrder(shop, [{ product: hoodie, variant: sizeOf(hoodie, 'M'), quantity: 2 }], '101.76');
    const write = (action: string, body: object) =>
      shop.http().post(`/api/admin/orders/${id}/${action}`).set(admin).send(body).expect(200);
    await write('payment', { reference: 'ZL' });
    await shop.db.query('update product_variants set price_override = 52 where id = $1', [sizeOf(hoodie, 'L').id]);
    const { version, items } = await read(id);
    await write('sizes', { version, itemId: items[0]?.id, variantId: sizeOf(hoodie, 'L').id, quantity: 1 });
    const changed = await read(id);
    expect(changed.items).toHaveLength(2);
    expect(changed.refundableLines).toMatchObject([
      { name: 'Hoodie, M', quantity: 2, total: '96.00', amount: '96.00', tax: '5.76' },
    ]);
    const itemId = changed.refundableLines[0]?.itemId;
    const other = changed.items.find((item) => item.id !== itemId)?.id;
    await refund(id, { lines: [{ itemId: other, amount: '1.00' }] }).expect(404);
    const { body } = await refund(id, { lines: [{ itemId, amount: '48.00' }] }).expect(201);
    expect(body).toMatchObject({ refundedAmount: '50.88', artistShares: [{ artistName: 'Marisol Vega', amount: '24.00' }] });
  });
});
