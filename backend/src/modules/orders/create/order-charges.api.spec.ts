import { givenProduct, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { orderRow } from '#test/support/builders/placed-order.js';
import { BALTIMORE, givenChargedOrder, givenPrices } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminOrderView } from '../admin/admin-order.view.js';

const OREGON = { ...BALTIMORE, city: 'Portland', state: 'OR', zipCode: '97201' };
const CHARGES = [
  { kind: 'shipping', label: 'Shipping: Standard', amount: '6.00' },
  { kind: 'tax', label: 'Sales tax (MD 6%)', amount: '3.84' },
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ UNDO_SECONDS: '600' });
  await givenPrices(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

/** 64.00 of pieces, 6.00 of shipping, 3.84 of tax. */
const givenPieces = async (): Promise<string> =>
  givenChargedOrder(shop, [{ product: await givenProduct(shop.db, { priceCents: 6_400 }), quantity: 1 }], '73.84');
const chargesOf = (id: string): Promise<unknown[]> =>
  shop.db.query('select kind, label, cents, state, authority from order_charges where order_id = $1 order by position', [id]);

describe('the charges of an order', () => {
  it('stay as they were paid when a size is changed, and when staff correct the address', async () => {
    const admin = await asAdmin(shop);
    const shirt = await givenSizedProduct(shop.db, { M: 3, L: 3 }, { priceCents: 6_400 });
    await shop.db.query('update product_variants set price_override = 80 where id = $1', [sizeOf(shirt, 'L').id]);
    const lines = [{ product: shirt, variant: sizeOf(shirt, 'M'), quantity: 1 }];
    const id = await givenChargedOrder(shop, lines, '73.84');
    const before = await chargesOf(id);
    const order = (await shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200)).body;
    const change = { version: order.version, itemId: order.items[0].id, variantId: sizeOf(shirt, 'L').id };
    const { body: changed } = await shop.http().post(`/api/admin/orders/${id}/sizes`).set(admin).send(change).expect(200);
    expect(changed).toMatchObject({ totalAmount: '89.84', charges: CHARGES });
    const corrected = { version: changed.version, shippingAddress: OREGON };
    await shop.http().put(`/api/admin/orders/${id}/customer`).set(admin).send(corrected).expect(200);
    expect(await chargesOf(id)).toEqual(before);
    expect(await orderRow(shop, id)).toMatchObject({ shipState: 'MD' });
  });

  it('stay while the order is paid, undone and cancelled; a packer reads the rate and no amount', async () => {
    const [admin, packer] = [await asAdmin(shop), await asAdmin(shop, { role: 'packer' })];
    const id = await givenPieces();
    const read = async (who: { authorization: string }) =>
      (await shop.http().get(`/api/admin/orders/${id}`).set(who).expect(200)).body as AdminOrderView;
    const write = (action: string, sent: object) =>
      shop.http().post(`/api/admin/orders/${id}/${action}`).set(admin).send(sent).expect(200);
    await write('payment', { reference: 'Z' });
    expect(await read(admin)).toMatchObject({ receivedAmount: '73.84', refundable: '73.84', amountDue: '0.00' });
    expect((await read(packer)).charges).toEqual([{ kind: 'shipping', label: 'Shipping: Standard', amount: '0.00' }]);
    await write('undo', { version: (await read(admin)).version });
    expect(await read(admin)).toMatchObject({ receivedAmount: '0.00', amountDue: '73.84', charges: CHARGES });
    await write('cancel', { reason: 'The shopper asked' });
    expect(await read(admin)).toMatchObject({ status: 'cancelled', totalAmount: '73.84', charges: CHARGES });
  });

  it('are refused to change, to be deleted, and to differ from the amounts of the order', async () => {
    const id = await givenPieces();
    for (const statement of [
      'update order_charges set cents = 1 where order_id = $1',
      'delete from order_charges where order_id = $1',
    ])
      await expect(shop.db.query(statement, [id])).rejects.toThrow('The charges of an order are never changed');
    const more = `insert into order_charges (order_id, kind, label, cents, position) values ($1, 'shipping', 'More', 1, 9)`;
    await expect(shop.db.query(more, [id])).rejects.toThrow('are not the sums of its charges');
  });
});
