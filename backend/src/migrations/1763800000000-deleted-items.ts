import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deleted categories, artists and portfolio items can be restored. */
export class DeletedItems1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table deleted_categories (
      id uuid not null, name text not null, slug text not null, image_url text, size_guide jsonb, version integer not null,
      product_ids uuid[] not null, deleted_at timestamptz not null default now(),
      constraint deleted_categories_pkey primary key (id))`);
    await runner.query('create index deleted_categories_deleted_at_idx on deleted_categories (deleted_at)');
    await runner.query(`create table deleted_artists (
      id uuid not null, name text not null, location text not null, story text not null, image_url text, is_active boolean not null,
      version integer not null, created_at timestamptz not null, product_ids uuid[] not null,
      deleted_at timestamptz not null default now(), constraint deleted_artists_pkey primary key (id))`);
    await runner.query('create index deleted_artists_deleted_at_idx on deleted_artists (deleted_at)');
    await runner.query('alter table portfolio_media add column deleted_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from portfolio_media where deleted_at is not null');
    await runner.query('alter table portfolio_media drop column deleted_at');
    await runner.query('drop table deleted_artists');
    await runner.query('drop table deleted_categories');
  }
}
