import { givenInvoice } from '#test/support/builders/invoice.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { InvoicePageView } from '../invoice.view.js';

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

  it.each(['after=x', 'status=odd', 'after=00000000-0000-0000-0000-00000000000g'])('reject %s', async (query) => {
    await shop.http().get(`/api/invoices/page?${query}`).set(admin).expect(400);
  });
});
