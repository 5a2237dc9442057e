import { DESCRIBING_TEXT_NAMES, PRODUCT_TEXT_NAMES, PRODUCT_TEXTS } from '@shop/contract/product-fields';
import { givenCategory } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';

const OPTIONAL = PRODUCT_TEXT_NAMES.filter((name) => !PRODUCT_TEXTS[name].required && !PRODUCT_TEXTS[name].choices);

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

describe('the optional texts of a product', () => {
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

  it.each(OPTIONAL)('%s is saved, audited, kept, cleared and limited', async (name) => {
    const { label, maxLength } = PRODUCT_TEXTS[name];
    const { body } = await save({ [name]: ' Plain. ' }).expect(201);
    const { id } = body as { id: string };
    const put = (values: Record<string, unknown>) =>
      shop
        .http()
        .put(`/api/admin/products/${id}`)
        .set(admin)
        .send({ ...form, ...values });
    expect((await put({}).expect(200)).body).toMatchObject({ [name]: 'Plain.' });
    expect((await put({ [name]: '' }).expect(200)).body).toMatchObject({ [name]: null });
    const audited = `select detail -> 'changes' -> $2::text as change from audit_log where entity_id = $1 and detail -> 'changes' ? $2`;
    expect(await shop.db.query(audited, [id, name])).toEqual([{ change: { before: 'Plain.', after: null } }]);
    await put({ [name]: 'x'.repeat(maxLength) }).expect(200);
    const { body: error } = await put({ [name]: 'x'.repeat(maxLength + 1) }).expect(400);
    expect(error).toMatchObject({ errors: { [name]: `${label} must be at most ${maxLength} characters` } });
  });

  it('the fit scale is one of three', async () => {
    const { body } = await save({ fitScale: 'Runs large' }).expect(201);
    const { id } = body as { id: string };
    expect((await shop.http().get(`/api/products/${id}`).expect(200)).body).toMatchObject({ fitScale: 'Runs large' });
    const { body: error } = await save({ fitScale: 'Huge' }).expect(400);
    const message = 'Fit Scale must be one of: Runs small, True to size, Runs large';
    expect(error).toMatchObject({ errors: { fitScale: message } });
  });

  it('are at most 2,000 characters of text', async () => {
    await save({ fit: 'x'.repeat(2_000) }).expect(201);
    await save({ fit: 'x'.repeat(2_001) }).expect(400);
    await save({ fabricCare: 'x\ud800' }).expect(400);
    await save({ fabricCare: 7 }).expect(400);
  });

  it.each([...DESCRIBING_TEXT_NAMES, 'color'] as const)('%s is found by the search', async (name) => {
    const before = await found('tweedlike');
    await save({ [name]: 'Tweedlike drape' }).expect(201);
    await eventually(
      () => found('tweedlike'),
      (matching) => matching === before + 1,
    );
  });
});
