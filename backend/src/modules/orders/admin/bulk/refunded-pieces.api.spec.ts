import { strFromU8, unzipSync } from 'fflate';
import { query } from '#platform/database/sql.js';
import { givenCart, orderBody, type OrderLine } from '#test/support/builders/order.js';
import { givenProduct, givenSizedProduct, type SizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenRefund } from '#test/support/builders/refunded-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminOrderView } from '../admin-order.view.js';
import type { PackingSlipsView } from './bulk-orders.view.js';
import type { PickListView } from './pick-list.view.js';

type Who = { authorization: string };

let shop: TestShop;
let owner: Who;
let packer: Who;
let tee: SizedProduct;
let cap: Awaited<ReturnType<typeof givenProduct>>;
beforeAll(async () => {
  shop = await openShop();
  owner = await asAdmin(shop);
  packer = await asAdmin(shop, { username: 'pat', role: 'packer' });
  tee = await givenSizedProduct(shop.db, { M: 99, L: 99 }, { name: 'Pick Tee', priceCents: 2_000, weightOz: '5.0' });
  cap = await givenProduct(shop.db, { name: 'Pick Cap', priceCents: 1_000, stockQuantity: 99, weightOz: '3.0' });
});
afterAll(() => shop.close());

const post = (path: string, who: Who, body: object) => shop.http().post(`/api/admin/orders/${path}`).set(who).send(body);
const read = async (id: string, who = packer): Promise<AdminOrderView> =>
  (await shop.http().get(`/api/admin/orders/${id}`).set(who).expect(200)).body;

/** 10 tees in M for $200.00 and a cap for $10.00, paid. */
async function givenPaid(): Promise<AdminOrderView> {
  const lines: OrderLine[] = [
    { product: tee, variant: sizeOf(tee, 'M'), quantity: 10 },
    { product: cap, quantity: 1 },
  ];
  const { id } = (
    await shop
      .http()
      .post('/api/orders')
      .send(orderBody(await givenCart(shop.db, lines), lines))
      .expect(201)
  ).body as {
    id: string;
  };
  await post(`${id}/payment`, owner, { reference: 'ZL' }).expect(200);
  return read(id);
}
const itemOf = ({ items }: AdminOrderView, name: string): string =>
  items.find(({ product }) => product.name === name)?.id ?? 'no such item';
const refund = (order: AdminOrderView, body: object) => post(`${order.id}/refunds`, owner, body).expect(201);
const refundLine = (order: AdminOrderView, name: string, amount: string) =>
  refund(order, { lines: [{ itemId: itemOf(order, name), amount }] });
/** As one whose provider has not answered yet. The ids of the API are not those of the table. */
async function requestLine(order: AdminOrderView, name: string, cents: number): Promise<void> {
  const [row] = await query<{ id: string }>(shop.db, 'select id from orders where order_number = $1', [order.orderNumber]);
  await givenRefund(shop.db, row?.id ?? '', { cents, lines: [{ itemId: itemOf(order, name), cents }], status: 'requested' });
}

/** What packers get of an order: "10 × Pick Tee, M (note)" for each piece of paper and file. */
async function packed({ id, orderNumber }: AdminOrderView) {
  const selected = (path: string) => shop.http().get(`/api/admin/orders/selected/${path}`).query({ orderIds: id }).set(packer);
  const list = (await post('selected/pick-list', packer, { orderIds: [id] }).expect(200)).body as PickListView;
  const [slip] = ((await selected('slips').expect(200)).body as PackingSlipsView).slips;
  const csv = (await selected('labels.csv').expect(200)).text.split('\r\n')[1] ?? '';
  const sheet = unzipSync((await selected('labels.xlsx').responseType('blob').expect(200)).body as Buffer);
  const { refundedItems = [] } = await read(id);
  return {
    list: list.items.flatMap(({ name, sizes }) =>
      sizes.map(({ label, pieces, notes = [] }) =>
        [`${pieces} ${name} ${label ?? ''}`.trim(), ...notes.map((note) => note.replace(orderNumber, 'ORD'))].join('; '),
      ),
    ),
    leftOut: list.leftOut.map(({ reason }) => reason),
    slip: slip?.items.map(({ name, quantity, note }) =>
      [`${quantity} ${name}`, ...(note === undefined ? [] : [note])].join('; '),
    ),
    weightOz: slip?.weightOz,
    labels: /"\d+","[^"]*"(?=,"","","")/.exec(csv)?.[0],
    xlsx: strFromU8(sheet['xl/worksheets/sheet1.xml'] ?? new Uint8Array()),
    page: refundedItems.map(({ isWhole, note }) => [isWhole, note]),
  };
}
const ask = (amount: string): string => `$${amount} of it refunded: ask before packing`;

describe('what is refunded before it is packed', () => {
  it('is named to nobody while nothing is refunded', async () => {
    const order = await givenPaid();
    expect(await packed(order)).toMatchObject({
      list: ['1 Pick Cap', '10 Pick Tee M'],
      slip: ['10 Pick Tee, M', '1 Pick Cap'],
      weightOz: 53,
      labels: '"11","10 × Pick Tee, M; 1 × Pick Cap"',
      page: [],
    });
    expect(await read(order.id)).not.toHaveProperty('refundedItems');
  });

  it('by line: one whole is left out, one in part is marked, also for packers who see no money', async () => {
    const order = await givenPaid();
    await refundLine(order, 'Pick Cap', '10.00');
    await refundLine(order, 'Pick Tee', '30.00');
    await refundLine(order, 'Pick Tee', '50.00');
    const seen = await packed(order);
    expect(seen).toMatchObject({
      list: [`10 Pick Tee M; ORD: ${ask('80.00')}`],
      slip: [`10 Pick Tee, M; ${ask('80.00')}`],
      weightOz: 50,
      labels: `"10","10 × Pick Tee, M (${ask('80.00')})"`,
      page: [
        [false, ask('80.00')],
        [true, ask('10.00')],
      ],
    });
    expect(seen.xlsx).toContain(`10 × Pick Tee, M (${ask('80.00')})`);
    expect(seen.xlsx).not.toContain('Pick Cap');
  });

  it('by amount: each line has its part', async () => {
    const order = await givenPaid();
    await refund(order, { amount: '21.00' });
    expect(await packed(order)).toMatchObject({
      list: [`1 Pick Cap; ORD: ${ask('1.00')}`, `10 Pick Tee M; ORD: ${ask('20.00')}`],
      slip: [`10 Pick Tee, M; ${ask('20.00')}`, `1 Pick Cap; ${ask('1.00')}`],
      page: [
        [false, ask('20.00')],
        [false, ask('1.00')],
      ],
    });
  });

  it('and every line of an order: nothing is left to pack', async () => {
    const order = await givenPaid();
    await refundLine(order, 'Pick Cap', '10.00');
    await refundLine(order, 'Pick Tee', '200.00');
    const other = await givenPaid();
    expect(await packed(order)).toMatchObject({
      list: [],
      leftOut: ['is refunded'],
      slip: [],
      weightOz: null,
      labels: '"0","Nothing to pack: everything was refunded"',
    });
    const both = (await post('selected/pick-list', packer, { orderIds: [order.id, other.id] }).expect(200)).body as PickListView;
    expect(both).toMatchObject({ pieces: 11, orders: 1, leftOut: [{ orderNumber: order.orderNumber }] });
  });
});

describe('a refund that is requested', () => {
  it('marks its lines, and leaves none out, until it is done', async () => {
    const order = await givenPaid();
    await requestLine(order, 'Pick Cap', 1000);
    await refundLine(order, 'Pick Tee', '80.00');
    await requestLine(order, 'Pick Tee', 2000);
    expect(await packed(order)).toMatchObject({
      list: [`1 Pick Cap; ORD: ${ask('10.00')}`, `10 Pick Tee M; ORD: ${ask('100.00')}`],
      slip: [`10 Pick Tee, M; ${ask('100.00')}`, `1 Pick Cap; ${ask('10.00')}`],
    });
  });

  it('and fails is as if it had not been', async () => {
    const order = await givenPaid();
    await requestLine(order, 'Pick Cap', 1000);
    await shop.db.query(`update refunds set status = 'failed' where status = 'requested'`);
    expect(await packed(order)).toMatchObject({ slip: ['10 Pick Tee, M', '1 Pick Cap'], page: [] });
  });
});

it('an exchange of sizes after the payment: all sizes of the product are marked, or left out with the line that was sold', async () => {
  const order = await givenPaid();
  const { version } = await read(order.id, owner);
  const exchange = { itemId: itemOf(order, 'Pick Tee'), variantId: sizeOf(tee, 'L').id, quantity: 4, version };
  await post(`${order.id}/sizes`, owner, exchange).expect(200);
  await refundLine(order, 'Pick Tee', '80.00');
  expect((await packed(order)).slip?.toSorted()).toEqual([
    '1 Pick Cap',
    `4 Pick Tee, L; ${ask('80.00')}`,
    `6 Pick Tee, M; ${ask('80.00')}`,
  ]);
  await refundLine(order, 'Pick Tee', '120.00');
  expect(await packed(order)).toMatchObject({ list: ['1 Pick Cap'], slip: ['1 Pick Cap'] });
});
