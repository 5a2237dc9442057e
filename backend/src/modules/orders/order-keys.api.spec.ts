import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { openLive } from '#test/support/live-client.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { mayCall, ROUTE_RIGHTS } from '#modules/auth/guard/access-rules.js';
import type { AdminOrderView, OrderPageView } from './admin/admin-order.view.js';
import type { BulkOutcomesView } from './admin/bulk/bulk-orders.view.js';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

let shop: TestShop;
let packer: { authorization: string };
let owner: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ UNDO_SECONDS: '600' });
  packer = await asAdmin(shop, { username: 'pat', role: 'packer' });
  owner = await asAdmin(shop, { username: 'olga' });
});
afterAll(() => shop.close());

const get = (path: string, who = packer) => shop.http().get(path).set(who);
const post = (path: string, body: object, who = packer) => shop.http().post(path).set(who).send(body);
const rowsOf = async (who = packer): Promise<OrderPageView['orders']> =>
  ((await get('/api/admin/orders', who).expect(200)).body as OrderPageView).orders;
const handleOf = async (orderNumber: string): Promise<string> =>
  (await rowsOf()).find((row) => row.orderNumber === orderNumber)?.id ?? '';

describe('the key of an order (threat 200)', () => {
  it('is in no answer that a packer gets', async () => {
    const orders = [await givenOrder(shop, { status: 'processing', paymentStatus: 'paid' }), await givenOrder(shop)];
    const [{ id, orderNumber } = { id: '', orderNumber: '' }] = orders;
    const handle = await handleOf(orderNumber);
    const stream = await openLive(shop.origin, packer);
    const answers = [
      await post(`/api/admin/orders/${handle}/notes`, { text: 'Box 4' }).expect(201),
      await post('/api/admin/orders/selected/status', { orderIds: [handle], status: 'shipped' }).expect(200),
      await post('/api/admin/orders/selected/tracking', {
        shipments: [{ orderNumber, carrier: 'USPS', number: '9400 1000' }],
      }).expect(200),
      await get(`/api/admin/search?q=${orderNumber}`).expect(200),
      await get(`/api/admin/orders?search=${orderNumber}`).expect(200),
      await get(`/api/admin/orders/selected/slips?orderIds=${handle}`).expect(200),
      await get(`/api/admin/orders/selected/labels.csv?orderIds=${handle}`).expect(200),
    ];
    const reads = Object.keys(ROUTE_RIGHTS).filter((route) => route.startsWith('GET ') && !route.endsWith('/live'));
    for (const path of reads.filter((route) => mayCall('packer', 'GET', route.slice(4))).map((route) => route.slice(4))) {
      answers.push(await get(path.replace(':id', handle)));
    }
    await eventually(
      () => Promise.resolve(stream.events.some(({ orderIds }) => orderIds?.includes(handle))),
      (isNamed) => isNamed,
    );
    const text = [...answers.map((answer) => `${answer.text} ${JSON.stringify(answer.headers)}`), stream.text()].join('\n');
    stream.close();
    expect(text).toContain(orderNumber);
    expect(text).toContain(handle);
    const keys = new Set((await rowsOf(owner)).map((row) => row.id));
    const found = [...new Set(text.match(UUID))];
    expect(found.filter((uuid) => keys.has(uuid.toLowerCase()))).toEqual([]);
    for (const uuid of found) await shop.http().get(`/api/orders/${uuid}`).expect(404);
    await shop.http().get(`/api/orders/${id}`).expect(200);
  });

  it('is what other roles see and send, and a handle leads all of them to the same order', async () => {
    const { id, orderNumber } = await givenOrder(shop, { status: 'processing', paymentStatus: 'paid' });
    const handle = await handleOf(orderNumber);
    expect((await rowsOf(owner)).map((row) => row.id)).toContain(id);
    expect((await get(`/api/admin/orders/${handle}`, owner).expect(200)).body).toMatchObject({ id, orderNumber });
    expect((await get(`/api/admin/orders/${id}`).expect(200)).body).toMatchObject({ id: handle, orderNumber });
    const bookkeeper = await asAdmin(shop, { role: 'bookkeeper' });
    expect((await rowsOf(bookkeeper)).map((row) => row.id)).toContain(id);
  });

  it('is not needed for the work of a packer: the next page, steps and their undo take handles', async () => {
    await Promise.all([1, 2, 3].map(() => givenOrder(shop, { status: 'processing', paymentStatus: 'paid' })));
    const [newest, ...older] = await rowsOf();
    const next = (await get(`/api/admin/orders?after=${newest?.id}`).expect(200)).body as OrderPageView;
    expect(next.orders).toEqual(older);
    const orderIds = older.slice(0, 2).map((row) => row.id);
    const { outcomes } = (await post('/api/admin/orders/selected/status', { orderIds, status: 'shipped' }).expect(200))
      .body as BulkOutcomesView;
    const steps = outcomes.map(({ undo }) => undo);
    expect(steps.map((step) => step?.orderId)).toEqual(orderIds);
    const undone = (await post('/api/admin/orders/selected/undo', { steps }).expect(200)).body as BulkOutcomesView;
    expect(undone.outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    const { body } = await post(`/api/admin/orders/${orderIds[0]}/status`, { status: 'shipped' }).expect(200);
    expect(body as AdminOrderView).toMatchObject({ id: orderIds[0], status: 'shipped' });
  });
});

it('the public page forgets its buyer 30 days after the delivery (threat 200)', async () => {
  const product = await givenProduct(shop.db);
  const lines = [{ product, quantity: 1 }];
  const { body } = await post('/api/orders', orderBody(await givenCart(shop.db, lines), lines)).expect(201);
  const { id } = body as { id: string };
  for (const [path, step] of [
    ['payment', { reference: 'Z1' }],
    ['status', { status: 'processing' }],
    ['status', { status: 'shipped' }],
    ['status', { status: 'delivered' }],
  ] as const) {
    await post(`/api/admin/orders/${id}/${path}`, step, owner).expect(200);
  }
  const read = async () => (await shop.http().get(`/api/orders/${id}`).expect(200)).body as AdminOrderView;
  const shown = await read();
  expect([shown.customerEmail, shown.shippingAddress.street]).not.toContain('');
  await shop.db.query(`update order_events set at = at - interval '31 days' where order_id = $1`, [id]);
  const contact = {
    customerName: '',
    customerEmail: '',
    customerPhone: null,
    shippingAddress: { street: '', city: '', state: '', zipCode: '', country: '' },
    billingAddress: null,
    notes: null,
  };
  expect(await read()).toEqual(Object.assign({}, shown, contact));
  expect((await get(`/api/admin/orders/${id}`, owner).expect(200)).body).toMatchObject({ customerEmail: shown.customerEmail });
});
