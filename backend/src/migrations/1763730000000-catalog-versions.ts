import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Categories and artists notice the save of another admin as products do. */
export class CatalogVersions1763730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['categories', 'artists'])
      await runner.query(`alter table ${table} add column version integer not null default 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['categories', 'artists']) await runner.query(`alter table ${table} drop column version`);
  }
}
