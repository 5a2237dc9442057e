import { createHash } from 'node:crypto';
import { givenInvoice } from '#test/support/builders/invoice.js';
import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { InvoiceTermsView } from '../invoices/invoice.view.js';
import type { SentInvoiceView } from '../invoices/sent/sent-invoice.view.js';
import { InvoiceMailJobs } from './invoice-mail.jobs.js';
import { MailSender } from './mail-sender.js';

const UNKNOWN = '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d';
let smtp: FakeSmtp;
let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  smtp = await startFakeSmtp();
  shop = await openShop({ SMTP_URL: smtp.url, PUBLIC_ORIGIN: 'https://shop.example' });
  admin = await asAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

/** Sends the invoice as an admin and returns the event of this sending. */
async function send(id: string): Promise<{ invoiceId: string; sendingId: string }> {
  await shop.db.query(`update outbox set dedupe_key = dedupe_key || ':' || id where payload ->> 'invoiceId' = $1`, [id]);
  await shop.http().post(`/api/invoices/${id}/send`).set(admin).expect(200);
  const events: { payload: { invoiceId: string; sendingId: string } }[] = await shop.db.query(
    `select payload from outbox where topic = 'invoice.sent' and payload ->> 'invoiceId' = $1 order by created_at desc limit 1`,
    [id],
  );
  if (!events[0]) throw new Error('no event was published');
  return events[0].payload;
}
const mail = (sending: { invoiceId: string; sendingId: string }) => shop.app.get(InvoiceMailJobs).invoice(sending);
const given = () => givenInvoice(shop, admin, { invoice: { clientName: 'Ada Moore', clientEmail: 'ada@example.com' } });
const sentPdfs = async (id: string): Promise<SentInvoiceView[]> =>
  (await shop.http().get(`/api/invoices/${id}/sent`).set(admin).expect(200)).body as SentInvoiceView[];
const download = async (id: string, sentId: string): Promise<Buffer> => {
  const response = await shop.http().get(`/api/invoices/${id}/sent/${sentId}/pdf`).set(admin).buffer(true).expect(200);
  expect(response.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  return response.body as Buffer;
};
const attachedPdf = (raw: string | undefined): Buffer => {
  const [, encoded = ''] = /Content-Type: application\/pdf;[^]*?\n\n([A-Za-z\d+/=\n]+)/.exec(raw ?? '') ?? [];
  return Buffer.from(encoded, 'base64');
};

describe('the PDF that a client received (threat 188)', () => {
  it('is kept byte for byte, whatever was changed since', async () => {
    const { id } = await given();
    expect(await sentPdfs(id)).toEqual([]);
    await mail(await send(id));
    const first = attachedPdf(smtp.received[0]);
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    await shop
      .http()
      .put(`/api/invoices/${id}`)
      .set(admin)
      .send({
        invoice: { clientEmail: 'new@example.com', status: 'paid' },
        items: [{ customProductName: 'Mural', unitPrice: '99.00' }],
      })
      .expect(200);
    await mail(await send(id));
    const [second, earlier] = await sentPdfs(id);
    expect(second).toMatchObject({ sentTo: 'new@example.com', totalAmount: '99.00', delivered: true });
    expect(earlier).toMatchObject({
      sentTo: 'ada@example.com',
      totalAmount: '10.00',
      delivered: true,
      checksum: createHash('sha256').update(first).digest('hex'),
    });
    expect((await download(id, earlier?.id ?? '')).equals(first)).toBe(true);
    expect((await download(id, second?.id ?? '')).equals(attachedPdf(smtp.received[1]))).toBe(true);
  });

  it('is kept once for a job that runs twice, and not again after a later save', async () => {
    const { id } = await given();
    const sending = await send(id);
    expect(await mail(sending)).toBe(true);
    await shop
      .http()
      .put(`/api/invoices/${id}`)
      .set(admin)
      .send({ invoice: { notes: 'Net 30' } })
      .expect(200);
    expect(await mail(sending)).toBe(false);
    expect(await sentPdfs(id)).toHaveLength(1);
  });

  it('is shown as not delivered while the mail server has not accepted it', async () => {
    const { id } = await given();
    const sending = await send(id);
    jest.spyOn(shop.app.get(MailSender), 'send').mockRejectedValueOnce(new Error('no mail server'));
    await expect(mail(sending)).rejects.toThrow('no mail server');
    expect(await sentPdfs(id)).toMatchObject([{ delivered: false }]);
    expect(await mail(sending)).toBe(true);
    expect(await sentPdfs(id)).toMatchObject([{ delivered: true }]);
  });

  it('cannot be stored with other bytes than those of its checksum, nor go with its invoice', async () => {
    const { id } = await given();
    await mail(await send(id));
    const change = shop.db.query(`update sent_invoice_pdfs set bytes = 'other' where invoice_id = $1`, [id]);
    await expect(change).rejects.toThrow('sent_invoice_pdfs_checksum_check');
    await expect(shop.db.query('delete from invoices where id = $1', [id])).rejects.toThrow('foreign key');
  });

  it('is 404 below another invoice and for unknown ids', async () => {
    const { id } = await given();
    await mail(await send(id));
    const [sent] = await sentPdfs(id);
    const other = await given();
    for (const path of [`${other.id}/sent/${sent?.id}/pdf`, `${id}/sent/${UNKNOWN}/pdf`, `${id}/sent/x/pdf`, `${UNKNOWN}/sent`])
      await shop.http().get(`/api/invoices/${path}`).set(admin).expect(404);
  });
});

describe('the mail of an unpaid invoice', () => {
  it('says when and how to pay', async () => {
    const { id, invoiceNumber } = await givenInvoice(shop, admin, {
      invoice: { clientEmail: 'ada@example.com', dueOn: '2030-12-21' },
    });
    await mail(await send(id));
    const text = (smtp.received[0] ?? '').replaceAll(/=\r?\n/g, '');
    expect(text).toContain('Due: December 21, 2030');
    expect(text).toContain('Venmo: @LastingFreedom, Cash App: $LastingFreedom, Zelle: pay@lastingfreedom.example');
    expect(text).toContain(`Please quote ${invoiceNumber} with your payment.`);
  });
});

describe('a stored PDF', () => {
  it('is rendered again when the payment handles have changed', async () => {
    const { id } = await given();
    await mail(await send(id));
    await shop.db.query(
      `insert into shop_settings (id, values, version) values (1, '{"paymentHandles": {"venmo": "@Other-Shop"}}', 1)
       on conflict (id) do update set values = excluded.values`,
    );
    const terms = async () => (await shop.http().get('/api/invoices/terms').set(admin).expect(200)).body as InvoiceTermsView;
    const isCurrent = ({ paymentHandles }: InvoiceTermsView): boolean => paymentHandles[0]?.handle === '@Other-Shop';
    expect(isCurrent(await eventually(terms, isCurrent))).toBe(true);
    const text = (): string => (smtp.received.at(-1) ?? '').replaceAll(/=\r?\n/g, '');
    await mail(await send(id));
    expect(text()).toContain('Venmo: @Other-Shop');
    const [after, before] = await sentPdfs(id);
    expect(after?.checksum).not.toBe(before?.checksum);
  });
});
