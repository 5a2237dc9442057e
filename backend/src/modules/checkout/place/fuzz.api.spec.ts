import * as fc from 'fast-check';
import { newSession } from '#test/support/builders/cart.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { countEverything, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { byTier, TEST_SEED } from '#test/support/tier.js';

const RUNS = byTier(80, 250);

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Values that people and programs send by mistake or on purpose. */
const nasty = fc.oneof(
  fc.anything({ maxDepth: 2, withBigInt: false }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '../../etc/passwd',
    '%00',
    'null',
    'undefined',
    '1e3',
    '-1',
    '9'.repeat(400),
    '__proto__',
    'session-',
    '🧢',
  ),
  fc.double(),
  fc.integer(),
);

/** `template` with a few of its fields, at any depth, replaced. */
function spoiled(template: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(template)) return fc.tuple(...template.map((item: unknown) => sometimes(spoiled(item))));
  if (typeof template !== 'object' || template === null) return fc.constant(template);
  return fc.record(Object.fromEntries(Object.entries(template).map(([name, value]) => [name, sometimes(spoiled(value))])));
}
const sometimes = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: nasty });

async function send(
  method: 'post' | 'put' | 'delete' | 'get',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const request = shop.http()[method](path).set(headers);
  const answer =
    body === undefined
      ? await request
      : await request.set('content-type', 'application/json').send(JSON.stringify(body) ?? 'null');
  expect({ method, path, body, status: answer.status, lost: answer.status >= 500 }).toMatchObject({ lost: false });
  expect(answer.status < 400 || typeof (answer.body as { message?: unknown }).message === 'string').toBe(true);
  return answer;
}

describe('random requests are never answered with 5xx, and rejected ones change nothing', () => {
  it('to POST /api/orders', async () => {
    const product = await givenProduct(shop.db, { stockQuantity: 100_000 });
    const lines = [{ product, quantity: 2 }];
    const sessionId = await givenCart(shop.db, lines);
    let before = await countEverything(shop.db);
    await fc.assert(
      fc.asyncProperty(
        spoiled(orderBody(sessionId, lines, { notes: 'n' })),
        fc.option(fc.string({ unit: 'grapheme-ascii', maxLength: 300 })),
        async (body, key) => {
          const { status } = await send('post', '/api/orders', body, key === null ? {} : { 'idempotency-key': key });
          if (status === 201) before = await countEverything(shop.db);
          else expect(await countEverything(shop.db)).toEqual(before);
        },
      ),
      { numRuns: RUNS, seed: TEST_SEED },
    );
    await expectInvariants(shop.db);
  }, 120_000);

  it('to the cart’s writes', async () => {
    const product = await givenProduct(shop.db);
    const sessionId = newSession();
    const writes = fc.oneof(
      spoiled({ productId: product.id, quantity: 1, sessionId }).map((body) => ({
        method: 'post' as const,
        path: '/api/cart',
        body,
      })),
      fc
        .tuple(nasty, spoiled({ quantity: 1 }))
        .map(([id, body]) => ({ method: 'put' as const, path: `/api/cart/${pathOf(id)}`, body })),
      nasty.map((id) => ({ method: 'delete' as const, path: `/api/cart/${pathOf(id)}`, body: undefined })),
      nasty.map((id) => ({ method: 'delete' as const, path: `/api/cart/session/${pathOf(id)}`, body: undefined })),
    );
    await fc.assert(
      fc.asyncProperty(writes, ({ method, path, body }) => send(method, path, body).then(() => undefined)),
      { numRuns: RUNS, seed: TEST_SEED },
    );
  }, 120_000);

  it('to the reads, the order numbers and the contact form', async () => {
    const calls = fc.oneof(
      nasty.map((id) => ({ method: 'get' as const, path: `/api/orders/${pathOf(id)}`, body: undefined })),
      nasty.map((id) => ({ method: 'get' as const, path: `/api/cart/${pathOf(id)}`, body: undefined })),
      nasty.map((id) => ({ method: 'get' as const, path: `/api/cart?sessionId=${pathOf(id)}`, body: undefined })),
      spoiled({ sessionId: newSession() }).map((body) => ({ method: 'post' as const, path: '/api/order-numbers', body })),
      spoiled({
        name: 'Ada Moore',
        email: 'ada@example.com',
        subject: 'general',
        message: 'A long enough message.',
        website: '',
      }).map((body) => ({ method: 'post' as const, path: '/api/contact', body })),
    );
    await fc.assert(
      fc.asyncProperty(calls, ({ method, path, body }) => send(method, path, body).then(() => undefined)),
      { numRuns: RUNS, seed: TEST_SEED },
    );
  }, 120_000);
});

/** Any value as one path segment; half surrogate pairs have no percent encoding. */
function pathOf(value: unknown): string {
  const text = (JSON.stringify(value) ?? String(value)).replace(/^"|"$/g, '');
  return encodeURIComponent(Buffer.from(text).toString()).slice(0, 600);
}
