import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A slug may also begin or end with hyphens or hold several in a row: the rule that the screens and the API know. */
export class CategorySlugs1763708000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table categories drop constraint categories_slug_check');
    await runner.query(`alter table categories add constraint categories_slug_check check (slug ~ '^[a-z0-9-]+$')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table categories drop constraint categories_slug_check');
    await runner.query(`alter table categories add constraint categories_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')`);
  }
}
