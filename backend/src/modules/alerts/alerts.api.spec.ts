import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { alertsOf, alertToken, givenAlert, offerAlerts } from '#test/support/builders/alerts.js';
import { givenProduct, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { StockAlert } from './stock-alert.entity.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(() => offerAlerts(shop));

const request = (body: object): Promise<Response> => shop.http().post('/api/alerts').send(body).then();
const refusal = ({ status, body }: Response): unknown => ({ status, ...(body as object) });

describe('the link of the mail', () => {
  it('shows what is asked, and changes nothing', async () => {
    const { id, token, productId } = await givenAlert(shop);
    const { status, body, headers } = await shop.http().get(`/api/alerts/${id}?t=${token}`);
    const product = { id: productId, name: 'Dawn Hoodie', imageUrl: null };
    expect([status, body, headers['cache-control']]).toEqual([200, { product, label: null, state: 'pending' }, 'no-store']);
    expect(await shop.db.getRepository(StockAlert).findOneBy({ id })).toMatchObject({ confirmedAt: null });
  });

  it('confirms by a POST, once', async () => {
    const { id, token } = await givenAlert(shop);
    const confirm = () => shop.http().post(`/api/alerts/${id}/confirm`).send({ token }).expect(200, { state: 'waiting' });
    await confirm();
    const first = await shop.db.getRepository(StockAlert).findOneByOrFail({ id });
    await confirm();
    expect((await shop.db.getRepository(StockAlert).findOneByOrFail({ id })).confirmedAt).toEqual(first.confirmedAt);
    await shop.db.getRepository(StockAlert).update({ id }, { notifiedAt: new Date() });
    const { body } = await shop.http().get(`/api/alerts/${id}?t=${token}`);
    expect(body).toMatchObject({ state: 'sent' });
  });

  it.each(['', 'x', 'x'.repeat(43), undefined])('is 404 with the token %p, as for an alert that is gone', async (token) => {
    const { id } = await givenAlert(shop);
    const gone = randomUUID();
    for (const [of, sent] of [
      [id, token],
      [id, alertToken(shop, gone)],
      [gone, alertToken(shop, gone)],
    ] as const) {
      const read = await shop.http().get(`/api/alerts/${of}`).query({ t: sent });
      const confirmed = await shop
        .http()
        .post(`/api/alerts/${of}/confirm`)
        .send({ token: sent ?? '' });
      expect([read.status, read.body.message, confirmed.status, confirmed.body.message]).toEqual([
        404,
        'Not found',
        404,
        'Not found',
      ]);
    }
    expect(await shop.db.getRepository(StockAlert).findOneBy({ id })).toMatchObject({ confirmedAt: null });
  });

  it('names no product that has become a draft', async () => {
    const { id, token, productId } = await givenAlert(shop);
    await shop.db.query(`update products set state = 'draft' where id = $1`, [productId]);
    expect((await shop.http().get(`/api/alerts/${id}?t=${token}`)).status).toBe(404);
  });
});

describe('stopping (threat 194)', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['text/plain', 'anything'],
    ['application/json', 'not JSON'],
    ['application/json', ''],
  ])('takes one POST of %s', async (type, body) => {
    const { id, token } = await givenAlert(shop);
    const stop = () =>
      fetch(`${shop.origin}/api/alerts/${id}/stop?t=${token}`, { method: 'POST', headers: { 'content-type': type }, body });
    for (const answer of [await stop(), await stop()])
      expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(await shop.db.getRepository(StockAlert).findOneBy({ id })).toBeNull();
  });

  it('needs no body, and a wrong token is answered alike', async () => {
    const { id, token } = await givenAlert(shop);
    const stop = (t: string) => fetch(`${shop.origin}/api/alerts/${id}/stop?t=${t}`, { method: 'POST' });
    expect([(await stop('x')).status, await shop.db.getRepository(StockAlert).existsBy({ id })]).toEqual([200, true]);
    expect([(await stop(token)).status, await shop.db.getRepository(StockAlert).existsBy({ id })]).toEqual([200, false]);
  });

  it('opened as a link leads to the page that asks, and changes nothing', async () => {
    const { id, token } = await givenAlert(shop);
    const answer = await fetch(`${shop.origin}/api/alerts/${id}/stop?t=${token}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/alerts/${id}?t=${token}`]);
    expect(await shop.db.getRepository(StockAlert).existsBy({ id })).toBe(true);
  });
});

describe('stopping everything that one email has told of', () => {
  const told = { confirmedAt: new Date(), notifiedAt: new Date('2026-11-29T12:00:00Z') };
  const stopAll = (id: string, token: string) =>
    fetch(`${shop.origin}/api/alerts/${id}/stop?t=${token}&all=1`, { method: 'POST' });

  it('leaves those of other mails, addresses and products, and what waits', async () => {
    const hoodie = await givenSizedProduct(shop.db, { S: 0, M: 0, L: 0, XL: 0 });
    const of = (size: string, over: Partial<StockAlert> = {}) =>
      givenAlert(shop, { productId: hoodie.id, variantId: sizeOf(hoodie, size).id, ...told, ...over });
    const stopped = await of('S');
    await of('M', { email: 'Rita@example.com' });
    const kept = [
      await of('L', { notifiedAt: new Date('2026-11-29T12:30:00Z') }),
      await of('XL', { notifiedAt: null }),
      await of('M', { email: 'rito@example.com' }),
      await givenAlert(shop, told),
    ];
    expect((await stopAll(stopped.id, 'x')).status).toBe(200);
    expect(await alertsOf(shop, hoodie.id)).toHaveLength(5);
    expect((await stopAll(stopped.id, stopped.token)).status).toBe(200);
    const left = [...(await alertsOf(shop, hoodie.id)), ...(await alertsOf(shop, kept[3]?.productId ?? ''))];
    expect(left.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
  });

  it('stops one that waits alone', async () => {
    const { id, token, productId } = await givenAlert(shop);
    await givenAlert(shop, { productId, email: 'rito@example.com' });
    await stopAll(id, token);
    expect((await alertsOf(shop, productId)).map(({ email }) => email)).toEqual(['rito@example.com']);
  });
});

it('of two saves of the switch at one instant, one wins and the other one is told', async () => {
  const settings = await shop.http().get('/api/admin/settings').set(admin).expect(200);
  const { version } = settings.body as { version: number };
  const save = () =>
    shop
      .http()
      .put('/api/admin/settings/alerts')
      .set(admin)
      .send({ version, values: { stockAlerts: false } });
  const answers = await Promise.all([save(), save()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'EDIT_CONFLICT' });
  expect((await shop.http().get('/api/settings')).body).toMatchObject({ stockAlerts: false });
});

describe('in a shop that offers no alerts', () => {
  it('every route is 404, but who got an email can still stop', async () => {
    const { id, token, productId } = await givenAlert(shop);
    await offerAlerts(shop, false);
    const answers = [
      await request({ productId, email: 'rita@example.com' }),
      await request({}),
      await shop.http().get(`/api/alerts/${id}?t=${token}`),
      await shop.http().post(`/api/alerts/${id}/confirm`).send({ token }),
      await shop.http().get(`/api/alerts/${id}/stop?t=${token}`),
      await shop.http().post(`/api/alerts/${id}/stop?t=x`),
      await shop.http().get('/api/admin/alerts/waiting').set(admin),
    ];
    expect(answers.map(refusal)).toEqual(
      answers.map(() => ({ status: 404, statusCode: 404, message: 'Not found', requestId: expect.any(String) as string })),
    );
    expect(await alertsOf(shop, productId)).toHaveLength(1);
    expect((await shop.http().post(`/api/alerts/${id}/stop?t=${token}`)).status).toBe(200);
    expect(await alertsOf(shop, productId)).toEqual([]);
  });
});

it('staff see how many wait for what, without addresses', async () => {
  await shop.db.query('delete from stock_alerts');
  const sized = await givenSizedProduct(shop.db, { M: 0, L: 3 }, { name: 'Dawn Hoodie' });
  const plain = await givenProduct(shop.db, { name: 'Dusk Cap', stockQuantity: 0 });
  const waits = (productId: string, variantId: string | null, n: number, over: object = { confirmedAt: new Date() }) =>
    givenAlert(shop, { productId, variantId, email: `${n}@example.com`, ...over });
  for (const n of [1, 2, 3]) await waits(sized.id, sizeOf(sized, 'M').id, n);
  await waits(plain.id, null, 1);
  await waits(plain.id, null, 2, {});
  await waits(plain.id, null, 3, { confirmedAt: new Date(), notifiedAt: new Date() });
  const { body } = await shop.http().get('/api/admin/alerts/waiting').set(admin).expect(200);
  expect(body).toEqual({
    rows: [
      { productId: sized.id, variantId: sizeOf(sized, 'M').id, name: 'Dawn Hoodie', label: 'M', waiting: 3, stockQuantity: 0 },
      { productId: plain.id, variantId: null, name: 'Dusk Cap', label: null, waiting: 1, stockQuantity: 0 },
    ],
  });
});
