import { givenInvoice } from '#test/support/builders/invoice.js';
import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Clock } from '#platform/clock.js';
import type { InvoiceView } from './invoice.view.js';

const DAY_MS = 86_400_000;
let shop: TestShop;
let admin: { authorization: string };
let clock: ReturnType<typeof freezeClock>;
beforeAll(async () => {
  shop = await openShop();
  clock = freezeClock(shop.app.get(Clock));
});
afterAll(() => shop.close());
/** Sessions expire, because the clock advances. */
beforeEach(async () => {
  admin = await asAdmin(shop);
});

const remind = (id: string) => shop.http().post(`/api/invoices/${id}/remind`).set(admin);
const events = async (id: string): Promise<number> =>
  (await shop.db.query(`select from outbox where topic = 'invoice.reminded' and payload ->> 'invoiceId' = $1`, [id]))
    .length as number;

describe('reminding the client of an invoice', () => {
  it('publishes one event, also for two presses at once and one an hour later, and says when it was', async () => {
    const { id, version } = await givenInvoice(shop, admin, { invoice: { status: 'sent' } });
    const first = await Promise.all([remind(id).expect(200), remind(id).expect(200)]);
    clock.advance(DAY_MS / 24);
    const later = await remind(id).expect(200);
    expect(await events(id)).toBe(1);
    const { remindedAt } = first[0].body as InvoiceView;
    expect(later.body).toMatchObject({ remindedAt, version });
  });

  it('publishes one event for two presses that both waited for the invoice', async () => {
    const { id } = await givenInvoice(shop, admin, { invoice: { status: 'sent' } });
    const editor = shop.db.createQueryRunner();
    await editor.startTransaction();
    await editor.query('select from invoices where id = $1 for update', [id]);
    const presses = Promise.all([remind(id).expect(200), remind(id).expect(200)]);
    const waiting = await eventually(
      () => shop.db.query<{ n: number }[]>(`select count(distinct pid)::int as n from pg_locks where not granted`),
      ([row]) => row?.n === 2,
    );
    expect(waiting).toEqual([{ n: 2 }]);
    await editor.commitTransaction();
    await editor.release();
    await presses;
    expect(await events(id)).toBe(1);
    const audited = `select action, detail from audit_log where entity = 'invoice' and entity_id::text = $1 and action = 'reminded'`;
    expect(await shop.db.query(audited, [id])).toEqual([{ action: 'reminded', detail: { name: expect.any(String) as string } }]);
  });

  it('publishes another one a day later', async () => {
    const { id } = await givenInvoice(shop, admin, { invoice: { status: 'sent' } });
    const first = (await remind(id).expect(200)).body as InvoiceView;
    clock.advance(DAY_MS);
    admin = await asAdmin(shop);
    const second = (await remind(id).expect(200)).body as InvoiceView;
    expect(second.remindedAt).not.toBe(first.remindedAt);
    expect(await events(id)).toBe(2);
  });

  it.each([
    [{ status: 'draft' }, 409, 'Only an invoice that was sent and is not paid yet has a reminder'],
    [{ status: 'paid' }, 409, 'Only an invoice that was sent and is not paid yet has a reminder'],
    [{ status: 'cancelled' }, 409, 'Only an invoice that was sent and is not paid yet has a reminder'],
    [{ status: 'sent', clientEmail: null }, 400, 'Add a client email before reminding the client'],
  ])('is refused for %j', async (invoice, status, message) => {
    const { id } = await givenInvoice(shop, admin, { invoice });
    expect((await remind(id).expect(status)).body).toMatchObject({ message });
    expect(await events(id)).toBe(0);
  });
});
