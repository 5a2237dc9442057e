import { setOrder } from '#test/support/builders/order-money.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { BALTIMORE, givenModes } from '#test/support/builders/shop-prices.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import { ReportTaxes } from './report-taxes.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await givenModes(shop, { taxMode: 'stripe' });
});
afterAll(() => shop.close());

const HOLTSVILLE = { ...BALTIMORE, city: 'Holtsville', state: 'NY' };
async function order(shippingAddress: object, totalAmount: string) {
  const lines = [{ product: await givenProduct(shop.db, { priceCents: 1_256 }), quantity: 1 }];
  const body = orderBody(await givenCart(shop.db, lines), lines, { shippingAddress, totalAmount });
  return shop.http().post('/api/orders').send(body);
}

describe('without the keys of Stripe, a sandbox', () => {
  it('taxes everything by 8 percent, and takes reports', async () => {
    const { status, body } = await order(BALTIMORE, '13.56');
    expect(status).toBe(201);
    expect((await shop.http().get(`/api/orders/${body.id}`)).body.charges).toEqual([
      { kind: 'tax', label: 'Sales tax (MD 8%)', amount: '1.00' },
    ]);
    await setOrder(shop.db, body.id, { paymentStatus: 'refunded', refundedCents: 1_356 });
    await shop.app.get(ReportTaxes).execute({ orderId: body.id });
    expect(await query(shop.db, 'select transaction_id as id, reversed_cents::int as cents from tax_calculations')).toEqual([
      { id: expect.stringMatching(/^tax_sandbox_/), cents: 1_356 },
    ]);
    await expectInvariants(shop.db);
  });

  it('is always away for one ZIP code, and does not know another', async () => {
    expect(await order({ ...HOLTSVILLE, zipCode: '00544' }, '13.56')).toMatchObject({
      status: 503,
      body: { code: 'TAX_UNAVAILABLE' },
    });
    expect(await order({ ...HOLTSVILLE, zipCode: '00501' }, '13.56')).toMatchObject({
      status: 400,
      body: {
        code: 'ADDRESS_MISMATCH',
        message: 'We could not find this address. Please check the street, the state and the ZIP code.',
      },
    });
  });
});
