import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the merchant's feed last said about each product that came from it. */
export class FeedProducts1763704000000 implements MigrationInterface {
  name = 'FeedProducts1763704000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table feed_products (
      product_id uuid not null,
      told jsonb not null,
      imported_at timestamptz not null default now(),
      constraint feed_products_pkey primary key (product_id),
      constraint feed_products_product_id_fkey foreign key (product_id) references products(id) on delete cascade on update no action
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feed_products');
  }
}
