import { randomUUID } from 'node:crypto';
import { query } from '#platform/database/sql.js';
import { IdempotentRequests } from '#platform/idempotency/idempotent-requests.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const invoiceFor = (clientName: string) => ({
  invoice: { clientName },
  items: [{ productId: null, customProductName: 'Mural', quantity: 1, unitPrice: '12.00' }],
});
const create = (key: string, body: object, headers: object = admin) =>
  shop
    .http()
    .post('/api/invoices')
    .set({ ...headers, 'Idempotency-Key': key })
    .send(body);
const invoicesOf = async (clientName: string): Promise<number> =>
  (await query(shop.db, 'select 1 from invoices where client_name = $1', [clientName])).length;

/** What the first request has left behind. */
const givenKey = (key: string, change: string): Promise<unknown> =>
  shop.db.query(`update idempotency_keys set ${change} where key = $1`, [key]);

describe('Idempotency-Key of an admin', () => {
  it('gives the same answer and creates nothing new, whatever the order of fields', async () => {
    const key = randomUUID();
    const body = invoiceFor('Repeated');
    const first = await create(key, body).expect(201);
    const again = await create(key, { items: body.items, invoice: body.invoice }).expect(201);
    expect(again.body).toEqual(first.body);
    expect(first.body).toMatchObject({ invoiceNumber: expect.stringMatching(/^INV-/) });
    expect(await invoicesOf('Repeated')).toBe(1);
  });

  it('gives five parallel requests one row and five equal answers', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(key, invoiceFor('Parallel'))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await invoicesOf('Parallel')).toBe(1);
  });

  it('is 422 with another body or at another route', async () => {
    const key = randomUUID();
    await create(key, invoiceFor('Once')).expect(201);
    const other = await create(key, invoiceFor('Other')).expect(422);
    expect(other.body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    const artist = { name: 'Noor', location: 'Fresno', story: 'Draws rivers.' };
    const headers = { ...admin, 'Idempotency-Key': key };
    await shop.http().post('/api/admin/artists').set(headers).send(artist).expect(422);
    expect(await invoicesOf('Other')).toBe(0);
  });

  it('belongs to its account', async () => {
    const key = randomUUID();
    const first = await create(key, invoiceFor('Mine')).expect(201);
    const second = await create(key, invoiceFor('Mine'), await asAdmin(shop)).expect(201);
    expect((second.body as { id: string }).id).not.toBe((first.body as { id: string }).id);
  });

  it('can be used again after a refusal', async () => {
    const key = randomUUID();
    await create(key, { invoice: { clientName: '' }, items: [] }).expect(400);
    await create(key, invoiceFor('Corrected')).expect(201);
    expect(await invoicesOf('Corrected')).toBe(1);
  });

  it('creates nothing new when a crash has lost the answer', async () => {
    const key = randomUUID();
    await create(key, invoiceFor('Crashed')).expect(201);
    await givenKey(key, `state = 'running', response = null, created_at = now() - interval '1 minute'`);
    const { body } = await create(key, invoiceFor('Crashed')).expect(409);
    expect(body).toMatchObject({ code: 'OUTCOME_UNKNOWN' });
    expect(await invoicesOf('Crashed')).toBe(1);
  });

  it('is free again after 24 hours, and purged', async () => {
    const [kept, expired] = [randomUUID(), randomUUID()];
    for (const key of [kept, expired]) await create(key, invoiceFor('Late')).expect(201);
    const age = (hours: number) =>
      `created_at = created_at - interval '${hours} hours', expires_at = expires_at - interval '${hours} hours'`;
    await givenKey(kept, age(23.9));
    await givenKey(expired, age(24.1));
    await create(kept, invoiceFor('Late')).expect(201);
    expect(await invoicesOf('Late')).toBe(2);
    await create(expired, invoiceFor('Late')).expect(201);
    expect(await invoicesOf('Late')).toBe(3);
    await givenKey(expired, age(24.1));
    expect(await shop.app.get(IdempotentRequests).purgeExpired()).toBe(1);
  });

  it('keeps the answer sealed', async () => {
    const key = randomUUID();
    await create(key, invoiceFor('Secret Client')).expect(201);
    const rows = await query(shop.db, 'select response from idempotency_keys where key = $1', [key]);
    expect(rows).toEqual([{ response: expect.any(String) }]);
    expect(JSON.stringify(rows)).not.toContain('Secret');
  });

  it('longer than 255 characters is 400', async () => {
    await create('k'.repeat(256), invoiceFor('Long')).expect(400);
  });
});
