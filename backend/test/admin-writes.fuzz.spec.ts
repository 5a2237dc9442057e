import {
  anything,
  array,
  Arbitrary,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  double,
  integer,
  oneof,
  record,
  string,
  stringMatching,
} from 'fast-check';
import { givenArtist, givenCategory, givenProduct } from './support/builders/catalog.js';
import { givenInvoice } from './support/builders/invoice.js';
import { givenMessage } from './support/builders/message.js';
import { givenOrder } from './support/builders/placed-order.js';
import { givenStoredFile } from './support/builders/stored-file.js';
import { asAdmin } from './support/builders/users.js';
import { openShop, type TestShop } from './support/shop.js';
import { byTier, TEST_SEED } from './support/tier.js';

let shop: TestShop;
let admin: { authorization: string };
const ids: Record<string, string> = {};
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  ids['category'] = (await givenCategory(shop.db)).id;
  ids['artist'] = (await givenArtist(shop.db)).id;
  ids['product'] = (await givenProduct(shop.db)).id;
  ids['invoice'] = (await givenInvoice(shop, admin)).id;
  ids['message'] = (await givenMessage(shop.db)).id;
  ids['order'] = (await givenOrder(shop)).id;
  ids['other'] = (await givenOrder(shop)).id;
  ids['file'] = await givenStoredFile(shop.db);
});
afterAll(() => shop.close());

const RUNS = byTier(40, 150);
const edgeCases = constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  'none',
  'custom',
  '__proto__',
  '1e3',
  '-0',
  'NaN',
  "'; drop table users; --",
  '../../etc/passwd',
  'x'.repeat(300),
);
const value = oneof(
  edgeCases,
  string({ unit: 'binary' }),
  integer(),
  double(),
  anything({ maxDepth: 2 }),
  constantFrom(null, undefined, [], {}, true),
);

/** A valid value most of the time, so that requests get past the other fields. */
const mostly = (good: unknown): Arbitrary<unknown> =>
  oneof({ weight: 20, arbitrary: good instanceof Arbitrary ? good : constantFrom(good) }, { weight: 1, arbitrary: value });

/** Sends generated bodies: each response is a success or a client error with a message. */
async function expectNoServerError(method: 'post' | 'put', path: () => string, body: Arbitrary<unknown>): Promise<void> {
  await assert(
    asyncProperty(body, async (generated) => {
      const text = JSON.stringify(generated) ?? 'null';
      const request = method === 'post' ? shop.http().post(path()) : shop.http().put(path());
      const { status, body: response } = await request.set(admin).set('content-type', 'application/json').send(text);
      if (status >= 400) expect(response).toMatchObject({ statusCode: status, message: expect.stringMatching(/./) as string });
      expect([200, 201, 400, 404, 409, 413, 422]).toContain(status);
    }),
    { numRuns: RUNS, seed: TEST_SEED },
  );
}

const forged = { id: value, version: value, createdAt: value, deletedAt: value, invoiceNumber: value, totalAmount: value };
const product = (): Arbitrary<unknown> =>
  record({
    ...forged,
    version: mostly(undefined),
    name: mostly('Hoodie'),
    description: mostly('Warm.'),
    price: mostly('48.00'),
    categoryId: mostly(ids['category']),
    artistId: mostly(ids['artist']),
    stockQuantity: mostly(3),
    stockQuantityRead: mostly(undefined),
    imageUrl: mostly(ids['file']),
    videoUrl: mostly(null),
    additionalImages: mostly([ids['file']]),
    mainImageIndex: mostly(0),
    isNew: mostly(true),
    isBestSeller: mostly(false),
    isArtistSeries: mostly(false),
  });
const category = (): Arbitrary<unknown> =>
  record({ ...forged, name: mostly('Hats'), slug: mostly(stringMatching(/^[a-z0-9]{6,20}$/)), imageUrl: mostly(ids['file']) });
const artist = (): Arbitrary<unknown> =>
  record({
    ...forged,
    name: mostly('Dee'),
    location: mostly('MD'),
    story: mostly('Draws.'),
    imageUrl: mostly(null),
    isActive: mostly(true),
  });
const row = (): Arbitrary<unknown> =>
  record({
    productId: mostly(ids['product']),
    size: mostly('M'),
    customProductName: mostly('Mural'),
    customProductPrice: mostly('1.00'),
    quantity: mostly(2),
    unitPrice: mostly('1.00'),
    totalPrice: value,
  });
const invoice = (): Arbitrary<unknown> =>
  record({
    invoice: oneof(
      {
        weight: 6,
        arbitrary: record({
          ...forged,
          clientName: mostly('Ada'),
          clientEmail: mostly('a@example.com'),
          clientPhone: mostly(''),
          dueOn: mostly('2026-12-21'),
          status: mostly('draft'),
          notes: mostly(''),
        }),
      },
      { weight: 1, arbitrary: value },
    ),
    items: oneof({ weight: 6, arbitrary: array(row(), { maxLength: 4 }) }, { weight: 1, arbitrary: value }),
  });
const tracking = (): Arbitrary<unknown> => record({ carrier: mostly('UPS'), number: mostly('1Z9') });
const statusChange = (): Arbitrary<unknown> =>
  record({ ...forged, status: constantFrom('confirmed', 'processing', 'shipped'), tracking: mostly(tracking()) });
const payments = (): Arbitrary<unknown> =>
  record({ payments: array(record({ ...forged, orderId: mostly(ids['order']), reference: mostly('Z-1') }), { maxLength: 3 }) });

describe('invalid bodies of admin writes cause no server error (threat 45)', () => {
  it.each<['post' | 'put', string, () => string, () => Arbitrary<unknown>]>([
    ['post', 'products', () => '/api/admin/products', product],
    ['put', 'a product', () => `/api/admin/products/${ids['product']}`, product],
    ['post', 'categories', () => '/api/admin/categories', category],
    ['put', 'a category', () => `/api/admin/categories/${ids['category']}`, category],
    ['post', 'artists', () => '/api/admin/artists', artist],
    ['put', 'an artist', () => `/api/admin/artists/${ids['artist']}`, artist],
    ['post', 'invoices', () => '/api/invoices', invoice],
    ['put', 'an invoice', () => `/api/invoices/${ids['invoice']}`, invoice],
    ['put', 'a message', () => `/api/admin/messages/${ids['message']}`, () => record({ read: mostly(true) })],
    [
      'post',
      'a payment',
      () => `/api/admin/orders/${ids['order']}/payment`,
      () => record({ ...forged, reference: mostly('Z-1') }),
    ],
    ['post', 'payments of selected orders', () => '/api/admin/orders/selected/payment', payments],
    [
      'put',
      'an order of categories',
      () => '/api/admin/categories/order',
      () => record({ ...forged, ids: oneof(array(mostly(ids['category']), { maxLength: 3 }), value) }),
    ],
    ['post', 'a status change', () => `/api/admin/orders/${ids['order']}/status`, statusChange],
    ['post', 'a note', () => `/api/admin/orders/${ids['order']}/notes`, () => record({ ...forged, text: mostly('Call back') })],
    [
      'post',
      'a refund',
      () => `/api/admin/orders/${ids['order']}/refunds`,
      () => record({ ...forged, amount: mostly('0.01'), reason: mostly('Torn') }),
    ],
    ['put', 'a tracking number', () => `/api/admin/orders/${ids['order']}/tracking`, tracking],
    ['post', 'a cancellation', () => `/api/admin/orders/${ids['other']}/cancel`, () => record({ reason: mostly(null) })],
    ['post', 'products, any JSON', () => '/api/admin/products', () => oneof(anything(), dictionary(string(), value))],
    ['post', 'invoices, any JSON', () => '/api/invoices', () => oneof(anything(), dictionary(string(), value))],
  ])('%s %s', (method, _, path, body) => expectNoServerError(method, path, body()), 120_000);
});
