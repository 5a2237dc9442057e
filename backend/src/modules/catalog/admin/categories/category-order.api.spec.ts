import { givenCategory } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop, { username: 'ada' });
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('delete from categories'));

const arrange = (ids: readonly unknown[]) => shop.http().put('/api/admin/categories/order').set(admin).send({ ids });
const namesOf = (body: unknown): string[] => (body as { name: string }[]).map(({ name }) => name);
const inShop = async (): Promise<string[]> => namesOf((await shop.http().get('/api/categories').expect(200)).body);
const inAdmin = async (): Promise<string[]> =>
  namesOf((await shop.http().get('/api/admin/categories').set(admin).expect(200)).body);

/** Shirts, Hats and Mugs, which the shop lists by name until they are arranged. */
async function givenThree(): Promise<{ hats: string; mugs: string; shirts: string }> {
  const [shirts, hats, mugs] = await Promise.all(
    ['Shirts', 'Hats', 'Mugs'].map(async (name) => (await givenCategory(shop.db, { name, slug: name.toLowerCase() })).id),
  );
  return { hats: hats!, mugs: mugs!, shirts: shirts! };
}

describe('the order of the categories', () => {
  it('is by name until staff arrange them; then shop and admin follow at once', async () => {
    const { hats, mugs, shirts } = await givenThree();
    expect([await inShop(), await inAdmin()]).toEqual([
      ['Hats', 'Mugs', 'Shirts'],
      ['Hats', 'Mugs', 'Shirts'],
    ]);
    expect(namesOf((await arrange([shirts, hats.toUpperCase(), mugs]).expect(200)).body)).toEqual(['Shirts', 'Hats', 'Mugs']);
    expect([await inShop(), await inAdmin()]).toEqual([
      ['Shirts', 'Hats', 'Mugs'],
      ['Shirts', 'Hats', 'Mugs'],
    ]);
    const [entry] = await shop.db.query(`select detail from audit_log where entity = 'category order'`);
    expect(entry).toEqual({ detail: { items: 3 } });
  });

  it('has new categories at the end, keeps the place of one that is renamed, and of one that is restored', async () => {
    const { hats, mugs, shirts } = await givenThree();
    await arrange([shirts, mugs, hats]).expect(200);
    await givenCategory(shop.db, { name: 'Aprons', slug: 'aprons' });
    const renamed = { name: 'Zebra Shirts', slug: 'shirts' };
    await shop.http().put(`/api/admin/categories/${shirts}`).set(admin).send(renamed).expect(200);
    expect(await inShop()).toEqual(['Zebra Shirts', 'Mugs', 'Hats', 'Aprons']);
    await shop.http().delete(`/api/admin/categories/${mugs}`).set(admin).expect(200);
    await shop.http().post(`/api/admin/deleted/categories/${mugs}/restore`).set(admin).expect(200);
    expect(await inShop()).toEqual(['Zebra Shirts', 'Mugs', 'Hats', 'Aprons']);
  });

  it('does not disturb a form that is open', async () => {
    const { hats, mugs, shirts } = await givenThree();
    const { body } = await shop.http().get('/api/admin/categories').set(admin).expect(200);
    const { version } = (body as { id: string; version: number }[]).find(({ id }) => id === hats)!;
    await arrange([shirts, mugs, hats]).expect(200);
    const form = { name: 'Caps', slug: 'hats', version };
    await shop.http().put(`/api/admin/categories/${hats}`).set(admin).send(form).expect(200);
  });

  it('is rejected unless it names exactly the current categories (threat 80)', async () => {
    const { hats, mugs, shirts } = await givenThree();
    await arrange([shirts, mugs, hats]).expect(200);
    const ids = [hats, mugs];
    for (const stale of [ids, [...ids, shirts, '6a1c4c9e-3d0b-4b0e-9f0f-2b9d3c1f0a11']]) {
      expect((await arrange(stale).expect(409)).body).toMatchObject({
        code: 'CATEGORIES_CHANGED',
        message: 'The categories have changed meanwhile: reload them and arrange them again',
      });
    }
    expect((await arrange([hats, hats.toUpperCase(), mugs]).expect(400)).body.message).toBe('The order names a category twice');
    expect((await arrange(['x']).expect(400)).body.message).toBe('The order must be a list of ids');
    expect(await inShop()).toEqual(['Shirts', 'Mugs', 'Hats']);
  });

  it('is one of those that two admins save at once, while a category is created', async () => {
    const { hats, mugs, shirts } = await givenThree();
    const orders = [
      [shirts, mugs, hats],
      [mugs, hats, shirts],
    ];
    const create = { name: 'Aprons', slug: 'aprons' };
    const [first, second] = await Promise.all([
      arrange(orders[0]!),
      arrange(orders[1]!),
      shop.http().post('/api/admin/categories').set(admin).send(create).expect(201),
    ]);
    for (const { status } of [first, second]) expect([200, 409]).toContain(status);
    const names = await inShop();
    expect(names.filter((name) => name === 'Aprons')).toHaveLength(1);
    if (first.status === 200 && second.status === 200)
      expect(['Shirts Mugs Hats Aprons', 'Mugs Hats Shirts Aprons']).toContain(names.join(' '));
  });

  it('is not for packers (threat 131)', async () => {
    const packer = await asAdmin(shop, { role: 'packer' });
    await shop.http().put('/api/admin/categories/order').set(packer).send({ ids: [] }).expect(403);
  });
});
