import { query } from '#platform/database/sql.js';
import { sizeOf } from '#test/support/builders/catalog.js';
import { givenRefund } from '#test/support/builders/refunded-order.js';
import { askBeforePacking as ask, itemNamed as itemOf, PackingShop } from '#test/support/packing-shop.js';
import type { AdminOrderView } from '../admin-order.view.js';
import type { PickListView } from './pick-list.view.js';

let packing: PackingShop;
beforeAll(async () => {
  packing = await PackingShop.open();
});
afterAll(() => packing.close());

const refund = (order: AdminOrderView, body: object) => packing.refund(order, body).expect(201);
const refundLine = (order: AdminOrderView, name: string, amount: string) =>
  refund(order, { lines: [{ itemId: itemOf(order, name), amount }] });
/** As one whose provider has not answered yet. The ids of the API are not those of the table. */
async function requestLine(order: AdminOrderView, name: string, cents: number): Promise<void> {
  const { db } = packing.shop;
  const [row] = await query<{ id: string }>(db, 'select id from orders where order_number = $1', [order.orderNumber]);
  await givenRefund(db, row?.id ?? '', { cents, lines: [{ itemId: itemOf(order, name), cents }], status: 'requested' });
}

describe('what is refunded before it is packed', () => {
  it('is named to nobody while nothing is refunded', async () => {
    const order = await packing.givenPaid();
    expect(await packing.packed(order)).toMatchObject({
      list: ['1 Pick Cap', '10 Pick Tee M'],
      slip: ['10 Pick Tee, M', '1 Pick Cap'],
      weightOz: 53,
      labels: '"11","10 × Pick Tee, M; 1 × Pick Cap"',
      page: [],
    });
    expect(await packing.read(order.id)).not.toHaveProperty('refundedItems');
  });

  it('by line: one whole is left out, one in part is marked, also for packers who see no money', async () => {
    const order = await packing.givenPaid();
    await refundLine(order, 'Pick Cap', '10.00');
    await refundLine(order, 'Pick Tee', '30.00');
    await refundLine(order, 'Pick Tee', '50.00');
    const seen = await packing.packed(order);
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
    const order = await packing.givenPaid();
    await refund(order, { amount: '21.00' });
    expect(await packing.packed(order)).toMatchObject({
      list: [`1 Pick Cap; ORD: ${ask('1.00')}`, `10 Pick Tee M; ORD: ${ask('20.00')}`],
      slip: [`10 Pick Tee, M; ${ask('20.00')}`, `1 Pick Cap; ${ask('1.00')}`],
      page: [
        [false, ask('20.00')],
        [false, ask('1.00')],
      ],
    });
  });

  it('and every line of an order: nothing is left to pack', async () => {
    const order = await packing.givenPaid();
    await refundLine(order, 'Pick Cap', '10.00');
    await refundLine(order, 'Pick Tee', '200.00');
    const other = await packing.givenPaid();
    expect(await packing.packed(order)).toMatchObject({
      list: [],
      leftOut: ['is refunded'],
      slip: [],
      weightOz: null,
      labels: '"0","Nothing to pack: everything was refunded"',
    });
    const both = (await packing.post('selected/pick-list', { orderIds: [order.id, other.id] }, packing.packer).expect(200))
      .body as PickListView;
    expect(both).toMatchObject({ pieces: 11, orders: 1, leftOut: [{ orderNumber: order.orderNumber }] });
  });
});

describe('a refund that is requested', () => {
  it('marks its lines, and leaves none out, until it is done', async () => {
    const order = await packing.givenPaid();
    await requestLine(order, 'Pick Cap', 1000);
    await refundLine(order, 'Pick Tee', '80.00');
    await requestLine(order, 'Pick Tee', 2000);
    expect(await packing.packed(order)).toMatchObject({
      list: [`1 Pick Cap; ORD: ${ask('10.00')}`, `10 Pick Tee M; ORD: ${ask('100.00')}`],
      slip: [`10 Pick Tee, M; ${ask('100.00')}`, `1 Pick Cap; ${ask('10.00')}`],
    });
  });

  it('and fails is as if it had not been', async () => {
    const order = await packing.givenPaid();
    await requestLine(order, 'Pick Cap', 1000);
    await packing.shop.db.query(`update refunds set status = 'failed' where status = 'requested'`);
    expect(await packing.packed(order)).toMatchObject({ slip: ['10 Pick Tee, M', '1 Pick Cap'], page: [] });
  });
});

it('an exchange of sizes after the payment: all sizes of the product are marked, or left out with the line that was sold', async () => {
  const order = await packing.givenPaid();
  const { version } = await packing.read(order.id, packing.owner);
  const exchange = { itemId: itemOf(order, 'Pick Tee'), variantId: sizeOf(packing.tee, 'L').id, quantity: 4, version };
  await packing.post(`${order.id}/sizes`, exchange).expect(200);
  await refundLine(order, 'Pick Tee', '80.00');
  expect((await packing.packed(order)).slip?.toSorted()).toEqual([
    '1 Pick Cap',
    `4 Pick Tee, L; ${ask('80.00')}`,
    `6 Pick Tee, M; ${ask('80.00')}`,
  ]);
  await refundLine(order, 'Pick Tee', '120.00');
  expect(await packing.packed(order)).toMatchObject({ list: ['1 Pick Cap'], slip: ['1 Pick Cap'] });
});
