import type { INestApplicationContext } from '@nestjs/common';
import { givenInvoice } from '#test/support/builders/invoice.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import { Jobs } from '#platform/queue/jobs.js';
import { InvoicePdfs } from '../invoice-pdfs.js';
import { PdfFailedError } from '../invoices.errors.js';

let shop: TestShop;
let worker: INestApplicationContext;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  worker = await openWorker(shop.config);
  admin = await asAdmin(shop);
});
afterAll(async () => {
  await worker.close();
  await shop.close();
});

const getPdf = (id: string) => shop.http().get(`/api/invoices/${id}/pdf`).set(admin).buffer(true);
const storedPdfs = (id: string) =>
  shop.db.query('select revision, length(bytes) as size from invoice_pdfs where invoice_id = $1', [id]);

describe('the PDF of an invoice', () => {
  it('is rendered by a worker, once per revision', async () => {
    const { id, invoiceNumber } = await givenInvoice(shop, admin);
    const first = await getPdf(id).expect(200).expect('content-type', 'application/pdf').expect('cache-control', 'no-store');
    expect(first.headers['content-disposition']).toBe(`attachment; filename="${invoiceNumber}.pdf"`);
    expect((first.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await storedPdfs(id)).toEqual([{ revision: 1, size: (first.body as Buffer).length }]);
    expect((await getPdf(id).expect(200)).body).toEqual(first.body);
    await shop
      .http()
      .put(`/api/invoices/${id}`)
      .set(admin)
      .send({ invoice: { notes: 'Net 30' } })
      .expect(200);
    expect((await getPdf(id).expect(200)).body).not.toEqual(first.body);
    expect(await storedPdfs(id)).toMatchObject([{ revision: 2 }]);
  });

  it('is 422 when it cannot be made, not "in a moment" for ever', async () => {
    const { id } = await givenInvoice(shop, admin);
    const failing = jest
      .spyOn(worker.get(InvoicePdfs), 'findOrRender')
      .mockRejectedValue(new PdfFailedError(id, new Error('no anchor')));
    const { body } = await getPdf(id).expect(422);
    failing.mockRestore();
    expect(body).toMatchObject({ code: 'PDF_FAILED' });
    await getPdf(id).expect(200);
  });

  it('is preceded by the characters that it leaves out', async () => {
    const { id, unprintable } = await givenInvoice(shop, admin, { invoice: { clientName: 'Zoë 東京 😀', notes: 'Ꮳ\n😀' } });
    expect(unprintable).toEqual(['😀', 'Ꮳ']);
    const { body } = await shop.http().get('/api/invoices/page').set(admin).expect(200);
    expect((body as { invoices: object[] }).invoices).toContainEqual(expect.objectContaining({ id, unprintable }));
  });

  it('leaves no personal data in the queue', async () => {
    const { id } = await givenInvoice(shop, admin, {
      invoice: { clientName: 'Canary Client', clientEmail: 'canary@example.com' },
    });
    await getPdf(id).expect(200);
    const jobs = await shop.app.get(Jobs).queue('shop').getJobs();
    expect(jobs.map((job) => job.data as unknown)).toContainEqual({ invoiceId: id });
    expect(JSON.stringify(jobs)).not.toMatch(/canary/i);
  });

  it('has room for the largest valid invoice', async () => {
    const items = Array.from({ length: 200 }, (_, row) => ({
      customProductName: `Row ${row} ${'of a very long name '.repeat(5)}`,
      quantity: 9_999,
      unitPrice: '0.50',
    }));
    const { id } = await givenInvoice(shop, admin, {
      invoice: { clientName: 'W'.repeat(120), notes: 'line\n'.repeat(199) },
      items,
    });
    expect(((await getPdf(id).expect(200)).body as Buffer).length).toBeGreaterThan(20_000);
  });
});
