import { givenArtist, givenCategory, givenProduct } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { DeletedItems } from '#test/support/deleted-items.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { ImportedProducts } from '../../products/imported-products.js';

let shop: TestShop;
let admin: { authorization: string };
let items: DeletedItems;
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  items = new DeletedItems(shop, admin);
});
afterAll(() => shop.close());

const waitingForLock = async (): Promise<number> => {
  const [row] = await query<{ count: number }>(
    shop.db,
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.count ?? 0;
};

describe('races of deletions', () => {
  const statuses = async (requests: PromiseLike<{ status: number }>[]): Promise<number[]> =>
    (await Promise.all(requests)).map(({ status }) => status).toSorted((a, b) => a - b);
  const create = (slug: string) => shop.http().post('/api/admin/categories').set(admin).send({ name: 'Raced', slug });
  const entriesOf = async (id: string): Promise<string[]> => {
    const rows: { action: string }[] = await shop.db.query(
      'select action from audit_log where entity_id = $1 order by created_at',
      [id],
    );
    return rows.map(({ action }) => action);
  };

  it.each(['categories', 'artists'] as const)(
    'of several deletions of %s one succeeds, and of several restores too',
    async (kind) => {
      const { id } = kind === 'categories' ? await givenCategory(shop.db) : await givenArtist(shop.db);
      const link = kind === 'categories' ? { categoryId: id } : { artistId: id };
      const products = await Promise.all([1, 2, 3].map(() => givenProduct(shop.db, link)));
      expect(await statuses([1, 2, 3].map(() => items.remove(kind, id)))).toEqual([200, 404, 404]);
      expect(await statuses([1, 2, 3].map(() => items.restore(kind, id)))).toEqual([200, 200, 200]);
      expect(await entriesOf(id)).toEqual(['deleted', 'restored']);
      for (const { id: productId } of products) expect(await items.product(productId)).toMatchObject(link);
    },
  );

  it('a slug is used once, however deletion, restore and creation meet', async () => {
    for (let race = 0; race < 8; race += 1) {
      const slug = `raced-${race}`;
      const first = await givenCategory(shop.db, { slug });
      const [, created] = await Promise.all([items.remove('categories', first.id), create(slug)]);
      expect([201, 409]).toContain(created.status);
      const answers = await Promise.all([items.restore('categories', first.id), create(slug), create(slug)]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(created.status === 201 ? 0 : 1);
      const listed = await shop.db.query('select id from categories where slug = $1 and deleted_at is null', [slug]);
      expect(listed).toHaveLength(1);
    }
  });

  it('a product that is saved while its category is deleted and restored ends in it or in none', async () => {
    for (let race = 0; race < 5; race += 1) {
      const category = await givenCategory(shop.db);
      const { id } = await givenProduct(shop.db, { categoryId: category.id });
      const form = { name: 'Raced', description: 'x', price: 5, categoryId: category.id };
      const save = () => shop.http().put(`/api/admin/products/${id}`).set(admin).send(form);
      const answers = await Promise.all([
        save(),
        items.remove('categories', category.id),
        save(),
        items.restore('categories', category.id),
      ]);
      const restored = answers.pop();
      for (const { status } of answers) expect([200, 400]).toContain(status);
      // A restore that has begun before the deletion finds nothing to restore, and then no category.
      expect([200, 404]).toContain(restored?.status);
      const [row] = await shop.db.query('select deleted_at is null as listed from categories where id = $1', [category.id]);
      if (!(row as { listed: boolean }).listed) expect((await items.product(id)).categoryId).toBeNull();
    }
  });

  it('a deleted category cannot be given to a product, also not while it is being deleted', async () => {
    const category = await givenCategory(shop.db);
    const { id } = await givenProduct(shop.db, { categoryId: category.id });
    const form = { name: 'Raced', description: 'x', price: 5, categoryId: category.id };
    const save = () => shop.http().put(`/api/admin/products/${id}`).set(admin).send(form);
    await Promise.all([save(), items.remove('categories', category.id), save()]);
    expect((await items.product(id)).categoryId).toBeNull();
    await save().expect(400);
  });

  it('a deleted category cannot be given to a product by an import that chose it before, which then keeps it from being deleted', async () => {
    const [gone, used] = [await givenCategory(shop.db), await givenCategory(shop.db)];
    await items.remove('categories', gone.id).expect(200);
    const imported = shop.app.get(ImportedProducts);
    let removal: PromiseLike<{ status: number }> | undefined;
    const [lockedIds, linked] = await inTransaction(shop.db, async (tx) => {
      const ids = [await imported.lockCategory(tx, gone.id), await imported.lockCategory(tx, used.id)];
      removal = items.remove('categories', used.id).then();
      await eventually(waitingForLock, (count) => count === 1);
      const { id } = await givenProduct(shop.db, { categoryId: used.id });
      return [ids, id] as const;
    });
    expect((await removal)?.status).toBe(200);
    expect(lockedIds).toEqual([null, used.id]);
    expect((await items.product(linked)).categoryId).toBeNull();
  });
});
