import { sizeOf, stockOf } from '#test/support/builders/catalog.js';
import { countUnits, expectInvariants } from '#test/support/invariants.js';
import { askBeforePacking, itemNamed, PackingShop } from '#test/support/packing-shop.js';
import type { AdminOrderView } from '../admin/admin-order.view.js';

let packing: PackingShop;
let units: Map<string, number>;
beforeAll(async () => {
  packing = await PackingShop.open();
});
beforeEach(async () => {
  units = await countUnits(packing.shop.db);
});
afterEach(() => expectInvariants(packing.shop.db, units));
afterAll(() => packing.close());

const line = (order: AdminOrderView, name: string, amount: string, notSent?: unknown) => ({
  itemId: itemNamed(order, name),
  amount,
  ...(notSent === undefined ? {} : { notSent }),
});
const refund = (order: AdminOrderView, ...lines: object[]) => packing.refund(order, { lines });
const move = (order: AdminOrderView, ...statuses: string[]) =>
  statuses.reduce(
    (done, status) => done.then(() => packing.post(`${order.id}/status`, { status }).expect(200)),
    Promise.resolve<unknown>(undefined),
  );
const readAll = (order: AdminOrderView) => packing.read(order.id, packing.owner);
const notSentOf = ({ items }: AdminOrderView) => Object.fromEntries(items.map(({ product, notSent }) => [product.name, notSent]));

describe('pieces that are refunded and not sent', () => {
  it('leave the parcel and are in stock again, once, also when the order is cancelled: 5 of 11', async () => {
    const order = await packing.givenPaid();
    const caps = await stockOf(packing.shop.db, packing.cap.id);
    await refund(order, line(order, 'Pick Cap', '10.00', 1)).expect(201);
    await refund(order, line(order, 'Pick Tee', '80.00', 4)).expect(201);
    expect(await packing.packed(order)).toMatchObject({
      list: ['6 Pick Tee M'],
      slip: ['6 Pick Tee, M'],
      weightOz: 30,
      labels: '"6","6 × Pick Tee, M"',
      page: [],
    });
    const now = await readAll(order);
    expect(now).toMatchObject({ status: 'confirmed', refundedAmount: '90.00', refundable: '120.00' });
    expect(notSentOf(now)).toEqual({ 'Pick Tee': 4, 'Pick Cap': 1 });
    expect(now.refunds.map(({ lines }) => lines.map(({ name, notSent }) => [name, notSent]))).toEqual([
      [['Pick Cap', 1]],
      [['Pick Tee, M', 4]],
    ]);
    expect(now.refundableLines.map(({ name, toSend }) => [name, toSend])).toEqual([['Pick Tee, M', 6]]);
    expect(now.events.filter(({ to }) => to === 'requested').map(({ detail }) => detail.notSent)).toEqual([
      '1 × Pick Cap',
      '4 × Pick Tee, M',
    ]);
    expect(await stockOf(packing.shop.db, packing.cap.id)).toBe(caps + 1);
    await packing.post(`${order.id}/cancel`, {}).expect(200);
    expect(await stockOf(packing.shop.db, packing.cap.id)).toBe(caps + 1);
  });

  it('are named by packers’ and buyers’ orders alike', async () => {
    const order = await packing.givenPaid();
    await refund(order, line(order, 'Pick Tee', '80.00', 4)).expect(201);
    const { body } = await packing.shop.http().get(`/api/orders/${(await readAll(order)).id}`);
    for (const seen of [await packing.read(order.id), body])
      expect(notSentOf(seen)).toEqual({ 'Pick Tee': 4, 'Pick Cap': undefined });
  });

  it('are not asked about; money of the same line that names no pieces is', async () => {
    const order = await packing.givenPaid();
    await refund(order, line(order, 'Pick Tee', '80.00', 4)).expect(201);
    await refund(order, line(order, 'Pick Tee', '15.00')).expect(201);
    expect((await packing.packed(order)).slip).toEqual([`6 Pick Tee, M; ${askBeforePacking('15.00')}`, '1 Pick Cap']);
    await refund(order, line(order, 'Pick Tee', '105.00')).expect(201);
    expect((await packing.packed(order)).slip).toEqual([`6 Pick Tee, M; ${askBeforePacking('120.00')}`, '1 Pick Cap']);
  });

  it('are what the number says, whatever was refunded before without one', async () => {
    const order = await packing.givenPaid();
    await refund(order, line(order, 'Pick Tee', '15.00')).expect(201);
    await refund(order, line(order, 'Pick Tee', '185.00', 4)).expect(201);
    expect((await packing.packed(order)).slip).toEqual([`6 Pick Tee, M; ${askBeforePacking('15.00')}`, '1 Pick Cap']);
  });

  it('none: all of it is sent all the same', async () => {
    const order = await packing.givenPaid();
    await refund(order, line(order, 'Pick Cap', '10.00', 0), line(order, 'Pick Tee', '50.00', 0)).expect(201);
    expect(await packing.packed(order)).toMatchObject({ list: ['1 Pick Cap', '10 Pick Tee M'], page: [] });
    expect(notSentOf(await readAll(order))).toEqual({ 'Pick Tee': undefined, 'Pick Cap': undefined });
  });

  it('cannot be exchanged', async () => {
    const order = await packing.givenPaid();
    await refund(order, line(order, 'Pick Tee', '80.00', 4)).expect(201);
    const exchange = { itemId: itemNamed(order, 'Pick Tee'), variantId: sizeOf(packing.tee, 'L').id };
    const { version } = await readAll(order);
    const { body } = await packing.post(`${order.id}/sizes`, { ...exchange, quantity: 7, version }).expect(409);
    expect(body).toMatchObject({ code: 'TOO_FEW_PIECES', message: 'The item has only 6 pieces' });
    await packing.post(`${order.id}/sizes`, { ...exchange, version }).expect(200);
    expect((await packing.packed(order)).list).toEqual(['1 Pick Cap', '6 Pick Tee L']);
  });

  it('are not named after an exchange of some sizes: packers are told to ask about all of them', async () => {
    const order = await packing.givenPaid();
    const exchange = { itemId: itemNamed(order, 'Pick Tee'), variantId: sizeOf(packing.tee, 'L').id, quantity: 4 };
    const { version } = await readAll(order);
    await packing.post(`${order.id}/sizes`, { ...exchange, version }).expect(200);
    expect((await readAll(order)).refundableLines.map(({ name, toSend }) => [name, toSend])).toEqual([
      ['Pick Tee, M', 0],
      ['Pick Cap', 1],
    ]);
    const { body } = await refund(order, line(order, 'Pick Tee', '80.00', 4)).expect(409);
    expect(body).toMatchObject({ code: 'TOO_MANY_NOT_SENT', toSend: 0 });
    await refund(order, line(order, 'Pick Tee', '80.00')).expect(201);
    const ask = askBeforePacking('80.00');
    expect((await packing.packed(order)).slip?.toSorted()).toEqual([
      '1 Pick Cap',
      `4 Pick Tee, L; ${ask}`,
      `6 Pick Tee, M; ${ask}`,
    ]);
  });

  it('are not in the list of orders', async () => {
    const order = await packing.givenPaid();
    await refund(order, line(order, 'Pick Tee', '80.00', 4), line(order, 'Pick Cap', '10.00', 1)).expect(201);
    const { body } = await packing.shop
      .http()
      .get('/api/admin/orders')
      .query({ search: order.orderNumber })
      .set(packing.owner)
      .expect(200);
    expect(body.orders).toMatchObject([{ pieces: 6, lineCount: 1, firstLines: [{ name: 'Pick Tee', label: 'M', quantity: 6 }] }]);
  });

  it('are not with the customer, who can return the others', async () => {
    const order = await packing.givenPaid();
    await refund(order, line(order, 'Pick Tee', '80.00', 4)).expect(201);
    await move(order, 'processing', 'shipped');
    const { version, refundableLines } = await readAll(order);
    expect(refundableLines.map(({ toSend }) => toSend)).toEqual([0, 0]);
    const back = (quantity: number) => ({ version, items: [{ itemId: itemNamed(order, 'Pick Tee'), quantity }] });
    await packing.post(`${order.id}/returns`, back(7)).expect(409);
    await packing.post(`${order.id}/returns`, back(6)).expect(200);
  });
});

describe('the last piece that is not sent', () => {
  it('ends the order: it is cancelled, and what is left of the money can be refunded', async () => {
    const order = await packing.givenPaid();
    await refund(order, line(order, 'Pick Cap', '10.00', 1)).expect(201);
    const { body } = await refund(order, line(order, 'Pick Tee', '190.00', 10)).expect(201);
    expect(body).toMatchObject({ status: 'cancelled', paymentStatus: 'paid', refundable: '10.00', canCancel: false });
    await packing.refund(order, {}).expect(201);
    expect(await readAll(order)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', refundedAmount: '210.00' });
  });

  it('is the last of one request, too', async () => {
    const order = await packing.givenPaid();
    await move(order, 'processing');
    const { body } = await refund(order, line(order, 'Pick Cap', '10.00', 1), line(order, 'Pick Tee', '200.00', 10)).expect(201);
    expect(body).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  });
});

describe('pieces are refused', () => {
  it.each<[string, string, unknown, object]>([
    ['more than are to be sent', '20.00', 11, { code: 'TOO_MANY_NOT_SENT', toSend: 10 }],
    ['a fraction', '20.00', 1.5, { errors: { 'lines.0.notSent': 'Please enter a whole number of pieces' } }],
    ['fewer than none', '20.00', -1, { errors: { 'lines.0.notSent': 'Please enter 0 pieces or more' } }],
    ['too large a number', '20.00', 10_001, { errors: { 'lines.0.notSent': 'At most 10000 pieces' } }],
    ['a text', '20.00', '4', { errors: { 'lines.0.notSent': 'Please enter a whole number of pieces' } }],
  ])('%s, also by the preview, and nothing is written', async (_, amount, notSent, answer) => {
    const order = await packing.givenPaid();
    for (const path of ['refunds', 'refunds/preview']) {
      const body = { lines: [line(order, 'Pick Tee', amount, notSent)] };
      const { status, body: refused } = await packing.post(`${order.id}/${path}`, body);
      expect([status, refused]).toEqual([notSent === 11 ? 409 : 400, expect.objectContaining(answer)]);
    }
    expect(await readAll(order)).toMatchObject({ refunds: [], returned: [] });
  });

  it.each([
    ['sent', ['processing', 'shipped']],
    ['delivered', ['processing', 'shipped', 'delivered']],
  ])('of an order that was %s', async (_, statuses) => {
    const order = await packing.givenPaid();
    await move(order, ...statuses);
    const { body } = await refund(order, line(order, 'Pick Cap', '10.00', 1)).expect(409);
    expect(body).toMatchObject({ code: 'ILLEGAL_MOVE' });
    await refund(order, line(order, 'Pick Cap', '10.00', 0)).expect(201);
  });

  it('that another refund has named meanwhile: of 6 at once, each of 4 of 10 pieces, two get through', async () => {
    const order = await packing.givenPaid();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => refund(order, line(order, 'Pick Tee', '30.00', 4))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409, 409]);
    const now = await readAll(order);
    expect([now.refundedAmount, notSentOf(now)['Pick Tee']]).toEqual(['60.00', 8]);
  });
});
