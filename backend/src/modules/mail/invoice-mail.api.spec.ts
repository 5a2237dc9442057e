import { givenInvoice } from '#test/support/builders/invoice.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { InvoicePdfs, PdfFailedError } from '../invoices/index.js';
import { InvoiceMailJobs } from './invoice-mail.jobs.js';

let smtp: FakeSmtp;
let shop: TestShop;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  shop = await openShop({ SMTP_URL: smtp.url, PUBLIC_ORIGIN: 'https://shop.example' });
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

describe('the mail of an invoice', () => {
  const invoiceJob = (): InvoiceMailJobs => shop.app.get(InvoiceMailJobs);
  /** The attached PDF of a raw email. */
  const attachedPdf = (raw: string): Buffer => {
    const [, encoded = ''] = /Content-Type: application\/pdf;[^]*?\n\n([A-Za-z\d+/=\n]+)/.exec(raw) ?? [];
    return Buffer.from(encoded, 'base64');
  };
  const send = async (id: string): Promise<void> => {
    await shop
      .http()
      .post(`/api/invoices/${id}/send`)
      .set(await asAdmin(shop))
      .expect(200);
  };
  const sendings = async (invoiceId: string): Promise<{ invoiceId: string; sendingId: string }[]> => {
    const events: { payload: { invoiceId: string; sendingId: string } }[] = await shop.db.query(
      `select payload from outbox where topic = 'invoice.sent' and payload ->> 'invoiceId' = $1 order by id`,
      [invoiceId],
    );
    return events.map(({ payload }) => payload);
  };

  it('goes to its client with items, total and notes, once per sending', async () => {
    const hoodie = await givenProduct(shop.db, { name: 'Dawn Hoodie' });
    const { id, invoiceNumber } = await givenInvoice(shop, await asAdmin(shop), {
      invoice: { clientName: 'Ada Moore', clientEmail: 'ada@example.com', notes: 'Due within 14 days' },
      items: [
        { productId: 'custom', customProductName: 'Mural <small>', quantity: 2, unitPrice: '10.50' },
        { productId: hoodie.id, size: 'XL', unitPrice: '48.00' },
      ],
    });
    await send(id);
    const [sending] = await sendings(id);
    if (!sending) throw new Error('no event was published');
    const runs = await Promise.allSettled([invoiceJob().invoice(sending), invoiceJob().invoice(sending)]);
    expect(runs).toContainEqual({ status: 'fulfilled', value: true });
    expect(await invoiceJob().invoice(sending)).toBe(false);
    expect(smtp.received).toHaveLength(1);
    const mail = (smtp.received[0] ?? '').replaceAll(/=\r?\n/g, '');
    expect(mail).toContain('To: ada@example.com');
    expect(mail).toContain(`Subject: Invoice ${invoiceNumber} from Lasting Freedom`);
    expect(mail).toContain('Mural <small> at $10.50: $21.00');
    expect(mail).toContain('Dawn Hoodie, XL at $48.00: $48.00');
    expect(mail).toContain('Total: $69.00');
    expect(mail).toContain('Due within 14 days');
    expect(mail).toContain('supports second-chance employment');
  });

  it('has the same PDF attached that the admin can download', async () => {
    const { id, invoiceNumber } = await givenInvoice(shop, await asAdmin(shop), {
      invoice: { clientName: 'Ada Moore', clientEmail: 'ada@example.com' },
    });
    await send(id);
    const [sending] = await sendings(id);
    if (!sending) throw new Error('no event was published');
    await invoiceJob().invoice(sending);
    const pdf = attachedPdf(smtp.received[0] ?? '');
    expect(smtp.received[0]).toContain(`filename=${invoiceNumber}.pdf`);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-8).toString()).toContain('%%EOF');
    const download = await shop
      .http()
      .get(`/api/invoices/${id}/pdf`)
      .set(await asAdmin(shop))
      .buffer(true)
      .expect(200);
    expect(pdf.equals(download.body as Buffer)).toBe(true);
  });

  it('says what was paid and what is due, and a reminder asks for the rest, once', async () => {
    const admin = await asAdmin(shop);
    const { id, invoiceNumber } = await givenInvoice(shop, admin, {
      invoice: { clientEmail: 'ada@example.com', status: 'sent', dueOn: '2026-01-31' },
      items: [{ customProductName: 'Mural', quantity: 2, unitPrice: '500.00' }],
    });
    const pay = (amount: string, version: number) =>
      shop
        .http()
        .post(`/api/invoices/${id}/payments`)
        .set({ ...admin, 'Idempotency-Key': `payment-at-version-${version}` })
        .send({ amount, method: 'cash', version })
        .expect(201);
    await pay('400.00', 1);
    await send(id);
    const [sending] = await sendings(id);
    if (!sending) throw new Error('no event was published');
    await invoiceJob().invoice(sending);
    const reminder = { invoiceId: id, reminderId: '5f0c2a5e-6f3e-4a52-9b7e-0d2f6a1b3c4d' };
    expect([await invoiceJob().reminder(reminder), await invoiceJob().reminder(reminder)]).toEqual([true, false]);
    expect(smtp.received).toHaveLength(2);
    const [mail = '', reminded = ''] = smtp.received.map((raw) => raw.replaceAll(/=\r?\n/g, ''));
    for (const text of ['Paid: $400.00', 'Balance due: $600.00']) {
      expect(mail).toContain(text);
      expect(reminded).toContain(text);
    }
    expect(reminded).toContain(`Subject: Reminder: invoice ${invoiceNumber} from Lasting Freedom`);
    expect(reminded).toContain('We have not received $600.00 of invoice');
    expect(reminded).toContain('January 31, 2026');
    await pay('600.00', 2);
    expect(await invoiceJob().reminder({ ...reminder, reminderId: '6f0c2a5e-6f3e-4a52-9b7e-0d2f6a1b3c4d' })).toBe(false);
    expect(smtp.received).toHaveLength(2);
  });

  it('is sent without the PDF when that cannot be made', async () => {
    const { id, invoiceNumber } = await givenInvoice(shop, await asAdmin(shop), {
      invoice: { clientName: 'Ada Moore', clientEmail: 'ada@example.com' },
    });
    await send(id);
    const [sending] = await sendings(id);
    if (!sending) throw new Error('no event was published');
    jest.spyOn(shop.app.get(InvoicePdfs), 'findOrRender').mockRejectedValueOnce(new PdfFailedError(id, new Error('no anchor')));
    expect(await invoiceJob().invoice(sending)).toBe(true);
    const mail = (smtp.received[0] ?? '').replaceAll(/=\r?\n/g, '');
    expect(mail).toContain(`Subject: Invoice ${invoiceNumber}`);
    expect(mail).not.toMatch(/application\/pdf|attached as a PDF/);
  });

  it('is sent again to its current address', async () => {
    const { id } = await givenInvoice(shop, await asAdmin(shop), {
      invoice: { clientName: 'Ada Moore', clientEmail: 'old@example.com' },
    });
    await send(id);
    await shop.db.query(`update outbox set dedupe_key = dedupe_key || ':a minute ago' where payload ->> 'invoiceId' = $1`, [id]);
    await shop.db.query(`update invoices set client_email = 'new@example.com' where id = $1`, [id]);
    await send(id);
    const events = await sendings(id);
    expect(events).toHaveLength(2);
    for (const sending of events) expect(await invoiceJob().invoice(sending)).toBe(true);
    expect(smtp.received.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).toEqual(['new@example.com', 'new@example.com']);
  });
});
