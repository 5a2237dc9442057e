import { MailTransport } from '#platform/mail/mail-transport.js';
import { Jobs } from '#platform/queue/jobs.js';
import { currentRequestId } from '#platform/tracing/work-context.js';
import { givenOrder } from '#test/support/builders/placed-order.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { OrderPlacedJobs } from './order-placed.jobs.js';

let smtp: FakeSmtp;
let shop: TestShop;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  shop = await openShop({ SMTP_URL: smtp.url, MAIL_STAFF: 'owner@shop.example' });
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.received.length = 0;
  await shop.app.get(Jobs).queue('mail').obliterate({ force: true });
});
afterEach(() => jest.restoreAllMocks());

/** A batch for new orders; the id of each job ends with its place. */
async function givenBatch(size: number) {
  const orders = [];
  for (let n = 0; n < size; n++) orders.push(await givenOrder(shop));
  const jobs = orders.map(({ id: orderId }, n) => ({
    id: `placed-${n}`,
    payload: { orderId },
    context: { requestId: `request-${n}` },
  }));
  return { orders, jobs };
}
type Batch = Awaited<ReturnType<typeof givenBatch>>;

const send = ({ jobs }: Pick<Batch, 'jobs'>): Promise<void> => shop.app.get(OrderPlacedJobs).ordersPlaced({ jobs });
const subjects = (): string[] => smtp.received.map((raw) => /^Subject: ([^\r\n]*)/m.exec(raw)?.[1] ?? '').toSorted();
const subjectsOf = ({ orders }: Batch): string[] =>
  orders.flatMap(({ orderNumber }) => [`We have your order ${orderNumber}`, `New order ${orderNumber}: $96.00`]).toSorted();
const queued = async (): Promise<unknown[]> => {
  const jobs = await shop.app.get(Jobs).queue('mail').getJobs();
  return jobs
    .map(({ id, name, data }) => ({ id, name, data: data as unknown }))
    .toSorted((a, b) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1));
};
/** Runs the jobs that a batch left for single orders. */
async function runQueued(): Promise<void> {
  const jobs = await shop.app.get(Jobs).queue('mail').getJobs();
  for (const { data } of jobs) await shop.app.get(OrderPlacedJobs).orderPlaced(data as { orderId: string });
}
const singleJobs = ({ jobs }: Batch) => jobs.map(({ id, payload }) => ({ id, name: 'mail.order-placed', data: payload }));

it('the emails of all orders of a batch are sent once, however often it runs', async () => {
  const batch = await givenBatch(4);
  await Promise.allSettled([
    send(batch),
    send(batch),
    shop.app.get(OrderPlacedJobs).orderPlaced({ orderId: batch.jobs[2]?.payload.orderId ?? '' }),
  ]);
  await send(batch);
  await runQueued();
  expect(subjects()).toEqual(subjectsOf(batch));
  const unsent = await shop.db.query('select from mails where sent_at is null');
  expect(unsent).toEqual([]);
});

it('an order whose emails another worker is sending gets a job of its own, and so do those after it', async () => {
  const batch = await givenBatch(4);
  const [, , third] = batch.orders;
  const transport = shop.app.get(MailTransport);
  const deliver = transport.send.bind(transport);
  jest.spyOn(transport, 'send').mockImplementationOnce(async (message) => {
    await send(batch);
    return deliver(message);
  });
  expect(await shop.app.get(OrderPlacedJobs).orderPlaced({ orderId: third?.id ?? '' })).toBe(2);
  expect(await queued()).toEqual(singleJobs(batch).slice(2));
  await runQueued();
  expect(subjects()).toEqual(subjectsOf(batch));
});

it('each email belongs to the request that placed its order', async () => {
  const batch = await givenBatch(3);
  const requests: string[] = [];
  const transport = shop.app.get(MailTransport);
  const deliver = transport.send.bind(transport);
  jest.spyOn(transport, 'send').mockImplementation((message) => {
    requests.push(`${/order (\S+?)(:|$)/.exec(message.subject)?.[1]} ${currentRequestId()}`);
    return deliver(message);
  });
  await send(batch);
  const expected = batch.orders.flatMap(({ orderNumber }, n) => Array<string>(2).fill(`${orderNumber} request-${n}`));
  expect(requests.toSorted()).toEqual(expected.toSorted());
});

it('when the mail server is away, every order gets a job of its own, which need not wait for the lease', async () => {
  const batch = await givenBatch(3);
  smtp.rejecting = true;
  await send(batch);
  smtp.rejecting = false;
  expect(subjects()).toEqual([]);
  expect(await queued()).toEqual(singleJobs(batch));
  for (const { payload } of batch.jobs) expect(await shop.app.get(OrderPlacedJobs).orderPlaced(payload)).toBe(2);
  expect(subjects()).toEqual(subjectsOf(batch));
});

it('an order that does not exist leaves the others alone, and fails as a job of its own', async () => {
  const batch = await givenBatch(2);
  const unknown = {
    id: 'placed-9',
    payload: { orderId: '00000000-0000-4000-8000-000000000000' },
    context: { requestId: 'request-9' },
  };
  await send({ jobs: [unknown, ...batch.jobs] });
  expect(subjects()).toEqual(subjectsOf(batch));
  expect(await queued()).toEqual([{ id: 'placed-9', name: 'mail.order-placed', data: unknown.payload }]);
});

it('an error of the queue repeats the batch, which then sends only what is left', async () => {
  const batch = await givenBatch(2);
  smtp.rejecting = 'owner@shop.example';
  jest.spyOn(Jobs.prototype, 'addAll').mockRejectedValueOnce(new Error('The queue does not answer'));
  await expect(send(batch)).rejects.toThrow('The queue does not answer');
  smtp.rejecting = false;
  await send(batch);
  for (const { payload } of batch.jobs) await shop.app.get(OrderPlacedJobs).orderPlaced(payload);
  expect(subjects()).toEqual(subjectsOf(batch));
});
