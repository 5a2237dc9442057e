import { givenProduct } from '#test/support/builders/catalog.js';
import { createFakeSite, type FakeSite } from '#test/support/fakes/built-site.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';

let site: FakeSite;
let shop: TestShop;
beforeAll(async () => {
  site = await createFakeSite();
  shop = await openShop({}, site.folders);
});
afterAll(async () => {
  await shop.close();
  await site.remove();
});

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };
const MESSAGE = { name: 'Ada Moore', email: 'ada@example.com', subject: 'artist', message: 'I draw, and would like to work.' };

const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = SAME_ORIGIN) =>
  shop.http().post(path).type('form').set(headers).send(fields).redirects(0);

const cookieOf = (headers: { 'set-cookie'?: string }): string => String(headers['set-cookie']).split(';')[0] ?? '';
const cartOf = async (cookie: string): Promise<{ quantity: number; product: { id: string } }[]> =>
  (
    await shop
      .http()
      .get('/api/cart')
      .query({ sessionId: cookie.split('=')[1] })
      .expect(200)
  ).body;
const storedMessages = async (): Promise<number> =>
  Number((await query<{ count: string }>(shop.db, 'select count(*) from contact_messages'))[0]?.count);

describe('a product page sends its form without scripts', () => {
  it('to the cart of a new session, and leads back to the page', async () => {
    const { id } = await givenProduct(shop.db, { stockQuantity: 5 });
    const { headers } = await submit(`/products/${id}?x=1`, { quantity: '2' }).expect(303);
    expect(headers).toMatchObject({ location: `/products/${id}#added`, 'cache-control': 'no-store' });
    expect(String(headers['set-cookie'])).toMatch(/^shop-session=session-[0-9a-f]{32}; Path=\/; Max-Age=2592000; SameSite=Lax$/);
    expect(await cartOf(cookieOf(headers))).toEqual([expect.objectContaining({ quantity: 2 })]);
  });

  it('to the cart of the session in the cookie', async () => {
    const { id } = await givenProduct(shop.db, { stockQuantity: 5 });
    const cookie = cookieOf((await submit(`/products/${id}`, { quantity: '1' }).expect(303)).headers);
    await submit(`/products/${id}`, { quantity: '3' }, { ...SAME_ORIGIN, cookie: `a=b; ${cookie}` }).expect(303);
    expect(await cartOf(cookie)).toEqual([expect.objectContaining({ quantity: 4 })]);
  });

  it.each(['shop-session=abc', 'shop-session=session-short', 'shop-session=session-1234567890123456%0d%0a'])(
    'and ignores the malformed cookie %s',
    async (cookie) => {
      const { id } = await givenProduct(shop.db, { stockQuantity: 5 });
      const { headers } = await submit(`/products/${id}`, { quantity: '1' }, { ...SAME_ORIGIN, cookie }).expect(303);
      expect(cookieOf(headers)).toMatch(/^shop-session=session-[0-9a-f]{32}$/);
    },
  );

  it('and of two session cookies accepts none, because one may be set by another subdomain', async () => {
    const { id } = await givenProduct(shop.db, { stockQuantity: 5 });
    const planted = `session-${'a'.repeat(32)}`;
    const cookie = `shop-session=${planted}; shop-session=session-${'b'.repeat(32)}`;
    await submit(`/products/${id}`, { quantity: '1' }, { ...SAME_ORIGIN, cookie }).expect(303);
    expect(await cartOf(`shop-session=${planted}`)).toEqual([]);
  });

  it.each([
    [{ quantity: '7' }, 409, 'Only 5 left in stock'],
    [{ quantity: '0' }, 400, 'Quantity must be at least 1'],
    [{ quantity: '' }, 400, 'Quantity must be at least 1'],
    [{ quantity: '1e1' }, 400, 'Quantity must be at least 1'],
    [{ quantity: '1', variantId: 'x' }, 404, ''],
  ])('and shows the page with the reason for %j', async (fields, status, message) => {
    const { id } = await givenProduct(shop.db, { stockQuantity: 5 });
    const { text, headers } = await submit(`/products/${id}`, fields).expect(status);
    expect(text).toContain(`<p>/products/${id}`);
    expect(text).toContain(message);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('and sells nothing before its moment, nor a draft', async () => {
    const { id } = await givenProduct(shop.db, { name: 'Coming Cap', stockQuantity: 5, buyableFrom: new Date('2036-11-29') });
    const { text } = await submit(`/products/${id}`, { quantity: '1' }).expect(409);
    expect(text).toContain('Coming Cap opens Fri, Nov 28, 7:00 PM ET');
    const draft = await givenProduct(shop.db, { stockQuantity: 5, state: 'draft' });
    await submit(`/products/${draft.id}`, { quantity: '1' }).expect(404);
  });
});

describe('the contact page sends its form without scripts', () => {
  it('once, and leads back to the page', async () => {
    const before = await storedMessages();
    const { headers } = await submit('/contact?subject=artist', MESSAGE).expect(303);
    expect(headers['location']).toBe('/contact?subject=artist#sent');
    expect(headers['set-cookie']).toBeUndefined();
    expect(await storedMessages()).toBe(before + 1);
  });

  it('and shows the page with the errors and what was typed', async () => {
    const before = await storedMessages();
    const { text } = await submit('/contact', { ...MESSAGE, name: 'A', secret: 'x' }).expect(400);
    const [, json = ''] = /<code>(.*)<\/code>/.exec(text) ?? [];
    expect(JSON.parse(json)).toEqual({
      message: 'Name must be at least 2 characters',
      errors: { name: 'Name must be at least 2 characters' },
      values: { ...MESSAGE, name: 'A', website: '' },
    });
    expect(await storedMessages()).toBe(before);
  });

  it('and discards the message of a bot', async () => {
    const before = await storedMessages();
    await submit('/contact', { ...MESSAGE, website: 'https://cheap.example' }).expect(303);
    expect(await storedMessages()).toBe(before);
  });

  it('at most 5 times in 5 minutes from one address, together with the API', async () => {
    const limited = await openShop({ RATE_LIMITS: 'on' }, site.folders);
    try {
      const send = () => limited.http().post('/contact').type('form').set(SAME_ORIGIN).send(MESSAGE).redirects(0);
      for (let n = 0; n < 4; n++) await send().expect(303);
      await limited.http().post('/api/contact').send(MESSAGE).expect(201);
      const { headers, text } = await send().expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(200);
      expect(text).toContain('Too many requests');
    } finally {
      await limited.close();
    }
  });
});

describe('a form of another site cannot send messages or fill carts (threat 175)', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ])('%j', async (headers) => {
    const before = await storedMessages();
    const { text } = await submit('/contact', { ...MESSAGE, name: 'Eve' }, headers).expect(403);
    expect(text).toContain('Please send it again');
    expect(text).not.toContain('Eve');
    const { id } = await givenProduct(shop.db, { stockQuantity: 5 });
    const answer = await submit(`/products/${id}`, { quantity: '1' }, headers).expect(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await storedMessages()).toBe(before);
  });

  it('a browser without Sec-Fetch-Site is recognized by its Origin', async () => {
    await submit('/contact', MESSAGE, { origin: shop.origin }).expect(303);
  });
});

it('other types of bodies, large bodies and other pages have no form', async () => {
  await shop.http().post('/contact').set(SAME_ORIGIN).send(MESSAGE).expect(415);
  await submit('/contact', { ...MESSAGE, message: 'x'.repeat(70_000) }).expect(413);
  await submit('/about', MESSAGE).expect(404);
  await submit('/api/contact', MESSAGE).expect(415);
  await submit('/products/not-an-id', { quantity: '1' }).expect(404);
});

it('the session cookie is Secure and bound to the host over HTTPS', async () => {
  const secure = await openShop({ PUBLIC_ORIGIN: 'https://shop.example' }, site.folders);
  try {
    const { id } = await givenProduct(secure.db, { stockQuantity: 5 });
    const { headers } = await secure.http().post(`/products/${id}`).type('form').set(SAME_ORIGIN).send({ quantity: '1' });
    expect(String(headers['set-cookie'])).toMatch(/^__Host-shop-session=session-\w+; .*; Secure$/);
  } finally {
    await secure.close();
  }
});
