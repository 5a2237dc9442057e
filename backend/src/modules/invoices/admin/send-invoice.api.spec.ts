import { givenInvoice } from '#test/support/builders/invoice.js';
import { asAdmin } from '#test/support/builders/users.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Clock } from '#platform/clock.js';
import type { InvoiceView } from '../invoice.view.js';

let shop: TestShop;
let admin: { authorization: string };
let clock: ReturnType<typeof freezeClock>;
beforeAll(async () => {
  shop = await openShop();
  clock = freezeClock(shop.app.get(Clock));
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const send = (id: string, body?: object) => shop.http().post(`/api/invoices/${id}/send`).set(admin).send(body);
const change = (id: string, body: object) => shop.http().put(`/api/invoices/${id}`).set(admin).send(body);
const read = async (id: string): Promise<InvoiceView> =>
  (await shop.http().get(`/api/invoices/${id}`).set(admin).expect(200)).body as InvoiceView;
const events = (id: string) =>
  shop.db.query(`select payload from outbox where topic = 'invoice.sent' and payload ->> 'invoiceId' = $1`, [id]);
const DEARER = [{ customProductName: 'Mural', unitPrice: '99.00' }];

describe('sending an invoice', () => {
  it('marks a draft as sent and publishes one event for a double click, which is two calls in one minute', async () => {
    const { id } = await givenInvoice(shop, admin);
    clock.advance(60_000 - (shop.app.get(Clock).now().getTime() % 60_000));
    const [first] = await Promise.all([send(id).expect(200), send(id).expect(200)]);
    expect(first?.body).toMatchObject({ id, status: 'sent' });
    clock.advance(59_000);
    await send(id).expect(200);
    expect(await events(id)).toEqual([{ payload: { invoiceId: id, sendingId: expect.any(String) } }]);
    clock.advance(1_000);
    await send(id).expect(200);
    expect(await events(id)).toHaveLength(2);
  });

  it('sends a paid invoice again without changing it', async () => {
    const { id } = await givenInvoice(shop, admin, { invoice: { status: 'paid' } });
    expect((await send(id).expect(200)).body).toMatchObject({ status: 'paid' });
  });

  it('requires a client email and an invoice that is not cancelled', async () => {
    const withoutEmail = await givenInvoice(shop, admin, { invoice: { clientEmail: null } });
    expect((await send(withoutEmail.id).expect(400)).body).toMatchObject({
      code: 'NO_CLIENT_EMAIL',
      message: 'Add a client email before sending the invoice',
    });
    const cancelled = await givenInvoice(shop, admin, { invoice: { status: 'cancelled' } });
    expect((await send(cancelled.id).expect(409)).body).toMatchObject({ message: 'A cancelled invoice cannot be sent' });
    expect([...(await events(withoutEmail.id)), ...(await events(cancelled.id))]).toEqual([]);
  });

  it('that somebody has changed since the sender saw it is a 409 that shows the change, and mails nothing (threat 78)', async () => {
    const { id, version } = await givenInvoice(shop, admin);
    await change(id, { items: DEARER }).expect(200);
    const { body } = await send(id, { version }).expect(409);
    const saved = await read(id);
    expect(body).toMatchObject({
      code: 'EDIT_CONFLICT',
      message: 'Someone else has changed this invoice meanwhile',
      current: saved,
    });
    expect(saved).toMatchObject({ status: 'draft', totalAmount: '99.00', sentAt: null });
    expect(await events(id)).toEqual([]);
    expect((await send(id, { version: saved.version }).expect(200)).body).toMatchObject({ status: 'sent' });
    expect(await events(id)).toHaveLength(1);
  });

  it('sends either the amount that was seen or nothing, when it races with a change (threat 78)', async () => {
    for (const _pair of Array.from({ length: 10 })) {
      const { id, version } = await givenInvoice(shop, admin);
      const [sent, changed] = await Promise.all([send(id, { version }), change(id, { version, items: DEARER })]);
      expect([sent.status, changed.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await events(id)).toHaveLength(sent.status === 200 ? 1 : 0);
    }
  });

  it('needs no version, and refuses one that is none', async () => {
    const { id } = await givenInvoice(shop, admin);
    for (const version of ['1', 1.5, null, [1]]) await send(id, { version }).expect(400);
    await send(id).expect(200);
    await send(id, {}).expect(200);
  });
});
