import { givenCategory } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminProductView } from '../admin-catalog.view.js';

let shop: TestShop;
let admin: { authorization: string };
let form: object;
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  const { id: categoryId } = await givenCategory(shop.db);
  form = { name: 'Rise Hoodie', description: 'Warm', price: '48.00', categoryId };
});
afterAll(() => shop.close());

const create = (values: object) =>
  shop
    .http()
    .post('/api/admin/products')
    .set(admin)
    .send({ ...form, ...values });
const update = (id: string, values: object) =>
  shop
    .http()
    .put(`/api/admin/products/${id}`)
    .set(admin)
    .send({ ...form, ...values });
const M = { values: ['M'], stockQuantity: 1 };

it('weights of a product and its sizes are saved, audited, kept and cleared', async () => {
  const sizes = { optionNames: ['Size'], variants: [{ ...M, weightOz: 18.5 }] };
  const { id, ...created } = (await create({ weightOz: 20, ...sizes }).expect(201)).body as AdminProductView;
  expect(created).toMatchObject({ weightOz: 20, variants: [{ weightOz: 18.5 }] });
  expect((await update(id, { variants: [M] }).expect(200)).body).toMatchObject({ weightOz: 20, variants: [{ weightOz: 18.5 }] });
  const cleared = { weightOz: null, variants: [{ ...M, weightOz: null }] };
  expect((await update(id, cleared).expect(200)).body).toMatchObject({ weightOz: null, variants: [{ weightOz: null }] });
  const audited = "select detail -> 'changes' -> 'weightOz' as change from audit_log where entity_id = $1 and action = 'updated'";
  expect(await shop.db.query(audited, [id])).toContainEqual({ change: { before: 20, after: null } });
});

it('a weight of 0 is refused, of the product and of a size', async () => {
  const weightOz = 0;
  expect((await create({ weightOz }).expect(400)).body).toMatchObject({
    errors: { weightOz: expect.stringMatching(/^Weight must be/) as string },
  });
  const body = { optionNames: ['Size'], variants: [{ ...M, weightOz }] };
  expect((await create(body).expect(400)).body).toMatchObject({ code: 'INVALID' });
});
