import { givenProduct } from '#test/support/builders/catalog.js';
import { givenInvoice, invoiceBody } from '#test/support/builders/invoice.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { dayIn } from '#platform/calendar-day.js';
import type { InvoiceView } from '../invoice.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const post = (body: object) => shop.http().post('/api/invoices').set(admin).send(body);
const put = (id: string, body: object) => shop.http().put(`/api/invoices/${id}`).set(admin).send(body);
const ITEM = { productId: 'custom', customProductName: 'Mural', quantity: 1, unitPrice: '10.00' };
const custom = (over: Record<string, unknown> = {}) => ({ ...ITEM, ...over });
const UNKNOWN = '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d';

describe('a new invoice', () => {
  it('gets its number and totals from the server and is returned with its items', async () => {
    const product = await givenProduct(shop.db, { name: 'Rise Hoodie' });
    const body = {
      invoice: {
        clientName: ' Ada Moore ',
        clientEmail: '',
        clientPhone: '',
        status: 'paid',
        notes: 'Thanks',
        invoiceNumber: 'INV-1',
        totalAmount: '1.00',
        taxAmount: '9.00',
      },
      items: [
        {
          invoiceId: UNKNOWN,
          productId: product.id.toUpperCase(),
          customProductName: '',
          customProductPrice: null,
          size: ' M ',
          quantity: 3,
          unitPrice: '33.33',
          totalPrice: '0.01',
        },
        { productId: '', customProductName: 'Mural', customProductPrice: '0.1', size: 'M', unitPrice: 0.1 },
      ],
    };
    const answer = (await post(body).expect(201)).body as InvoiceView;
    expect(answer).toMatchObject({
      clientName: 'Ada Moore',
      clientEmail: null,
      clientPhone: null,
      status: 'paid',
      notes: 'Thanks',
      subtotal: '100.09',
      taxAmount: '0.00',
      totalAmount: '100.09',
      items: [
        {
          invoiceId: answer.id,
          productId: product.id,
          productName: 'Rise Hoodie',
          size: 'M',
          customProductName: null,
          customProductPrice: null,
          quantity: 3,
          unitPrice: '33.33',
          totalPrice: '99.99',
        },
        {
          productId: null,
          productName: null,
          size: null,
          customProductName: 'Mural',
          customProductPrice: '0.10',
          quantity: 1,
          unitPrice: '0.10',
          totalPrice: '0.10',
        },
      ],
    });
    expect(answer.invoiceNumber).toMatch(new RegExp(`^INV-${dayIn('America/New_York', new Date()).slice(0, 4)}-\\d{4}$`));
    await shop.http().get(`/api/invoices/${answer.id}`).set(admin).expect(200, answer);
    expect(((await shop.http().get('/api/invoices').set(admin).expect(200)).body as unknown[])[0]).toEqual(answer);
  });

  it('is a draft by default', async () => {
    expect(await givenInvoice(shop, admin, { invoice: { status: undefined } })).toMatchObject({ status: 'draft' });
  });
});

describe('an update', () => {
  it('changes only the fields that are sent', async () => {
    const before = await givenInvoice(shop, admin, { invoice: { notes: 'Net 30', clientPhone: '410 555 0199' } });
    const renamed = (await put(before.id, { invoice: { clientName: 'Grace Hall', clientPhone: null } }).expect(200))
      .body as InvoiceView;
    const { updatedAt, version } = renamed;
    expect(renamed).toEqual(Object.assign(before, { clientName: 'Grace Hall', clientPhone: null, updatedAt, version }));
    const restocked = (
      await put(before.id, {
        items: [custom({ unitPrice: '7.25', quantity: 4 }), custom({ customProductName: 'Frame' })],
      }).expect(200)
    ).body as InvoiceView;
    expect(restocked).toMatchObject({
      invoiceNumber: before.invoiceNumber,
      clientName: 'Grace Hall',
      notes: 'Net 30',
      subtotal: '39.00',
      totalAmount: '39.00',
    });
    expect(restocked.items.map((item) => item.customProductName)).toEqual(['Mural', 'Frame']);
    await put(before.id, {}).expect(200);
  });

  it('can set any status', async () => {
    const { id } = await givenInvoice(shop, admin);
    for (const status of ['paid', 'draft', 'cancelled', 'sent', 'cancelled', 'draft']) {
      expect((await put(id, { invoice: { status } }).expect(200)).body).toMatchObject({ status });
    }
  });

  it('keeps the copied name of a deleted product (threat 84)', async () => {
    const product = await givenProduct(shop.db, { name: 'First edition' });
    const items = [{ productId: product.id, quantity: 1, unitPrice: '48.00' }];
    const { id } = await givenInvoice(shop, admin, { items });
    await shop.db.query(`update products set name = 'Second edition', deleted_at = now() where id = $1`, [product.id]);
    const saved = await put(id, { items }).expect(200);
    expect(saved.body).toMatchObject({ items: [{ productId: product.id, productName: 'First edition' }] });
    await post(invoiceBody({ items })).expect(400);
  });

  it('is 404 for an unknown invoice', async () => {
    for (const id of [UNKNOWN, 'x']) {
      await put(id, invoiceBody()).expect(404);
      for (const path of [id, `${id}/pdf`]) await shop.http().get(`/api/invoices/${path}`).set(admin).expect(404);
      await shop.http().post(`/api/invoices/${id}/send`).set(admin).expect(404);
    }
    await shop.http().delete(`/api/invoices/${UNKNOWN}`).set(admin).expect(404);
  });
});

it('filters the list by search text and status', async () => {
  const wanted = await givenInvoice(shop, admin, {
    invoice: { clientName: 'Zoë 100%_Sure', clientEmail: 'zoe@example.com', status: 'paid' },
  });
  const found = async (query: object) =>
    ((await shop.http().get('/api/invoices').query(query).set(admin).expect(200)).body as InvoiceView[]).map(
      (invoice) => invoice.id,
    );
  for (const search of ['zoë', '100%_s', 'ZOE@', wanted.invoiceNumber.toLowerCase(), ' sure '])
    expect(await found({ search, status: 'paid' })).toEqual([wanted.id]);
  expect(await found({ search: '100%_Sure', status: 'draft' })).toEqual([]);
  expect((await found({ search: '', status: 'all' })).length).toBeGreaterThan(1);
  for (const query of ['status=open', 'search=a&search=b', `search=${'x'.repeat(201)}`])
    await shop.http().get(`/api/invoices?${query}`).set(admin).expect(400);
});

it('records every write in the audit log, without personal data', async () => {
  const { id, invoiceNumber } = await givenInvoice(shop, admin);
  await put(id, { invoice: { status: 'paid' } }).expect(200);
  await shop.http().post(`/api/invoices/${id}/send`).set(admin).expect(200);
  const rows = 'select action, entity, detail from audit_log where entity_id = $1 order by created_at';
  expect(await shop.db.query<unknown>(rows, [id])).toEqual([
    { action: 'created', entity: 'invoice', detail: { total: '10.00' } },
    {
      action: 'updated',
      entity: 'invoice',
      detail: { name: invoiceNumber, changes: { status: { before: 'draft', after: 'paid' } } },
    },
    { action: 'sent', entity: 'invoice', detail: { name: invoiceNumber, changes: {} } },
  ]);
});
