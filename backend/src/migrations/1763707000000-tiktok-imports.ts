import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wishes of staff to bring in a product from TikTok. */
export class TiktokImports1763707000000 implements MigrationInterface {
  name = 'TiktokImports1763707000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table tiktok_imports (
      id uuid not null default gen_random_uuid(),
      shared_text text not null,
      page_source text,
      admin_id uuid,
      admin_name text not null,
      status text not null default 'waiting',
      step text,
      product_id uuid,
      refusal jsonb,
      created_at timestamptz not null default now(),
      constraint tiktok_imports_status_check check (status in ('waiting', 'running', 'done', 'refused')),
      constraint tiktok_imports_pkey primary key (id),
      constraint tiktok_imports_product_id_fkey foreign key (product_id) references products(id) on delete set null on update no action
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table tiktok_imports');
  }
}
