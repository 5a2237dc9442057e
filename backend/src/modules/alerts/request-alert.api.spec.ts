import type { Response } from 'supertest';
import { randomUUID } from 'node:crypto';
import { givenProduct, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { alertsOf, givenAlert, offerAlerts } from '#test/support/builders/alerts.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { byTier } from '#test/support/tier.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => offerAlerts(shop));

const request = (body: object): Promise<Response> => shop.http().post('/api/alerts').send(body).then();
const refusal = ({ status, body }: Response): unknown => ({ status, ...(body as object) });

describe('a request', () => {
  it('is stored as it was typed, with an event that holds no address', async () => {
    const product = await givenSizedProduct(shop.db, { M: 0, L: 3 });
    const answer = await request({ productId: product.id, variantId: sizeOf(product, 'M').id, email: ' Rita@Example.com ' });
    expect([answer.status, answer.body]).toEqual([202, { message: 'Check your mail to confirm.' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const [alert] = await alertsOf(shop, product.id);
    expect(alert).toMatchObject({
      email: 'Rita@Example.com',
      variantId: sizeOf(product, 'M').id,
      confirmedAt: null,
      mailedAt: null,
    });
    const [event] = await shop.db.query(`select payload from outbox where topic = 'alert.requested'`);
    expect(event).toEqual({ payload: { alertId: alert?.id, sendingId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string } });
  });

  it('of the same address, in any case, is one alert', async () => {
    const { id: productId } = await givenProduct(shop.db, { stockQuantity: 0 });
    const answers = await Promise.all(
      ['a@example.com', 'A@example.com', 'a@EXAMPLE.com'].map((email) => request({ productId, email })),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await alertsOf(shop, productId)).toHaveLength(1);
  });

  it('after the mail was sent is a new alert', async () => {
    const { productId } = await givenAlert(shop, { confirmedAt: new Date(), notifiedAt: new Date() });
    expect((await request({ productId, email: 'rita@example.com' })).status).toBe(202);
    expect(await alertsOf(shop, productId)).toHaveLength(2);
  });

  it('for a product that opens later is taken, however many pieces it has', async () => {
    const { id: productId } = await givenProduct(shop.db, { stockQuantity: 9, buyableFrom: new Date('2036-11-29T00:00:00Z') });
    expect((await request({ productId, email: 'rita@example.com' })).status).toBe(202);
  });

  it('for any size of a product that has none left is one for the product', async () => {
    const { id: productId } = await givenSizedProduct(shop.db, { M: 0, L: 0 });
    expect((await request({ productId, email: 'rita@example.com' })).status).toBe(202);
    expect(await alertsOf(shop, productId)).toMatchObject([{ variantId: null }]);
  });

  it('of a bot gets the usual answer and is not stored', async () => {
    const { id: productId } = await givenProduct(shop.db, { stockQuantity: 0 });
    const answer = await request({ productId, email: 'rita@example.com', website: 'x' });
    expect([answer.status, await alertsOf(shop, productId)]).toEqual([202, []]);
  });

  it('is refused with the reason', async () => {
    const sized = await givenSizedProduct(shop.db, { M: 0, L: 3 });
    const plain = await givenProduct(shop.db, { stockQuantity: 1 });
    const soldOut = await givenProduct(shop.db, { stockQuantity: 0 });
    const draft = await givenProduct(shop.db, { stockQuantity: 0, state: 'draft' });
    const hidden = await givenProduct(shop.db, { stockQuantity: 0, visibleFrom: new Date('2036-11-29T00:00:00Z') });
    const email = 'rita@example.com';
    const cases: [object, object][] = [
      [{ productId: sized.id }, { status: 409, code: 'AVAILABLE' }],
      [
        { productId: sized.id, variantId: sizeOf(sized, 'L').id },
        { status: 409, code: 'AVAILABLE', message: 'It is available now' },
      ],
      [
        { productId: sized.id, variantId: randomUUID() },
        { status: 404, message: 'Size not found' },
      ],
      [
        { productId: sized.id, variantId: 'M' },
        { status: 404, message: 'Size not found' },
      ],
      [
        { productId: soldOut.id, variantId: sizeOf(sized, 'M').id },
        { status: 404, message: 'Size not found' },
      ],
      [
        { productId: soldOut.id, variantId: 'M' },
        { status: 404, message: 'Size not found' },
      ],
      [{ productId: plain.id }, { status: 409, code: 'AVAILABLE' }],
      [{ productId: draft.id }, { status: 404, message: 'Product not found' }],
      [{ productId: hidden.id }, { status: 404, message: 'Product not found' }],
      [{ productId: randomUUID() }, { status: 404, message: 'Product not found' }],
      [{ productId: 'x' }, { status: 404, message: 'Product not found' }],
      [
        { productId: soldOut.id, email: 'rita' },
        { status: 400, code: 'INVALID', errors: { email: 'Please enter a valid email address' } },
      ],
    ];
    for (const [body, expected] of cases) expect(refusal(await request({ email, ...body }))).toMatchObject(expected);
    const productIds = [sized.id, plain.id, soldOut.id, draft.id, hidden.id];
    expect((await Promise.all(productIds.map((id) => alertsOf(shop, id)))).flat()).toEqual([]);
  });
});

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

it('is answered alike for an address that is new, pending or confirmed: status, size and time (threat 193)', async () => {
  const { productId } = await givenAlert(shop, { email: 'pending@example.com', mailedAt: new Date() });
  await givenAlert(shop, { email: 'confirmed@example.com', productId, mailedAt: new Date(), confirmedAt: new Date() });
  const emails = [(n: number) => `new-${n}@example.com`, () => 'pending@example.com', () => 'confirmed@example.com'];
  const times: number[][] = emails.map(() => []);
  const answers = new Set<string>();
  // Taken in turn, so that the load of the machine is that of all three.
  for (let n = 0; n < byTier(60, 200); n += 1) {
    for (const [kind, emailOf] of emails.entries()) {
      const start = performance.now();
      const { status, text, headers } = await request({ productId, email: emailOf(n) });
      times[kind]?.push(performance.now() - start);
      answers.add(`${status} ${headers['content-length']} ${text}`);
    }
  }
  expect(answers.size).toBe(1);
  const medians = times.map(median);
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.5);
}, 60_000);
