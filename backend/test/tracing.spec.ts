import { givenCart, orderBody } from './support/builders/order.js';
import { givenProduct } from './support/builders/catalog.js';
import { startProcess, type TestProcess } from './support/children/child-process.js';
import { eventually } from './support/eventually.js';
import { OtlpReceiver } from './support/fakes/otlp-receiver.js';
import { openShop, type TestShop } from './support/shop.js';

let receiver: OtlpReceiver;
let shop: TestShop;
let children: TestProcess[];
beforeAll(async () => {
  receiver = await OtlpReceiver.start();
  shop = await openShop();
  children = [];
});
afterAll(async () => {
  await shop.close();
  await receiver.close();
});

async function stop(): Promise<void> {
  for (const { child } of children) child.kill('SIGTERM');
  await Promise.all(children.map(({ ended }) => ended));
}

async function start(settings: Record<string, string>): Promise<string> {
  const common = { ...settings, PORT: '0', HOST: '127.0.0.1', PUBLIC_ORIGIN: 'https://shop.example' };
  children = await Promise.all(['src/main.ts', 'src/worker.ts'].map((file) => startProcess(file, shop.config, common)));
  return `http://127.0.0.1:${children[0]?.port}`;
}

/** Places an order and waits for its emails. Returns the id of the request. */
async function placeOrder(origin: string): Promise<string> {
  const product = await givenProduct(shop.db, { priceCents: 2_400, stockQuantity: 9 });
  const lines = [{ product, quantity: 1 }];
  const body = JSON.stringify(orderBody(await givenCart(shop.db, lines), lines));
  const headers = { 'content-type': 'application/json', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  const response = await fetch(`${origin}/api/orders`, { method: 'POST', headers, body });
  const { id } = (await response.json()) as { id: string };
  const unsent = () => shop.db.query<object[]>('select from mails where subject_id = $1 and sent_at is not null', [id]);
  expect((await eventually(unsent, (mails) => mails.length >= 2, 30_000)).length).toBeGreaterThanOrEqual(2);
  return response.headers.get('x-request-id') ?? '';
}

const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it('a request, its statements, its job and its emails are one trace, and share a request id in the logs', async () => {
  const requestId = await placeOrder(await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint }));
  await stop();

  const [api, worker] = children.map((child) => linesOf(child.output()));
  expect(api).toContainEqual(expect.objectContaining({ msg: 'request', requestId, path: '/api/orders' }));
  expect(worker).toContainEqual(expect.objectContaining({ msg: 'job', job: 'mail.order-placed', requestId }));
  const emails = worker?.filter(({ msg, requestId: of }) => msg === 'email sent' && of === requestId);
  expect(emails?.map(({ kind }) => kind).toSorted()).toEqual(['order-notice', 'order-received']);

  const request = receiver.spans.find(({ attributes }) => attributes['shop.request_id'] === requestId);
  expect(request).toMatchObject({ service: 'shop-api', name: 'POST /api/orders', parentSpanId: undefined });
  expect(request?.attributes).toMatchObject({ 'http.response.status_code': 201, 'http.route': '/api/orders' });
  const trace = receiver.spans.filter(({ traceId }) => traceId === request?.traceId);
  const named = (service: string, name: string) => trace.filter((span) => span.service === service && span.name === name);
  expect(named('shop-api', 'outbox.add-event')).toHaveLength(1);
  const [job] = named('shop-worker', 'mail.order-placed');
  expect(job?.parentSpanId).toBe(named('shop-api', 'outbox.add-event')[0]?.parentSpanId);
  const sent = named('shop-worker', 'mail.send');
  expect(sent).toHaveLength(2);
  expect(sent.every(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
  expect(named('shop-worker', 'mail.mark-sent').length).toBeGreaterThan(0);
  expect(JSON.stringify(receiver.spans)).not.toMatch(/ada\.moore|Canal Street|Ada Moore/);
}, 90_000);

it('without a collector nothing is sent, and the request id is in the logs all the same', async () => {
  const before = receiver.spans.length;
  const requestId = await placeOrder(await start({}));
  await stop();
  const worker = linesOf(children[1]?.output() ?? '');
  expect(worker.filter(({ msg, requestId: of }) => msg === 'email sent' && of === requestId)).toHaveLength(2);
  expect(receiver.spans.length).toBe(before);
}, 90_000);
