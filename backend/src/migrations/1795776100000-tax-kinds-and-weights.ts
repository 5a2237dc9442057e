import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of the catalog decides taxes, and what parcels weigh. */
export class TaxKindsAndWeights1795776100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table categories add tax_kind text not null default 'other'
        constraint categories_tax_kind_check check (tax_kind in ('clothing', 'other'));
      alter table products add weight_oz numeric(6, 1) constraint products_weight_check check (weight_oz > 0);
      alter table product_variants add weight_oz numeric(6, 1) constraint product_variants_weight_check check (weight_oz > 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table product_variants drop weight_oz;
      alter table products drop weight_oz;
      alter table categories drop tax_kind;
    `);
  }
}
