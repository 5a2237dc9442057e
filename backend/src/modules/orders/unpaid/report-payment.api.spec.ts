import { randomUUID } from 'node:crypto';
import { givenCardOrder, givenOrder, historyOf, orderRow } from '#test/support/builders/placed-order.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const report = (id: string) => shop.http().post(`/api/orders/${id}/payment-sent`);

describe('a shopper who says that the money is sent', () => {
  it('is noted with the time, for the order’s page and its timeline', async () => {
    const { id } = await givenOrder(shop);
    expect((await shop.http().get(`/api/orders/${id}`)).body.paymentSentAt).toBeNull();
    const { body, headers } = await report(id).expect(200);
    expect(body).toMatchObject({ id, status: 'pending', paymentStatus: 'unpaid', paymentSentAt: expect.any(String) });
    expect(headers['cache-control']).toBe('no-store');
    expect((await shop.http().get(`/api/orders/${id}`)).body).toEqual(body);
    expect((await historyOf(shop, id)).slice(1)).toEqual(['payment-sent  ->  by shopper']);
  });

  it('is noted once, however often and however fast', async () => {
    const { id } = await givenOrder(shop);
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.paymentSentAt)).size).toBe(1);
    expect((await report(id).expect(200)).body).toEqual(answers[0]?.body);
    expect(await historyOf(shop, id)).toHaveLength(2);
  });

  it('is believed for an order that staff have confirmed before its payment', async () => {
    const { id } = await givenOrder(shop, { status: 'confirmed' });
    await report(id).expect(200);
  });

  it.each([
    ['that is paid', { paymentStatus: 'paid' }, 'This order is not waiting for a payment'],
    ['that is refunded', { paymentStatus: 'refunded' }, 'This order is not waiting for a payment'],
    ['that was cancelled', { status: 'cancelled' }, 'The order was cancelled'],
    ['by card', { paymentMethod: 'card', paymentStatus: 'authorized' }, 'This order is not waiting for a payment'],
    ['by card that is unpaid', { paymentMethod: 'card' }, 'This order is not waiting for a payment'],
  ] as const)('is refused for an order %s, which stays as it is', async (_, over, message) => {
    const { id } = await givenOrder(shop, over);
    const { body } = await report(id).expect(409);
    expect(body).toMatchObject({ statusCode: 409, message });
    expect((await orderRow(shop, id)).paymentSentAt).toBeNull();
    expect(await historyOf(shop, id)).toHaveLength(1);
  });

  it('is refused for a paid card order', async () => {
    const { id } = await givenCardOrder(shop);
    await report(id).expect(409);
  });

  it('finds no order by a malformed or unknown id', async () => {
    for (const id of [randomUUID(), '1', 'undefined']) {
      expect((await report(id).expect(404)).body.message).toBe('Order not found');
    }
  });
});
