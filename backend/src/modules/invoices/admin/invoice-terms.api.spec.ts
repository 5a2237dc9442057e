import { givenProduct } from '#test/support/builders/catalog.js';
import { givenInvoice } from '#test/support/builders/invoice.js';
import { asAdmin } from '#test/support/builders/users.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Clock } from '#platform/clock.js';
import type { InvoiceView } from '../invoice.view.js';

const UNKNOWN = '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d';
let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  // 10:30 PM on New Year's Eve in New York, the shop's time zone.
  freezeClock(shop.app.get(Clock), new Date('2030-01-01T03:30:00Z'));
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const put = (path: string, body: object) => shop.http().put(path).set(admin).send(body);
const read = async (id: string): Promise<InvoiceView> =>
  (await shop.http().get(`/api/invoices/${id}`).set(admin).expect(200)).body as InvoiceView;
const saveTerms = async (values: object): Promise<void> => {
  const { version } = (await shop.http().get('/api/admin/settings').set(admin).expect(200)).body as { version: number };
  await put('/api/admin/settings/invoices', { version, values }).expect(200);
};

describe('the due date of an invoice', () => {
  it('is counted from the day in the time zone of the shop, as the year of the number is', async () => {
    const invoice = await givenInvoice(shop, admin);
    expect(invoice).toMatchObject({ dueOn: '2030-01-30', invoiceNumber: expect.stringMatching(/^INV-2029-/) });
    await saveTerms({ invoiceDueDays: 0 });
    expect(await givenInvoice(shop, admin)).toMatchObject({ dueOn: '2029-12-31' });
  });

  it('can be another day or none, and stays when it is not sent', async () => {
    expect(await givenInvoice(shop, admin, { invoice: { dueOn: null } })).toMatchObject({ dueOn: null });
    const { id } = await givenInvoice(shop, admin, { invoice: { dueOn: '2030-02-28' } });
    await put(`/api/invoices/${id}`, { invoice: { notes: 'Net 60' } }).expect(200);
    expect(await read(id)).toMatchObject({ dueOn: '2030-02-28', notes: 'Net 60' });
    await put(`/api/invoices/${id}`, { invoice: { dueOn: '' } }).expect(200);
    expect(await read(id)).toMatchObject({ dueOn: null });
  });

  it.each([
    '2030-02-30',
    '0000-01-01',
    '1999-12-31',
    '2100-01-01',
    'tomorrow',
    '2030-1-1',
    '2030-01-01T00:00:00Z',
    7,
    true,
    {},
    [],
  ])('is rejected when it is %j', async (dueOn) => {
    const { id } = await givenInvoice(shop, admin);
    const { body } = await put(`/api/invoices/${id}`, { invoice: { dueOn } }).expect(400);
    expect(body).toMatchObject({ message: 'Due date must be a day such as 2026-12-21' });
  });
});

describe('the terms of a new invoice', () => {
  it('are the published payment handles, the note and the due date', async () => {
    await saveTerms({ invoiceDueDays: 14, invoicePaymentNote: 'Checks to Lasting Freedom' });
    const { body } = await shop.http().get('/api/invoices/terms').set(admin).expect(200);
    expect(body).toEqual({
      dueOn: '2030-01-14',
      paymentHandles: [
        { label: 'Venmo', handle: '@LastingFreedom' },
        { label: 'Cash App', handle: '$LastingFreedom' },
        { label: 'Zelle', handle: 'pay@lastingfreedom.example' },
      ],
      paymentNote: 'Checks to Lasting Freedom',
    });
  });

  it.each([
    [{ invoiceDueDays: -1 }, 'Days must be 0 or more'],
    [{ invoiceDueDays: 366 }, 'At most 365 days'],
    [{ invoiceDueDays: '14' }, 'Days must be a whole number'],
    [{ invoicePaymentNote: 'x'.repeat(501) }, 'Other ways to pay must be at most 500 characters'],
    [{ invoicePaymentNote: null }, 'Other ways to pay must be text'],
  ])('are rejected when they are %j', async (values, message) => {
    const { body } = await put('/api/admin/settings/invoices', { version: 0, values }).expect(400);
    expect(JSON.stringify(body)).toContain(message);
  });
});

describe('a duplicate', () => {
  it('is a new draft with the same client and items, and with names and prices of then', async () => {
    const product = await givenProduct(shop.db, { name: 'First edition' });
    const original = await givenInvoice(shop, admin, {
      invoice: { clientPhone: '410 555 0199', notes: 'Monthly', status: 'paid', dueOn: '2030-01-02' },
      items: [
        { productId: product.id, size: 'M', quantity: 3, unitPrice: '33.33' },
        { customProductName: 'Mural', customProductPrice: '0.10', quantity: 1, unitPrice: '0.10' },
      ],
    });
    await shop.db.query(`update products set name = 'Second edition', deleted_at = now() where id = $1`, [product.id]);
    const { body } = await shop.http().post(`/api/invoices/${original.id}/duplicate`).set(admin).expect(201);
    const copy = body as InvoiceView;
    expect(copy).toMatchObject({
      clientName: original.clientName,
      clientEmail: original.clientEmail,
      clientPhone: '410 555 0199',
      notes: 'Monthly',
      status: 'draft',
      dueOn: '2030-01-14',
      totalAmount: '100.09',
      sentAt: null,
      version: 1,
    });
    expect(copy.invoiceNumber).not.toBe(original.invoiceNumber);
    const texts = ({ items }: InvoiceView) =>
      items.map(({ id: _id, invoiceId: _invoiceId, createdAt: _createdAt, ...item }) => item);
    expect(texts(copy)).toEqual(texts(original));
    expect(await read(original.id)).toEqual(original);
  });

  it('is 404 for an unknown invoice', async () => {
    for (const id of [UNKNOWN, 'x']) await shop.http().post(`/api/invoices/${id}/duplicate`).set(admin).expect(404);
  });
});

describe('marking an invoice as paid', () => {
  it('loses against a change of the amount, and the other way round (threat 78)', async () => {
    for (const _pair of Array.from({ length: 10 })) {
      const { id, version } = await givenInvoice(shop, admin, { invoice: { status: 'sent' } });
      const paid = put(`/api/invoices/${id}`, { version, invoice: { status: 'paid' } });
      const changed = put(`/api/invoices/${id}`, { version, items: [{ customProductName: 'Mural', unitPrice: '99.00' }] });
      const answers = await Promise.all([paid, changed]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const saved = await read(id);
      expect([saved.status, saved.totalAmount]).toEqual(answers[0].status === 200 ? ['paid', '10.00'] : ['sent', '99.00']);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'EDIT_CONFLICT', current: saved });
    }
  });

  it('in two tabs is saved once', async () => {
    const { id, version } = await givenInvoice(shop, admin, { invoice: { status: 'sent' } });
    const mark = () => put(`/api/invoices/${id}`, { version, invoice: { status: 'paid' } });
    const answers = await Promise.all([mark(), mark()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      current: { status: 'paid', version: version + 1 },
    });
  });
});
