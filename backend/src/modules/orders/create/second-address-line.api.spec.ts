import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { orderRow } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

const ADDRESS = { street: '12 Canal Street', city: 'Baltimore', state: 'MD', zipCode: '21202' };
const SECOND = { ...ADDRESS, street2: 'Apt. 4B' };

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

async function send(shippingAddress: object) {
  const lines = [{ product: await givenProduct(shop.db), quantity: 1 }];
  return shop
    .http()
    .post('/api/orders')
    .send(orderBody(await givenCart(shop.db, lines), lines, { shippingAddress }));
}
const read = async (id: string) => (await shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200)).body;
const found = async (search: string): Promise<string[]> => {
  const { body } = await shop.http().get('/api/admin/orders').query({ search }).set(admin).expect(200);
  return body.orders.map(({ id }: { id: string }) => id);
};
const correct = (id: string, shippingAddress: object) =>
  shop.http().put(`/api/admin/orders/${id}/customer`).set(admin).send({ shippingAddress }).expect(200);

describe('the second line of an address', () => {
  it('is kept, read, found and corrected; an empty one is no line', async () => {
    const { body } = await send(SECOND);
    expect(await read(body.id)).toMatchObject({ shippingAddress: SECOND });
    expect(await found('apt. 4b')).toEqual([body.id]);
    await correct(body.id, { ...SECOND, street2: 'Suite 9' });
    expect(await found('suite 9')).toEqual([body.id]);
    await correct(body.id, { ...ADDRESS, street: '14 Canal Street' });
    expect((await read(body.id)).shippingAddress).toMatchObject({ street: '14 Canal Street', street2: 'Suite 9' });
    await correct(body.id, { ...ADDRESS, street2: '' });
    expect(Object.keys((await orderRow(shop, body.id)).shippingAddress)).not.toContain('street2');
  });

  it.each([[''], [null]])('is left out when it is %j, and too long for more than 120 characters', async (street2) => {
    const { body } = await send({ ...ADDRESS, street2 });
    expect(Object.keys((await orderRow(shop, body.id)).shippingAddress)).toHaveLength(5);
    const long = await send({ ...ADDRESS, street2: 'x'.repeat(121) });
    expect(long.status).toBe(400);
  });
});
