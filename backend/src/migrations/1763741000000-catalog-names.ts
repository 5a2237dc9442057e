import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Standard names for the private columns of the product imports. */
export class CatalogNames1763741000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table feed_products rename column told to last_imported');
    await runner.query(renameKey('pictures', 'images'));
    await runner.query('alter table tiktok_imports rename column refusal to error');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tiktok_imports rename column error to refusal');
    await runner.query(renameKey('images', 'pictures'));
    await runner.query('alter table feed_products rename column last_imported to told');
  }
}

const renameKey = (from: string, to: string): string =>
  `update feed_products set last_imported = (last_imported - '${from}') || jsonb_build_object('${to}', last_imported -> '${from}')
   where last_imported ? '${from}'`;
