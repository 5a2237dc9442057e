import { givenCategory, givenProduct } from '../support/builders/catalog.js';
import { asAdmin } from '../support/builders/users.js';
import { openShop, type TestShop } from '../support/shop.js';

interface Saved {
  id: string;
  version: number;
  createdAt: string;
}

let shop: TestShop;
let admin: { authorization: string };
let form: object;
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  form = { name: 'Dawn Hoodie', description: 'Warm.', price: '48.00', categoryId: (await givenCategory(shop.db)).id };
});
afterAll(() => shop.close());

const create = (values: object = {}) =>
  shop
    .http()
    .post('/api/admin/products')
    .set(admin)
    .send({ ...form, ...values });
const save = (id: string, values: object) =>
  shop
    .http()
    .put(`/api/admin/products/${id}`)
    .set(admin)
    .send({ ...form, ...values });
const statusOf = async (id: string): Promise<number> => (await shop.http().get(`/api/products/${id}`)).status;
const inMs = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();

describe('saving a product', () => {
  it('keeps what is not sent; a new one is live', async () => {
    const { body } = await create().expect(201);
    expect(body).toMatchObject({ state: 'live', visibleFrom: null, buyableFrom: null, mostPerOrder: null });
    const { id } = body as Saved;
    const values = {
      state: 'draft',
      visibleFrom: '2036-11-28T19:00:00-05:00',
      buyableFrom: '2036-11-29T00:00Z',
      mostPerOrder: 2,
    };
    await save(id, values).expect(200);
    const stored = {
      state: 'draft',
      visibleFrom: '2036-11-29T00:00:00.000Z',
      buyableFrom: '2036-11-29T00:00:00.000Z',
      mostPerOrder: 2,
    };
    expect((await save(id, { price: '50.00' }).expect(200)).body).toMatchObject(stored);
    const [entry] = await shop.db.query<{ detail: { changes: object } }[]>(
      `select detail from audit_log where entity_id = $1 and detail::text like '%mostPerOrder%'`,
      [id],
    );
    expect(Object.keys(entry?.detail.changes ?? {}).toSorted()).toEqual(['buyableFrom', 'mostPerOrder', 'state', 'visibleFrom']);
  });

  it.each([
    [{ mostPerOrder: 0 }, 'mostPerOrder'],
    [{ visibleFrom: '2036-01-02T00:00:00Z', buyableFrom: '2036-01-01T00:00:00Z' }, 'buyableFrom'],
  ])('refuses %j', async (values, field) => {
    const { body } = await create(values).expect(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });

  it('compares a moment that is sent with the one that is stored', async () => {
    const { body } = await create({ visibleFrom: '2036-01-02T00:00:00Z' }).expect(201);
    const { body: refused } = await save((body as Saved).id, { buyableFrom: '2036-01-01T00:00:00Z' }).expect(400);
    expect(refused).toMatchObject({ errors: { buyableFrom: 'On sale from cannot be before Visible from' } });
  });

  it('opens a moment in the past at once', async () => {
    const { body } = await create({ visibleFrom: inMs(-1_000) }).expect(201);
    expect(await statusOf((body as Saved).id)).toBe(200);
  });

  it('hides a draft at once, and lists what becomes visible as the newest', async () => {
    const { body } = await create({ state: 'draft' }).expect(201);
    const { id } = body as Saved;
    expect(await statusOf(id)).toBe(404);
    await givenProduct(shop.db);
    await save(id, { state: 'live' }).expect(200);
    expect(await statusOf(id)).toBe(200);
    const { body: list } = await shop.http().get('/api/products');
    expect((list as Saved[])[0]?.id).toBe(id);
    const moment = inMs(3_600_000);
    const { body: waiting } = await save(id, { state: 'draft' });
    expect((await save(id, { state: 'live', visibleFrom: moment })).body).toMatchObject({ createdAt: moment });
    expect((waiting as Saved).createdAt).not.toBe(moment);
  });

  it('changes the state of selected products, and lists by state', async () => {
    const { body } = await create({ name: 'Selected' }).expect(201);
    const { id, version } = body as Saved;
    const edits = { edits: [{ id, version, state: 'draft' }] };
    await shop.http().post('/api/admin/products/selected').set(admin).send(edits).expect(200);
    const idsOf = async (state: string): Promise<string[]> => {
      const { body: page } = await shop.http().get(`/api/admin/products/page?state=${state}&limit=200`).set(admin).expect(200);
      return (page as { products: Saved[] }).products.map((product) => product.id);
    };
    const { body: counted } = await shop.http().get('/api/admin/products/page?limit=1').set(admin).expect(200);
    const [drafts, live, waiting] = [await idsOf('draft'), await idsOf('live'), await idsOf('waiting')];
    expect([drafts, live, waiting].map((ids) => ids.includes(id))).toEqual([true, false, false]);
    expect(waiting.length).toBeGreaterThan(0);
    expect(counted).toMatchObject({ drafts: drafts.length, waiting: waiting.length });
    expect(live).toEqual(expect.arrayContaining(waiting));
    await shop.http().get('/api/admin/products/page?state=gone').set(admin).expect(400);
  });
});
