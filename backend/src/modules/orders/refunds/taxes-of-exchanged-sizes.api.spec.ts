import { givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenChargedOrder, givenPrices } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  await givenPrices(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

interface RefundableOrder {
  version: string;
  refundableLines: { itemId: string; quantity: number; amount: string; tax: string }[];
}

const orderOf = async (id: string): Promise<RefundableOrder> =>
  (await shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200)).body as RefundableOrder;
const send = (id: string, action: string, body: object, status = 200) =>
  shop.http().post(`/api/admin/orders/${id}/${action}`).set(admin).send(body).expect(status);
const pay = (id: string) => send(id, 'payment', { reference: 'ZL-1' });
/** Both sizes cost $48.00, with 6 % of tax. */
const linesOf = async (id: string): Promise<[quantity: number, amount: string, tax: string][]> =>
  (await orderOf(id)).refundableLines.map(({ quantity, amount, tax }) => [quantity, amount, tax]);

/** One piece in S and two in M, and the exchange of both M for S, which is one line then. */
async function givenOrder() {
  const product = await givenSizedProduct(shop.db, { S: 9, M: 9 });
  const [small, medium] = [sizeOf(product, 'S'), sizeOf(product, 'M')];
  const lines = [
    { product, variant: small, quantity: 1 },
    { product, variant: medium, quantity: 2 },
  ];
  const id = await givenChargedOrder(shop, lines, '152.64');
  const join = async (): Promise<void> => {
    const [item] = await query<{ id: string }>(shop.db, 'select id from order_items where order_id = $1 and variant_id = $2', [
      id,
      medium.id,
    ]);
    const { version } = await orderOf(id);
    await send(id, 'sizes', { itemId: item?.id, variantId: small.id, quantity: 2, version });
  };
  return { id, join };
}

it('the tax of a sold line stays with it when its pieces join another line', async () => {
  const { id, join } = await givenOrder();
  await pay(id);
  await join();
  expect(await linesOf(id)).toEqual([
    [1, '48.00', '2.88'],
    [2, '96.00', '5.76'],
  ]);
  const line = (await orderOf(id)).refundableLines[1];
  const { body } = await send(id, 'refunds', { lines: [{ itemId: line?.itemId, amount: '48.00' }] }, 201);
  expect(body).toMatchObject({ refundedAmount: '50.88' });
  expect(await linesOf(id)).toEqual([
    [1, '48.00', '2.88'],
    [2, '48.00', '2.88'],
  ]);
});

it('the tax of pieces that join another line before the payment is of that line', async () => {
  const { id, join } = await givenOrder();
  await join();
  await pay(id);
  expect(await linesOf(id)).toEqual([[3, '144.00', '8.64']]);
});
