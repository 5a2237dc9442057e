import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminOrderView, OrderPageView } from './admin-order.view.js';

const TRACKING = { carrier: 'USPS', number: '9400 1000' };
const MONEY = /"(96|48)\.00"|\$\d/;

let shop: TestShop;
let packer: { authorization: string };
let owner: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  packer = await asAdmin(shop, { username: 'pat', role: 'packer' });
  owner = await asAdmin(shop, { username: 'olga' });
});
afterAll(() => shop.close());

const read = (id: string, who = packer) => shop.http().get(`/api/admin/orders/${id}`).set(who);
const post = (id: string, what: string, body: object) =>
  shop.http().post(`/api/admin/orders/${id}/${what}`).set(packer).send(body);

describe('the orders of a packer (threat 131)', () => {
  it('show the buyer and the address while the parcel is here, and no money', async () => {
    const { id } = await givenOrder(shop, { status: 'processing', paymentStatus: 'paid' });
    const full = (await read(id, owner).expect(200)).body as AdminOrderView;
    const { body, text } = await read(id).expect(200);
    expect(body).toMatchObject({
      customerName: full.customerName,
      shippingAddress: full.shippingAddress,
      customerEmail: '',
      customerPhone: null,
      totalAmount: '0.00',
      moneyHidden: true,
      refunds: [],
      moves: ['shipped'],
      canMarkPaid: false,
      canCancel: false,
      refundable: '0.00',
    });
    expect(text).not.toMatch(MONEY);
    expect(text).not.toContain(full.customerEmail);
  });

  it('hide the buyer after shipping, also in the answer to shipping and in the list', async () => {
    const { id, orderNumber } = await givenOrder(shop, { status: 'processing', paymentStatus: 'paid' });
    const { customerName, customerEmail, shippingAddress } = (await read(id, owner).expect(200)).body as AdminOrderView;
    const shipped = await post(id, 'status', { status: 'shipped', tracking: TRACKING }).expect(200);
    const list = await shop.http().get('/api/admin/orders').query({ status: 'shipped' }).set(packer).expect(200);
    expect((list.body as OrderPageView).orders.map((order) => order.orderNumber)).toContain(orderNumber);
    for (const text of [shipped.text, (await read(id).expect(200)).text, list.text]) {
      expect(text).not.toContain(customerName);
      expect(text).not.toContain(customerEmail);
      expect(text).not.toContain(shippingAddress.street);
      expect(text).not.toMatch(MONEY);
    }
    await read(id, owner)
      .expect(200)
      .expect(({ text }) => expect(text).toContain(customerName));
  });

  it('show nothing of what is still to be paid, also in the list', async () => {
    const { id, orderNumber } = await givenOrder(shop);
    const list = await shop.http().get('/api/admin/orders').query({ status: 'pending' }).set(packer).expect(200);
    expect((list.body as OrderPageView).orders.map((order) => order.orderNumber)).toContain(orderNumber);
    for (const { text } of [list, await read(id).expect(200)]) expect(text).not.toMatch(MONEY);
  });

  it('show no sum of the day', async () => {
    const { body } = await shop.http().get('/api/admin/orders/summary').set(packer).expect(200);
    expect(body).toMatchObject({ moneyToday: '0.00', moneyHidden: true });
  });

  it('let the packer ship, track and note, and neither confirm, mark as paid, cancel, refund nor export', async () => {
    const { id } = await givenOrder(shop);
    await post(id, 'notes', { text: 'Box 4' }).expect(201);
    const { body } = await post(id, 'status', { status: 'confirmed' }).expect(403);
    expect(body).toMatchObject({ message: 'Your account may not do this' });
    await post(id, 'payment', { reference: 'ZL-1' }).expect(403);
    await post(id, 'cancel', {}).expect(403);
    await post(id, 'refunds', { amount: '1.00' }).expect(403);
    await shop.http().get('/api/admin/orders/export.csv').set(packer).expect(403);
    expect((await read(id, owner).expect(200)).body).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
  });
});
