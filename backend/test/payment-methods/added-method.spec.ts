import type { ManualMethod } from '@shop/contract/payment-methods';
import { howPaid } from '@shop/contract/ways-to-pay';
import { MailJobs } from '#modules/mail/mail.jobs.js';
import { NoticeMailJobs } from '#modules/mail/notice-mail.jobs.js';
import { givenArtist, givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { givenInvoice } from '#test/support/builders/invoice.js';
import { ledgerClient, payeeForm } from '#test/support/builders/ledger.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { asAdmin, TEST_PASSWORD } from '#test/support/builders/users.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';

/** All that a real method by hand would add to the backend. */
jest.mock('@shop/contract/payment-methods', () => {
  const payPalMe: ManualMethod = {
    id: 'paypal-me',
    kind: 'manual',
    label: 'PayPal.Me',
    handle: {
      label: 'PayPal.Me name',
      placeholder: 'yourshop',
      maxLength: 20,
      sample: 'LastingFreedom',
      isValid: (handle) => /^[A-Za-z0-9]{1,20}$/.test(handle),
      message: 'A PayPal.Me name has up to 20 letters and digits',
    },
    payUrl: 'https://paypal.me/{handle}/{amount}USD',
    paymentFile: { reader: 'bank', network: 'PayPal' },
    pays: { artists: true, invoices: true },
  };
  const listed = jest.requireActual<typeof import('@shop/contract/payment-methods')>('@shop/contract/payment-methods');
  return {
    ...listed,
    PAYMENT_METHODS: [...listed.PAYMENT_METHODS, payPalMe],
    manualMethods: () => [...listed.manualMethods(), payPalMe],
  };
});

let smtp: FakeSmtp;
let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  smtp = await startFakeSmtp();
  shop = await openShop({ SMTP_URL: smtp.url, PUBLIC_ORIGIN: 'https://shop.example' });
  admin = await asAdmin(shop);
  await shop.http().post('/api/admin/me/confirm').set(admin).send({ password: TEST_PASSWORD }).expect(200);
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

const shown = async () => (await shop.http().get('/api/settings').expect(200)).body;
const mail = (): string => (smtp.received[0] ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

async function save(values: object, status = 200) {
  const { body } = await shop.http().get('/api/admin/settings').set(admin).expect(200);
  const sent = { version: body.version, values };
  return (await shop.http().put('/api/admin/settings/payments').set(admin).send(sent).expect(status)).body;
}

async function buy(paymentMethod: string) {
  const product = await givenProduct(shop.db, { name: 'Day One Hoodie', priceCents: 4_800, stockQuantity: 5 });
  const lines = [{ product, quantity: 2 }];
  const body = orderBody(await givenCart(shop.db, lines), lines, { paymentMethod });
  const answer = await shop.http().post('/api/orders').send(body);
  return { answer, product };
}

describe('PayPal.Me, which is described in this test alone', () => {
  it('is a setting with its own rule, and offered while it has a handle', async () => {
    const { errors } = await save({ 'paypal-me': 'not a name' }, 400);
    expect(errors).toEqual({ 'values.paypal-me': 'A PayPal.Me name has up to 20 letters and digits' });
    expect((await save({ 'paypal-me': '' })).offeredMethods).not.toContain('paypal-me');
    expect((await buy('paypal-me')).answer.body).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });

    const saved = await save({ 'paypal-me': ' SecondStart ' });
    expect(saved).toMatchObject({ values: { 'paypal-me': 'SecondStart' }, source: { 'paypal-me': 'set', venmo: 'default' } });
    const { offeredMethods, paymentHandles, paymentMethods } = await shown();
    expect(offeredMethods).toEqual(['card', 'apple-pay', 'venmo', 'cashapp', 'zelle', 'paypal-me']);
    expect(paymentHandles).toMatchObject({ 'paypal-me': 'SecondStart', venmo: '@LastingFreedom' });
    expect(paymentMethods.at(-1)).toEqual({
      id: 'paypal-me',
      kind: 'manual',
      label: 'PayPal.Me',
      shortLabel: 'PayPal.Me',
      handle: { label: 'PayPal.Me name', placeholder: 'yourshop', maxLength: 20, value: 'SecondStart' },
      payUrl: 'https://paypal.me/{handle}/{amount}USD',
    });
  });

  it('has its change reported to staff', async () => {
    await save({ 'paypal-me': 'OtherName' });
    await save({ 'paypal-me': 'SecondStart' });
    const [{ id: changeId }] = await shop.db.query('select id from payment_handle_changes order by changed_at desc limit 1');
    await shop.app.get(NoticeMailJobs).handleChanged({ changeId });
    expect(mail()).toContain('Subject: The PayPal.Me account of your shop was changed');
    expect(mail()).toContain('New value: SecondStart');
  });

  it('buys: the order, its email and the admin know it', async () => {
    const { answer, product } = await buy('paypal-me');
    expect(answer.status).toBe(201);
    expect(await stockOf(shop.db, product.id)).toBe(3);
    const { id: orderId, orderNumber } = answer.body as { id: string; orderNumber: string };
    const instructions = `To pay, send $96.00 with PayPal.Me to SecondStart and quote ${orderNumber}.`;
    const order = await shop.http().get(`/api/orders/${orderId}`).expect(200);
    expect(order.body).toMatchObject({ paymentMethod: 'paypal-me', paymentStatus: 'unpaid', paymentInstructions: instructions });
    expect(order.body.paymentDueAt).not.toBeNull();

    await shop.app.get(MailJobs).orderReceived({ orderId });
    expect(mail()).toContain(instructions);

    const found = await shop.http().get('/api/admin/orders').query({ method: 'paypal-me' }).set(admin).expect(200);
    expect(found.body.orders).toMatchObject([{ id: orderId, paymentMethod: 'paypal-me' }]);
    const others = await shop.http().get('/api/admin/orders').query({ method: 'zelle' }).set(admin).expect(200);
    expect(others.body.orders).toEqual([]);
    const unpaid = await shop.http().get('/api/admin/orders/unpaid').set(admin).expect(200);
    expect(unpaid.body).toEqual({ venmo: 0, cashapp: 0, zelle: 0, 'paypal-me': 1 });
    await shop.http().post(`/api/admin/orders/${orderId}/payment`).set(admin).send({ reference: 'PP-1' }).expect(200);
    const paid = await shop.http().get(`/api/orders/${orderId}`).expect(200);
    expect(paid.body).toMatchObject({ paymentStatus: 'paid', paymentInstructions: null });
  });

  it('has its payments found in the file of a bank', async () => {
    const { body: order } = (await buy('paypal-me')).answer as { body: { id: string; orderNumber: string } };
    const content = [
      'Date,Description,Amount',
      `11/02/2026,"PayPal payment from JANE DOE for ${order.orderNumber}; Conf# d4j2xq8vb",96.00`,
      '11/02/2026,Wire payment from SAM LEE Conf# p0v7nn3t2,12.00',
    ].join('\n');
    const file = { fileName: 'bank.csv', content, dryRun: false };
    const { body } = await shop.http().post('/api/admin/payments/statements').set(admin).send(file).expect(200);
    expect(body).toMatchObject({ source: 'paypal-me', counts: { rows: 2, matched: 1, ignored: 1 } });
    const paidBy = { source: 'paypal-me', externalId: 'd4j2xq8vb', payer: 'JANE DOE', state: 'matched' };
    expect(body.lines).toMatchObject([{ ...paidBy, orders: [{ orderNumber: order.orderNumber, paymentStatus: 'paid' }] }]);
    const { body: files } = await shop.http().get('/api/admin/payments/statements').set(admin).expect(200);
    expect(files).toMatchObject({ files: [{ fileName: 'bank.csv', source: 'paypal-me' }] });
  });

  it('pays an artist', async () => {
    const ledger = ledgerClient(shop, admin);
    const { id: artistId } = await givenArtist(shop.db, { name: 'Marisol Vega' });
    const { errors } = (await ledger.savePayee(artistId, payeeForm({ method: 'paypal' })).expect(400)).body;
    expect(errors.method).toContain('cashapp, paypal-me, venmo, zelle, donation');
    await ledger.savePayee(artistId, payeeForm({ method: 'paypal-me' })).expect(200);
    await ledger.add(artistId, { kind: 'design-fee', amount: '12.00' }).expect(201);
    await ledger.add(artistId, { kind: 'payout', amount: '12.00', reference: 'PP-2' }).expect(201);
    const { body } = await ledger.artist(artistId).expect(200);
    expect(body).toMatchObject({ balance: '0.00', payee: { name: 'Rosa Vega', method: 'paypal-me' } });
    expect(howPaid(body.payee.method)).toBe('by PayPal.Me');
  });

  it('pays an invoice', async () => {
    const items = [{ customProductName: 'Mural', quantity: 1, unitPrice: '50.00' }];
    const { id, version } = await givenInvoice(shop, admin, { invoice: { status: 'sent' }, items });
    const payment = { amount: '50.00', method: 'paypal-me', version };
    const headers = { ...admin, 'Idempotency-Key': 'paypal-me-payment-1' };
    const { body } = await shop.http().post(`/api/invoices/${id}/payments`).set(headers).send(payment).expect(201);
    expect(body).toMatchObject({ status: 'paid', balanceDue: '0.00', payments: [{ amount: '50.00', method: 'paypal-me' }] });
  });

  it('leaves everything else rejected', async () => {
    const { answer } = await buy('paypal');
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject({ 'orderData.paymentMethod': 'Please choose a payment method' });
    await shop.http().get('/api/admin/orders').query({ method: 'paypal' }).set(admin).expect(400);
  });
});
