import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products say how they run; images say what they show to whom cannot see them. */
export class FitScaleAndAltTexts1795720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products add fit_scale text');
    await runner.query(`alter table product_images add alt text not null default ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table product_images drop alt');
    await runner.query('alter table products drop fit_scale');
  }
}
