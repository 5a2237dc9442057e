import { givenOrder, historyOf } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let ada: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ada = await asAdmin(shop, { username: 'ada' });
});
afterAll(() => shop.close());

const correct = (id: string, body: object, who = ada) => shop.http().put(`/api/admin/orders/${id}/customer`).set(who).send(body);
const ADDRESS = { street: '99 Corrected Avenue', city: 'Newark', state: 'NJ', zipCode: '07102' };

describe('correcting the customer of an order', () => {
  it('changes the fields that were sent, with a line in the history that holds no personal data', async () => {
    const { id } = await givenOrder(shop);
    const { body } = await correct(id, { customerEmail: 'right@example.com', shippingAddress: ADDRESS }).expect(200);
    expect(body).toMatchObject({ customerEmail: 'right@example.com', shippingAddress: ADDRESS });
    expect(body.customerName).not.toBe('');
    expect((await historyOf(shop, id)).at(-1)).toContain('customer');
    expect(body.events.at(-1)).toMatchObject({ kind: 'customer', actor: 'staff ada', detail: { fields: 'e-mail, address' } });
    const [entry] = await shop.db.query(`select * from audit_log where entity_id = $1 and action = 'updated'`, [id]);
    expect(JSON.stringify(entry)).not.toContain('right@example.com');
  });

  it('records nothing when nothing differs', async () => {
    const { id } = await givenOrder(shop);
    await correct(id, { shippingAddress: ADDRESS }).expect(200);
    const { body } = await correct(id, { shippingAddress: { ...ADDRESS } }).expect(200);
    expect(body.events.filter((event: { kind: string }) => event.kind === 'customer')).toHaveLength(1);
  });

  it('keeps both corrections of two admins at the same time', async () => {
    const { id } = await givenOrder(shop);
    await Promise.all([
      correct(id, { customerPhone: '555 0199' }).expect(200),
      correct(id, { customerEmail: 'both@example.com' }).expect(200),
      correct(id, { shippingAddress: ADDRESS }).expect(200),
    ]);
    const { body } = await shop.http().get(`/api/admin/orders/${id}`).set(ada).expect(200);
    expect(body).toMatchObject({ customerPhone: '555 0199', customerEmail: 'both@example.com', shippingAddress: ADDRESS });
  });

  it('is a 409 for the address of a shipped order and for an erased customer', async () => {
    const { id } = await givenOrder(shop, { status: 'delivered', paymentStatus: 'paid' });
    await correct(id, { shippingAddress: ADDRESS }).expect(409);
    await correct(id, { customerEmail: 'late@example.com' }).expect(200);
    await shop.http().post(`/api/admin/orders/${id}/erase-customer`).set(ada).expect(200);
    await correct(id, { customerEmail: 'again@example.com' }).expect(409);
  });

  it('is validated as at the checkout, and closed to packers', async () => {
    const { id } = await givenOrder(shop);
    await correct(id, { customerEmail: 'no address' }).expect(400);
    await correct(id, { shippingAddress: { ...ADDRESS, street: 'x' } }).expect(400);
    await correct(id, { customerName: 'Noor' }, await asAdmin(shop, { username: 'pia', role: 'packer' })).expect(403);
    await shop.http().put(`/api/admin/orders/${id}/customer`).send({}).expect(401);
  });
});
