import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

const LARGEST = '99999999.98';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

describe('an order of more cents than an integer of 32 bits holds', () => {
  it('is refunded in parts and as a whole', async () => {
    const { id } = await givenOrder(shop, { paymentStatus: 'paid', status: 'confirmed', totalAmount: LARGEST });
    const refund = (body: object) => shop.http().post(`/api/admin/orders/${id}/refunds`).set(admin).send(body);
    await refund({ amount: '33333333.33' }).expect(201);
    expect((await refund({}).expect(201)).body).toMatchObject({
      paymentStatus: 'refunded',
      refundedAmount: LARGEST,
      refunds: expect.arrayContaining([
        expect.objectContaining({ amount: '33333333.33' }),
        expect.objectContaining({ amount: '66666666.65' }),
      ]),
    });
  });

  it('is cancelled', async () => {
    const { id } = await givenOrder(shop, { totalAmount: LARGEST });
    await shop.http().post(`/api/admin/orders/${id}/cancel`).set(admin).send({}).expect(200);
  });
});
