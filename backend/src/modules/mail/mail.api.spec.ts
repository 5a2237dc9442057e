import { givenCart, orderBody } from '#test/support/builders/order.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenInvoice } from '#test/support/builders/invoice.js';
import { asAdmin } from '#test/support/builders/users.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { InvoiceMailJobs } from './invoice-mail.jobs.js';
import { MailJobs } from './mail.jobs.js';
import { NoticeMailJobs } from './notice-mail.jobs.js';

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
  smtp.rejecting = false;
});

async function placeOrder(): Promise<{ orderId: string; orderNumber: string }> {
  const product = await givenProduct(shop.db, { name: 'Day One Hoodie' });
  const lines = [{ product, quantity: 2 }];
  const sessionId = await givenCart(shop.db, lines);
  const { body } = await shop.http().post('/api/orders').send(orderBody(sessionId, lines)).expect(201);
  const { id, orderNumber } = body as { id: string; orderNumber: string };
  return { orderId: id, orderNumber };
}

const jobs = (): MailJobs => shop.app.get(MailJobs);
const notices = (): NoticeMailJobs => shop.app.get(NoticeMailJobs);

describe('emails about an order', () => {
  it('contain the items, the total, payment instructions and a link to the order', async () => {
    const { orderId, orderNumber } = await placeOrder();
    await jobs().orderReceived({ orderId });
    const [mail = ''] = smtp.received.map((raw) => raw.replaceAll(/=\n/g, '').replaceAll('=3D', '='));
    expect(mail).toContain('To: ada.moore@example.com');
    expect(mail).toContain(`Subject: We have your order ${orderNumber}`);
    expect(mail).toContain('Day One Hoodie: $96.00');
    expect(mail).toContain('send $96.00 with Zelle to pay@lastingfreedom.example and quote');
    expect(mail).toContain(`https://shop.example/order-confirmation/${orderId}`);
  });

  it('are sent once when their job runs repeatedly and in parallel', async () => {
    const { orderId } = await placeOrder();
    const runs = await Promise.allSettled(Array.from({ length: 10 }, () => jobs().orderReceived({ orderId })));
    expect(await jobs().orderReceived({ orderId })).toBe(false);
    expect(runs.filter((run) => run.status === 'fulfilled' && run.value)).toHaveLength(1);
    expect(smtp.received).toHaveLength(1);
  });

  it('are sent by the next attempt when the sending worker was killed', async () => {
    const { orderId } = await placeOrder();
    await shop.db.query(
      `insert into mails (kind, subject_id, attempts, leased_until) values ('order-received', $1, 1, now() + interval '1 minute')`,
      [orderId],
    );
    await expect(jobs().orderReceived({ orderId })).rejects.toThrow('Another worker is sending this mail');
    await shop.db.query(`update mails set leased_until = now() - interval '1 second' where subject_id = $1`, [orderId]);
    expect(await jobs().orderReceived({ orderId })).toBe(true);
    expect(smtp.received).toHaveLength(1);
  });

  it('are sent by the next attempt after the mail server rejected them', async () => {
    const { orderId } = await placeOrder();
    smtp.rejecting = true;
    await expect(jobs().orderReceived({ orderId })).rejects.toThrow('451');
    smtp.rejecting = false;
    expect(await jobs().orderReceived({ orderId })).toBe(true);
    expect(smtp.received).toHaveLength(1);
  });

  it('can be sent again by the admin to a corrected address', async () => {
    const admin = await asAdmin(shop);
    const { orderId } = await placeOrder();
    await jobs().orderReceived({ orderId });
    const path = `/api/admin/orders/${orderId}/mails`;
    await shop.http().post(path).set(admin).send({ kind: 'order-received', email: 'right@example.com' }).expect(201);
    await jobs().orderReceived({ orderId });
    expect(smtp.received.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).toEqual(['ada.moore@example.com', 'right@example.com']);
    const { body } = await shop.http().get(path).set(admin).expect(200);
    expect(body).toEqual([expect.objectContaining({ kind: 'order-received', recipient: 'right@example.com', lastError: null })]);
  });

  it.each([
    [{ kind: 'love-letter' }],
    [{ kind: 'shipped', email: 'a@b.c\r\nBcc: x@y.z' }],
    [{ kind: 'shipped', email: 'a\ud800@example.com' }],
    [{}],
  ])('cannot be resent as %j', async (which) => {
    const admin = await asAdmin(shop);
    const { orderId } = await placeOrder();
    await shop.http().post(`/api/admin/orders/${orderId}/mails`).set(admin).send(which).expect(400);
  });
});

describe('a contact message', () => {
  it('is forwarded to the shop, which can reply to the visitor', async () => {
    const message = { name: 'Noor', email: 'noor@example.com', subject: 'artist', message: 'I would like to draw for you.' };
    const { body } = await shop.http().post('/api/contact').send(message).expect(201);
    await notices().contactMessage({ messageId: (body as { id: string }).id });
    const [mail = ''] = smtp.received;
    expect(mail).toContain('To: staff@lastingfreedom.example');
    expect(mail).toContain('Reply-To: noor@example.com');
    expect(mail).toContain('I would like to draw for you.');
  });
});

describe('an invoice', () => {
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
    const { id, invoiceNumber } = await givenInvoice(shop, await asAdmin(shop), {
      invoice: { clientName: 'Ada Moore', clientEmail: 'ada@example.com', notes: 'Due within 14 days' },
      items: [{ productId: 'custom', customProductName: 'Mural <small>', quantity: 2, unitPrice: '10.50' }],
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
    expect(mail).toContain('Total: $21.00');
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
