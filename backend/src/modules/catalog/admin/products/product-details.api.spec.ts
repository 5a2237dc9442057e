import { givenCategory } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
let form: Record<string, unknown>;
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  form = { name: 'Rise Hoodie', description: 'A sun.', price: 68, categoryId: (await givenCategory(shop.db)).id };
});
afterAll(() => shop.close());

const save = (values: Record<string, unknown>) =>
  shop
    .http()
    .post('/api/admin/products')
    .set(admin)
    .send({ ...form, ...values });

const found = async (search: string): Promise<number> => {
  const { body } = await shop.http().get(`/api/products/listing?search=${search}`).expect(200);
  return (body as { matching: number }).matching;
};

describe('fabric and care, and fit', () => {
  it('are saved, shown by the shop, and kept or cleared by later saves', async () => {
    const { body } = await save({ fabricCare: ' Heavy fleece.\nWash cold. ', fit: 'Relaxed.', color: 'Ink Blue' }).expect(201);
    const { id } = body as { id: string };
    const details = { fabricCare: 'Heavy fleece.\nWash cold.', fit: 'Relaxed.', colors: ['Ink Blue'] };
    expect((await shop.http().get(`/api/products/${id}`).expect(200)).body).toMatchObject(details);
    const put = (values: Record<string, unknown>) =>
      shop
        .http()
        .put(`/api/admin/products/${id}`)
        .set(admin)
        .send({ ...form, ...values })
        .expect(200);
    expect((await put({})).body).toMatchObject(details);
    expect((await put({ fit: '', color: null })).body).toMatchObject({ ...details, fit: null, colors: [] });
  });

  it('are at most 2,000 characters of text', async () => {
    await save({ fit: 'x'.repeat(2_000) }).expect(201);
    await save({ fit: 'x'.repeat(2_001) }).expect(400);
    await save({ fabricCare: 'x\u0000' }).expect(400);
    await save({ fabricCare: 7 }).expect(400);
  });

  it.each([{ fabricCare: 'Tweedlike wool' }, { fit: 'Tweedlike drape' }, { color: 'Tweedlike' }])(
    'are found by the search: %j',
    async (values) => {
      const before = await found('tweedlike');
      await save(values).expect(201);
      await eventually(
        () => found('tweedlike'),
        (matching) => matching === before + 1,
      );
    },
  );
});
