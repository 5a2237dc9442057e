import { givenSharedOrder, type SharedOrder } from '#test/support/builders/shared-order.js';
import { givenPrices } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminOrderView } from '../../orders/index.js';

let shop: TestShop;
let admin: { authorization: string };
let order: SharedOrder;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20' });
  admin = await asAdmin(shop);
});
beforeEach(async () => {
  await givenPrices(shop);
  order = await givenSharedOrder(shop, admin);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const post = (path: string, body: object) => shop.http().post(`/api/admin/orders/${order.id}/${path}`).set(admin).send(body);
const read = async (): Promise<AdminOrderView> =>
  (await shop.http().get(`/api/admin/orders/${order.id}`).set(admin).expect(200)).body;

describe('a refund of the shipping', () => {
  it('is of nothing else: the artist keeps the whole share, and the lines stay refundable', async () => {
    const before = await read();
    expect(before).toMatchObject({ artistShares: [{ amount: '20.00' }], refundableShipping: { amount: '6.00', tax: '0.00' } });
    const { body } = await post('refunds', { shipping: '4.00' }).expect(201);
    expect(body).toMatchObject({
      refundedAmount: '4.00',
      artistShares: [{ amount: '20.00' }],
      refundableShipping: { amount: '2.00', tax: '0.00' },
      refunds: [{ amount: '4.00', shippingAmount: '4.00', taxAmount: '0.00', lines: [] }],
    });
    expect(body.refundableLines).toEqual(before.refundableLines);
    await post('refunds', { shipping: '2.00' }).expect(201);
    expect(await read()).not.toHaveProperty('refundableShipping');
  });

  it('goes with lines in one refund, which has the tax of the lines', async () => {
    const lines = [{ itemId: order.caps, amount: '20.00' }];
    const { body: preview } = await post('refunds/preview', { lines, shipping: '6.00' }).expect(200);
    expect(preview).toMatchObject({ total: '27.20', shares: [] });
    expect(preview.parts.map(({ kind, amount }: { kind: string; amount: string }) => [kind, amount])).toEqual([
      ['tax', '1.20'],
      ['shipping', '6.00'],
      ['goods', '20.00'],
    ]);
    await post('refunds', { lines, shipping: '6.00', amount: '27.20' }).expect(201);
    expect(await read()).toMatchObject({ refundedAmount: '27.20', refundable: '42.40', artistShares: [{ amount: '20.00' }] });
  });

  it('has its part of the tax on shipping', async () => {
    await shop.db.query(`update tax_rules set shipping = 'yes'`);
    await shop.waitForNotifications();
    order = await givenSharedOrder(shop, admin, '69.96');
    expect(await read()).toMatchObject({ refundableShipping: { amount: '6.00', tax: '0.36' } });
    const { body } = await post('refunds', { shipping: '3.00' }).expect(201);
    expect(body).toMatchObject({ refundedAmount: '3.18', refundableShipping: { amount: '3.00', tax: '0.18' } });
    await post('refunds', { shipping: '3.00', amount: '3.18' }).expect(201);
    await post('refunds', {}).expect(201);
    expect(await read()).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '69.96' });
  });

  it.each<[string, object, number, object]>([
    ['more than is left', { shipping: '6.01' }, 409, { code: 'REFUND_SHIPPING_TOO_LARGE', refundable: '6.00' }],
    ['another sum', { shipping: '6.00', amount: '5.00' }, 400, { code: 'INVALID' }],
    ['nothing', { shipping: '0' }, 400, { errors: { shipping: 'Please enter an amount above zero' } }],
    ['a word', { shipping: 'all' }, 400, { errors: { shipping: 'Please enter an amount above zero' } }],
    ['parts of a cent', { shipping: '1.005' }, 400, { errors: { shipping: 'Shipping can have at most 2 decimals' } }],
  ])('is refused: %s', async (_, body, status, answer) => {
    expect((await post('refunds', body).expect(status)).body).toMatchObject(answer);
    expect(await read()).toMatchObject({ refunds: [], refundedAmount: '0.00' });
  });

  it('never takes more than the shipping when several are sent at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => post('refunds', { shipping: '2.50' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409]);
    expect(await read()).toMatchObject({ refundedAmount: '5.00', refundableShipping: { amount: '1.00' } });
  });
});
