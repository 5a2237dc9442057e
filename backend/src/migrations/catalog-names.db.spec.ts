import { DataSource } from 'typeorm';
import { createTestDatabase } from '#test/support/database/test-database.js';
import { query } from '#platform/database/sql.js';
import { CatalogNames1763741000000 } from './1763741000000-catalog-names.js';

it('the standard names of the product imports lose no data, forwards and backwards', async () => {
  const database = await createTestDatabase();
  const db = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const runner = db.createQueryRunner();
  const migration = new CatalogNames1763741000000();
  const pictures = [{ address: 'https://cdn.example/a.png', imageUrl: '/api/images/a.png' }];
  const refusal = { status: 422, message: 'The page shows no price, so nothing was imported' };

  await migration.down(runner);
  const [product] = await query<{ id: string }>(
    db,
    `insert into products (name, description, price) values ('Tee', '', 10) returning id`,
  );
  const before = { name: 'Tee', stock: 2, pictures, placeholder: null };
  await db.query('insert into feed_products (product_id, told) values ($1, $2)', [product?.id, before]);
  await db.query(`insert into tiktok_imports (shared_text, admin_name, refusal) values ('x', 'ada', $1)`, [refusal]);

  await migration.up(runner);
  const after = { name: 'Tee', stock: 2, images: pictures, placeholder: null };
  expect(await query(db, 'select last_imported from feed_products')).toEqual([{ last_imported: after }]);
  expect(await query(db, 'select error from tiktok_imports')).toEqual([{ error: refusal }]);

  await migration.down(runner);
  expect(await query(db, 'select told from feed_products')).toEqual([{ told: before }]);
  await runner.release();
  await db.destroy();
  await database.drop();
});
