import { invoiceBody, givenInvoice } from '#test/support/builders/invoice.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { whenNotBusy } from '#test/support/when-not-busy.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { Clock } from '#platform/clock.js';
import { query } from '#platform/database/sql.js';
import type { InvoiceView } from './invoice.view.js';

const DAY_MS = 86_400_000;
let shop: TestShop;
let admin: { authorization: string };
let clock: ReturnType<typeof freezeClock>;
beforeAll(async () => {
  // With the default of 16 connections, waiting for one would end in a 503 on a busy machine.
  shop = await openShop({ DATABASE_POOL: '60' });
  // The last millisecond of 2031 in New York, the shop's time zone.
  clock = freezeClock(shop.app.get(Clock), new Date('2032-01-01T04:59:59.999Z'));
  // Fails after the invoice has got its number, like a full disk or a lost connection.
  await shop.db.query(
    `create function reject_row() returns trigger language plpgsql as $$ begin raise exception 'no more'; end $$`,
  );
  await shop.db.query(`create trigger reject_row before insert on invoice_items for each row
    when (new.custom_product_name = 'fails') execute function reject_row()`);
});
afterAll(() => shop.close());
/** Sessions expire, because the clock advances by years. */
beforeEach(async () => {
  admin = await asAdmin(shop);
});

const post = (name: string) =>
  whenNotBusy(() =>
    shop
      .http()
      .post('/api/invoices')
      .set(admin)
      .send(invoiceBody({ items: [{ customProductName: name, unitPrice: '10.00' }] })),
  );
const invoiceNumber = (year: number, count: number): string => `INV-${year}-${String(count).padStart(4, '0')}`;
const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const numbers = async (year: number): Promise<string[]> =>
  (
    await query<{ number: string }>(
      shop.db,
      `select invoice_number as number from invoices where invoice_number like 'INV-${year}-%' order by 1`,
    )
  ).map((row) => row.number);

describe('invoice numbers (threat 76)', () => {
  it('are consecutive for 100 invoices created at once', async () => {
    const answers = await Promise.all(times(100).map(() => post('works')));
    expect(answers.every((answer) => answer.status === 201)).toBe(true);
    const expected = times(100).map((index) => invoiceNumber(2031, index + 1));
    expect(answers.map((answer) => (answer.body as InvoiceView).invoiceNumber).toSorted()).toEqual(expected);
    expect(await numbers(2031)).toEqual(expected);
  });

  it('start again every year and have no gap when every fifth of 200 inserts is rolled back', async () => {
    clock.advance(1);
    admin = await asAdmin(shop);
    const answers = await Promise.all(times(200).map((index) => post(index % 5 === 0 ? 'fails' : 'works')));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(160);
    expect(answers.filter((answer) => answer.status === 500)).toHaveLength(40);
    expect(await numbers(2032)).toEqual(times(160).map((index) => invoiceNumber(2032, index + 1)));
    expect(
      await query(shop.db, `select i.id from invoices i where not exists (select from invoice_items where invoice_id = i.id)`),
    ).toEqual([]);
  });

  it('continue after 9999', async () => {
    clock.advance(400 * DAY_MS);
    admin = await asAdmin(shop);
    await shop.db.query(`insert into counters (name, value) values ('invoice-2033', 9998)`);
    expect(
      await Promise.all([post('works'), post('works')]).then((answers) =>
        answers.map((one) => (one.body as InvoiceView).invoiceNumber).toSorted(),
      ),
    ).toEqual(['INV-2033-10000', 'INV-2033-9999']);
  });
});

describe('two admins saving the same invoice (threat 78)', () => {
  it('never mix their items, in 50 pairs of updates', async () => {
    for (const pair of times(50)) {
      const { id } = await givenInvoice(shop, admin);
      const save = (name: string, count: number) =>
        shop
          .http()
          .put(`/api/invoices/${id}`)
          .set(admin)
          .send({
            invoice: { clientName: name },
            items: times(count).map((row) => ({ customProductName: `${name} ${row}`, quantity: row + 1, unitPrice: '1.00' })),
          });
      const answers = await Promise.all([save('Ada', 3), save('Grace', 1 + (pair % 7))]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      const after = (await shop.http().get(`/api/invoices/${id}`).set(admin)).body as InvoiceView;
      expect(answers.map((answer) => answer.body as InvoiceView)).toContainEqual(after);
      expect(new Set(after.items.map((item) => item.customProductName?.split(' ')[0]))).toEqual(new Set([after.clientName]));
    }
  });

  it('know the version that they opened: of two saves of one version, one is refused and changes nothing', async () => {
    for (const _pair of times(20)) {
      const { id, version } = await givenInvoice(shop, admin);
      const save = (body: object) => shop.http().put(`/api/invoices/${id}`).set(admin).send(body);
      const answers = await Promise.all([
        save({ version, invoice: { notes: 'Mine' } }),
        save({ version, items: [{ customProductName: 'Theirs', unitPrice: '7.00' }] }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const saved = answers.find(({ status }) => status === 200)?.body as InvoiceView;
      expect(saved.version).toBe(version + 1);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'EDIT_CONFLICT', current: saved });
      expect((await shop.http().get(`/api/invoices/${id}`).set(admin)).body).toEqual(saved);
    }
  });

  it('leave totals that are the sum of the items', async () => {
    expect(
      await query(
        shop.db,
        `select i.id from invoices i left join invoice_items r on r.invoice_id = i.id group by i.id having i.subtotal <> sum(r.total_price)`,
      ),
    ).toEqual([]);
  });
});
