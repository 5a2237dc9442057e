import { givenArtist, givenCategory, givenProduct } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openStatementLog } from '#test/support/database/statement-log.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminProductPageView } from '../admin-catalog.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

async function page(query: Record<string, string> = {}): Promise<AdminProductPageView> {
  const path = `/api/admin/products/page?${new URLSearchParams(query).toString()}`;
  const { body } = await shop.http().get(path).set(admin).expect(200);
  return body as AdminProductPageView;
}
const namesOf = ({ products }: AdminProductPageView): string[] => products.map(({ name }) => name);

describe('pages of the admin product list', () => {
  it('hold every product once, in the order of the list', async () => {
    await shop.db.query(`insert into products (name, description, price, created_at)
      select 'Bulk ' || n, 'x', 10, now() - (n / 5) * interval '1 hour' from generate_series(1, 25) n`);
    const { body } = await shop.http().get('/api/admin/products').set(admin).expect(200);
    const read: string[] = [];
    let after: string | undefined;
    do {
      const next = await page({ limit: '10', ...(after ? { after } : {}) });
      expect(next).toMatchObject({ matching: 25, total: 25, uncategorized: 25 });
      read.push(...next.products.map(({ id }) => id));
      after = next.products.length === 10 ? next.products.at(-1)?.id : undefined;
    } while (after !== undefined);
    expect(read).toEqual((body as { id: string }[]).map(({ id }) => id));
  });

  it('are filtered by category, and by words of name and artist', async () => {
    const category = await givenCategory(shop.db);
    const artist = await givenArtist(shop.db, { name: 'Ana Reyes', isActive: false });
    await givenProduct(shop.db, { name: 'Swallow Hoodie', categoryId: category.id, artistId: artist.id });
    await givenProduct(shop.db, { name: '100% Cotton', categoryId: category.id, description: 'By Ana' });
    expect(namesOf(await page({ category: category.id }))).toEqual(['100% Cotton', 'Swallow Hoodie']);
    expect(await page({ category: category.id })).toMatchObject({ matching: 2, total: 27, uncategorized: 25 });
    expect((await page({ category: 'none' })).matching).toBe(25);
    expect(namesOf(await page({ search: ' ana HOOD ' }))).toEqual(['Swallow Hoodie']);
    expect(namesOf(await page({ search: '100%' }))).toEqual(['100% Cotton']);
    expect(await page({ search: 'ana hat' })).toMatchObject({ products: [], matching: 0 });
    expect(namesOf(await page({ search: 'ana', category: category.id }))).toEqual(['Swallow Hoodie']);
  });

  it('are searched without regard to accents, and by the name of the category', async () => {
    const category = await givenCategory(shop.db, { name: 'Sweatshirts' });
    const artist = await givenArtist(shop.db, { name: 'Joaquín Peña' });
    await givenProduct(shop.db, { name: 'Árbol Tee', categoryId: category.id, artistId: artist.id });
    for (const search of ['joaquin', 'PEÑA arbol', 'sweatshirts arb'])
      expect(namesOf(await page({ search }))).toEqual(['Árbol Tee']);
  });

  it('are filtered by stock', async () => {
    const category = await givenCategory(shop.db);
    for (const stockQuantity of [0, 1, 10, 11])
      await givenProduct(shop.db, { name: `Stock ${stockQuantity}`, categoryId: category.id, stockQuantity });
    const low = await page({ stock: 'low', category: category.id });
    expect(namesOf(low).toSorted()).toEqual(['Stock 1', 'Stock 10']);
    expect(low.matching).toBe(2);
    expect(namesOf(await page({ stock: 'out', category: category.id }))).toEqual(['Stock 0']);
  });

  it('count all products again only after a change', async () => {
    const { total } = await page();
    const log = openStatementLog();
    await page();
    log.close();
    expect(log.texts.filter((text) => text.startsWith('select count(*)'))).toEqual([]);
    const product = await givenProduct(shop.db);
    expect((await page()).total).toBe(total + 1);
    await shop.db.query('update products set deleted_at = now() where id = $1', [product.id]);
    expect((await page()).total).toBe(total);
  });

  it('have whole products', async () => {
    const { body } = await shop.http().get('/api/admin/products').set(admin).expect(200);
    expect((await page({ limit: '3' })).products).toEqual((body as unknown[]).slice(0, 3));
  });

  it.each(['category=x', 'limit=201', 'after=x', 'stock=x', 'search=a&search=b'])('refuse ?%s', (query) =>
    shop.http().get(`/api/admin/products/page?${query}`).set(admin).expect(400),
  );

  it('are for admins only', () => shop.http().get('/api/admin/products/page').expect(401));
});
