import { givenInvoice } from '#test/support/builders/invoice.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { addDays } from '#platform/calendar-day.js';
import { InvoiceSettings } from '../invoice-shop.js';
import { INVOICE_SORTS } from '../invoice-sorts.sql.js';
import type { InvoicePageView, InvoiceSummaryView, InvoiceView } from '../invoice.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  await shop.db.query(
    `insert into invoices (invoice_number, client_name, status, subtotal, total_amount, created_at)
     select 'INV-2025-' || lpad(n::text, 4, '0'), case when n % 2 = 0 then 'Even Steven' else 'Odd Todd' end, 'draft', 1, 1,
       timestamptz '2025-01-01' + (n / 10) * interval '1 minute'
     from generate_series(1, 1100) n`,
  );
});
afterAll(() => shop.close());

const page = async (query: Record<string, string>): Promise<InvoicePageView> =>
  (await shop.http().get('/api/invoices/page').query(query).set(admin).expect(200)).body as InvoicePageView;

const KEY: Record<string, (invoice: InvoiceView) => string | number | null> = {
  issued: ({ createdAt }) => String(createdAt),
  client: ({ clientName }) => clientName,
  due: ({ dueOn }) => dueOn,
  total: ({ totalAmount }) => Number(totalAmount),
  balance: ({ balanceDue }) => Number(balanceDue),
};

/** The shop's day, and the one before. */
async function days(): Promise<{ day: string; yesterday: string }> {
  const { day } = await shop.app.get(InvoiceSettings).today();
  return { day, yesterday: addDays(day, -1) };
}

/** 60 invoices of which every third has no due date, and every fourth is paid. */
const givenSorted = (): Promise<unknown> =>
  shop.db.query(
    `insert into invoices (invoice_number, client_name, status, subtotal, total_amount, due_on, created_at)
     select 'INV-2024-' || lpad(n::text, 4, '0'), 'client ' || chr(97 + n % 7), case when n % 4 = 0 then 'paid' else 'sent' end,
       n % 11 + 1, n % 11 + 1, case when n % 3 > 0 then date '2024-01-01' + n % 9 end, timestamptz '2024-01-01' + (n / 5) * interval '1 day'
     from generate_series(1, 60) n on conflict do nothing`,
  );

describe('the invoices', () => {
  it('are read page by page, each once, although many have the same time', async () => {
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const { invoices, next }: InvoicePageView = await page(after === undefined ? {} : { after });
      expect(invoices.length).toBeLessThanOrEqual(24);
      seen.push(...invoices.map(({ invoiceNumber }) => invoiceNumber));
      after = next;
    }
    expect(new Set(seen).size).toBe(1100);
    expect(seen).toHaveLength(1100);
    expect(seen).toEqual(seen.toSorted().toReversed());
  });

  it('are searched and filtered on the server, and a page is not shifted by a new invoice', async () => {
    const first = await page({ search: 'steven', status: 'draft' });
    expect(first.invoices.map(({ clientName }) => clientName)).toEqual(Array<string>(24).fill('Even Steven'));
    await givenInvoice(shop, admin, { invoice: { clientName: 'Even Steven' } });
    const second = await page({ search: 'steven', status: 'draft', after: first.next ?? '' });
    expect(second.invoices[0]?.invoiceNumber).toBe('INV-2025-1052');
    expect(await page({ search: 'nobody' })).toEqual({ invoices: [], next: null });
  });

  it('are found by names without their accents', async () => {
    await givenInvoice(shop, admin, { invoice: { clientName: 'José Ñandú' } });
    for (const search of ['jose', 'ÑANDU', 'josé n']) {
      expect((await page({ search })).invoices.map(({ clientName }) => clientName)).toEqual(['José Ñandú']);
    }
  });

  it('of the bare list are the newest thousand', async () => {
    const { body } = await shop.http().get('/api/invoices').set(admin).expect(200);
    expect(body).toHaveLength(1000);
  });

  it('have sums of what is open, overdue and paid', async () => {
    const { day, yesterday } = await days();
    const make = (invoice: object, unitPrice: string) =>
      givenInvoice(shop, admin, {
        invoice: { ...invoice, clientName: 'Sums' },
        items: [{ customProductName: 'Mural', unitPrice }],
      });
    const summary = async () =>
      (await shop.http().get('/api/invoices/summary').set(admin).expect(200)).body as InvoiceSummaryView;
    expect(await summary()).toMatchObject({
      openCount: 0,
      openAmount: '0.00',
      overdueCount: 0,
      paidCount: 0,
      paidAmount: '0.00',
    });
    const late = await make({ status: 'sent', dueOn: yesterday }, '100.00');
    await make({ status: 'sent', dueOn: day }, '20.00');
    await make({ status: 'paid', dueOn: yesterday }, '7.00');
    await make({ status: 'cancelled', dueOn: yesterday }, '1.00');
    await shop
      .http()
      .post(`/api/invoices/${late.id}/payments`)
      .set({ ...admin, 'Idempotency-Key': 'payment-of-the-late-one' })
      .send({ amount: '30.00', method: 'cash', version: late.version })
      .expect(201);
    expect(await summary()).toEqual({
      openCount: 2,
      openAmount: '90.00',
      overdueCount: 1,
      overdueAmount: '70.00',
      paidCount: 1,
      paidAmount: '7.00',
    });
    expect((await page({ status: 'overdue' })).invoices.map(({ id }) => id)).toEqual([late.id]);
    expect((await page({ search: 'sums', sort: 'balance-desc' })).invoices.map(({ balanceDue }) => balanceDue)).toEqual([
      '70.00',
      '20.00',
      '0.00',
      '0.00',
    ]);
  });

  it.each(INVOICE_SORTS)('are sorted by %s over all pages, each once', async (sort) => {
    await givenSorted();
    const seen: InvoiceView[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const next: InvoicePageView = await page({ search: 'INV-2024', sort, ...(after === undefined ? {} : { after }) });
      seen.push(...next.invoices);
      after = next.next;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(60);
    expect(seen).toHaveLength(60);
    const keys = seen.map(KEY[sort.split('-')[0] ?? '']!);
    const known = keys.filter((key) => key !== null);
    const ordered = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(known).toEqual(sort.endsWith('-asc') ? ordered : ordered.toReversed());
    expect(keys.slice(known.length)).toEqual(keys.filter((key) => key === null));
  });

  it.each(['sort=name', 'status=late', 'after=x', 'status=odd', 'after=00000000-0000-0000-0000-00000000000g'])(
    'reject %s',
    async (query) => {
      await shop.http().get(`/api/invoices/page?${query}`).set(admin).expect(400);
    },
  );
});
