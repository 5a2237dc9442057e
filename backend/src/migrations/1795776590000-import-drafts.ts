import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports whose products are kept as drafts. */
export class ImportDrafts1795776590000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table feed_imports add drafts boolean not null default false;
      alter table tiktok_imports add draft boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table tiktok_imports drop draft;
      alter table feed_imports drop drafts;
    `);
  }
}
