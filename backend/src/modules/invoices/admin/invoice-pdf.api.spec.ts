import type { INestApplicationContext } from '@nestjs/common';
import { givenInvoice } from '#test/support/builders/invoice.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import { Jobs } from '#platform/queue/jobs.js';

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

const print = (id: string) => shop.http().get(`/api/invoices/${id}/pdf`).set(admin).buffer(true);
const keptPdfs = (id: string) =>
  shop.db.query('select revision, length(bytes) as size from invoice_pdfs where invoice_id = $1', [id]);

describe('the PDF of an invoice', () => {
  it('is drawn by the worker, once a revision', async () => {
    const { id, invoiceNumber } = await givenInvoice(shop, admin);
    const first = await print(id).expect(200).expect('content-type', 'application/pdf').expect('cache-control', 'no-store');
    expect(first.headers['content-disposition']).toBe(`attachment; filename="${invoiceNumber}.pdf"`);
    expect((first.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await keptPdfs(id)).toEqual([{ revision: 1, size: (first.body as Buffer).length }]);
    expect((await print(id).expect(200)).body).toEqual(first.body);
    await shop
      .http()
      .put(`/api/invoices/${id}`)
      .set(admin)
      .send({ invoice: { notes: 'Net 30' } })
      .expect(200);
    expect((await print(id).expect(200)).body).not.toEqual(first.body);
    expect(await keptPdfs(id)).toMatchObject([{ revision: 2 }]);
  });

  it('does not leave the client in the queue', async () => {
    const { id } = await givenInvoice(shop, admin, {
      invoice: { clientName: 'Canary Client', clientEmail: 'canary@example.com' },
    });
    await print(id).expect(200);
    const jobs = await shop.app.get(Jobs).queue('shop').getJobs();
    expect(jobs.map((job) => job.data as unknown)).toContainEqual({ invoiceId: id });
    expect(JSON.stringify(jobs)).not.toMatch(/canary/i);
  });

  it('holds the largest invoice there can be', async () => {
    const items = Array.from({ length: 200 }, (_, row) => ({
      customProductName: `Row ${row} ${'of a very long name '.repeat(5)}`,
      quantity: 9_999,
      unitPrice: '0.50',
    }));
    const { id } = await givenInvoice(shop, admin, {
      invoice: { clientName: 'W'.repeat(120), notes: 'line\n'.repeat(199) },
      items,
    });
    expect(((await print(id).expect(200)).body as Buffer).length).toBeGreaterThan(20_000);
  });
});
